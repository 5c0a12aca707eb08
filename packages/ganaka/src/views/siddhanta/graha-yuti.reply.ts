import { Type } from 'typebox';
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
      disk_minutes: maybe(num('apparent diameter, minutes of arc')),
      daily_motion: deg('motion in a day'),
    }),
  ),
  distance: deg('difference of latitudes'),
  kind: Type.Enum(['bheda', 'ullekha', 'apasavya', 'samagama']),
  victor: maybe(Type.String()),
});

export const grahaYutiReply = Type.Object({
  text,
  conjunctions: Type.Array(yuti),
  with_moon: Type.Array(yuti),
  ...notesFields,
  verses,
});
