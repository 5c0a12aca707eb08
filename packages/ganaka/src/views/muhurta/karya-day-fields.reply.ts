import { Type } from 'typebox';
import { SEATED } from '../../jyotisha/muhurta/spans/seats.ts';
import { DIRECTION } from '../../lexicon/hours/direction.ts';
import { citationReply } from '../kit/citation.reply.ts';
import { sentenceReply } from '../kit/in-languages.reply.ts';
import { namedReply } from '../kit/position.reply.ts';
import { clausesExplainedReply } from './explained.reply.ts';
import { karyaFields, verdictReply } from './muhurta-fields.reply.ts';

const dayFields = {
  date: Type.String(),
  weekday: namedReply,
};
const karyaOrNull = {
  ...karyaFields,
  verdict: Type.Union([verdictReply, Type.Null()], { description: 'null where the Sun does not rise and set' }),
};
export const directionReply = Type.Object({
  verdict: verdictReply,
  clauses: Type.Array(Type.String(), { description: 'what speaks against it; of a year empty on a day barred anyway' }),
});
const seatReply = Type.Object({
  id: Type.Enum(SEATED),
  direction: Type.Enum(DIRECTION.map(({ id }) => id)),
  start: Type.String(),
  end: Type.String(),
});
export const karyaDayReply = Type.Object({
  ...dayFields,
  sunrise: Type.Union([Type.String(), Type.Null()]),
  next_sunrise: Type.Union([Type.String(), Type.Null()]),
  ...karyaOrNull,
  verdict_of: Type.Optional(Type.Enum(['nava', 'jirna'], { description: 'which of the two kinds the verdict is for' })),
  kinds: Type.Optional(
    Type.Object(
      {
        nava: Type.Object(karyaFields, { description: 'a new house' }),
        jirna: Type.Object(karyaFields, { description: 'an old house' }),
      },
      { description: 'a new house and an old one, each by itself' },
    ),
  ),
  directions: Type.Optional(
    Type.Object(
      { east: directionReply, south: directionReply, west: directionReply, north: directionReply },
      { description: 'of a journey whose direction was not given' },
    ),
  ),
  seats: Type.Optional(
    Type.Array(seatReply, {
      description:
        'of the same: directions and times of the thorn of the weekday and of the star, yogini, kala, pasha, the Moon and Venus; for parigha, the side of the Moon’s star',
    }),
  ),
  explanation: Type.Optional(
    Type.Array(
      Type.Intersect([Type.Object({ kind: Type.Optional(Type.Enum(['nava', 'jirna'])) }), clausesExplainedReply]),
      { description: 'with explain=1, one for each kind of the work' },
    ),
  ),
  citation: citationReply,
  checked: Type.Array(Type.String()),
  not_checked: Type.Array(Type.Object({ id: Type.String(), needs: Type.String() })),
  ...sentenceReply('notes', Type.Array(Type.String())),
});
