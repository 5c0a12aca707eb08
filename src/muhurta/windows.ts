/**
 * What muhurta does with sets of time beyond `kernel/spans.ts`: a window is what every rule allows, less what one bars, cut
 * where its grade changes, the short ones dropped.
 */
import { type Span, span } from '../kernel/span.ts';
import { common, outside, type Spans } from '../kernel/spans.ts';
import type { JdUt } from '../kernel/units.ts';

export const NEVER: Spans = [];

/** Where the first holds and the second does not. */
export const subtract = (a: Spans, b: Spans): Spans => (b.length === 0 ? a : a.flatMap((each) => outside(each, b)));

/** What of the spans lies in one stretch. */
export const within = (spans: Spans, whole: Span): Spans => common(spans, [whole]);

/** Whether an instant lies in one of the spans. */
export const covers = (spans: Spans, t: JdUt): boolean => spans.some(({ from, to }) => from <= t && t < to);

/** Whether some time is common to both. */
export const touches = (spans: Spans, { from, to }: Span): boolean =>
  spans.some((each) => each.from < to && from < each.to);

/** The spans cut at every edge that lies inside one of them. */
export function cutAt(spans: Spans, edges: Iterable<JdUt>): Spans {
  const sorted = [...edges].sort((a, b) => a - b);
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

export const edgesOf = (spans: Spans): JdUt[] => spans.flatMap(({ from, to }) => [from, to]);

/** Those that last long enough. */
export const lasting = (spans: Spans, days: number): Spans => spans.filter(({ from, to }) => to - from >= days);
