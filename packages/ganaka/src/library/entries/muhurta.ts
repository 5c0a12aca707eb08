/** `ganaka/muhurta`: days and hours for an undertaking (karya), and for a wedding. */

import { karyaMuhurta as karyaMuhurtaView } from '../../views/muhurta/karya-muhurta.ts';
import { vivahaMilan as vivahaMilanView } from '../../views/muhurta/vivaha-milan.ts';
import { ofDay } from '../checks/view-functions.ts';
import type { KaryaMuhurtaOptions, VivahaMilanOptions } from '../types/options.generated.ts';
import type { KaryaMuhurtaReply, VivahaMilanReply } from '../types/replies.generated.ts';

export { type DayOptions, day, type GanakaDay } from '../days/day.ts';
export type { GanakaEngine } from '../engine.ts';
export { addLanguages, type GanakaLanguage } from '../languages.ts';
export { type GanakaPlace, place } from '../place.ts';
export type { KaryaMuhurtaOptions, KaryaMuhurtaReply, VivahaMilanOptions, VivahaMilanReply };

/** The catalog of undertakings, or the suitable days and hours for one. The span of days begins with the given day. */
export const karyaMuhurta = ofDay<KaryaMuhurtaReply, KaryaMuhurtaOptions>(karyaMuhurtaView);
/** The days of a span for a wedding, and the objections to each. */
export const vivahaMilan = ofDay<VivahaMilanReply, VivahaMilanOptions>(vivahaMilanView);
