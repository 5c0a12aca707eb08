/** What a named flip promises: one second beyond it the answer is another, one second before it the same. */

import { festivalFlips, festivalMoves } from 'ganaka/internal/jyotisha/festivals/decide/flips.ts';
import type { Occurrence } from 'ganaka/internal/jyotisha/festivals/occurrence.ts';
import { dayUnder } from 'ganaka/internal/jyotisha/panchanga/day/day.ts';
import { movableDayOf } from 'ganaka/internal/jyotisha/panchanga/day/facts.ts';
import { nirnayaOf } from 'ganaka/internal/jyotisha/panchanga/nirnaya/nirnaya.ts';
import { nirnayaFlips, nirnayaMoves } from 'ganaka/internal/jyotisha/panchanga/nirnaya/nirnaya-flips.ts';
import { isoDate } from 'ganaka/internal/kernel/civil.ts';
import { placeWithOffset } from 'ganaka/internal/kernel/place.ts';
import type { CivilDay } from 'ganaka/internal/kernel/units.ts';
import { defaultsOf, type Engine, isNone, type Sky } from 'ganaka/internal/sky/engines/engine.ts';

export const DELHI = placeWithOffset('Delhi', 28.6139, 77.209, 5.5);
export const skyOf = (engine: Engine): Sky => engine.skyOver(DELHI, defaultsOf(engine.info));

export interface Checked {
  /** Flips looked at. */
  readonly flips: number;
  readonly margin: number | null;
  readonly wrong: readonly string[];
}

export function checkedFestival(sky: Sky, kept: Occurrence): Checked {
  const flips = festivalFlips(sky, kept);
  const { dayWith } = festivalMoves(sky, kept);
  const wrong = flips.flatMap(({ instant, seconds }) => {
    const away = Math.sign(seconds);
    const beyond = dayWith(instant, seconds + away);
    const before = dayWith(instant, seconds - away);
    return beyond === kept.day || before !== kept.day
      ? [`${kept.id} ${isoDate(kept.day)} ${instant.key} ${seconds}`]
      : [];
  });
  return { flips: flips.length, margin: flips[0]?.seconds ?? null, wrong };
}

export function checkedDay(sky: Sky, civil: CivilDay): Checked {
  const day = dayUnder(sky, civil);
  const { frame } = day;
  if (isNone(frame)) throw new Error('no sunrise');
  const movable = movableDayOf(day, frame);
  const usual = nirnayaOf(movable).decided.tithi;
  const flips = nirnayaFlips(movable);
  const { decidedWith } = nirnayaMoves(movable);
  const wrong = flips.flatMap(({ instant, seconds }) => {
    const away = Math.sign(seconds);
    const beyond = decidedWith(instant, seconds + away);
    const before = decidedWith(instant, seconds - away);
    return beyond === usual || before !== usual ? [`${isoDate(civil)} ${instant.what} ${seconds}`] : [];
  });
  return { flips: flips.length, margin: flips[0]?.seconds ?? null, wrong };
}

/** The nearest change by trying every second up to `within`, of every instant: for comparison with the search. */
export function nearestBySeconds(sky: Sky, kept: Occurrence, within: number): number | null {
  const { instants, dayWith } = festivalMoves(sky, kept);
  for (let seconds = 1; seconds <= within; seconds++)
    for (const instant of instants)
      for (const by of [-seconds, seconds]) {
        const day = dayWith(instant, by);
        if (day !== undefined && day !== kept.day) return seconds;
      }
  return null;
}
