/** Matching of two birth charts. */
import { ashtakoot } from 'ganaka/internal/views/matching/ashtakoot.ts';
import { matchBatch } from 'ganaka/internal/views/matching/batch.ts';
import { matchManglik } from 'ganaka/internal/views/matching/manglik.ts';
import { EVERY_ENGINE, table } from '../route.ts';

export const matching = table('matching', EVERY_ENGINE, [
  // path, credits, access, shows
  ['/match/ashtakoot', 'heavy', 'full', ashtakoot],
  ['/match/manglik', 'heavy', 'full', matchManglik],
  ['/match/batch', 'heavy', 'full', matchBatch],
]);
