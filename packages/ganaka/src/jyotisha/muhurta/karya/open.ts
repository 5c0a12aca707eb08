/**
 * The open hours of a window: those in which a sign rises that no clause bars, outside the gaps that a must requires.
 * A window is a fit part of the day. It may also hold gaps, barred signs and signs that a verse allows only in need.
 */
import type { Span } from '../../../kernel/span.ts';
import { united } from '../../../kernel/spans.ts';
import { lasting, subtract } from '../windows.ts';
import { LEAST_IN_NEED_DAYS } from './need.ts';
import type { KaryaWindow } from './window.ts';

export interface OpenHours extends Span {
  /** The lower grade of the window and of the signs. */
  readonly grade: KaryaWindow['grade'];
  /** The signs that rise in these hours, 1–12. */
  readonly rashis: readonly number[];
}

/** Hours under twelve minutes are dropped, unless the window has no others. */
export function openHours(window: KaryaWindow): readonly OpenHours[] {
  const { from, to, grade, lagnas, need } = window;
  if (need !== null) return [{ from, to, grade, rashis: [...new Set(lagnas.map(({ rashi }) => rashi))] }];
  const found = outsideGaps(window);
  const long = found.filter((each) => lasting([each], LEAST_IN_NEED_DAYS).length > 0);
  return long.length > 0 ? long : found;
}

function outsideGaps({ grade, except, lagnas }: KaryaWindow): OpenHours[] {
  const gaps = united(except.flatMap(({ weight, from, to }) => (weight === 'must' ? [{ from, to }] : [])));
  const found: OpenHours[] = [];
  for (const sign of lagnas) {
    if (sign.grade === 'varjya' || sign.isInNeed) continue;
    const lower = grade === 'shubha' ? sign.grade : grade;
    for (const { from, to } of subtract([{ from: sign.from, to: sign.to }], gaps))
      join(found, { from, to, grade: lower, rashis: [sign.rashi] });
  }
  return found;
}

/** Adds hours to the list, or extends the last ones if they touch and have the same grade. */
function join(found: OpenHours[], { from, to, grade, rashis }: OpenHours): void {
  const last = found.at(-1);
  if (last !== undefined && last.to === from && last.grade === grade)
    found[found.length - 1] = { from: last.from, to, grade, rashis: [...new Set([...last.rashis, ...rashis])] };
  else found.push({ from, to, grade, rashis });
}
