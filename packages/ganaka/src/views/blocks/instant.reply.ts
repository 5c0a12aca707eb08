import { Type } from 'typebox';
import { instantOrNull, instantReply, notesReply } from './fields.reply.ts';

export const instantBlockReply = Type.Object({
  date: Type.String({ description: 'the civil date asked for' }),
  panchanga_date: Type.String({
    description: 'the civil date whose sunrise began the day: the one before, when the moment lies before sunrise',
  }),
  jd: Type.Number({ description: 'Julian day, UT' }),
  ahargana: Type.Number({ description: 'civil days since mean midnight at Ujjain at the Kali epoch' }),
  local: Type.String({ description: 'the clock at the place' }),
  iso: instantReply,
  basis: Type.Enum(['sunrise', 'time', 'noon'], {
    description: 'sunrise when no time was given, noon where the Sun does not rise',
  }),
  sunrise: instantOrNull,
  notes: Type.Optional(notesReply),
});
