import { Type } from 'typebox';
import { GRAHAS } from '../../sky/engines/engine.ts';
import { citationReply } from '../kit/citation.reply.ts';
import { perGrahaReply, perVargaReply, rashiNumberReply } from './shapes.reply.ts';

const rowReply = perVargaReply(rashiNumberReply);

export const vargaTulanaReply = Type.Object({
  grid: Type.Object(
    { lagna: rowReply, ...perGrahaReply(rowReply).properties },
    { description: 'rashi numbers by lagna and graha, then by varga' },
  ),
  vargottama: Type.Array(Type.Enum(['lagna', ...GRAHAS]), { description: 'in the same rashi in D1 and D9' }),
  citation: citationReply,
});
