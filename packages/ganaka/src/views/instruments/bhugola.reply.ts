import { Type } from 'typebox';
import { notesFields } from '../kit/notes.reply.ts';
import { angula, deg, instant, maybe, nadi, num, text, verse, yojana } from '../siddhanta/fields.reply.ts';
import { ZONES } from './bhugola.ts';
import { cityFields } from './cities.reply.ts';

export const bhugolaYantraReply = Type.Object({
  text,
  at: instant,
  earth: Type.Object(
    {
      diameter_yojana: yojana('diameter'),
      circumference_yojana: yojana('circumference'),
      meridian_longitude: deg('of the meridian of Lanka and Ujjain, east of Greenwich'),
      verse,
    },
    { description: 'the globe' },
  ),
  place: Type.Object({
    name: Type.String(),
    circumference_yojana: yojana('of its parallel'),
    desantara: maybe(
      Type.Object({
        yojana: yojana('from the meridian'),
        nadi: nadi('the same in time'),
        direction: Type.Enum(['east', 'west']),
      }),
    ),
    palabha: maybe(angula('equinoctial noon shadow')),
    from_equator_yojana: yojana('along the meridian'),
    zone: Type.Enum(['temperate', ...ZONES], { description: 'which belt of the Earth' }),
    verse,
  }),
  cities: Type.Array(
    Type.Object({
      ...cityFields,
      clock: Type.String({ description: 'HH:MM by the Sun there' }),
      verse,
    }),
  ),
  zones: Type.Array(
    Type.Object({
      name: Type.Enum([...ZONES]),
      yojana: yojana('from the equator'),
      latitude: deg('the same'),
      meaning: Type.String({ description: 'what it means, in words' }),
      verse,
    }),
  ),
  subsolar: Type.Object({ latitude: deg('north positive'), longitude: deg('east of Greenwich'), verse }),
  orbits: Type.Record(
    Type.String(),
    Type.Object({
      circumference_yojana: yojana('orbit'),
      distance_yojana: yojana('from the earth'),
      daily_degrees: num('degrees that the daily path makes on it'),
      verse,
    }),
  ),
  daily_path_yojana: yojana('way of every body in a day'),
  verse,
  ...notesFields,
});
