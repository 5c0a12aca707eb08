/** When on its day a rite is done: the small vocabulary that the catalog's observances are written in. */
import { lengthOf, overlap, type Span, span } from '../kernel/span.ts';
import { type JdUt, jdUt, plusDays } from '../kernel/units.ts';
import { mukhaAndPuccha } from '../panchanga/bhadra.ts';
import { type DayFrame, daylightOf, kalaOf, nightOf, wholeOf, yamaOf } from '../rules/kala.ts';
import type { FestivalKala } from './occasion.ts';
import type { Decided } from './rule.ts';

export type Window = (decided: Decided, day: DayFrame) => Span | null;

/** A part of the day, as far as the tithi lasts in it; the whole part if the tithi is absent from it. */
export const inKala =
  (kala: FestivalKala): Window =>
  ({ year, anga }, day) => {
    const whole = year.window(kala, day);
    return whole === null ? null : (overlap(whole, anga) ?? whole);
  };

/** A part of the day, whole. */
export const wholeKala =
  (kala: FestivalKala): Window =>
  ({ year }, day) =>
    year.window(kala, day);

export const allDay: Window = (_, day) => daylightOf(day);

/**
 * The meal that ends a fast, on the day after it (Dharmasindhu 1, uddesha 5): at the end of the tithi, or in the
 * morning if the tithi runs beyond three yamas of the day.
 */
export const parana: Window = ({ anga }, day) => {
  const light = daylightOf(day);
  if (anga.to <= light.from) return kalaOf('pratah', day);
  return anga.to > light.from + 3 * yamaOf(day) ? kalaOf('pratah', day) : span(anga.to, light.to);
};

/**
 * The same for a fast that a nakshatra (1–27) may have joined (Dharmasindhu 2, Shravana): with only the tithi, at its
 * end, however late; joined, at the end of both; if both end only by night, by day at the end of one; if none ends by
 * day, before midnight.
 */
export const paranaWith =
  (nakshatra: number): Window =>
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

/** The bhadra of a tithi that has one in `half`. */
export const bhadraOf = ({ year, lunation, anga }: Pick<Decided, 'year' | 'lunation' | 'anga'>, half: 1 | 2): Span =>
  year.half(lunation, anga.number, half);

/** `part` without `taken`: the longer piece, or null. */
export function without(part: Span | null, taken: Span): Span | null {
  if (part === null) return null;
  const before = overlap(part, { from: part.from, to: taken.from });
  const after = overlap(part, { from: taken.to, to: part.to });
  if (before === null || after === null) return before ?? after;
  return lengthOf(before) > lengthOf(after) ? before : after;
}

/**
 * Aparahna, otherwise pradosha, otherwise the rest of the tithi that is free of bhadra on the day (Dharmasindhu 2,
 * Shravana).
 */
export const rakshaWindow: Window = (decided, day) => {
  const { anga } = decided;
  const bhadra = bhadraOf(decided, 1);
  for (const kala of ['aparahna', 'pradosha'] as const) {
    const free = without(overlap(kalaOf(kala, day), anga), bhadra);
    if (free !== null) return free;
  }
  return without(overlap({ from: day.sunrise, to: day.nextSunrise }, anga), bhadra) ?? kalaOf('pradosha', day);
};

/**
 * When Holika is lit (Dharmasindhu 2, Phalguna): in pradosha free of bhadra; when bhadra ends before midnight, after it;
 * when later, in its tail, or in it without its mouth; never by day.
 */
export const holikaWindow: Window = (decided, day) => {
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
