/** The signs that rise one after another. */
import type { Sky } from '../../engines/engine.ts';
import { ordinal } from '../../kernel/angle.ts';
import { crossings } from '../../kernel/search.ts';
import type { Span } from '../../kernel/span.ts';
import { type JdUt, jdUt } from '../../kernel/units.ts';
import type { AngaSpan } from '../../panchanga/angas.ts';

const RASHI_DEG = 30;

/** The faster a sign rises the closer one looks: near the polar circles some rise within minutes. */
const stepAt = (latDeg: number): number => {
  const lat = Math.abs(latDeg);
  return lat < 40 ? 1 / 24 : lat < 55 ? 1 / 72 : 1 / 480;
};

/** The rashis that rise in `day`, each from its rising to the next one's, cut to the day. */
export function lagnaRuns(sky: Sky, { from, to }: Span): AngaSpan[] {
  const edges = crossings((t: JdUt) => sky.lagna(t), RASHI_DEG, from, to, stepAt(sky.place.latDeg)).map(({ at }) => at);
  const found: AngaSpan[] = [];
  let start = from;
  for (const end of [...edges, to]) {
    if (end <= start) continue;
    const number = ordinal(sky.lagna(jdUt((start + end) / 2)), RASHI_DEG);
    found.push({ number, from: start, to: end });
    start = end;
  }
  return found;
}
