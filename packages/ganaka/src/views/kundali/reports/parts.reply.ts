import { Type } from 'typebox';
import { BANDS, UNITS } from '../../../jyotisha/kundali/reports/measures.ts';
import { citationReply } from '../../kit/citation.reply.ts';
import { grahaReply, namedReply } from '../../kit/position.reply.ts';
import { dignityReply } from '../graha.reply.ts';
import { houseReply } from '../shapes.reply.ts';

export const truthReply = Type.Union([Type.Boolean(), Type.Null()]);
export const bandReply = Type.Enum([...BANDS]);
export const grahasReply = Type.Array(grahaReply);
export const measureReply = Type.Object({
  id: Type.String(),
  value: Type.Union([Type.Number(), Type.String(), Type.Null()], {
    description: 'null where the verse gives a word and no figure',
  }),
  unit: Type.Enum([...UNITS], { description: 'unit of the value' }),
  band: Type.Union([bandReply, Type.Null()], { description: 'null where no text prints a band' }),
  rank: Type.Optional(Type.Integer({ minimum: 1, maximum: 12 })),
  citation: citationReply,
});
export const avasthaReply = Type.Object({ baladi: namedReply, jagradadi: Type.Union([namedReply, Type.Null()]) });
export const grahaFactsFields = {
  house: houseReply,
  dignity: dignityReply,
  combust: Type.Boolean(),
  avastha: avasthaReply,
  bala_ratio: Type.Union([Type.Number(), Type.Null()], {
    description: 'shadbala over what is required; null for a node',
  }),
};
export const lordReply = Type.Object({ graha: grahaReply, ...grahaFactsFields });
const placeFields = {
  house: houseReply,
  rashi: namedReply,
  lord: grahaReply,
  occupants: grahasReply,
  aspects: Type.Array(grahaReply, { description: 'who looks fully at it' }),
};
export const placeReply = Type.Object(placeFields);
