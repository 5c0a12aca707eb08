import { Type } from 'typebox';
import { LEVELS } from '../../jyotisha/kundali/dasha/timeline.ts';
import { citationReply } from '../kit/citation.reply.ts';
import { notesFields } from '../kit/notes.reply.ts';
import { grahaReply } from '../kit/position.reply.ts';

const slice = Type.Array(
  Type.Object({
    maha: grahaReply,
    antar: grahaReply,
    pratyantara: grahaReply,
    start: Type.String(),
    end: Type.String(),
  }),
);

const period = Type.Object({ lord: grahaReply, start: Type.String(), end: Type.String() });
const chain = Type.Array(grahaReply, { description: 'lords from maha down' });
export const dashaTimelineReply = Type.Object({
  on: Type.String(),
  now: Type.Union([Type.Object({ maha: period, antar: period, pratyantara: period }), Type.Null()]),
  slices: Type.Object({ one_year: slice, three_years: slice, five_years: slice }),
  changes: Type.Array(Type.Object({ at: Type.String(), level: Type.Enum([...LEVELS]), from: chain, to: chain })),
  ...notesFields,
  citation: citationReply,
});
