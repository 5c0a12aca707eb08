/** The times at which rites are performed: a small vocabulary for the observances of the catalog. */
import { lengthOf, overlap, type Span, span } from '../../../kernel/span.ts';
import { type JdUt, jdUt, plusDays } from '../../../kernel/units.ts';
import { type DayFrame, daylightOf, kalaOf, nightOf, wholeOf, yamaOf } from '../../../rules/kala.ts';
import { mukhaAndPuccha } from '../../panchanga/hours/bhadra.ts';
import type { FestivalKala } from '../occasion.ts';
import type { TithiJudgement } from '../rule.ts';

export type RiteWindowOf = (decided: TithiJudgement, day: DayFrame) => Span | null;

/** The part of a kala in which the tithi runs; the whole kala if the tithi does not run in it. */
export const inKala =
  (kala: FestivalKala): RiteWindowOf =>
  ({ year, anga }, day) => {
    const whole = year.window(kala, day);
    return whole === null ? null : (overlap(whole, anga) ?? whole);
  };

/** The whole of a kala. */
export const wholeKala =
  (kala: FestivalKala): RiteWindowOf =>
  ({ year }, day) =>
    year.window(kala, day);

export const allDay: RiteWindowOf = (_, day) => daylightOf(day);

/**
 * The parana (the meal that ends a fast), on the day after the fast (Dharmasindhu 1, uddesha 5). It is at the end of
 * the tithi, or in the morning if the tithi runs beyond three yamas of the day.
 */
export const parana: RiteWindowOf = ({ anga }, day) => {
  const light = daylightOf(day);
  if (anga.to <= light.from) return kalaOf('pratah', day);
  return anga.to > light.from + 3 * yamaOf(day) ? kalaOf('pratah', day) : span(anga.to, light.to);
};

/**
 * The parana of a fast in which a nakshatra (1–27) may also have run (Dharmasindhu 2, Shravana). Without the nakshatra
 * the parana is at the end of the tithi, however late. With the nakshatra it is at the end of both. If both end only at
 * night, it is by day at the end of one of them. If neither ends by day, it is before midnight.
 */
export const paranaWith =
  (nakshatra: number): RiteWindowOf =>
  ({ year, anga, frame }, day) => {
    const run = year.nakshatraNear(nakshatra, anga.from);
    const joined = overlap(run, anga);
    const alone = joined === null || overlap(joined, wholeOf(frame)) === null;
    const light = daylightOf(day);
    const [one, both]: [JdUt, JdUt] = alone
      ? [anga.to, anga.to]
      : anga.to < run.to
        ? [anga.to, run.to]
        : [run.to, anga.to];
    if (both <= light.from) return kalaOf('pratah', day);
    if (both < light.to) return span(both, light.to);
    if (one < light.to) return one <= light.from ? kalaOf('pratah', day) : span(one, light.to);
    const { to } = kalaOf('midnight', day);
    return one < to ? span(one, to) : kalaOf('pratah', day);
  };

/** The bhadra of a tithi that has bhadra in its half `half`. */
export const bhadraOf = (
  { year, lunation, anga }: Pick<TithiJudgement, 'year' | 'lunation' | 'anga'>,
  half: 1 | 2,
): Span => year.half(lunation, anga.number, half);

/** The longer piece of `part` without `taken`; null if nothing is left. */
export function without(part: Span | null, taken: Span): Span | null {
  if (part === null) return null;
  const before = overlap(part, { from: part.from, to: taken.from });
  const after = overlap(part, { from: taken.to, to: part.to });
  if (before === null || after === null) return before ?? after;
  return lengthOf(before) > lengthOf(after) ? before : after;
}

/**
 * The time for tying the raksha: aparahna or else pradosha or else the rest of the tithi on the day, in each case
 * without bhadra (Dharmasindhu 2, Shravana).
 */
export const rakshaWindow: RiteWindowOf = (decided, day) => {
  const { anga } = decided;
  const bhadra = bhadraOf(decided, 1);
  for (const kala of ['aparahna', 'pradosha'] as const) {
    const free = without(overlap(kalaOf(kala, day), anga), bhadra);
    if (free !== null) return free;
  }
  return without(overlap({ from: day.sunrise, to: day.nextSunrise }, anga), bhadra) ?? kalaOf('pradosha', day);
};

/**
 * The time for lighting the Holika fire, never by day (Dharmasindhu 2, Phalguna): in the part of pradosha without
 * bhadra. If there is none and bhadra ends before midnight, it is after bhadra. If bhadra ends later, it is in its
 * tail, or in bhadra outside its mouth.
 */
export const holikaWindow: RiteWindowOf = (decided, day) => {
  const pradosha = kalaOf('pradosha', day);
  const bhadra = bhadraOf(decided, 1);
  const free = without(pradosha, bhadra);
  const night = nightOf(day);
  const midnight: JdUt = plusDays(night.from, lengthOf(night) / 2);
  if (free !== null) return free;
  if (bhadra.to < midnight) return span(bhadra.to, midnight);
  const { mukha, puccha } = mukhaAndPuccha(decided.anga.number, bhadra);
  return overlap(puccha, night) ?? without(pradosha, mukha) ?? span(jdUt(Math.max(mukha.to, night.from)), night.to);
};
