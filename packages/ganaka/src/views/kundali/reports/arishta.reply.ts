import { Type } from 'typebox';
import { citationReply } from '../../kit/citation.reply.ts';
import { sentenceReply } from '../../kit/in-languages.reply.ts';

export const rowReply = Type.Object({
  id: Type.String(),
  ...sentenceReply('label'),
  present: Type.Boolean(),
  citation: citationReply,
});

export const arishtaReply = Type.Object({
  bhanga: Type.Array(rowReply, { description: 'every row that lifts, present or not' }),
  rows: Type.Array(rowReply, { description: 'those that are present' }),
  raw: Type.Boolean({ description: 'some row is present' }),
  effective: Type.Boolean({ description: 'some row is present and nothing lifts it' }),
  citation: citationReply,
  scope: citationReply,
  ...sentenceReply('line'),
});
