import { Type } from 'typebox';
import { citationReply } from '../../kit/citation.reply.ts';
import { described } from '../../kit/described.reply.ts';
import { grahaReply } from '../../kit/position.reply.ts';
import { houseReply, perSaptaReply } from '../shapes.reply.ts';
import { avasthaReply, bandReply, truthReply } from './parts.reply.ts';

const virupas = Type.Number();
const ofTwenty = Type.Number({ minimum: 0, maximum: 20 });
export const grahaReplyOf = Type.Object({
  shadbala: Type.Object({
    total: virupas,
    required: Type.Number({ description: 'rupas' }),
    ratio: Type.Number({ description: 'over what is required; 1 or more suffices' }),
    rank: Type.Integer({ minimum: 1, maximum: 7 }),
  }),
  parts: Type.Object(
    {
      sthana: virupas,
      dig: virupas,
      kala: virupas,
      cheshta: virupas,
      naisargika: virupas,
      drik: virupas,
    },
    { description: 'its parts' },
  ),
  components_met: Type.Object(
    {
      sthana: described(
        truthReply,
        'whether it has the least asked for the place; null where the rules count it elsewhere',
      ),
      dig: described(
        truthReply,
        'whether it has the least asked for the direction; null where the rules count it elsewhere',
      ),
      cheshta: described(
        truthReply,
        'whether it has the least asked for the motion; null where the rules count it elsewhere',
      ),
      kala: described(
        truthReply,
        'whether it has the least asked for the time; null where the rules count it elsewhere',
      ),
      ayana: described(
        truthReply,
        'whether it has the least asked for declination; null where the rules count it elsewhere',
      ),
    },
    { description: 'whether a part has the least the text asks; null where the rules count it elsewhere' },
  ),
  ishta: virupas,
  kashta: virupas,
  vimshopaka: Type.Object({
    shad: described(ofTwenty, 'by six vargas, of 20'),
    sapta: described(ofTwenty, 'by seven vargas, of 20'),
    dasha: described(ofTwenty, 'by ten vargas, of 20'),
    shodasha: described(ofTwenty, 'by sixteen vargas, of 20'),
    band: bandReply,
  }),
  avastha: avasthaReply,
  own_bindus: Type.Integer({ minimum: 0, maximum: 8 }),
  band: bandReply,
});

export const balaDashboardReply = Type.Object({
  grahas: perSaptaReply(grahaReplyOf),
  houses: Type.Array(
    Type.Object({
      number: houseReply,
      bhava_bala: described(virupas, 'strength of the house, virupas'),
      rank: Type.Integer({ minimum: 1, maximum: 12 }),
      sav: Type.Integer({ minimum: 0 }),
      band: bandReply,
    }),
    { minItems: 12, maxItems: 12 },
  ),
  strongest: described(grahaReply, 'graha id of the strongest'),
  weakest: described(grahaReply, 'graha id of the weakest'),
  yuddha: Type.Array(Type.Object({ grahas: Type.Array(grahaReply), separation: Type.Number(), winner: grahaReply })),
  bands: Type.Object({
    shadbala: citationReply,
    components_met: citationReply,
    vimshopaka: citationReply,
    own_bindus: citationReply,
    sav: citationReply,
    jagradadi: citationReply,
    bhava_bala: citationReply,
  }),
});
