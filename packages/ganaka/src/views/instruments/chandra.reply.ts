import { Type } from 'typebox';
import { notesFields } from '../kit/notes.reply.ts';
import { namedReply } from '../kit/position.reply.ts';
import { angula, deg, instant, maybe, nadi, num, text, verse } from '../siddhanta/fields.reply.ts';
import { FIELDS } from './chandra.ts';
import { samplesReply } from './fields.reply.ts';

export const chandraYantraReply = Type.Object({
  text,
  at: instant,
  facing: Type.Enum(['west', 'east']),
  elongation: deg('Moon less Sun'),
  tithi: namedReply,
  paksha: Type.Enum(['shukla', 'krishna']),
  lit_digits: num('lit twelfths of the disc'),
  disc_minutes: num('the Moon’s diameter, minutes of arc'),
  bhuja: Type.Object({
    angula: maybe(angula('base')),
    direction: maybe(Type.Enum(['north', 'south'])),
  }),
  koti: angula('upright'),
  karna: maybe(angula('hypotenuse')),
  tilt_degrees: maybe(deg('of the line of the horns against the level')),
  higher_horn: maybe(Type.Enum(['north', 'south', 'level'])),
  altitude: deg('of the Moon then'),
  verse,
  moonrise: maybe(instant),
  moonset: maybe(instant),
  interval_nadi: maybe(nadi('sunset to moonset in the bright half, moonrise to sunrise in the dark')),
  kalamsha: maybe(deg('degrees of time from the Sun')),
  limit: deg('unseen below this'),
  visible: maybe(Type.Boolean()),
  visibility_verse: verse,
  phases: Type.Array(Type.Object({ tithi: namedReply, start: instant })),
  samples: samplesReply(FIELDS),
  ...notesFields,
});
