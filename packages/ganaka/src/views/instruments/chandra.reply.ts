import { Type } from 'typebox';
import { described } from '../kit/described.reply.ts';
import { notesFields } from '../kit/notes.reply.ts';
import { namedReply } from '../kit/position.reply.ts';
import { angula, deg, instant, maybe, nadi, num, text, verse } from '../siddhanta/fields.reply.ts';
import { FIELDS } from './chandra.ts';
import { samplesReply } from './fields.reply.ts';

export const chandraYantraReply = Type.Object({
  text,
  at: instant,
  facing: Type.Enum(['west', 'east'], { description: 'to which side one looks' }),
  elongation: deg('Moon less Sun'),
  tithi: namedReply,
  paksha: Type.Enum(['shukla', 'krishna']),
  lit_digits: num('lit twelfths of the disc'),
  disc_minutes: num('the Moon’s diameter, minutes of arc'),
  bhuja: Type.Object(
    {
      angula: described(maybe(angula('base')), 'in angula'),
      direction: described(maybe(Type.Enum(['north', 'south'])), 'to which side; null if it is zero'),
    },
    { description: 'base of the triangle of the horns' },
  ),
  koti: angula('upright'),
  karna: described(maybe(angula('hypotenuse')), 'hypotenuse of the triangle of the horns'),
  tilt_degrees: described(maybe(deg('of the line of the horns against the level')), 'of the line of horns, degrees'),
  higher_horn: maybe(Type.Enum(['north', 'south', 'level'])),
  altitude: deg('of the Moon then'),
  verse,
  moonrise: maybe(instant),
  moonset: maybe(instant),
  interval_nadi: described(
    maybe(nadi('sunset to moonset in the bright half, moonrise to sunrise in the dark')),
    'the same in nadi',
  ),
  kalamsha: maybe(deg('degrees of time from the Sun')),
  limit: deg('unseen below this'),
  visible: maybe(Type.Boolean()),
  visibility_verse: verse,
  phases: Type.Array(Type.Object({ tithi: namedReply, start: instant }), {
    description: 'the Moon at the end of each tithi',
  }),
  samples: samplesReply(FIELDS),
  ...notesFields,
});
