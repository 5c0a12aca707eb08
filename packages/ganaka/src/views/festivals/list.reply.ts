import { Type } from 'typebox';
import { FESTIVAL_IDS } from '../../jyotisha/festivals/catalog/index.ts';
import { nameReply, sentenceReply } from '../kit/in-languages.reply.ts';

export const festivalListReply = Type.Array(
  Type.Object({
    id: Type.Enum([...FESTIVAL_IDS]),
    ...nameReply('name'),
    ...sentenceReply('rule'),
    masa: Type.Union([Type.String(), Type.Null()]),
    tithi: Type.Union([Type.Integer(), Type.Null()]),
    kala: Type.Union([Type.String(), Type.Null()]),
  }),
);
