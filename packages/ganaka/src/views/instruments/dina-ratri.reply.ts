import { Type } from 'typebox';
import { DAY_PARTS } from '../../drawings/day/day-parts.ts';
import { notesFields } from '../kit/notes.reply.ts';
import { asu, deg, instant, jya, maybe, nadi, text, verse } from '../siddhanta/fields.reply.ts';
import { cityFields } from './cities.reply.ts';
import { FIELDS } from './dina-ratri.ts';
import { lengthReply, samplesReply } from './fields.reply.ts';

export const dinaRatriYantraReply = Type.Object({
  text,
  at: instant,
  declination: deg('north positive'),
  day_radius: jya('day-radius'),
  verse,
  cities: Type.Array(
    Type.Object({
      ...cityFields,
      clock: Type.String({ description: 'HH:MM by the Sun there: twelve when he culminates' }),
      part: Type.Enum([...DAY_PARTS], { description: 'part of the day there' }),
      sun_up: Type.Boolean(),
      nadi_since_sunrise: nadi('0 to 60, through the night as well'),
      verse,
    }),
  ),
  place: Type.Object({
    name: Type.String(),
    lon_from_lanka: deg('east positive'),
    latitude: deg('north positive'),
    clock: instant,
    hour_angle: deg('the Sun’s, west positive'),
    sunrise: maybe(instant),
    sunset: maybe(instant),
    cara_asu: maybe(asu('ascensional difference')),
    kshitijya: maybe(jya('earth-sine')),
    dinamana: lengthReply,
    sun_up: Type.Boolean(),
    verse,
  }),
  subsolar: Type.Object({ lon_from_lanka: deg('east positive'), latitude: deg('north positive'), verse }),
  samples: samplesReply(FIELDS),
  ...notesFields,
});
