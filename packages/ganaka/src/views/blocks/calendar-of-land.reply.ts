import { Type } from 'typebox';
import { edgeReply, monthReply, vouchedFields } from '../calendars/reply-parts.reply.ts';

const textFields = {
  id: Type.String(),
  text: Type.String(),
  text_native: Type.String(),
};
const dateReply = Type.Object({
  ...textFields,
  date: Type.String(),
  year: Type.Integer(),
  month: monthReply,
  day: Type.Integer({ minimum: 1, maximum: 32 }),
  engine: Type.Union([Type.String(), Type.Null()], { description: 'null for a calendar by law' }),
  rule: Type.String(),
  margin_minutes: Type.Union([Type.Number(), Type.Null()]),
  edge: edgeReply,
  ...vouchedFields,
  beside: Type.Optional(Type.Object(textFields, { description: 'a second calendar that is kept there' })),
});
const linkReply = Type.Object({
  id: Type.String(),
  engine: Type.Union([Type.String(), Type.Null()]),
  at: Type.String({ description: 'address of the open route that has its date' }),
});

export const calendarOfLandReply = Type.Union([dateReply, linkReply]);
