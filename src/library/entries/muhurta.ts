/** `ganaka/muhurta`: days and hours for an undertaking (karya), and for a wedding. */
import type { KaryaMuhurtaOptions, VivahaMilanOptions } from '../../replies/options.ts';
import type { KaryaMuhurtaReply, VivahaMilanReply } from '../../replies/schemas.ts';
import { karyaMuhurta as karyaMuhurtaView } from '../../views/muhurta/karya-muhurta.ts';
import { vivahaMilan as vivahaMilanView } from '../../views/muhurta/vivaha-milan.ts';
import { ofDay } from '../shown.ts';

export { type DayOptions, day, type GanakaDay } from '../day.ts';
export type { GanakaEngine } from '../engine.ts';
export { addLanguages, type GanakaLanguage } from '../languages.ts';
export { type GanakaPlace, place } from '../place.ts';
export type { KaryaMuhurtaOptions, KaryaMuhurtaReply, VivahaMilanOptions, VivahaMilanReply };

/** The catalog of undertakings, or the suitable days and hours for one. The span of days begins with the given day. */
export const karyaMuhurta = ofDay<KaryaMuhurtaReply, KaryaMuhurtaOptions>(karyaMuhurtaView);
/** The days of a span for a wedding, and the objections to each. */
export const vivahaMilan = ofDay<VivahaMilanReply, VivahaMilanOptions>(vivahaMilanView);
