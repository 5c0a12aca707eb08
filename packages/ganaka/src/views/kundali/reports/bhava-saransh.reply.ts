import { Type } from 'typebox';
import { citationReply } from '../../kit/citation.reply.ts';
import { described } from '../../kit/described.reply.ts';
import { grahaReply, namedReply } from '../../kit/position.reply.ts';
import { houseReply } from '../shapes.reply.ts';
import { bandReply, grahasReply } from './parts.reply.ts';

const count = Type.Integer({ minimum: 0 });
const degrees = Type.Number({ minimum: 0, exclusiveMaximum: 360 });
export const rowReply = Type.Object({
  number: houseReply,
  rashi: namedReply,
  lord: grahaReply,
  lord_house: described(houseReply, 'house that its lord occupies'),
  occupants: grahasReply,
  aspected_by: described(grahasReply, 'graha ids that look at it'),
  karaka: grahaReply,
  condition: Type.Object({ good: count, bad: count }, { description: 'how many of those in bhava_phala are met' }),
  bhava_bala_rank: Type.Integer({ minimum: 1, maximum: 12, description: 'rank of that strength, 1 the strongest' }),
  sav: count,
  band: bandReply,
  chalit: Type.Object(
    {
      start: described(degrees, 'the sandhi before the house, sidereal degrees'),
      madhya: degrees,
      end: described(degrees, 'the sandhi after the house, sidereal degrees'),
    },
    { description: 'its limits by Sripati' },
  ),
  arudha: namedReply,
  yogas: Type.Array(Type.String(), { description: 'ids of the yogas formed by its occupants or its lord' }),
});

export const bhavaSaranshReply = Type.Object({
  houses: Type.Array(rowReply, { minItems: 12, maxItems: 12 }),
  bands: Type.Object({ sav: citationReply }),
});
