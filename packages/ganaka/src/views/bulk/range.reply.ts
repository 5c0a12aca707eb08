import { Type } from 'typebox';
import { BLOCKS, FRAME } from '../blocks/index.ts';
import { replyOf } from '../day/panchanga.reply.ts';
import { MOST_DAYS, type RangeDay } from './range.ts';
import { rowReply } from './row.reply.ts';
import type { DayRow } from './row.ts';

const blocksReply = Type.Intersect([
  Type.Object({ date: Type.String() }),
  Type.Partial(replyOf([...FRAME, ...BLOCKS], false)),
]);

export const rangeReply = Type.Object({
  from: Type.String({ description: 'first day' }),
  to: Type.String({ description: 'last day' }),
  count: Type.Integer({ minimum: 0, maximum: MOST_DAYS }),
  days: Type.Array(Type.Unsafe<DayRow | RangeDay>(Type.Union([rowReply, blocksReply]))),
});
