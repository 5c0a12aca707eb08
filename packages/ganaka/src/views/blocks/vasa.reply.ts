import { Type } from 'typebox';
import { SHIVA_VASA } from '../../lexicon/hours/shiva-vasa.ts';
import { citationReply } from '../kit/citation.reply.ts';
import { nameReply, sentenceReply } from '../kit/in-languages.reply.ts';
import { instantReply } from './fields.reply.ts';

const effectFields = { ...sentenceReply('effect') };
const nameFields = { ...nameReply('name') };
const directionReply = Type.Object({
  direction: Type.String(),
  ...nameFields,
  until: Type.Optional(instantReply),
  by_nakshatra: Type.Optional(Type.String({ description: 'direction that the nakshatra forbids besides' })),
  ...nameReply('by_nakshatra_name', Type.Optional(Type.String())),
  citation: citationReply,
});

export const vasaReply = Type.Object({
  agni: Type.Object(
    {
      place: Type.Enum(['bhuloka', 'svarga', 'patala'], { description: 'where: heaven, earth or below' }),
      ...nameFields,
      good: Type.Boolean(),
      ...effectFields,
      until: instantReply,
      chakra: Type.Object(
        {
          graha: Type.String({ description: 'to whom the oblation falls' }),
          ...nameFields,
          good: Type.Boolean(),
          ...effectFields,
        },
        { description: 'to which graha the oblation falls' },
      ),
      citation: citationReply,
    },
    { description: 'where the fire dwells' },
  ),
  shiva: Type.Object(
    {
      place: Type.Enum(
        SHIVA_VASA.map(({ id }) => id),
        { description: 'where Shiva dwells today' },
      ),
      ...nameFields,
      good: Type.Boolean(),
      ...effectFields,
      until: instantReply,
      citation: citationReply,
    },
    { description: 'where Shiva dwells' },
  ),
  disha_shula: { ...directionReply, description: 'the direction not travelled' },
  yogini: { ...directionReply, description: 'not praised in front or on the left' },
});
