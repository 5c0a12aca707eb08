/**
 * From rows to windows, in two steps.
 * First the day: the spans that every must of the day and of its hours allows are intersected. Where a fault applies,
 * the grade is madhyama. Parts shorter than two ghatis are dropped; those that remain are fit.
 * Then the hours: for each fit part the gaps are listed and each rising sign is graded. If no sign may rise in a fit
 * part, the signs that a verse allows in need (`need.ts`) are used; without such signs the part is no window.
 */
import type { Span } from '../../../kernel/span.ts';
import { common, type Spans } from '../../../kernel/spans.ts';
import { GHATI_DAYS } from '../../../rules/kala.ts';
import type { MuhurtaDay } from '../spans/muhurta-day.ts';
import { lasting, NEVER, subtract, touches } from '../windows.ts';
import { idsOf, whereAtFault, whereHolds } from './clause.ts';
import { type LagnaReliefs, windowsInNeed } from './need.ts';
import type { OwnClauses } from './own.ts';
import type { KaryaVerdict } from './rising.ts';
import { type KaryaWindow, windowIn } from './window.ts';

/** Two ghatis. This is our convention; no text gives a minimum length. */
const LEAST_DAYS = 2 * GHATI_DAYS;
export const LEAST_MINUTES = 48;

/** The judgement of the day without regard to the rising sign. */
export interface DayJudgement {
  readonly verdict: KaryaVerdict;
  /** The clauses that bar the day, or that make all of its fit parts madhyama. */
  readonly because: readonly string[];
}

export interface KaryaJudgement {
  /**
   * The verdict of the hours. The verdict of the day is never lower, because the hours lie within the fit parts of the
   * day.
   */
  readonly verdict: KaryaVerdict;
  readonly day: DayJudgement;
  /** The clauses that leave a fit day without a window: those that bar its rising signs, and its gaps. */
  readonly closedBy: readonly string[];
  readonly windows: readonly KaryaWindow[];
}

/** The fit parts of a day without faults (shubha) and with faults (madhyama). */
interface Parts {
  readonly shubha: Spans;
  readonly madhyama: Spans;
}
const NO_PARTS: Parts = { shubha: NEVER, madhyama: NEVER };

function fitParts(day: MuhurtaDay, own: OwnClauses): Parts {
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

/** Returns the verdict of the day without regard to the rising sign. */
export const dayVerdictBy = (day: MuhurtaDay, own: OwnClauses): KaryaVerdict => gradeOf(fitParts(day, own));

/** Judges the day and its hours by the clauses of one authority. */
export function judge(day: MuhurtaDay, own: OwnClauses, lifting: LagnaReliefs | null = null): KaryaJudgement {
  const fit = fitParts(day, own);
  const { open, shut } = hoursOf(day, own, fit);
  const reliefs = lifting?.reliefs ?? [];
  const windows: KaryaWindow[] = [];
  for (const part of open.shubha) windows.push(windowIn(day, own, reliefs, part, 'shubha'));
  for (const part of open.madhyama) windows.push(windowIn(day, own, reliefs, part, 'madhyama'));
  windows.sort((a, b) => a.from - b.from);
  const needed = windowsInNeed(day, own, lifting, shut);
  const verdict = gradeWith(open, needed);
  return {
    verdict,
    closedBy: verdict === 'varjya' ? closing(day, own, shut) : [],
    day: { verdict: gradeOf(fit), because: becauseOf(day, own, fit) },
    windows: needed.length === 0 ? windows : [...windows, ...needed],
  };
}

/** Returns only the verdict, for callers that do not need the windows. */
export function verdictBy(day: MuhurtaDay, own: OwnClauses, lifting: LagnaReliefs | null = null): KaryaVerdict {
  const { open, shut } = hoursOf(day, own, fitParts(day, own));
  const grade = gradeOf(open);
  return grade === 'varjya' ? gradeWith(open, windowsInNeed(day, own, lifting, shut)) : grade;
}

/** If only hours that are allowed in need are left, the verdict is madhyama. */
function gradeWith(open: Parts, needed: readonly KaryaWindow[]): KaryaVerdict {
  const grade = gradeOf(open);
  return grade === 'varjya' && needed.length > 0 ? 'madhyama' : grade;
}

/** Separates the fit parts in which some sign may rise outside the gaps (open) from those in which none may (shut). */
function hoursOf(day: MuhurtaDay, own: OwnClauses, fit: Parts): { open: Parts; shut: Spans } {
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

/** The clauses about gaps and rising signs that apply within parts of the day of which they leave nothing. */
const closing = (day: MuhurtaDay, { shutting }: OwnClauses, parts: Spans): readonly string[] =>
  idsOf(shutting.filter((each) => parts.some((part) => touches(whereAtFault(each, day), part))));

/**
 * The reasons for the verdict of the day. For a barred day they are the musts that never hold or, if there are none,
 * the musts that together leave too little time. For a madhyama day they are its faults.
 */
function becauseOf(day: MuhurtaDay, { musts, faults }: OwnClauses, fit: Parts): readonly string[] {
  if (fit.shubha.length > 0) return [];
  if (fit.madhyama.length > 0)
    return idsOf(faults.filter((each) => fit.madhyama.some((part) => touches(whereHolds(each, day), part))));
  const failing = musts.filter((each) => whereHolds(each, day).length === 0);
  return idsOf(failing.length > 0 ? failing : musts.filter((each) => whereHolds(each, day) !== day.whole));
}
