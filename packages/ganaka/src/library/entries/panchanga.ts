/** `ganaka/panchanga`: the day, and a month of days. */

import { month as monthView } from '../../views/bulk/month.ts';
import { ofMonth } from '../checks/view-functions.ts';
import type { PanchangaMonthOptions } from '../types/options.generated.ts';
import type { PanchangaMonthReply } from '../types/replies.generated.ts';

export type { AnswerOptions } from '../checks/answer-options.ts';
export type { DateLike, TimeLike } from '../days/date.ts';
export { type DayOptions, day, type GanakaDay } from '../days/day.ts';
export type { GanakaEngine } from '../engine.ts';
export { addLanguages, type GanakaLanguage } from '../languages.ts';
export { type GanakaPlace, place } from '../place.ts';
export type { BlockName, Blocks, Snapshot } from '../replies.ts';
export type { PanchangaMonthOptions, PanchangaMonthReply };

/** A Gregorian month in whole weeks of day rows, with its lunar months and years: `month(engine, place, '2026-11')`. */
export const month = ofMonth<PanchangaMonthReply, PanchangaMonthOptions>(monthView);
