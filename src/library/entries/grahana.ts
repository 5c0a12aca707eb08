/** `ganaka/grahana`: the eclipses of a year as they are seen at one place. */
import type { GrahanReply } from '../../replies/schemas.ts';
import { grahan as grahanView } from '../../views/grahana/grahan.ts';
import { ofYear } from '../shown.ts';

export type { GanakaEngine } from '../engine.ts';
export { addLanguages, type GanakaLanguage } from '../languages.ts';
export { type GanakaPlace, place } from '../place.ts';
export type { GrahanReply };

/** The eclipses of a year with their local circumstances and sutak: `grahan(engine, place, 2026)`. */
export const grahan = ofYear<GrahanReply>(grahanView);
