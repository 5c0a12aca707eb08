import { Type } from 'typebox';
import { citationsReply } from '../kit/citation.reply.ts';
import { perSaptaReply } from './shapes.reply.ts';

const matrixReply = (words: readonly string[]) => {
  const relation = Type.Optional(Type.Enum([...words]));
  return perSaptaReply(perSaptaReply(relation));
};

export const maitriReply = Type.Object({
  natural: matrixReply(['mitra', 'sama', 'shatru']),
  temporary: matrixReply(['mitra', 'shatru']),
  panchadha: matrixReply(['adhimitra', 'mitra', 'sama', 'shatru', 'adhishatru']),
  citations: citationsReply,
});
