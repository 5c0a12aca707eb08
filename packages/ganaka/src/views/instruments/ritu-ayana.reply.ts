import { Type } from 'typebox';
import { described } from '../kit/described.reply.ts';
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
  declination: Type.Object(
    { degrees: deg('not signed'), direction: Type.Enum(['north', 'south']), verse },
    { description: 'of the Sun' },
  ),
  ayanamsa: Type.Object({
    degrees: deg('precession'),
    yearly_seconds: num('its motion in a year, seconds of arc'),
    direction: Type.Enum(['increasing', 'decreasing'], { description: 'whether it grows or shrinks' }),
    verse,
  }),
  longitude: deg('the Sun, sidereal'),
  sayana_longitude: deg('the Sun from the equinox'),
  points: Type.Array(
    Type.Object({ kind: Type.Enum(['vishuva', 'ayana']), at: instant, sayana_longitude: deg('place'), verse }),
    { description: 'equinoxes and solstices of the year' },
  ),
  sankranti_points: Type.Array(Type.Object({ rashi: namedReply, at: instant, verse }), {
    description: 'entries into the signs',
  }),
  ritu: spanned,
  ayana: Type.Object({
    sidereal: described(spanned, 'from the zero point of the zodiac'),
    sayana: described(spanned, 'from the equinox'),
  }),
  swing: Type.Object(
    {
      zero_years: Type.Array(Type.Integer({ description: 'astronomical year' }), {
        description: 'years in which it is zero',
      }),
      extreme_years: Type.Array(Type.Integer({ description: 'astronomical year' }), {
        description: 'years in which it turns back',
      }),
      samples: Type.Object({
        years: Type.Array(Type.Integer(), { description: 'Gregorian years, one for each sample' }),
        degrees: Type.Array(Type.Number(), { description: 'the ayanamsa of each, degrees' }),
      }),
      verse,
    },
    { description: 'how the ayanamsa swings by the text' },
  ),
  samples: samplesReply(FIELDS),
  ...notesFields,
});
