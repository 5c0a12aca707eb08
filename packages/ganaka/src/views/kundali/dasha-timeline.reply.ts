import { Type } from 'typebox';
import { LEVELS } from '../../jyotisha/kundali/dasha/timeline.ts';
import { citationReply } from '../kit/citation.reply.ts';
import { described } from '../kit/described.reply.ts';
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
  now: Type.Union([Type.Object({ maha: period, antar: period, pratyantara: period }), Type.Null()], {
    description: 'those that run on the day asked for',
  }),
  slices: Type.Object(
    {
      one_year: described(slice, 'of the next year'),
      three_years: described(slice, 'of the next three years'),
      five_years: described(slice, 'of the next five years'),
    },
    { description: 'the periods of the next years' },
  ),
  changes: Type.Array(
    Type.Object({
      at: Type.String(),
      level: Type.Enum([...LEVELS], { description: 'which of the levels changes' }),
      from: chain,
      to: chain,
    }),
    { description: 'what changes, and when' },
  ),
  ...notesFields,
  citation: citationReply,
});
