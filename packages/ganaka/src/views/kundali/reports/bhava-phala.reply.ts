import { Type } from 'typebox';
import { citationReply, citationsReply } from '../../kit/citation.reply.ts';
import { described } from '../../kit/described.reply.ts';
import { grahaReply, namedReply } from '../../kit/position.reply.ts';
import { houseReply } from '../shapes.reply.ts';
import { bandReply, grahasReply, lordReply } from './parts.reply.ts';

export const conditionReply = Type.Object({
  id: Type.String(),
  met: Type.Boolean(),
  citation: Type.Optional(citationReply),
});
export const bhavaReply = Type.Object({
  number: houseReply,
  rashi: namedReply,
  lord: lordReply,
  karaka: lordReply,
  occupants: grahasReply,
  aspects: described(grahasReply, 'what it looks at in full, or who looks at it'),
  topics: Type.Array(Type.String(), { description: 'what the house signifies' }),
  condition: Type.Object(
    { good: Type.Array(conditionReply), bad: Type.Array(conditionReply) },
    { description: 'what speaks for the house, and against it: seven and nine, met or not; what is met has its verse' },
  ),
  exception: Type.Optional(Type.Literal(true, { description: 'read by the verse in `citations`, exception' })),
  chain: Type.Array(
    Type.Object({
      house: houseReply,
      lord: grahaReply,
      stands_in: described(houseReply, 'house that the lord occupies'),
      dispositor: described(grahaReply, 'lord of that house'),
    }),
    { description: 'until a graha in its own rashi, or a house met before' },
  ),
  bindus: Type.Integer({ minimum: 0, description: 'sarvashtakavarga of its rashi' }),
  band: bandReply,
  see: Type.Object(
    { locus: Type.String() },
    { description: 'the verse on this lord in that house, of the work in `citations`, see' },
  ),
});

export const bhavaPhalaReply = Type.Object({
  houses: Type.Array(bhavaReply, { minItems: 12, maxItems: 12 }),
  bands: Type.Object({ bindus: citationReply }),
  conditions: Type.Record(Type.String(), citationReply, {
    description: 'by id, the verse of each of the sixteen conditions',
  }),
  citations: citationsReply,
});
