/** The birth sheet: place, clock, the angas of the minute and what the Moon and the lagna say. */
import { type Static, Type } from 'typebox';
import { type Happening, isNone } from '../../engines/engine.ts';
import { isoDate } from '../../kernel/civil.ts';
import type { Place } from '../../kernel/place.ts';
import { chartOf } from '../../kundali/chart.ts';
import { janmaOf } from '../../kundali/janma.ts';
import { VARA } from '../../lexicon/vara.ts';
import type { AngaNow } from '../../panchanga/moment.ts';
import type { Masa } from '../../panchanga/months.ts';
import { pakshaOf } from '../../panchanga/tithi.ts';
import { clock, deg6, round2, round6 } from '../../text/format.ts';
import type { NumberedList, Say } from '../../text/say.ts';
import { karanaNotes } from '../blocks/karana.ts';
import { grahaReply, nakshatraReply, namedReply, positionOf, positionReply } from '../position.ts';
import { view } from '../view.ts';
import { avakahadaReply, avakahadaSaid } from './avakahada.ts';

const clockOrNull = Type.Union([Type.String(), Type.Null()]);
const runs = { fraction: Type.Number(), start: Type.String(), end: Type.String() };
const angaReply = Type.Object({ ...namedReply.properties, ...runs });
const masaReply = Type.Object({ ...namedReply.properties, adhika: Type.Boolean(), kshaya: Type.Boolean() });

export const janmaVivaran = view({
  field: 'janma_vivaran',
  summary: 'Birth sheet with the panchanga of the minute of birth',
  reads: 'birth',
  reply: Type.Object({
    local: Type.String(),
    iso: Type.String(),
    panchanga_date: Type.String({ description: 'the civil date whose sunrise began the day of birth' }),
    weekday: Type.Object({ ...namedReply.properties, lord: grahaReply }),
    sunrise: clockOrNull,
    sunset: clockOrNull,
    next_sunrise: clockOrNull,
    ishta_ghati: Type.Union([Type.Number({ description: 'ghatis since sunrise' }), Type.Null()]),
    tithi: Type.Object({
      ...angaReply.properties,
      paksha: Type.Enum(['shukla', 'krishna']),
      elongation: Type.Number(),
    }),
    nakshatra: Type.Object({ ...nakshatraReply.properties, ...runs }),
    yoga: angaReply,
    karana: angaReply,
    months: Type.Object({ amanta: masaReply, purnimanta: masaReply }),
    eras: Type.Object({ vikram: Type.Integer(), shaka: Type.Integer(), kali: Type.Integer() }),
    lagna: positionReply,
    chandra: positionReply,
    surya: positionReply,
    ayanamsa_degrees: Type.Number(),
    avakahada: avakahadaReply,
    notes: Type.Array(Type.String()),
  }),
  of({ sky, t, say }) {
    const chart = chartOf(sky, t);
    const { place } = sky;
    const { moment, day, ishtaGhati, amanta, purnimanta, eras } = janmaOf(chart);
    const local = clock(place, t);
    const moon = positionOf(say, chart.grahas.chandra.longitude);
    const tithi = anga(say, place, 'tithi', moment.tithi);
    return {
      local,
      iso: local,
      panchanga_date: isoDate(day.civil),
      weekday: { ...say.named('vara', day.weekday), lord: lordOfVara(day.weekday) },
      sunrise: clockOr(place, day.sunrise),
      sunset: clockOr(place, day.sunset),
      next_sunrise: clockOr(place, day.nextSunrise),
      ishta_ghati: isNone(ishtaGhati) ? null : round2(ishtaGhati),
      tithi: { ...tithi, paksha: pakshaOf(moment.tithi.number), elongation: deg6(moment.elongation) },
      nakshatra: { ...anga(say, place, 'nakshatra', moment.nakshatra), ...moon.nakshatra },
      yoga: anga(say, place, 'yoga', moment.yoga),
      karana: anga(say, place, 'karana', moment.karana),
      months: { amanta: masa(say, amanta), purnimanta: masa(say, purnimanta) },
      eras: { vikram: eras.vikram, shaka: eras.shaka, kali: eras.kaliExpired + 1 },
      lagna: positionOf(say, chart.lagna),
      chandra: moon,
      surya: positionOf(say, chart.grahas.surya.longitude),
      ayanamsa_degrees: deg6(sky.ayanamsa(t)),
      avakahada: avakahadaSaid(say, chart),
      notes: [
        ...(isNone(day.sunrise)
          ? [`the Sun does not rise there that day (${day.sunrise.none}): the day is the civil one`]
          : [
              ...(isNone(day.sunset) ? [`the Sun does not set there that day (${day.sunset.none})`] : []),
              ...(isNone(day.nextSunrise)
                ? [`the Sun does not rise there the day after (${day.nextSunrise.none})`]
                : []),
            ]),
        ...karanaNotes(sky, [moment.karana]),
      ],
    };
  },
});

const anga = (
  say: Say,
  place: Place,
  list: NumberedList,
  { number, fraction, from, to }: AngaNow,
): Static<typeof angaReply> => ({
  ...say.named(list, number),
  fraction: round6(fraction),
  start: clock(place, from),
  end: clock(place, to),
});

const masa = (say: Say, { masa: number, adhika, kshaya }: Masa): Static<typeof masaReply> => ({
  ...say.named('masa', number),
  adhika,
  kshaya,
});

const clockOr = (place: Place, at: Happening): string | null => (isNone(at) ? null : clock(place, at));

function lordOfVara(number: number): (typeof VARA)[number]['lord'] {
  const vara = VARA[number - 1];
  if (vara === undefined) throw new Error(`no vara ${number}`);
  return vara.lord;
}
