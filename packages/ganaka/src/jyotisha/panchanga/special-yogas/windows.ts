/**
 * The special yogas of a day with their windows between sunrise and the next sunrise. The catalog defines which vara,
 * tithi and nakshatra form them; this file finds the times.
 */
import { holds, overlap, type Span } from '../../../kernel/span.ts';
import type { JdUt } from '../../../kernel/units.ts';
import { NAKSHATRA } from '../../../lexicon/angas/nakshatra.ts';
import { ANANDADI } from '../../../lexicon/hours/anandadi.ts';
import { spansWithin } from '../../../rules/when.ts';
import type { AngaSpan } from '../angas/angas.ts';
import { varaOf } from '../angas/vara.ts';
import type { MasaDay, SunDay } from '../day/day-clauses.ts';
import type { NakshatraId } from '../day/rule-day.ts';
import { ANANDADI_FROM, ANANDADI_LEAVE, type SpecialYogaId, YOGA_ROWS } from './catalog.ts';
import type { SpecialYogaRow } from './row.ts';

/**
 * A RuleDay that also has the Sun's nakshatras, the month of a tithi, and the instants at which the Moon reaches a
 * longitude.
 */
export interface YogaDay extends SunDay, MasaDay {
  /** The instant near `near` at which the Moon is at `deg`. */
  moonAt(deg: number, near: JdUt): JdUt;
}

export interface YogaWindow extends Span {
  /** The tithi (1–30) that spoils the yoga, with the part of the window that it spoils. */
  readonly badhaka?: AngaSpan;
}

const NUMBER_OF = new Map<string, number>(NAKSHATRA.map(({ id, number }) => [id, number]));
const numberOf = (id: NakshatraId): number => NUMBER_OF.get(id) ?? 0;

/** Every window of every yoga, keyed by id. A yoga that does not occur has an empty list. */
export function specialYogasOf(day: YogaDay): Readonly<Record<SpecialYogaId, readonly YogaWindow[]>> {
  const found = { ...NONE };
  const spans = spansWithin(day, day.bounds);
  for (const row of YOGA_ROWS) {
    const windows = windowsOf(row, day, spans);
    if (windows.length > 0) found[row.id] = windows;
  }
  return found;
}

/** The result of a day without any special yoga, copied for each day. */
const NONE = Object.fromEntries(YOGA_ROWS.map(({ id }) => [id, []])) as unknown as Record<
  SpecialYogaId,
  readonly YogaWindow[]
>;

/** The windows of one yoga. `spans` returns the times of the day at which a clause holds. */
export function windowsOf(
  { rule, spoiltBy }: SpecialYogaRow,
  day: YogaDay,
  spans = spansWithin(day, day.bounds),
): readonly YogaWindow[] {
  const windows = spans(rule);
  if (spoiltBy === undefined || windows.length === 0) return windows;
  const [spoiling] = spans(spoiltBy);
  if (spoiling === undefined) return windows;
  const tithi = day.transitions('tithi').find((run) => holds(run, spoiling.from));
  return windows.map((window) => {
    const spoilt = overlap(spoiling, window);
    if (tithi === undefined || spoilt === null) return window;
    return { from: window.from, to: window.to, badhaka: { number: tithi.number, from: spoilt.from, to: spoilt.to } };
  });
}

export interface AnandadiWindow extends AngaSpan {
  /** The number of ghatis to avoid at the beginning of the yoga, or all of it. */
  readonly leave?: number | 'all';
}

/** Abhijit is the last quarter of Uttara Ashadha and the first fifteenth of Shravana: MC 6.55. */
const NAKSHATRA_DEG = 360 / 27;
const UTTARA_ASHADHA = 21;
const SHRAVANA = 22;
export const ABHIJIT_FROM_DEG = 20.75 * NAKSHATRA_DEG;
export const ABHIJIT_TO_DEG = (21 + 1 / 15) * NAKSHATRA_DEG;
export const ABHIJIT_OF_28 = 22;

/** The anandadi yogas of the day. There are 28, one for each nakshatra including Abhijit. */
export function anandadiOf(day: YogaDay): AnandadiWindow[] {
  const start = of28(numberOf(ANANDADI_FROM[varaOf(day.weekday)]));
  return starsOf28(day).map(({ number, from, to }) => {
    const place = ((number - start + 28) % 28) + 1;
    const leave = ANANDADI_LEAVE[ANANDADI[place - 1]?.id ?? ''];
    return leave === undefined ? { number: place, from, to } : { number: place, from, to, leave };
  });
}

/** The number of a nakshatra among 28: those from Shravana on have one more. */
export const of28 = (number: number): number => (number >= SHRAVANA ? number + 1 : number);

/** The runs of the 28 nakshatras that touch the day, cut to the day. */
export function starsOf28(day: YogaDay): AngaSpan[] {
  const found: AngaSpan[] = [];
  const add = (number: number, from: JdUt, to: JdUt): void => {
    const today = from < to ? overlap({ from, to }, day.bounds) : null;
    const last = found.at(-1);
    if (today === null) return;
    if (last?.number === number) found[found.length - 1] = { number, from: last.from, to: today.to };
    else found.push({ number, from: today.from, to: today.to });
  };
  for (const { number, from, to } of day.transitions('nakshatra')) {
    if (number === UTTARA_ASHADHA) {
      const abhijit = day.moonAt(ABHIJIT_FROM_DEG, to);
      add(of28(number), from, abhijit);
      add(ABHIJIT_OF_28, abhijit, to);
    } else if (number === SHRAVANA) {
      const end = day.moonAt(ABHIJIT_TO_DEG, from);
      add(ABHIJIT_OF_28, from, end);
      add(of28(number), end, to);
    } else add(of28(number), from, to);
  }
  return found;
}
