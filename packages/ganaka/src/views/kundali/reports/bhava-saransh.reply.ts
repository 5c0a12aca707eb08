import { Type } from 'typebox';
import { citationReply } from '../../kit/citation.reply.ts';
import { grahaReply, namedReply } from '../../kit/position.reply.ts';
import { houseReply } from '../shapes.reply.ts';
import { bandReply, grahasReply } from './parts.reply.ts';

const count = Type.Integer({ minimum: 0 });
const degrees = Type.Number({ minimum: 0, exclusiveMaximum: 360 });
export const rowReply = Type.Object({
  number: houseReply,
  rashi: namedReply,
  lord: grahaReply,
  lord_house: houseReply,
  occupants: grahasReply,
  aspected_by: grahasReply,
  karaka: grahaReply,
  condition: Type.Object({ good: count, bad: count }, { description: 'how many of those in bhava_phala are met' }),
  bhava_bala_rank: Type.Integer({ minimum: 1, maximum: 12 }),
  sav: count,
  band: bandReply,
  chalit: Type.Object({ start: degrees, madhya: degrees, end: degrees }),
  arudha: namedReply,
  yogas: Type.Array(Type.String(), { description: 'ids of the yogas formed by its occupants or its lord' }),
});

export const bhavaSaranshReply = Type.Object({
  houses: Type.Array(rowReply, { minItems: 12, maxItems: 12 }),
  bands: Type.Object({ sav: citationReply }),
});
