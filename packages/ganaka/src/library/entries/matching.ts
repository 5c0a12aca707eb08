/** `ganaka/matching`: the matching of two births. */

import { ashtakoot as ashtakootView } from '../../views/matching/ashtakoot.ts';
import { matchManglik } from '../../views/matching/manglik.ts';
import { ofPair } from '../checks/view-functions.ts';
import type { MatchAshtakootOptions } from '../types/options.generated.ts';
import type { MatchAshtakootReply, MatchManglikReply } from '../types/replies.generated.ts';

export { type BirthOptions, birth, type GanakaBirth } from '../births/birth.ts';
export type { GanakaEngine } from '../engine.ts';
export { addLanguages, type GanakaLanguage } from '../languages.ts';
export { type GanakaPlace, place } from '../place.ts';
export type { MatchAshtakootOptions, MatchAshtakootReply, MatchManglikReply };

/** The eight koots, with at most thirty-six points: `ashtakoot(boy, girl)`. */
export const ashtakoot = ofPair<MatchAshtakootReply, MatchAshtakootOptions>(ashtakootView);
/** The manglik doshas of both births. */
export const manglik = ofPair<MatchManglikReply>(matchManglik);
