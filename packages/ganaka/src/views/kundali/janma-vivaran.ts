/** The birth sheet: place, time, the angas at the time of birth, and facts about the Moon and the lagna. */

import type { Static } from 'typebox';
import { chartOf } from '../../jyotisha/kundali/chart/chart.ts';
import { GHATIS_PER_DAY, janmaOf } from '../../jyotisha/kundali/chart/janma.ts';
import { pakshaOf } from '../../jyotisha/panchanga/angas/tithi.ts';
import type { AngaNow } from '../../jyotisha/panchanga/day/moment.ts';
import { ayanaOf, solarRituOf } from '../../jyotisha/panchanga/sankranti/sankranti.ts';
import type { Masa } from '../../jyotisha/panchanga/year/lunar-months.ts';
import { barhaspatyaAt, chandraOf } from '../../jyotisha/panchanga/year/samvatsara.ts';
import { isoDate } from '../../kernel/civil.ts';
import type { Place } from '../../kernel/place.ts';
import { daysBetween, type JdUt } from '../../kernel/units.ts';
import { VARA } from '../../lexicon/angas/vara.ts';
import { type EventTime, isNone } from '../../sky/engines/engine.ts';
import type { Note } from '../../text/contracts/note-words.ts';
import { clock, deg6, round4, round6 } from '../../text/format.ts';
import { notesReplyOf } from '../../text/sentences/notes.ts';
import type { NumberedList, Voice } from '../../text/voice.ts';
import { karanaNotes } from '../blocks/karana.ts';
import { hoursAndGhati } from '../blocks/rise-set.ts';
import { rituStartAt } from '../blocks/sankranti.ts';
import { positionOf } from '../kit/position.ts';
import { view } from '../view.ts';
import { avakahadaReplyOf } from './avakahada.ts';
import type { angaReply, janmaVivaranReply, masaReply } from './janma-vivaran.reply.ts';

export const janmaVivaran = view<typeof janmaVivaranReply>()({
  field: 'janma_vivaran',
  summary: 'Birth sheet with the panchanga of the minute of birth',
  reads: 'birth',
  of({ sky, t, say }) {
    const chart = chartOf(sky, t);
    const { place } = sky;
    const { moment, day, ishtaGhati, amanta, purnimanta, eras } = janmaOf(chart);
    const local = clock(place, t);
    const moon = positionOf(say, chart.grahas.chandra.longitude);
    const sun = positionOf(say, chart.grahas.surya.longitude);
    const tithi = anga(say, place, 'tithi', moment.tithi);
    const { from, to } = moment.nakshatra;
    return {
      local,
      iso: local,
      panchanga_date: isoDate(day.civil),
      weekday: { ...say.named('vara', day.weekday), lord: lordOfVara(day.weekday) },
      sunrise: clockOr(place, day.sunrise),
      sunset: clockOr(place, day.sunset),
      next_sunrise: clockOr(place, day.nextSunrise),
      dinamana: hoursAndGhati(day.daylight),
      ratrimana: hoursAndGhati(day.night),
      ishta_ghati: isNone(ishtaGhati) ? null : round4(ishtaGhati),
      bhayat_ghati: ghatisBetween(from, t),
      bhabhog_ghati: ghatisBetween(from, to),
      tithi: Object.assign({}, tithi, {
        paksha: pakshaOf(moment.tithi.number),
        elongation: deg6(moment.elongation),
        remaining_ghati: ghatisBetween(t, moment.tithi.to),
      }),
      nakshatra: Object.assign(anga(say, place, 'nakshatra', moment.nakshatra), moon.nakshatra),
      yoga: anga(say, place, 'yoga', moment.yoga),
      karana: anga(say, place, 'karana', moment.karana),
      months: { amanta: masa(say, amanta), purnimanta: masa(say, purnimanta) },
      eras: { vikram: eras.vikram, shaka: eras.shaka, kali: eras.kaliExpired + 1 },
      samvatsara: {
        barhaspatya: say.named('samvatsara', barhaspatyaAt(sky, t)),
        chandra: say.named('samvatsara', chandraOf(eras.shaka)),
      },
      ritu: say.named('ritu', solarRituOf(sun.rashi.number, rituStartAt(place))),
      ayana: say.named('ayana', ayanaOf(sun.rashi.number)),
      lagna: positionOf(say, chart.lagna),
      chandra: moon,
      surya: sun,
      ayanamsa_degrees: deg6(sky.ayanamsa(t)),
      avakahada: avakahadaReplyOf(say, chart),
      ...notesReplyOf(say, [...sunNotes(day), ...karanaNotes(sky, [moment.karana])]),
    };
  },
});

/** Notes about risings and settings of the Sun that do not occur on the day of birth. */
function sunNotes({ sunrise, sunset, nextSunrise }: ReturnType<typeof janmaOf>['day']): readonly Note[] {
  if (isNone(sunrise)) return [({ no_sunrise }) => no_sunrise(sunrise.none)];
  return [
    ...(isNone(sunset) ? ([({ no_sunset }) => no_sunset(sunset.none)] satisfies Note[]) : []),
    ...(isNone(nextSunrise) ? ([({ no_next_sunrise }) => no_next_sunrise(nextSunrise.none)] satisfies Note[]) : []),
  ];
}

const anga = (
  say: Voice,
  place: Place,
  list: NumberedList,
  { number, fraction, from, to }: AngaNow,
): Static<typeof angaReply> => ({
  ...say.named(list, number),
  fraction: round6(fraction),
  start: clock(place, from),
  end: clock(place, to),
});

const ghatisBetween = (from: JdUt, to: JdUt): number => round4(daysBetween(from, to) * GHATIS_PER_DAY);

const masa = (say: Voice, { masa: number, adhika, kshaya }: Masa): Static<typeof masaReply> => ({
  ...say.named('masa', number),
  adhika,
  kshaya,
});

const clockOr = (place: Place, at: EventTime): string | null => (isNone(at) ? null : clock(place, at));

function lordOfVara(number: number): (typeof VARA)[number]['lord'] {
  const vara = VARA[number - 1];
  if (vara === undefined) throw new Error(`no vara ${number}`);
  return vara.lord;
}
