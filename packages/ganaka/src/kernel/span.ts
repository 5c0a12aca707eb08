/** A span of time. Day divisions, karma-kalas (times of worship), tithis and eclipses are all spans. */
import { type JdUt, jdUt } from './units.ts';

export interface Span {
  readonly from: JdUt;
  readonly to: JdUt;
}

export const span = (from: JdUt, to: JdUt): Span => ({ from, to });
export const lengthOf = ({ from, to }: Span): number => to - from;
export const holds = ({ from, to }: Span, t: JdUt): boolean => from <= t && t < to;

/** The intersection of two spans; null if they only touch or are disjoint. */
export function overlap(a: Span, b: Span): Span | null {
  const from = Math.max(a.from, b.from);
  const to = Math.min(a.to, b.to);
  return from < to ? { from: jdUt(from), to: jdUt(to) } : null;
}

/**
 * The `n`th of `parts` equal parts, counted from 1. For example, the 5th of 15 parts of the day is its fifth muhurta.
 */
export const part = (whole: Span, n: number, parts: number): Span => between(whole, n - 1, n, parts);

/** The span from the start of part `first` to the end of part `last`, both counted from 1. */
export const partsFrom = (whole: Span, first: number, last: number, parts: number): Span =>
  between(whole, first - 1, last, parts);

export function split(whole: Span, parts: number): Span[] {
  const found: Span[] = [];
  for (let i = 0; i < parts; i++) found.push(between(whole, i, i + 1, parts));
  return found;
}

export function between({ from, to }: Span, start: number, end: number, parts: number): Span {
  const length = to - from;
  return { from: jdUt(from + (length * start) / parts), to: jdUt(end === parts ? to : from + (length * end) / parts) };
}
