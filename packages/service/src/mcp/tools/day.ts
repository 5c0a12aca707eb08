/** Tools for the panchanga of a day, and of today. */

import { panchanga as snapshot } from 'ganaka/internal/views/day/panchanga.ts';
import { type Static, Type } from 'typebox';
import { citedLinks } from '../citations.ts';
import { type DayPlaceInput, dateInput, dayInputs, dayQuery, engineInput, engineOf } from '../common-inputs.ts';
import { askView, basisReply, replyUri } from '../reply.ts';
import { at, between, spanReply, textOf } from '../text-parts.ts';
import { type Desk, type Digest, tool } from '../tool.ts';

const running = Type.Object({
  number: Type.Integer(),
  name: Type.String(),
  end: Type.String({ description: 'when the next begins' }),
});
const maybeSpan = Type.Union([spanReply, Type.Null()]);
const maybeTime = Type.Union([Type.String(), Type.Null()]);

const output = Type.Object({
  basis: basisReply,
  date: Type.String(),
  at: Type.String({ description: 'instant of tithi, nakshatra, yoga and karana: sunrise, or the time asked for' }),
  weekday: Type.String(),
  tithi: Type.Object({ ...running.properties, paksha: Type.String() }),
  nakshatra: Type.Object({ ...running.properties, pada: Type.Integer() }),
  yoga: running,
  karana: running,
  month: Type.Object({
    amanta: Type.String(),
    purnimanta: Type.String(),
    adhika: Type.Boolean(),
    solar: Type.String(),
  }),
  era: Type.Object({ vikram: Type.Integer(), shaka: Type.Integer(), samvatsara: Type.String() }),
  sunrise: maybeTime,
  sunset: maybeTime,
  moonrise: maybeTime,
  moonset: maybeTime,
  rahu_kala: maybeSpan,
  abhijit: maybeSpan,
  bhadra: Type.Array(spanReply),
  observances: Type.Array(Type.String(), { description: 'festivals and vratas kept on this day at the place' }),
});
type Output = Static<typeof output>;

const BLOCKS = 'tithi,nakshatra,yoga,karana,weekday,months,eras,samvatsara,rise_set,muhurta,bhadra,observances';

interface DayInput extends DayPlaceInput {
  readonly date?: string;
  readonly time?: string;
  readonly engine?: unknown;
}

/** An instant of the reply; null if the event does not occur. */
const clockOf = (value: unknown): string | null => (typeof value === 'string' ? value : null);
const spanOf = (value: { readonly start: string; readonly end: string } | null | undefined) =>
  value === null || value === undefined ? null : { start: value.start, end: value.end };

async function dayOf(input: DayInput, { ask, engines }: Desk): Promise<Digest<Output>> {
  const { segment } = engineOf(input.engine, engines);
  const path = `/v1/${segment}/panchanga`;
  const query = { date: input.date, time: input.time, ...dayQuery(input) };
  const { payload, basis } = await askView(ask, snapshot, path, { ...query, blocks: BLOCKS });
  const { instant, tithi, nakshatra, yoga, karana, weekday, months, eras, samvatsara, rise_set, muhurta } = payload;
  if (!tithi || !nakshatra || !yoga || !karana || !weekday || !months || !eras || !samvatsara)
    throw new Error('a panchanga without its five limbs');
  const answer: Output = {
    basis,
    date: instant.date,
    at: instant.iso,
    weekday: weekday.name,
    tithi: { number: tithi.number, name: tithi.name, end: tithi.end, paksha: tithi.paksha },
    nakshatra: { number: nakshatra.number, name: nakshatra.name, end: nakshatra.end, pada: nakshatra.pada },
    yoga: { number: yoga.number, name: yoga.name, end: yoga.end },
    karana: { number: karana.number, name: karana.name, end: karana.end },
    month: {
      amanta: months.amanta.name,
      purnimanta: months.purnimanta.name,
      adhika: months.amanta.adhika,
      solar: months.solar.name,
    },
    era: { vikram: eras.vikram, shaka: eras.shaka, samvatsara: samvatsara.chandra.name },
    sunrise: clockOf(rise_set?.sunrise),
    sunset: clockOf(rise_set?.sunset),
    moonrise: clockOf(rise_set?.moonrise),
    moonset: clockOf(rise_set?.moonset),
    rahu_kala: spanOf(muhurta?.rahu_kala),
    abhijit: spanOf(muhurta?.abhijit),
    bhadra: (payload.bhadra?.windows ?? []).map(({ start, end }) => ({ start, end })),
    observances: (payload.observances ?? []).map(({ name }) => name),
  };
  return {
    answer,
    text: textOf(linesOf(answer), basis),
    links: [
      { uri: replyUri(path, { ...query, lang: 'en' }), name: 'the whole panchanga', mimeType: 'application/json' },
      ...citedLinks([months.citation]),
    ],
  };
}

function linesOf(day: Output): (string | false)[] {
  const { date, month, era } = day;
  const until = ({ name, end }: Static<typeof running>) => `${name} until ${at(end, date)}`;
  return [
    `${day.weekday}, ${date}: ${month.adhika ? 'adhika ' : ''}${month.purnimanta} (purnimanta; amanta ${month.amanta}), Vikram ${era.vikram}, Shaka ${era.shaka}, ${era.samvatsara}`,
    `Tithi: ${day.tithi.paksha} ${until(day.tithi)}. Nakshatra: ${until(day.nakshatra)}. Yoga: ${until(day.yoga)}. Karana: ${until(day.karana)}.`,
    day.sunrise !== null && day.sunset !== null && `Sunrise ${at(day.sunrise)}, sunset ${at(day.sunset)}.`,
    day.rahu_kala !== null && `Rahu kala ${between(day.rahu_kala, date)}.`,
    day.bhadra.length > 0 && `Bhadra ${day.bhadra.map((each) => between(each, date)).join(', ')}.`,
    day.observances.length > 0 && `Kept today: ${day.observances.join(', ')}.`,
  ];
}

export const whatIsToday = tool({
  name: 'what_is_today',
  title: 'Hindu calendar today',
  description:
    'The Hindu date now at a place: tithi, nakshatra, yoga, karana at sunrise with their ends, lunar month, era, sunrise and sunset, rahu kala, and the festivals and vratas kept today. Use for "what tithi is it", "is there a fast today".',
  routes: ['/panchanga'],
  input: (engines) => Type.Object({ ...dayInputs, ...engineInput(engines) }, { additionalProperties: false }),
  output,
  run: (input, desk) => dayOf(input, desk),
});

export const panchanga = tool({
  name: 'panchanga',
  title: 'Panchanga of a day',
  description:
    'The Hindu calendar of one civil day at a place: tithi, nakshatra, yoga and karana (at sunrise, or at a clock time) with their ends, month, era, risings, rahu kala, abhijit, bhadra, observances. For today use what_is_today.',
  routes: ['/panchanga'],
  input: (engines) =>
    Type.Object(
      {
        date: dateInput('Civil day, YYYY-MM-DD.'),
        time: Type.Optional(
          Type.String({
            pattern: '^\\d{1,2}:\\d{2}(:\\d{2})?$',
            maxLength: 8,
            description: 'Clock time, HH:MM; else sunrise.',
          }),
        ),
        ...dayInputs,
        ...engineInput(engines),
      },
      { additionalProperties: false },
    ),
  output,
  run: (input, desk) => dayOf(input, desk),
});
