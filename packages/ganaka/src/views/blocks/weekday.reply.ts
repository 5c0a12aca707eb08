import { Type } from 'typebox';
import { grahaReply } from '../kit/position.reply.ts';
import { nameFields } from './fields.reply.ts';

export const weekdayReply = Type.Object({ ...nameFields, lord: grahaReply });
