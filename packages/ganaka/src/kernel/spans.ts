/** Sets of time: sorted lists of spans that neither overlap nor touch. */
import { overlap, type Span, span } from './span.ts';
import { jdUt } from './units.ts';

export type Spans = readonly Span[];

const NONE: Spans = [];

/** The union of the spans. Spans that touch are merged. */
export function united(spans: Spans): Spans {
  if (isInOrder(spans)) return spans;
  const found: Span[] = [];
  for (const each of [...spans].sort((a, b) => a.from - b.from)) {
    const last = found.at(-1);
    if (last === undefined || each.from > last.to) found.push(each);
    else if (each.to > last.to) found[found.length - 1] = span(last.from, each.to);
  }
  return found;
}

/** Whether the spans already form a set, as the results of other set operations mostly do. */
function isInOrder(spans: Spans): boolean {
  let end = Number.NEGATIVE_INFINITY;
  for (const { from, to } of spans) {
    if (from <= end) return false;
    end = to;
  }
  return true;
}

/** The intersection of two sets. */
export function common(a: Spans, b: Spans): Spans {
  if (a.length === 0 || b.length === 0) return NONE;
  const found: Span[] = [];
  for (const one of a)
    for (const other of b) {
      const both = overlap(one, other);
      if (both !== null) found.push(both);
    }
  return found;
}

/** The part of `whole` that is not in the set. */
export function outside(whole: Span, taken: Spans): Spans {
  const found: Span[] = [];
  let from = whole.from;
  for (const each of taken) {
    if (each.to <= from) continue;
    if (each.from >= whole.to) break;
    if (each.from > from) found.push(span(from, each.from));
    from = each.to;
  }
  if (from < whole.to) found.push(span(from, whole.to));
  return found;
}

/** The times in `whole` for which `wanted` accepts the number of sets that contain them. */
export function counted(whole: Span, sets: readonly Spans[], wanted: (held: number) => boolean): Spans {
  const edges = [whole.from, whole.to, ...sets.flat().flatMap(({ from, to }) => [from, to])]
    .filter((t) => t >= whole.from && t <= whole.to)
    .sort((a, b) => a - b);
  const found: Span[] = [];
  for (let i = 1; i < edges.length; i++) {
    const from = edges[i - 1] ?? whole.from;
    const to = edges[i] ?? whole.to;
    if (from === to) continue;
    const middle = jdUt((from + to) / 2);
    const held = sets.filter((set) => set.some((each) => each.from <= middle && middle < each.to)).length;
    if (wanted(held)) found.push(span(from, to));
  }
  return united(found);
}
