/** `ganaka/grahana`: the eclipses of a year as they are seen at one place. */

import { grahan as grahanView } from '../../views/grahana/grahan.ts';
import { ofYear } from '../checks/view-functions.ts';
import type { GrahanReply } from '../types/replies.generated.ts';

export type { AnswerOptions } from '../checks/answer-options.ts';
export type { GanakaEngine } from '../engine.ts';
export { addLanguages, type GanakaLanguage } from '../languages.ts';
export { type GanakaPlace, place } from '../place.ts';
export type { GrahanReply };

/** The eclipses of a year with their local circumstances and sutak: `grahan(engine, place, 2026)`. */
export const grahan = ofYear<GrahanReply>(grahanView);
