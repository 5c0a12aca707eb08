import { Type } from 'typebox';
import { citationReply } from '../kit/citation.reply.ts';
import { notesFields } from '../kit/notes.reply.ts';
import { namedReply } from '../kit/position.reply.ts';
import { asu, deg, instant, maybe, nadi, text, verse } from '../siddhanta/fields.reply.ts';
import { lengthReply, samplesReply } from './fields.reply.ts';
import { CLASSES, FIELDS } from './surya-chakra.ts';

const named = namedReply.properties;
const between = {
  start: instant,
  end: instant,
  cut: Type.Optional(Type.Literal(true, { description: 'true where the end is the year’s and not its own' })),
};

export const suryaChakraYantraReply = Type.Object({
  text,
  at: Type.Object(
    {
      at: instant,
      mean_longitude: deg('mean Sun'),
      equation: deg('equation of the apsis'),
      longitude: deg('true Sun, sidereal'),
      rashi: namedReply,
      amsha: deg('within the rashi'),
      daily_motion: deg('motion in a day'),
      ayanamsa: deg('precession'),
      sayana_longitude: deg('true Sun from the equinox'),
      declination: deg('north positive'),
      cara_asu: maybe(asu('ascensional difference')),
      dinamana: lengthReply,
      ritu: namedReply,
      ayana: namedReply,
      verse,
    },
    { description: 'the moment' },
  ),
  year: Type.Object({ start: instant, end: instant }, { description: 'from when to when the wheel runs' }),
  sankrantis: Type.Array(
    Type.Object({
      rashi: namedReply,
      at: instant,
      disc_minutes: Type.Number({ description: 'the Sun’s diameter, minutes of arc' }),
      punya_kala: Type.Object({ start: instant, end: instant, nadi: nadi('its length') }),
      class: Type.Enum([...CLASSES], { description: 'equinox, solstice, or of which of the two other kinds' }),
      verse,
      citation: citationReply,
    }),
  ),
  sayana_points: Type.Array(
    Type.Object({ kind: Type.Enum(['vishuva', 'ayana']), longitude: deg('from the equinox'), at: instant, verse }),
    { description: 'equinoxes and solstices' },
  ),
  shadashitimukha: Type.Array(Type.Object({ longitude: deg('sidereal'), at: instant, verse })),
  ritus: Type.Array(Type.Object({ ...named, ...between }), { description: 'the seasons that touch the year' }),
  ayanas: Type.Array(Type.Object({ ...named, ...between }), { description: 'the halves that touch the year' }),
  samples: samplesReply(FIELDS),
  ...notesFields,
});
