/** Matching of two birth charts. */
import { ashtakootReply } from 'ganaka/internal/views/matching/ashtakoot.reply.ts';
import { ashtakoot } from 'ganaka/internal/views/matching/ashtakoot.ts';
import { matchBatchReply } from 'ganaka/internal/views/matching/batch.reply.ts';
import { matchBatch } from 'ganaka/internal/views/matching/batch.ts';
import { matchManglikReply } from 'ganaka/internal/views/matching/manglik.reply.ts';
import { matchManglik } from 'ganaka/internal/views/matching/manglik.ts';
import { EVERY_ENGINE, table } from '../route.ts';

export const matching = table('matching', EVERY_ENGINE, [
  // path, credits, access, shows, its schema
  ['/match/ashtakoot', 'heavy', 'full', ashtakoot, ashtakootReply],
  ['/match/manglik', 'heavy', 'full', matchManglik, matchManglikReply],
  ['/match/batch', 'heavy', 'full', matchBatch, matchBatchReply],
]);
