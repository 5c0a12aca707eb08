import { Type } from 'typebox';
import { citationReply } from '../kit/citation.reply.ts';
import { notesFields } from '../kit/notes.reply.ts';
import { namedReply } from '../kit/position.reply.ts';
import { asu, deg, instant, maybe, nadi, text, verse } from '../siddhanta/fields.reply.ts';
import { lengthReply, samplesReply } from './fields.reply.ts';
import { CLASSES, FIELDS } from './surya-chakra.ts';

const named = namedReply.properties;
const between = { start: instant, end: instant, cut: Type.Optional(Type.Literal(true)) };

export const suryaChakraYantraReply = Type.Object({
  text,
  at: Type.Object({
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
  }),
  year: Type.Object({ start: instant, end: instant }),
  sankrantis: Type.Array(
    Type.Object({
      rashi: namedReply,
      at: instant,
      disc_minutes: Type.Number({ description: 'the Sun’s diameter, minutes of arc' }),
      punya_kala: Type.Object({ start: instant, end: instant, nadi: nadi('its length') }),
      class: Type.Enum([...CLASSES]),
      verse,
      citation: citationReply,
    }),
  ),
  sayana_points: Type.Array(
    Type.Object({ kind: Type.Enum(['vishuva', 'ayana']), longitude: deg('from the equinox'), at: instant, verse }),
  ),
  shadashitimukha: Type.Array(Type.Object({ longitude: deg('sidereal'), at: instant, verse })),
  ritus: Type.Array(Type.Object({ ...named, ...between })),
  ayanas: Type.Array(Type.Object({ ...named, ...between })),
  samples: samplesReply(FIELDS),
  ...notesFields,
});
