import { Type } from 'typebox';
import { FESTIVAL_IDS } from '../../jyotisha/festivals/catalog/index.ts';
import { nameReply, sentenceReply } from '../kit/in-languages.reply.ts';

export const festivalListReply = Type.Array(
  Type.Object({
    id: Type.Enum([...FESTIVAL_IDS]),
    ...nameReply('name'),
    ...sentenceReply('rule'),
    masa: Type.Union([Type.String(), Type.Null()], {
      description: 'its amanta month as an id; null where it has none',
    }),
    tithi: Type.Union([Type.Integer(), Type.Null()], { description: 'its tithi; null for an entry of the Sun' }),
    kala: Type.Union([Type.String(), Type.Null()], {
      description: 'the hour that decides; null for an entry of the Sun',
    }),
  }),
);
