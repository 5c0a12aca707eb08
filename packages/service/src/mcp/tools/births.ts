/** Tools about a birth: the chart, the dashas, the transits. */

import { GRAHAS } from 'ganaka/internal/sky/engines/engine.ts';
import { dashas as dashasView } from 'ganaka/internal/views/kundali/dashas.ts';
import { kundali as chartView } from 'ganaka/internal/views/kundali/kundali.ts';
import { transits as transitsView } from 'ganaka/internal/views/kundali/transits.ts';
import { type Static, Type } from 'typebox';
import { citedLinks } from '../citations.ts';
import { birthInput, birthQuery, dateInput, engineInput, engineOf } from '../common-inputs.ts';
import { askView, basisReply, replyUri } from '../reply.ts';
import { textOf } from '../text-parts.ts';
import { tool } from '../tool.ts';

const birthFields = birthInput.properties;
const degrees = (value: number): number => Math.round(value * 1e4) / 1e4;

const grahaReply = Type.Object({
  graha: Type.String(),
  rashi: Type.String(),
  degree: Type.Number({ description: 'within the rashi' }),
  longitude: Type.Number({ description: 'sidereal' }),
  nakshatra: Type.String(),
  pada: Type.Integer(),
  house: Type.Integer({ description: 'whole-sign, from the lagna' }),
  retrograde: Type.Optional(Type.Literal(true)),
  combust: Type.Optional(Type.Literal(true)),
  dignity: Type.Optional(Type.String()),
});
const chartOutput = Type.Object({
  basis: basisReply,
  ayanamsa_degrees: Type.Number(),
  lagna: Type.Object({
    rashi: Type.String(),
    degree: Type.Number(),
    longitude: Type.Number(),
    nakshatra: Type.String(),
    pada: Type.Integer(),
  }),
  grahas: Type.Array(grahaReply),
});
type GrahaReply = Static<typeof grahaReply>;

export const kundali = tool({
  name: 'kundali',
  title: 'Birth chart',
  description:
    'The sidereal birth chart (kundali): lagna and the nine grahas with rashi, degree, nakshatra, pada, house, retrogression, combustion and dignity. The chart as a picture is linked as a resource. Birth data are personal: ask the user before sending them.',
  routes: ['/kundali'],
  input: (engines) => Type.Object({ ...birthFields, ...engineInput(engines) }, { additionalProperties: false }),
  output: chartOutput,
  async run({ engine, ...birth }, { ask, engines }) {
    const { segment } = engineOf(engine, engines);
    const query = birthQuery(birth);
    const { payload, basis, uri } = await askView(ask, chartView, `/v1/${segment}/kundali`, query);
    const { lagna } = payload;
    const grahas = GRAHAS.map((graha): GrahaReply => {
      const { rashi, amsha, longitude, nakshatra, house, retrograde, combust, dignity } = payload.grahas[graha];
      return {
        graha,
        rashi: rashi.name,
        degree: degrees(amsha),
        longitude: degrees(longitude),
        nakshatra: nakshatra.name,
        pada: nakshatra.pada,
        house,
        ...(retrograde && { retrograde: true as const }),
        ...(combust && { combust: true as const }),
        ...(dignity !== null && { dignity }),
      };
    });
    const answer = {
      basis,
      ayanamsa_degrees: payload.ayanamsa_degrees,
      lagna: {
        rashi: lagna.rashi.name,
        degree: degrees(lagna.amsha),
        longitude: degrees(lagna.longitude),
        nakshatra: lagna.nakshatra.name,
        pada: lagna.nakshatra.pada,
      },
      grahas,
    };
    return {
      answer,
      text: textOf(
        [
          `Lagna ${answer.lagna.rashi} ${answer.lagna.degree.toFixed(2)}°, ${answer.lagna.nakshatra} ${answer.lagna.pada}.`,
          ...grahas.map(
            (each) =>
              `${each.graha}: ${each.rashi} ${each.degree.toFixed(2)}°, house ${each.house}, ${each.nakshatra} ${each.pada}${each.retrograde ? ', retrograde' : ''}${each.combust ? ', combust' : ''}`,
          ),
        ],
        basis,
      ),
      links: [
        { uri, name: 'the whole reply', mimeType: 'application/json' },
        {
          uri: replyUri(`/v1/${segment}/kundali.svg`, { ...query, lang: 'en' }),
          name: 'the chart as a picture',
          mimeType: 'image/svg+xml',
        },
      ],
    };
  },
});

const periodReply = Type.Object({ lord: Type.String(), start: Type.String(), end: Type.String() });
type Period = Static<typeof periodReply>;
const dashaOutput = Type.Object({
  basis: basisReply,
  balance: Type.Object({ lord: Type.String(), years: Type.Integer(), months: Type.Integer(), days: Type.Integer() }),
  on: Type.String(),
  running: Type.Array(periodReply, {
    description: 'maha, antar and pratyantar dasha running on that day; empty where none is',
  }),
  maha: Type.Array(periodReply, { description: 'days on which they begin and end' }),
  antar: Type.Array(periodReply, { description: 'of the running mahadasha' }),
});

/** A period with days instead of instants, because dashas are given by days. */
const dayOf = ({ lord, start, end }: Period): Period => ({ lord, start: start.slice(0, 10), end: end.slice(0, 10) });
const holding = <P extends Period>(periods: readonly P[], on: string): P | undefined =>
  periods.find(({ start, end }) => start.slice(0, 10) <= on && on < end.slice(0, 10));

export const dashas = tool({
  name: 'dashas',
  title: 'Vimshottari dashas',
  description:
    'Vimshottari periods of a birth: balance at birth, the nine mahadashas with their days, and the maha, antar and pratyantar dasha running on a given day, with the antaras of that mahadasha. All levels are in the linked resource.',
  routes: ['/dashas'],
  input: (engines) =>
    Type.Object(
      {
        ...birthFields,
        on: dateInput('Day for which the running periods are wanted, YYYY-MM-DD.'),
        ...engineInput(engines),
      },
      { additionalProperties: false },
    ),
  output: dashaOutput,
  async run({ engine, on, ...birth }, { ask, engines }) {
    const { segment } = engineOf(engine, engines);
    const { payload, basis, uri } = await askView(ask, dashasView, `/v1/${segment}/dashas`, birthQuery(birth));
    const maha = holding(payload.maha, on);
    const antar = maha && holding(maha.antar, on);
    const pratyantar = antar && holding(antar.pratyantara, on);
    const { lord, years, months, days } = payload.balance;
    const answer = {
      basis,
      balance: { lord, years, months, days },
      on,
      running: [maha, antar, pratyantar].flatMap((each) => (each === undefined ? [] : [dayOf(each)])),
      maha: payload.maha.map(dayOf),
      antar: (maha?.antar ?? []).map(dayOf),
    };
    return {
      answer,
      text: textOf(
        [
          `Balance at birth: ${lord} ${years} years ${months} months ${days} days.`,
          answer.running.length === 0
            ? `No period of this cycle runs on ${on}.`
            : `On ${on}: ${answer.running.map((each) => `${each.lord} (${each.start} to ${each.end})`).join(', then within it ')}.`,
          `Mahadashas: ${answer.maha.map((each) => `${each.lord} from ${each.start}`).join(', ')}.`,
        ],
        basis,
      ),
      links: [{ uri, name: 'all periods', mimeType: 'application/json' }, ...citedLinks([payload.citation])],
    };
  },
});

const transitReply = Type.Object({
  graha: Type.String(),
  rashi: Type.String(),
  degree: Type.Number(),
  nakshatra: Type.String(),
  house_from_lagna: Type.Integer(),
  house_from_moon: Type.Integer(),
  retrograde: Type.Optional(Type.Literal(true)),
});

export const transits = tool({
  name: 'transits',
  title: 'Transits over a birth chart',
  description:
    'Where the nine grahas are at sunrise of a day, counted in houses from the birth lagna and from the birth Moon (gochara).',
  routes: ['/transits'],
  input: (engines) =>
    Type.Object(
      { ...birthFields, on: dateInput('Day of the transits, YYYY-MM-DD.'), ...engineInput(engines) },
      { additionalProperties: false },
    ),
  output: Type.Object({ basis: basisReply, on: Type.String(), at: Type.String(), grahas: Type.Array(transitReply) }),
  async run({ engine, on, ...birth }, { ask, engines }) {
    const { segment } = engineOf(engine, engines);
    const query = { ...birthQuery(birth), on };
    const { payload, basis, uri } = await askView(ask, transitsView, `/v1/${segment}/transits`, query);
    const grahas = GRAHAS.map((graha): Static<typeof transitReply> => {
      const { rashi, amsha, nakshatra, house_from_lagna, house_from_moon, retrograde } = payload.grahas[graha];
      return {
        graha,
        rashi: rashi.name,
        degree: degrees(amsha),
        nakshatra: nakshatra.name,
        house_from_lagna,
        house_from_moon,
        ...(retrograde && { retrograde: true as const }),
      };
    });
    return {
      answer: { basis, on: payload.on, at: payload.at, grahas },
      text: textOf(
        [
          `Transits on ${payload.on}:`,
          ...grahas.map(
            (each) =>
              `${each.graha}: ${each.rashi} ${each.degree.toFixed(1)}°, ${each.house_from_moon} from the Moon, ${each.house_from_lagna} from the lagna${each.retrograde ? ', retrograde' : ''}`,
          ),
        ],
        basis,
      ),
      links: [{ uri, name: 'the whole reply', mimeType: 'application/json' }],
    };
  },
});
