import { Type } from 'typebox';
import { citationReply } from '../kit/citation.reply.ts';
import { notesFields } from '../kit/notes.reply.ts';

const wayReply = Type.Object({
  what: Type.String({
    description: 'school:…, kala:…, rite:…, beside:…, month:…, option:…, place, sunrise, tithi_begins, tithi_ends',
  }),
  date: Type.String({ description: 'the day that it gives' }),
  citation: Type.Optional(citationReply),
});

export const whyDiffersReply = Type.Object({
  claimed: Type.String({ description: 'the day that the other calendar gives' }),
  ours: Type.Union([Type.String(), Type.Null()], { description: 'null where none lies near' }),
  agrees: Type.Boolean({ description: 'whether ours is the same day' }),
  variants: Type.Array(wayReply, { description: 'the ways that give the date claimed' }),
  tried: Type.Array(wayReply, { description: 'every way that was tried' }),
  ...notesFields,
});
