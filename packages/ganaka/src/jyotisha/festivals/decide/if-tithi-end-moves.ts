/** The day of a festival if the end of its tithi were earlier or later: the ranges of ends that give the same day. */

import type { CivilDay } from '../../../kernel/units.ts';
import { sightOf } from '../../../rules/explanation.ts';
import { type Stretch, stretchesOf } from '../../../rules/if-instant-moves.ts';
import type { Sky } from '../../../sky/engines/engine.ts';
import type { Occurrence } from '../occurrence.ts';
import { festivalMoves, ladderOf } from './flips.ts';
import type { FestivalInstant } from './moved-year.ts';

export interface Course {
  readonly instant: FestivalInstant;
  /** Null if the festival would not be observed. */
  readonly stretches: readonly Stretch<CivilDay | null>[];
}

/** The course of a festival, up to `reach` seconds both ways; null if no tithi decides its day. */
export function courseOf(sky: Sky, kept: Occurrence, reach?: number): Course | null {
  const { anga } = kept;
  const { instants, keptWith } = festivalMoves(sky, kept);
  const instant = instants.find((each) => each.what === 'tithi_end' && each.number === anga?.number);
  if (anga === null || instant === undefined) return null;
  const ladder = ladderOf(kept);
  const stretches = stretchesOf<CivilDay | null>((seconds) => {
    const moved = keptWith(instant, seconds);
    if (moved === undefined) return null;
    return moved === null ? { answer: null, seen: '' } : { answer: moved.day, seen: sightOf(ladder, moved.meeting) };
  }, reach);
  return { instant, stretches };
}
