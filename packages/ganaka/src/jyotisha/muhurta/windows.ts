/**
 * Set operations of muhurta in addition to `kernel/spans.ts`. A window is the time that every rule allows and none
 * bars, split where its grade changes; short parts are dropped.
 */
import { type Span, span } from '../../kernel/span.ts';
import { common, outside, type Spans } from '../../kernel/spans.ts';
import type { JdUt } from '../../kernel/units.ts';

export const NEVER: Spans = [];

/** Returns the spans of the first without the spans of the second. */
export function subtract(a: Spans, b: Spans): Spans {
  if (b.length === 0 || a.length === 0) return a;
  const [only] = a;
  if (a.length === 1 && only !== undefined) return outside(only, b);
  const found: Span[] = [];
  for (const each of a) for (const left of outside(each, b)) found.push(left);
  return found;
}

/** Returns the spans cut to one span. */
export const within = (spans: Spans, whole: Span): Spans => common(spans, [whole]);

/** Whether an instant lies in one of the spans. */
export function covers(spans: Spans, t: JdUt): boolean {
  for (const { from, to } of spans) if (from <= t && t < to) return true;
  return false;
}

/** Whether some span overlaps the given one. */
export function touches(spans: Spans, { from, to }: Span): boolean {
  for (const each of spans) if (each.from < to && from < each.to) return true;
  return false;
}

/** Splits the spans at every edge inside one of them. */
export function cutAt(spans: Spans, edges: Iterable<JdUt>): Spans {
  const [first] = spans;
  const last = spans.at(-1);
  if (first === undefined || last === undefined) return NEVER;
  const sorted: JdUt[] = [];
  for (const t of edges) if (t > first.from && t < last.to) sorted.push(t);
  order(sorted);
  const found: Span[] = [];
  for (const { from, to } of spans) {
    let start = from;
    for (const t of sorted) {
      if (t <= start) continue;
      if (t >= to) break;
      found.push(span(start, t));
      start = t;
    }
    found.push(span(start, to));
  }
  return found;
}

/** Up to this number, inserting the edges one by one is faster than sorting, which copies them all. */
const FEW = 32;

function order(edges: JdUt[]): void {
  if (edges.length > FEW) {
    edges.sort((a, b) => a - b);
    return;
  }
  for (const [i, t] of edges.entries()) {
    let place = i;
    for (; place > 0; place--) {
      const before = edges[place - 1];
      if (before === undefined || before <= t) break;
      edges[place] = before;
    }
    edges[place] = t;
  }
}

export function edgesOf(spans: Spans): JdUt[] {
  const found: JdUt[] = [];
  for (const { from, to } of spans) found.push(from, to);
  return found;
}

/** Returns the spans that last long enough. */
export const lasting = (spans: Spans, days: number): Spans => spans.filter(({ from, to }) => to - from >= days);
