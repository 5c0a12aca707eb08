/**
 * The day of a sankranti. The Sun enters a rashi at an instant, and the ladder chooses between the day that contains
 * it, from sunrise to sunrise, and the next day.
 * The day is that of the punya-kala. `panchanga/punya-kala.ts` has the rule for an entry by night and the hours of bath
 * and gifts. Days that today's calendars use instead are alternatives.
 */

import { holds, lengthOf, type Span, span } from '../../../kernel/span.ts';
import { type CivilDay, type JdUt, plusDays } from '../../../kernel/units.ts';
import { type DayFrame, daylightOf, GHATI_DAYS, nightOf } from '../../../rules/kala.ts';
import { decide, type Ladder, type Rung, rung } from '../../../rules/ladder.ts';
import type { Candidate, Meeting } from '../../../rules/meeting.ts';
import { always, factOf } from '../../../rules/meeting-clauses.ts';
import { ds, type Gist, type Source } from '../../../rules/source.ts';
import { isNone } from '../../../sky/engines/engine.ts';
import { goesToNextDay, type PunyaKala, punyaKala } from '../../panchanga/sankranti/punya-kala.ts';
import type { Sankranti } from '../../panchanga/sankranti/sankranti.ts';
import {
  type ObservanceId,
  type ObservanceRow,
  practice,
  type SankrantiFestival,
  type SankrantiJudgement,
  type School,
  type Variant,
} from '../rule.ts';
import type { FestivalYear } from '../year.ts';

export type SankrantiFact =
  | 'entered_by_day'
  | 'entered_in_evening_twilight'
  | 'entered_in_morning_twilight'
  | 'punya_kala_on_next_day';
export const enteredFact = factOf<SankrantiFact>;
const TWILIGHT_DAYS = 3 * GHATI_DAYS;

const PUNYA = '1, uddesha 2 (sankranti)';

export const BY_DAY: Rung = rung(enteredFact('entered_by_day'), 'first', ds(PUNYA, 'sankranti.sun_enters_day_day'));

/** The rule of the Dharmasindhu for most rashis. */
export const NIGHT_HALVES: Ladder = [
  BY_DAY,
  rung(enteredFact('punya_kala_on_next_day'), 'second', ds(PUNYA, 'sankranti.night_after_midnight_first_half')),
  rung(always, 'first', ds(PUNYA, 'sankranti.night_before_midnight_second_half')),
];

/** The day, from sunrise to sunrise, that contains the entry, as in many civil calendars. */
export const DAY_OF_ENTRY: Variant = {
  tradition: 'day-of-entry',
  kala: 'daylight',
  ladder: [BY_DAY, rung(always, 'first', practice('sankranti.night_day_already_begun_so'))],
};

/** An entry after sunset belongs to the next day, as at the beginning of months in solar calendars. */
export const AFTER_SUNSET: Variant = {
  tradition: 'after-sunset',
  kala: 'daylight',
  ladder: [BY_DAY, rung(always, 'second', practice('sankranti.after_sunset_next_day_so'))],
};

/** The verse about the two twilights, for Makara in the evening and for Karka in the morning. */
export const twilightVerse = (gist: Gist): Source => ({ confidence: 'read-in-text', work: 'MC', at: '3.7', gist });

/** The hours of bath and gifts, and the better and the best of them if the text names such parts. */
export const PUNYA_KALA: readonly ObservanceRow<SankrantiJudgement>[] = [
  {
    id: 'punya_kala',
    window: ({ year, sankranti }, day) => hoursOn(year, sankranti, day)?.window ?? nearerHalf(sankranti, day),
    source: ({ year, sankranti }, day) => hoursOn(year, sankranti, day)?.source ?? STAND_IN,
  },
  bestOf('punya_kala_better', ({ better }) => better),
  bestOf('punya_kala_best', ({ best }) => best),
];

function bestOf(id: ObservanceId, part: (hours: PunyaKala) => Span | null): ObservanceRow<SankrantiJudgement> {
  return {
    id,
    window: ({ year, sankranti }, day) => {
      const hours = hoursOn(year, sankranti, day);
      return (hours && part(hours)) ?? undefined;
    },
    source: ({ year, sankranti }, day) => hoursOn(year, sankranti, day)?.source ?? STAND_IN,
  };
}

/** The decision of a ladder for an entry of the Sun. */
export function enteredAt(
  year: FestivalYear,
  sankranti: Sankranti,
  { id, kala, ladder }: Pick<SankrantiFestival, 'id' | 'kala' | 'ladder'>,
): SankrantiJudgement {
  const meeting = meetingAt(year, sankranti);
  const verdict = decide(id, ladder, meeting);
  return { year, sankranti, anga: null, lunation: null, kala, meeting, verdict, frame: verdict.chosen.day };
}

/** The schools that observe the sankranti on another day. */
export const otherEntries = (
  { meeting }: SankrantiJudgement,
  { id, variants = [] }: SankrantiFestival,
  named: CivilDay,
): School[] =>
  variants.flatMap(({ tradition, ladder }) => {
    const { civil, because } = decide(`${id}/${tradition}`, ladder, meeting);
    return civil === named ? [] : [{ tradition, day: civil, because }];
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
    if (night.to - at < TWILIGHT_DAYS) facts.add('entered_in_morning_twilight');
    if (goesToNextDay(rashi, at, night)) facts.add('punya_kala_on_next_day');
  }
  return { anga: span(at, at), first, second, met: [first, second], facts };
}

const judged = (day: DayFrame, at: JdUt): Candidate => {
  const kala = daylightOf(day);
  return { day, kala, share: holds(kala, at) ? 1 : 0 };
};

/** The punya-kala on the chosen day; null if the Sun does not rise and set. */
function hoursOn({ sky }: FestivalYear, sankranti: Sankranti, day: DayFrame): PunyaKala | null {
  const found = punyaKala(sky, sankranti);
  return isNone(found) || found.day !== day.civil ? null : found;
}

/** The half of the substitute daylight that is nearer to the entry, for places where the Sun does not rise and set. */
function nearerHalf(sankranti: Sankranti, day: DayFrame): Span {
  const light = daylightOf(day);
  const noon = plusDays(light.from, lengthOf(light) / 2);
  return sankranti.at < noon ? span(light.from, noon) : span(noon, light.to);
}
const STAND_IN = practice('sankranti.sun_does_not_rise_set');
