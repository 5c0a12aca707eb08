import { Type } from 'typebox';
import { citationReply } from '../../kit/citation.reply.ts';
import { grahaReply } from '../../kit/position.reply.ts';
import { houseReply, perSaptaReply } from '../shapes.reply.ts';
import { avasthaReply, bandReply, truthReply } from './parts.reply.ts';

const virupas = Type.Number();
const ofTwenty = Type.Number({ minimum: 0, maximum: 20 });
export const grahaReplyOf = Type.Object({
  shadbala: Type.Object({
    total: virupas,
    required: Type.Number({ description: 'rupas' }),
    ratio: Type.Number(),
    rank: Type.Integer({ minimum: 1, maximum: 7 }),
  }),
  parts: Type.Object({
    sthana: virupas,
    dig: virupas,
    kala: virupas,
    cheshta: virupas,
    naisargika: virupas,
    drik: virupas,
  }),
  components_met: Type.Object(
    { sthana: truthReply, dig: truthReply, cheshta: truthReply, kala: truthReply, ayana: truthReply },
    { description: 'whether a part has the least the text asks; null where the rules count it elsewhere' },
  ),
  ishta: virupas,
  kashta: virupas,
  vimshopaka: Type.Object({ shad: ofTwenty, sapta: ofTwenty, dasha: ofTwenty, shodasha: ofTwenty, band: bandReply }),
  avastha: avasthaReply,
  own_bindus: Type.Integer({ minimum: 0, maximum: 8 }),
  band: bandReply,
});

export const balaDashboardReply = Type.Object({
  grahas: perSaptaReply(grahaReplyOf),
  houses: Type.Array(
    Type.Object({
      number: houseReply,
      bhava_bala: virupas,
      rank: Type.Integer({ minimum: 1, maximum: 12 }),
      sav: Type.Integer({ minimum: 0 }),
      band: bandReply,
    }),
    { minItems: 12, maxItems: 12 },
  ),
  strongest: grahaReply,
  weakest: grahaReply,
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
