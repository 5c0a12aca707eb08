import { Type } from 'typebox';
import { instantReply, windowOrNull as maybeWindow } from '../blocks/replies.reply.ts';
import { citationReply } from '../kit/citation.reply.ts';
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
  central: maybeWindow,
  rises_eclipsed: Type.Boolean(),
  sets_eclipsed: Type.Boolean(),
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
  greatest_tt: Type.Union([Type.Number({ description: 'Julian day, TT' }), Type.Null()]),
  delta_t: maybe(Type.Number({ description: 'seconds' })),
  magnitude: Type.Number(),
  umbral_magnitude: Type.Optional(Type.Number()),
  penumbral_magnitude: Type.Optional(Type.Number()),
  gamma: maybe(Type.Number({ description: 'least distance of the axis from the centre, Earth radii, north positive' })),
  contacts: Type.Object(
    { penumbral: Type.Optional(maybeWindow), partial: maybeWindow, total: maybeWindow },
    { description: 'lunar: the same for everybody; solar and siddhantic: at the place' },
  ),
  visible: Type.Boolean({ description: 'the Sun or Moon is up here during a partial or total phase' }),
  local: Type.Union([localReply, Type.Null()]),
  sutak: Type.Union([
    Type.Object({ start: instantReply, end: instantReply, yamas: Type.Integer(), citation: citationReply }),
    Type.Null(),
  ]),
  shadow_rule: Type.Optional(Type.String()),
  citation: Type.Optional(citationReply),
  ...notesFields,
});
