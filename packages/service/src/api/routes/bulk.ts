/** Routes that return many days in one call (Enterprise plan). */

import { panchangaKalaReply } from 'ganaka/internal/views/bulk/kala.reply.ts';
import { panchangaKala } from 'ganaka/internal/views/bulk/kala.ts';
import { monthReply } from 'ganaka/internal/views/bulk/month.reply.ts';
import { month } from 'ganaka/internal/views/bulk/month.ts';
import { rangeReply } from 'ganaka/internal/views/bulk/range.reply.ts';
import { range } from 'ganaka/internal/views/bulk/range.ts';
import { sanyogaReply } from 'ganaka/internal/views/bulk/sanyoga.reply.ts';
import { sanyoga } from 'ganaka/internal/views/bulk/sanyoga.ts';
import { varshaReply } from 'ganaka/internal/views/bulk/varsha.reply.ts';
import { varsha } from 'ganaka/internal/views/bulk/varsha.ts';
import { host, ROOT_BY_ENGINE, table } from '../route.ts';

export const bulkDrik = table('bulk', host('drik'), [
  // path, credits, access, shows, its schema
  ['/v1/panchanga/range', 'bulk', 'enterprise', range, rangeReply],
  ['/v1/panchanga/month', 'bulk', 'enterprise', month, monthReply],
  ['/v1/panchanga-kala', 'bulk', 'enterprise', panchangaKala, panchangaKalaReply],
]);

export const bulkSurya = table('bulk', host('surya-siddhanta'), [
  // path, credits, access, shows, its schema
  ['/v1/sanyoga', 'bulk', 'enterprise', sanyoga, sanyogaReply],
]);

export const bulkYears = table('bulk', ROOT_BY_ENGINE, [
  // path, credits, access, shows, its schema
  ['/v1/panchanga-varsha-{engine}', 'bulk', 'enterprise', varsha, varshaReply],
]);
