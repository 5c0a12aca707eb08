import { Type } from 'typebox';
import { citationReply } from '../../kit/citation.reply.ts';
import { described } from '../../kit/described.reply.ts';
import { grahaReply, namedReply } from '../../kit/position.reply.ts';
import { houseReply, perSaptaReply } from '../shapes.reply.ts';
import { bandReply } from './parts.reply.ts';

const bindusReply = Type.Integer({ minimum: 0 });
export const grahaBindusReply = Type.Object({
  own_bindus: bindusReply,
  band: bandReply,
  agrees_with_dignity: Type.Union([Type.Boolean(), Type.Null()], {
    description: 'good bindus with a good dignity or few with a poor one; null between',
  }),
  karaka_house: Type.Object(
    { house: houseReply, bindus: bindusReply },
    { description: 'the house it signifies, counted from it, with its points' },
  ),
  rows: Type.Array(Type.Object({ bindus: bindusReply, band: bandReply }), {
    minItems: 12,
    maxItems: 12,
    description: 'its own ashtakavarga by rashi, from Mesha',
  }),
});
export const comparedReply = Type.Object({
  holds: Type.Boolean(),
  a: described(bindusReply, 'the first of the two that are compared'),
  b: described(bindusReply, 'the second of the two that are compared'),
  citation: citationReply,
});

export const ashtakavargaPhalaReply = Type.Object({
  grahas: perSaptaReply(grahaBindusReply),
  sav: Type.Array(
    Type.Object({
      house: houseReply,
      rashi: namedReply,
      bindus: described(bindusReply, 'points of all seven in the rashi'),
      band: bandReply,
    }),
    {
      minItems: 12,
      maxItems: 12,
    },
  ),
  relative: Type.Object(
    {
      eleventh_over_tenth: comparedReply,
      twelfth_under_eleventh: comparedReply,
      lagna_over_twelfth: comparedReply,
    },
    { description: 'points of one house against another' },
  ),
  thirds: Type.Array(
    Type.Object({
      houses: Type.Array(houseReply, { description: 'which houses' }),
      sum: described(bindusReply, 'of the points'),
      benefics: Type.Array(grahaReply, { description: 'benefic graha ids in it' }),
      malefics: Type.Array(grahaReply, { description: 'malefic graha ids in it' }),
    }),
    { minItems: 3, maxItems: 3, description: 'four houses each: youth, middle, age' },
  ),
  left_out: Type.Array(houseReply, { description: 'not used when good rashis are chosen' }),
  bands: Type.Object({
    own_bindus: citationReply,
    agrees_with_dignity: citationReply,
    karaka_house: citationReply,
    sav: citationReply,
    thirds: citationReply,
    left_out: citationReply,
  }),
});
