/**
 * The algebra of stretches of time. A list of spans is in order, its spans lie apart from one another and none is empty;
 * every function here takes such lists and gives such a list back, so that a muhurta falls out of them: what every rule
 * allows (intersect), less what one bars (subtract), cut where the grade changes, the short ones dropped.
 */
import { overlap, type Span, span } from '../kernel/span.ts';
import type { JdUt } from '../kernel/units.ts';

export type Spans = readonly Span[];

export const NEVER: Spans = [];

/** Any spans, put in order, those that meet or overlap joined, empty ones left out. */
export function tidy(spans: Iterable<Span>): Spans {
  const sorted = [...spans].filter(({ from, to }) => from < to).sort((a, b) => a.from - b.from);
  const found: Span[] = [];
  for (const each of sorted) {
    const last = found.at(-1);
    if (last === undefined || each.from > last.to) found.push(each);
    else if (each.to > last.to) found[found.length - 1] = span(last.from, each.to);
  }
  return found;
}

/** Where both hold. */
export function intersect(a: Spans, b: Spans): Spans {
  if (a.length === 0 || b.length === 0) return NEVER;
  const found: Span[] = [];
  let i = 0;
  let j = 0;
  for (let x = a[i], y = b[j]; x !== undefined && y !== undefined; x = a[i], y = b[j]) {
    const common = overlap(x, y);
    if (common !== null) found.push(common);
    if (x.to < y.to) i++;
    else j++;
  }
  return found;
}

/** Where one or the other holds. */
export const union = (a: Spans, b: Spans): Spans => (a.length === 0 ? b : b.length === 0 ? a : tidy([...a, ...b]));

/** What is left of `whole` where `spans` do not hold. */
export function complement(whole: Span, spans: Spans): Spans {
  const found: Span[] = [];
  let from = whole.from;
  for (const each of spans) {
    if (each.to <= from) continue;
    if (each.from >= whole.to) break;
    if (each.from > from) found.push(span(from, each.from));
    from = each.to;
  }
  if (from < whole.to) found.push(span(from, whole.to));
  return found;
}

/** Where the first holds and the second does not. */
export const subtract = (a: Spans, b: Spans): Spans => (b.length === 0 ? a : a.flatMap((each) => complement(each, b)));

/** Whether an instant lies in one of the spans. */
export const covers = (spans: Spans, t: JdUt): boolean => spans.some(({ from, to }) => from <= t && t < to);

/** Whether some time is common to both. */
export const touches = (spans: Spans, { from, to }: Span): boolean =>
  spans.some((each) => each.from < to && from < each.to);

export const within = (spans: Spans, whole: Span): Spans => intersect(spans, [whole]);

/** The spans cut at every edge that lies inside one of them. */
export function cutAt(spans: Spans, edges: Iterable<JdUt>): Spans {
  const sorted = [...new Set(edges)].sort((a, b) => a - b);
  return spans.flatMap(({ from, to }) => {
    const inside = sorted.filter((t) => from < t && t < to);
    return [from, ...inside].map((start, i) => span(start, inside[i] ?? to));
  });
}

export const edgesOf = (spans: Spans): JdUt[] => spans.flatMap(({ from, to }) => [from, to]);

/** Those that last long enough. */
export const lasting = (spans: Spans, days: number): Spans => spans.filter(({ from, to }) => to - from >= days);
