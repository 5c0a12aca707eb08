import { Type } from 'typebox';
import { citationReply } from '../kit/citation.reply.ts';
import { nameFields, windowFields } from './fields.reply.ts';

export const balaReply = Type.Object({
  spans: Type.Array(
    Type.Object({
      ...windowFields,
      good: Type.Array(Type.Integer(), { description: 'births that have it, by number' }),
    }),
    { description: 'from sunrise to the next' },
  ),
  yours: Type.Optional(
    Type.Object(
      { ...nameFields, good: Type.Boolean({ description: 'at the instant asked for' }) },
      { description: 'of the birth that was given' },
    ),
  ),
  citation: citationReply,
});
