import { Type } from 'typebox';
import { citationsReply } from '../kit/citation.reply.ts';
import { nameFields, windowFields, windowReply } from './fields.reply.ts';
import { KALA_NAMES, type KalaName } from './shastra-kala.ts';

const kalaReplies = Object.fromEntries(KALA_NAMES.map((name) => [name, windowReply])) as Record<
  KalaName,
  typeof windowReply
>;

export const shastraKalaReply = Type.Object({
  ...kalaReplies,
  din_ritu: Type.Array(Type.Object({ ...nameFields, ...windowFields }), {
    description: 'sixths; Kalamadhava 3 quotes five moments: sunrise, sangava, midday, aparahna, sunset',
  }),
  citations: citationsReply,
});
