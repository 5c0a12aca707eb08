import { Type } from 'typebox';
import { growthFields, instantReply, nameFields, transitionsReply } from './fields.reply.ts';

export const yogaReply = Type.Object({
  ...nameFields,
  fraction: Type.Number({ description: 'part gone, 0 to 1' }),
  start: instantReply,
  end: instantReply,
  transitions: transitionsReply,
  ...growthFields('yoga'),
});
