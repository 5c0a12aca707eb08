/** The sensitivity of a birth chart compared with a scan second by second. */

import { sensitivityOf, stateAt, yogasAt } from 'ganaka/internal/jyotisha/kundali/chart/sensitivity.ts';
import { type JdUt, jdUt } from 'ganaka/internal/kernel/units.ts';
import type { Sky } from 'ganaka/internal/sky/engines/engine.ts';

const SECONDS_PER_DAY = 86_400;

/** Lines of one form for both. */
export function foundBySearch(sky: Sky, t: JdUt, minutes: number): string[] {
  const { changes, yogas } = sensitivityOf(sky, t, minutes);
  return [
    ...changes.map(({ what, from, to, seconds }) => `${seconds} ${what} ${from} ${to}`),
    ...yogas.map(({ yoga, gained, seconds }) => `${seconds} yoga ${yoga} ${gained}`),
  ].sort();
}

export function foundByScan(sky: Sky, t: JdUt, minutes: number, withYogas = true): string[] {
  const found: string[] = [];
  for (const sign of [-1, 1]) {
    let state = stateAt(sky, t);
    let yogas = withYogas ? yogasAt(sky, t) : new Set<string>();
    for (let n = 1; n <= minutes * 60; n++) {
      const seconds = sign * n;
      const at = jdUt(t + seconds / SECONDS_PER_DAY);
      const next = stateAt(sky, at);
      for (const [what, from] of state)
        if (next.get(what) !== from) found.push(`${seconds} ${what} ${from} ${next.get(what)}`);
      state = next;
      if (!withYogas) continue;
      const having = yogasAt(sky, at);
      for (const yoga of new Set([...yogas, ...having]))
        if (yogas.has(yoga) !== having.has(yoga)) found.push(`${seconds} yoga ${yoga} ${having.has(yoga)}`);
      yogas = having;
    }
  }
  return found.sort();
}
