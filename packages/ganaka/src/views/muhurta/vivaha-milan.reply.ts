import { Type } from 'typebox';
import { windowFields } from '../blocks/fields.reply.ts';
import { sliceReply } from '../day/panchanga.reply.ts';
import { citationReply } from '../kit/citation.reply.ts';
import { described } from '../kit/described.reply.ts';
import { sentenceReply } from '../kit/in-languages.reply.ts';
import { clausesExplainedReply } from './explained.reply.ts';
import {
  clauseReply,
  dayAloneReply,
  hoursReply,
  karyaWindowReply,
  verdictReply,
  verdictsReply,
} from './muhurta-fields.reply.ts';
import { doshasReply, godhuliReply, lattaReply, shuddhiReply, triBalaReply } from './vivaha-fields.reply.ts';
import { WEDDING_BLOCKS } from './vivaha-milan.ts';

const judgedFields = {
  verdict: Type.Union([verdictReply, Type.Null()], {
    description:
      'by the Dharmasindhu, the lower of day.verdict and hours.verdict; null where the Sun does not rise and set',
  }),
  verdicts: verdictsReply,
  day: Type.Union([dayAloneReply, Type.Null()]),
  hours: Type.Union([hoursReply, Type.Null()]),
  windows: Type.Array(karyaWindowReply),
  clauses: Type.Array(clauseReply),
  doshas: Type.Union([doshasReply, Type.Null()], { description: 'the ten faults of the wedding day' }),
};
const orNull = <S extends typeof lattaReply | typeof triBalaReply | typeof godhuliReply>(schema: S) =>
  Type.Union([schema, Type.Null()]);
export const oneReply = Type.Object({
  panchanga: described(sliceReply(...WEDDING_BLOCKS), 'the angas of the day'),
  ...judgedFields,
  score: Type.Integer({ description: 'how many merits fall into a window' }),
  latta: orNull(lattaReply),
  tri_bala: described(orNull(triBalaReply), 'strength of Jupiter, Sun and Moon from the rashi of birth'),
  lagna_shuddhi: Type.Object(
    { lagnas: Type.Array(shuddhiReply), citation: citationReply },
    { description: 'the rising signs of the day and their faults' },
  ),
  godhuli: orNull(godhuliReply),
  abhijit: Type.Union([
    Type.Object({ ...windowFields, tyajya: Type.Boolean({ description: 'forbidden on Wednesday' }) }),
    Type.Null(),
  ]),
  explanation: Type.Optional(clausesExplainedReply),
  citation: citationReply,
  checked: Type.Array(Type.String()),
  not_checked: Type.Array(Type.Object({ id: Type.String(), needs: Type.String() })),
  ...sentenceReply('notes', Type.Array(Type.String())),
});
export const dayReply = Type.Object({
  date: Type.String(),
  ...judgedFields,
  ...sentenceReply('notes', Type.Array(Type.String())),
});
const manyReply = Type.Object({ days: Type.Array(dayReply) });

export const vivahaMilanReply = Type.Union([oneReply, manyReply]);
