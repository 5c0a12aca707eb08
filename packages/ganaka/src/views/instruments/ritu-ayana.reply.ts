import { Type } from 'typebox';
import { notesFields } from '../kit/notes.reply.ts';
import { namedReply } from '../kit/position.reply.ts';
import { deg, instant, jya, num, text, verse } from '../siddhanta/fields.reply.ts';
import { samplesReply } from './fields.reply.ts';
import { FIELDS } from './ritu-ayana.ts';

const spanned = Type.Object({ ...namedReply.properties, start: instant, end: instant, verse });

export const rituAyanaYantraReply = Type.Object({
  text,
  at: instant,
  obliquity: deg('greatest declination'),
  obliquity_jya: jya('its sine'),
  declination: Type.Object({ degrees: deg('not signed'), direction: Type.Enum(['north', 'south']), verse }),
  ayanamsa: Type.Object({
    degrees: deg('precession'),
    yearly_seconds: num('its motion in a year, seconds of arc'),
    direction: Type.Enum(['increasing', 'decreasing']),
    verse,
  }),
  longitude: deg('the Sun, sidereal'),
  sayana_longitude: deg('the Sun from the equinox'),
  points: Type.Array(
    Type.Object({ kind: Type.Enum(['vishuva', 'ayana']), at: instant, sayana_longitude: deg('place'), verse }),
  ),
  sankranti_points: Type.Array(Type.Object({ rashi: namedReply, at: instant, verse })),
  ritu: spanned,
  ayana: Type.Object({ sidereal: spanned, sayana: spanned }),
  swing: Type.Object({
    zero_years: Type.Array(Type.Integer({ description: 'astronomical year' })),
    extreme_years: Type.Array(Type.Integer({ description: 'astronomical year' })),
    samples: Type.Object({ years: Type.Array(Type.Integer()), degrees: Type.Array(Type.Number()) }),
    verse,
  }),
  samples: samplesReply(FIELDS),
  ...notesFields,
});
