/**
 * The day of a sankranti: the Sun enters a rashi at an instant, and the ladder chooses between the day that holds it,
 * sunrise to sunrise, and the next. What the text says of a night is asked of `panchanga/punya-kala.ts`, which also has
 * the hours of bath and gifts; where almanacs of today do otherwise, the text's day stands among the alternatives.
 */
import { isNone } from '../engines/engine.ts';
import { holds, lengthOf, type Span, span } from '../kernel/span.ts';
import { type JdUt, plusDays } from '../kernel/units.ts';
import { goesToNextDay, PUNYA_KALA_SOURCE, punyaKala } from '../panchanga/punya-kala.ts';
import type { Sankranti } from '../panchanga/sankranti.ts';
import { type DayFrame, daylightOf, GHATI_DAYS, nightOf } from '../rules/kala.ts';
import { decide, type Ladder, type Rung, rung } from '../rules/ladder.ts';
import type { Candidate, Meeting } from '../rules/meeting.ts';
import { always, factOf } from '../rules/meeting-clauses.ts';
import { ds } from '../rules/source.ts';
import {
  type Entered,
  type ObservanceRow,
  practice,
  type SankrantiFestival,
  type School,
  type Variant,
} from './rule.ts';
import type { FestivalYear } from './year.ts';

export type SankrantiFact = 'entered_by_day' | 'entered_in_evening_twilight' | 'punya_kala_on_next_day';
export const enteredFact = factOf<SankrantiFact>;
const TWILIGHT_DAYS = 3 * GHATI_DAYS;

const PUNYA = '1, uddesha 2 (sankranti)';

export const BY_DAY: Rung = rung(enteredFact('entered_by_day'), 'first', ds(PUNYA, 'sankranti.sun_enters_day_day'));

/** What the Dharmasindhu says of most rashis. */
export const NIGHT_HALVES: Ladder = [
  BY_DAY,
  rung(enteredFact('punya_kala_on_next_day'), 'second', ds(PUNYA, 'sankranti.night_after_midnight_first_half')),
  rung(always, 'first', ds(PUNYA, 'sankranti.night_before_midnight_second_half')),
];

/** The day, from sunrise to sunrise, in which the Sun enters: so in many civil calendars. */
export const DAY_OF_ENTRY: Variant = {
  tradition: 'day-of-entry',
  kala: 'daylight',
  ladder: [BY_DAY, rung(always, 'first', practice('sankranti.night_day_already_begun_so'))],
};

export const PUNYA_KALA: ObservanceRow<Entered> = {
  id: 'punya_kala',
  window: ({ year, sankranti }, day) => hours(year, sankranti, day),
  source: PUNYA_KALA_SOURCE,
};

/** An entry of the Sun put to a ladder. */
export function enteredAt(
  year: FestivalYear,
  sankranti: Sankranti,
  { id, kala, ladder }: Pick<SankrantiFestival, 'id' | 'kala' | 'ladder'>,
): Entered {
  const meeting = meetingAt(year, sankranti);
  const verdict = decide(id, ladder, meeting);
  return { year, sankranti, anga: null, lunation: null, kala, meeting, verdict, frame: verdict.chosen.day };
}

/** The schools that keep the entry on another day. */
export const otherEntries = ({ meeting, verdict }: Entered, { id, variants = [] }: SankrantiFestival): School[] =>
  variants.flatMap(({ tradition, ladder }) => {
    const { civil, because } = decide(`${id}/${tradition}`, ladder, meeting);
    return civil === verdict.civil ? [] : [{ tradition, day: civil, because }];
  });

function meetingAt(year: FestivalYear, { rashi, at }: Sankranti): Meeting {
  const held = year.dayHolding(at);
  const first = judged(held, at);
  const second = judged(year.frame(plusDays(held.civil, 1)), at);
  const night = nightOf(held);
  const facts = new Set<SankrantiFact>();
  if (at < held.sunset) facts.add('entered_by_day');
  else {
    if (at - night.from < TWILIGHT_DAYS) facts.add('entered_in_evening_twilight');
    if (goesToNextDay(rashi, at, night)) facts.add('punya_kala_on_next_day');
  }
  return { anga: span(at, at), first, second, met: [first, second], facts };
}

const judged = (day: DayFrame, at: JdUt): Candidate => {
  const kala = daylightOf(day);
  return { day, kala, share: holds(kala, at) ? 1 : 0 };
};

/** The punya kala where it lies on the day taken; else the half of that day which is nearer to the entry. */
function hours(year: FestivalYear, sankranti: Sankranti, day: DayFrame): Span {
  const punya = punyaKala(year.sky, sankranti);
  if (!isNone(punya) && punya.day === day.civil) return punya.window;
  const light = daylightOf(day);
  const noon = plusDays(light.from, lengthOf(light) / 2);
  return sankranti.at < noon ? span(light.from, noon) : span(noon, light.to);
}
