import { Type } from 'typebox';
import { described } from '../kit/described.reply.ts';
import { notesFields } from '../kit/notes.reply.ts';
import { deg, instant, jya, maybe, num, text, verses } from './fields.reply.ts';

const yuti = Type.Object({
  at: instant,
  longitude: deg('common longitude, sidereal'),
  grahas: Type.Array(
    Type.Object({
      graha: Type.String(),
      latitude: deg('latitude'),
      karna: maybe(jya('hypotenuse of the last operation')),
      disk_minutes: described(maybe(num('apparent diameter, minutes of arc')), 'diameter of the disk, minutes of arc'),
      daily_motion: deg('motion in a day'),
    }),
  ),
  distance: deg('difference of latitudes'),
  kind: Type.Enum(['bheda', 'ullekha', 'apasavya', 'samagama']),
  victor: described(maybe(Type.String()), 'graha id of the victor; null where there is none'),
});

export const grahaYutiReply = Type.Object({
  text,
  conjunctions: Type.Array(yuti, { description: 'meetings of two grahas' }),
  with_moon: Type.Array(yuti, { description: 'meetings with the Moon' }),
  ...notesFields,
  verses,
});
