/** `ganaka/panchanga`: the day, and a month of days. */
import type { PanchangaMonthOptions } from '../../replies/options.ts';
import type { PanchangaMonthReply } from '../../replies/schemas.ts';
import { month as monthView } from '../../views/bulk/month.ts';
import { ofMonth } from '../shown.ts';

export type { AnswerOptions } from '../answer-options.ts';
export type { DateLike, TimeLike } from '../date.ts';
export { type DayOptions, day, type GanakaDay } from '../day.ts';
export type { GanakaEngine } from '../engine.ts';
export { addLanguages, type GanakaLanguage } from '../languages.ts';
export { type GanakaPlace, place } from '../place.ts';
export type { BlockName, Blocks, Snapshot } from '../replies.ts';
export type { PanchangaMonthOptions, PanchangaMonthReply };

/** A Gregorian month in whole weeks of day rows, with its lunar months and years: `month(engine, place, '2026-11')`. */
export const month = ofMonth<PanchangaMonthReply, PanchangaMonthOptions>(monthView);
