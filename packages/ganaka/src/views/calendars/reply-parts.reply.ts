import { Type } from 'typebox';
import { nameReply } from '../kit/in-languages.reply.ts';
import { namedReply } from '../kit/position.reply.ts';
import { EDGE_MINUTES } from './reply-parts.ts';

const CONFIDENCES = ['read-in-text', 'law', 'publisher-fit', 'secondary', 'general-knowledge'] as const;

const orNull = <S extends Parameters<typeof Type.Union>[0][number]>(schema: S) => Type.Union([schema, Type.Null()]);
export const vouchedFields = {
  source: Type.String({ description: 'where the rule comes from, with its locus where it was read' }),
  confidence: Type.Enum([...CONFIDENCES], {
    description: 'how reliable the rule is; a publisher-fit was fitted to prints and is in no text',
  }),
};
export const eraReply = Type.Object({ id: Type.String(), ...nameReply('name') });
export const placeReply = Type.Union([
  Type.Object({
    name: Type.String(),
    lat: Type.Number(),
    lon: Type.Number(),
    tz: Type.Number({ description: 'hours east of UTC on that day' }),
  }),
  Type.Null(),
]);
export const engineReply = orNull(Type.String({ description: 'null for a calendar by law' }));
export const monthReply = Type.Object({
  number: Type.Integer({ minimum: 1, maximum: 12 }),
  ...nameReply('name'),
  name_native: Type.String({ description: 'in the calendar’s own script' }),
  rashi: Type.Optional(namedReply),
});
export const edgeReply = Type.Boolean({ description: `whether the margin is below ${EDGE_MINUTES} minutes` });
export const startFields = {
  sankranti: orNull(Type.Object({ rashi: namedReply, at: Type.String() })),
  cutoff: orNull(
    Type.Object({ kind: Type.Enum(['sunset', 'sunrise', 'midnight', 'aparahna', 'clock']), at: Type.String() }),
  ),
  margin_minutes: orNull(Type.Number()),
  edge: edgeReply,
};
