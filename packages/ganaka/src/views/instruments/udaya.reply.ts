import { Type } from 'typebox';
import { described } from '../kit/described.reply.ts';
import { notesFields } from '../kit/notes.reply.ts';
import { angula, asu, deg, instant, jya, maybe, num, text, verse } from '../siddhanta/fields.reply.ts';
import { lengthReply, samplesReply } from './fields.reply.ts';
import { FIELDS, NAMES } from './udaya.ts';

export const udayaYantraReply = Type.Object({
  text,
  at: instant,
  sunrise: maybe(instant),
  noon: instant,
  sunset: maybe(instant),
  next_sunrise: maybe(instant),
  terms: Type.Array(
    Type.Object({
      name: Type.Enum([...NAMES]),
      sign: Type.Union([Type.Literal(1), Type.Literal(-1)], { description: '1 adds, −1 takes off' }),
      minutes: maybe(num('minutes of the clock')),
      asu: maybe(asu('the same')),
      verse,
    }),
    { description: 'the corrections that lead from midnight at Lanka to the sunrise here' },
  ),
  declination: deg('north positive'),
  own_day_asu: asu('the Sun’s own day'),
  day_radius: jya('day-radius'),
  kshitijya: maybe(jya('earth-sine')),
  cara_asu: maybe(asu('ascensional difference')),
  dinamana: lengthReply,
  ratrimana: lengthReply,
  agrajya: maybe(jya('sine of amplitude')),
  verse,
  shanku: Type.Object(
    {
      palabha: maybe(angula('equinoctial noon shadow')),
      noon_shadow: maybe(angula('shadow at noon')),
      shadow: maybe(angula('shadow now')),
      hypotenuse: described(
        maybe(angula('its hypotenuse')),
        'from the tip of the gnomon to that of the shadow, angula',
      ),
      altitude: deg('altitude'),
      bhuja: maybe(angula('base of the shadow, north of the east-west line')),
      verse,
    },
    { description: 'the gnomon and its shadow' },
  ),
  samples: samplesReply(FIELDS),
  ...notesFields,
});
