/** A year of conjunctions found in the plainest way: by looking again and again. */

import { pairWithin } from 'ganaka/internal/jyotisha/kundali/gochara/sanyoga.ts';
import { arc } from 'ganaka/internal/kernel/angle.ts';
import { dayOf } from 'ganaka/internal/kernel/civil.ts';
import { jdUt } from 'ganaka/internal/kernel/units.ts';
import { type Graha, type Sky, TARA_GRAHAS } from 'ganaka/internal/sky/engines/engine.ts';

const ORB_DEG = 2;

/** What happens between which two looks, for each pair of the five: as the search tells it, and as the looks show it. */
export function scanned(sky: Sky, year: number, stepDays: number): { told: string[]; seen: string[] } {
  const from = dayOf({ year, month: 1, day: 1 }) - 0.5;
  const looks = Math.floor((dayOf({ year: year + 1, month: 1, day: 1 }) - 0.5 - from) / stepDays);
  const span = { from: jdUt(from), to: jdUt(from + looks * stepDays) };
  const tracks = new Map<Graha, Float64Array>();
  for (const graha of TARA_GRAHAS)
    tracks.set(
      graha,
      Float64Array.from({ length: looks + 1 }, (_, i) => sky.longitude(graha, jdUt(from + i * stepDays))),
    );
  const told: string[] = [];
  const seen: string[] = [];
  for (const [i, one] of TARA_GRAHAS.entries())
    for (const other of TARA_GRAHAS.slice(i + 1)) {
      const say = (what: string, look: number) => `${one} ${other} ${what} ${look}`;
      const lookOf = (t: number) => Math.ceil((t - from) / stepDays);
      const ofPair: string[] = [];
      for (const { from: start, to: end, passages } of pairWithin(sky, [one, other], span, ORB_DEG)) {
        if (start > span.from) ofPair.push(say('edge', lookOf(start)));
        for (const at of passages) ofPair.push(say('passage', lookOf(at)));
        if (end < span.to) ofPair.push(say('edge', lookOf(end)));
      }
      told.push(...ofPair);
      const apart = (look: number) => arc(tracks.get(other)?.[look] ?? 0, tracks.get(one)?.[look] ?? 0);
      let before = apart(0);
      for (let look = 1; look <= looks; look++) {
        const now = apart(look);
        if (Math.abs(before) <= ORB_DEG !== Math.abs(now) <= ORB_DEG) seen.push(say('edge', look));
        if (before < 0 !== now < 0 && Math.abs(now) < 90) seen.push(say('passage', look));
        before = now;
      }
    }
  return { told, seen };
}
