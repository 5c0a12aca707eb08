import { Type } from 'typebox';
import { instantReply, windowOrNull as maybeWindow } from '../blocks/fields.reply.ts';
import { citationReply } from '../kit/citation.reply.ts';
import { described } from '../kit/described.reply.ts';
import { nameReply } from '../kit/in-languages.reply.ts';
import { notesFields } from '../kit/notes.reply.ts';

const maybe = <T extends ReturnType<typeof Type.Number> | typeof instantReply>(schema: T) =>
  Type.Union([schema, Type.Null()]);
export const localReply = Type.Object({
  start: instantReply,
  maximum: instantReply,
  end: instantReply,
  magnitude: Type.Number(),
  obscuration: maybe(Type.Number({ description: 'covered part of the disc' })),
  altitude: maybe(Type.Number({ description: 'degrees at maximum' })),
  seen: maybeWindow,
  central: described(maybeWindow, 'from when to when it is total or annular; null where it is not'),
  rises_eclipsed: Type.Boolean({ description: 'whether it rises eclipsed' }),
  sets_eclipsed: Type.Boolean({ description: 'whether it sets eclipsed' }),
  greatest_visible: Type.Union(
    [
      Type.Object({
        at: instantReply,
        magnitude: maybe(Type.Number()),
        obscuration: maybe(Type.Number({ description: 'covered part of the disc' })),
        altitude: maybe(Type.Number({ description: 'degrees' })),
      }),
      Type.Null(),
    ],
    {
      description:
        'the deepest phase that is seen: the maximum, or at rising or setting what is left of it; null where nothing is seen',
    },
  ),
});
export const eclipseReply = Type.Object({
  kind: Type.Enum(['solar', 'lunar']),
  ...nameReply('name'),
  type: Type.Enum(['total', 'annular', 'hybrid', 'partial', 'penumbral']),
  basis: Type.Enum(['geometric', 'siddhantic'], {
    description: 'from the geometry of Sun, Moon and Earth, or by the rules of the Surya-siddhanta',
  }),
  date: Type.String({ description: 'civil date of the maximum at the place' }),
  greatest: instantReply,
  greatest_tt: Type.Union([Type.Number({ description: 'Julian day, TT' }), Type.Null()], {
    description: 'Julian day (TT) of the maximum; null on the Surya-siddhanta',
  }),
  delta_t: described(maybe(Type.Number({ description: 'seconds' })), 'TT − UT in seconds; null on the Surya-siddhanta'),
  magnitude: Type.Number(),
  umbral_magnitude: Type.Optional(
    Type.Number({ description: 'of a lunar eclipse: part of the diameter in the umbra' }),
  ),
  penumbral_magnitude: Type.Optional(
    Type.Number({ description: 'of a lunar eclipse: part of the diameter in the penumbra' }),
  ),
  gamma: described(
    maybe(Type.Number({ description: 'least distance of the axis from the centre, Earth radii, north positive' })),
    'least distance of the axis of the shadow from the centre, Earth radii; null on the Surya-siddhanta',
  ),
  contacts: Type.Object(
    {
      penumbral: Type.Optional(described(maybeWindow, 'from when to when the penumbra is touched')),
      partial: described(maybeWindow, 'from when to when the eclipse is partial'),
      total: described(maybeWindow, 'from when to when the eclipse is total; null where it is not'),
    },
    { description: 'lunar: the same for everybody; solar and siddhantic: at the place' },
  ),
  visible: Type.Boolean({ description: 'the Sun or Moon is up here during a partial or total phase' }),
  local: Type.Union([localReply, Type.Null()]),
  sutak: Type.Union([
    Type.Object({
      start: instantReply,
      end: instantReply,
      yamas: Type.Integer({ description: 'in praharas of three hours' }),
      citation: citationReply,
    }),
    Type.Null(),
  ]),
  shadow_rule: Type.Optional(Type.String({ description: 'how the shadow of the Earth is enlarged' })),
  citation: Type.Optional(citationReply),
  ...notesFields,
});
