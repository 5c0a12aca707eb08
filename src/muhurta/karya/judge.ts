/**
 * From rows to windows, in two steps. The day: what every must of the day and of its hours allows is intersected; where a
 * fault falls the grade is madhyama; what is shorter than two ghatikas is dropped; what is left is fit. The hours: in every
 * fit part the holes are listed and the rising signs graded one by one. A fit part in which no sign may rise gives way to
 * the signs that a verse allows in need (`need.ts`), and is no window where there are none.
 */
import type { Span } from '../../kernel/span.ts';
import { common, type Spans } from '../../kernel/spans.ts';
import { GHATI_DAYS } from '../../rules/kala.ts';
import type { MuhurtaDay } from '../spans/muhurta-day.ts';
import { lasting, NEVER, subtract, touches } from '../windows.ts';
import { idsOf, whereHolds } from './clause.ts';
import { type Lifting, windowsInNeed } from './need.ts';
import type { Own } from './own.ts';
import type { KaryaVerdict } from './rising.ts';
import { type Window, windowIn } from './window.ts';

/** Two ghatikas: our convention, no text gives a minimum length. */
const LEAST_DAYS = 2 * GHATI_DAYS;
export const LEAST_MINUTES = 48;

/** The day by itself, whatever sign rises. */
export interface DayJudgement {
  readonly verdict: KaryaVerdict;
  /** The clauses that bar it, or that make all of it middling. */
  readonly because: readonly string[];
}

export interface Judgement {
  /** The lower of the day's and of its hours', which is that of its hours: they are within the fit part of the day. */
  readonly verdict: KaryaVerdict;
  readonly day: DayJudgement;
  readonly windows: readonly Window[];
}

/** The fit parts of a day, separated by whether faults apply. */
interface Parts {
  readonly shubha: Spans;
  readonly madhyama: Spans;
}
const NO_PARTS: Parts = { shubha: NEVER, madhyama: NEVER };

function fitParts(day: MuhurtaDay, own: Own): Parts {
  const allowed = own.allowedOn(day);
  if (allowed.length === 0) return NO_PARTS;
  const faulty = own.faultyOn(day);
  return {
    shubha: lasting(subtract(allowed, faulty), LEAST_DAYS),
    madhyama: lasting(common(allowed, faulty), LEAST_DAYS),
  };
}

const gradeOf = ({ shubha, madhyama }: Parts): KaryaVerdict =>
  shubha.length > 0 ? 'shubha' : madhyama.length > 0 ? 'madhyama' : 'varjya';

/** The verdict of the day only. */
export const dayVerdictBy = (day: MuhurtaDay, own: Own): KaryaVerdict => gradeOf(fitParts(day, own));

/** The day and its hours by one authority's clauses. */
export function judge(day: MuhurtaDay, own: Own, lifting: Lifting | null = null): Judgement {
  const fit = fitParts(day, own);
  const { open, shut } = hoursOf(day, own, fit);
  const reliefs = lifting?.reliefs ?? [];
  const windows: Window[] = [];
  for (const part of open.shubha) windows.push(windowIn(day, own, reliefs, part, 'shubha'));
  for (const part of open.madhyama) windows.push(windowIn(day, own, reliefs, part, 'madhyama'));
  windows.sort((a, b) => a.from - b.from);
  const needed = windowsInNeed(day, own, lifting, shut);
  return {
    verdict: gradeWith(open, needed),
    day: { verdict: gradeOf(fit), because: becauseOf(day, own, fit) },
    windows: needed.length === 0 ? windows : [...windows, ...needed],
  };
}

/** Only the verdict, if the hours are not needed. */
export function verdictBy(day: MuhurtaDay, own: Own, lifting: Lifting | null = null): KaryaVerdict {
  const { open, shut } = hoursOf(day, own, fitParts(day, own));
  const grade = gradeOf(open);
  return grade === 'varjya' ? gradeWith(open, windowsInNeed(day, own, lifting, shut)) : grade;
}

/** Hours that are allowed in need are middling. */
function gradeWith(open: Parts, needed: readonly Window[]): KaryaVerdict {
  const grade = gradeOf(open);
  return grade === 'varjya' && needed.length > 0 ? 'madhyama' : grade;
}

/** The fit parts in which some sign may rise outside the times to avoid, and those in which none may. */
function hoursOf(day: MuhurtaDay, own: Own, fit: Parts): { open: Parts; shut: Spans } {
  if (gradeOf(fit) === 'varjya') return { open: NO_PARTS, shut: NEVER };
  const barred = own.shutOn(day);
  const shut: Span[] = [];
  const open = (parts: Spans): Spans =>
    parts.filter((part) => {
      if (subtract([part], barred).length > 0) return true;
      shut.push(part);
      return false;
    });
  return { open: { shubha: open(fit.shubha), madhyama: open(fit.madhyama) }, shut };
}

/**
 * For a barred day the musts that fail all of it, or those that together leave too little; for a middling one its
 * faults.
 */
function becauseOf(day: MuhurtaDay, { musts, faults }: Own, fit: Parts): readonly string[] {
  if (fit.shubha.length > 0) return [];
  if (fit.madhyama.length > 0)
    return idsOf(faults.filter((each) => fit.madhyama.some((part) => touches(whereHolds(each, day), part))));
  const failing = musts.filter((each) => whereHolds(each, day).length === 0);
  return idsOf(failing.length > 0 ? failing : musts.filter((each) => whereHolds(each, day) !== day.whole));
}
