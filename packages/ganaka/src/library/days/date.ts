/** Parses dates and times of day: ISO text, or an object that converts to it (such as a `Temporal.PlainDate`). */
import { dateOf, dayOf } from '../../kernel/civil.ts';
import type { CivilDay } from '../../kernel/units.ts';
import { shownText, textOf } from '../checks/caller-values.ts';
import type { DateLike } from '../types/options.generated.ts';

export type { DateLike } from '../types/options.generated.ts';
/** A time such as `06:30` or `06:30:15`, or an object whose `toString()` returns one. */
export type TimeLike = string | { toString(): string };

/** A `Temporal.PlainDate` of another calendar, and a date of `ganaka/calendars`, add the calendar to the ISO date (RFC 9557). */
const DATE = /^([+-]?\d{4,6})-(\d{2})-(\d{2})(?:\[!?u-ca=[a-z0-9-]+\])?$/;
const TIME = /^(\d{2}):(\d{2})(?::(\d{2})(\.\d{1,9})?)?$/;

export function readDate(
  date: DateLike,
  years: { readonly from: number; readonly to: number },
  name = 'date',
): CivilDay {
  const text = textOf(date);
  const [, year = '', month = '', day = ''] = DATE.exec(text) ?? [];
  const civil = { year: Number(year), month: Number(month), day: Number(day) };
  const found = dayOf(civil);
  const back = dateOf(found);
  if (year === '' || back.month !== civil.month || back.day !== civil.day)
    throw new RangeError(`${name} must be a date such as 2026-11-17; got ${shownText(date, text)}`);
  if (civil.year < years.from || civil.year > years.to)
    throw new RangeError(`${name} must lie in the years ${years.from} to ${years.to} of this engine; got ${text}`);
  return found;
}

/** The hours past midnight of a time. */
export function readTime(time: TimeLike): number {
  const text = textOf(time);
  const [, hours = '', minutes = '', seconds = '0', fraction = ''] = TIME.exec(text) ?? [];
  const [h, m, s] = [Number(hours), Number(minutes), Number(`${seconds}${fraction}`)];
  if (hours === '' || h > 23 || m > 59 || s >= 60)
    throw new RangeError(`time must be a time such as 06:30 or 06:30:15; got ${shownText(time, text)}`);
  return h + m / 60 + s / 3600;
}
