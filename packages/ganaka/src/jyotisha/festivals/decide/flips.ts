/** How near the day of a festival was to another day: its rule is evaluated again with one instant shifted. */

import { dateOf } from '../../../kernel/civil.ts';
import type { CivilDay } from '../../../kernel/units.ts';
import { type Flip, type FlipSearch, flipsOf } from '../../../rules/flip.ts';
import type { Ladder } from '../../../rules/ladder.ts';
import type { Sky } from '../../../sky/engines/engine.ts';
import { type Occurrence, occurrenceOf, occurrenceOfEntry } from '../occurrence.ts';
import { isOfTithi } from '../rule.ts';
import { keptIn } from './decide.ts';
import { type FestivalInstant, MovedYear, OutOfOrder } from './moved-year.ts';

/** A flip with the day on which the festival would be observed; null if it would not be observed at all. */
export type FestivalFlip = Flip<FestivalInstant, CivilDay | null>;

export interface FestivalMoves {
  readonly instants: readonly FestivalInstant[];
  /**
   * The occurrence if one instant were `seconds` later; null if there were none, undefined if the instant cannot be at
   * that time.
   */
  keptWith(instant: FestivalInstant, seconds: number): Occurrence | null | undefined;
  /** Its day. */
  dayWith(instant: FestivalInstant, seconds: number): CivilDay | null | undefined;
}

export function festivalMoves(sky: Sky, kept: Occurrence): FestivalMoves {
  const year = new MovedYear(sky, dateOf(kept.day).year);
  const keeping = keepingUnder(year, kept);
  year.move(null);
  keeping();
  const keptWith: FestivalMoves['keptWith'] = (instant, seconds) => {
    year.move(instant, seconds);
    try {
      return keeping();
    } catch (thrown) {
      if (thrown instanceof OutOfOrder) return undefined;
      throw thrown;
    }
  };
  return {
    instants: [...year.looked.values()],
    keptWith,
    dayWith(instant, seconds) {
      const moved = keptWith(instant, seconds);
      return moved === undefined ? undefined : (moved?.day ?? null);
    },
  };
}

/** The ladder that chose the day of an occurrence. */
export function ladderOf({ rule, sankranti }: Occurrence): Ladder {
  const own = isOfTithi(rule) ? undefined : rule.own?.find(({ on }) => on.rashi === sankranti?.rashi);
  return (own ?? rule).ladder;
}

/** Returns a function that gives the occurrence in the year with its current shift. */
function keepingUnder(year: MovedYear, occurrence: Occurrence): () => Occurrence | null {
  const { id, rule: festival, lunation, anga, sankranti } = occurrence;
  if (isOfTithi(festival)) {
    if (lunation === null || anga === null) throw new Error(`${id}: a keeping of a tithi without its month`);
    return () => {
      const decided = keptIn(year, lunation, anga.number, festival);
      return decided === null ? null : occurrenceOf(festival, decided);
    };
  }
  if (sankranti === null) throw new Error(`${id}: a keeping of an entry without the entry`);
  const { rashi, at } = sankranti;
  return () => occurrenceOfEntry(year, { rashi, at: year.entry(rashi, at) }, festival);
}

/** The flips of an occurrence, nearest first. */
export function festivalFlips(sky: Sky, kept: Occurrence, search: FlipSearch = {}): FestivalFlip[] {
  const { instants, dayWith } = festivalMoves(sky, kept);
  const retry = (instant: FestivalInstant, seconds: number) => {
    const answer = dayWith(instant, seconds);
    return answer === undefined ? null : { answer };
  };
  return flipsOf<FestivalInstant, CivilDay | null>(kept.day, instants, retry, search);
}
