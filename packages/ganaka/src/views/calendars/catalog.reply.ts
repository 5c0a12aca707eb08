import { Type } from 'typebox';
import { nameReply, sentenceReply } from '../kit/in-languages.reply.ts';
import { vouchedFields } from './reply-parts.reply.ts';

export const catalogReply = Type.Array(
  Type.Object({
    id: Type.String(),
    ...nameReply('name'),
    names: Type.Record(Type.String(), Type.String(), { description: 'its names by the code of the language' }),
    native: Type.String({ description: 'its name in its own language' }),
    language: Type.String({ description: 'code of that language' }),
    script: Type.String({ description: 'the script of its names and digits' }),
    kind: Type.Enum(['solar', 'law', 'lunar']),
    engine: Type.Union([Type.String(), Type.Null()], {
      description: 'the engine that answers; null for a calendar by law',
    }),
    place: Type.Union([
      Type.Object({
        name: Type.String(),
        lat: Type.Number(),
        lon: Type.Number(),
        zone: Type.String({ description: 'which belt of the Earth' }),
      }),
      Type.Null(),
    ]),
    months: Type.Array(Type.Object({ number: Type.Integer(), ...nameReply('name'), name_native: Type.String() })),
    era: Type.Union([
      Type.Object({ id: Type.String(), ...nameReply('name'), ...sentenceReply('gist'), ...vouchedFields }),
      Type.Null(),
    ]),
    since: Type.Optional(Type.String({ description: 'the first day on which it was kept' })),
    rules: Type.Array(
      Type.Object({
        id: Type.String(),
        ...sentenceReply('gist'),
        default: Type.Boolean({ description: 'whether it answers unless another is asked for' }),
        ...vouchedFields,
      }),
    ),
  }),
);
