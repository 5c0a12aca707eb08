import { Type } from 'typebox';
import { citationReply, citationsReply } from '../kit/citation.reply.ts';
import { described } from '../kit/described.reply.ts';
import { nameReply } from '../kit/in-languages.reply.ts';
import { namedReply } from '../kit/position.reply.ts';
import { windowFields, windowOrNull, windowReply } from './fields.reply.ts';

const sthanaReply = Type.Enum(['svarga', 'bhuloka', 'patala']);

export const bhadraReply = Type.Object({
  windows: Type.Array(
    Type.Object({
      ...windowFields,
      tithi: namedReply,
      half: Type.Integer({ minimum: 1, maximum: 2, description: 'half of the tithi' }),
      kind: Type.Enum(['sarpini', 'vrishchiki'], { description: 'which of them' }),
      sthana: { ...sthanaReply, description: 'where it dwells at its beginning' },
      ...nameReply('sthana_name'),
      dwellings: Type.Optional(
        Type.Array(
          Type.Object({ ...windowFields, sthana: described(sthanaReply, 'where it dwells: heaven, earth or below') }),
          {
            description: 'when the Moon passes into another dwelling',
          },
        ),
      ),
      on_earth: Type.Boolean({ description: 'whether it dwells on earth, where alone it binds' }),
      tyajya: Type.Boolean({ description: 'some of it today is on earth and not in its harmless part' }),
      leave: Type.Enum(['mukha', 'puccha'], {
        description: 'the part that is left at least: the head of a serpent, the tail of a scorpion',
      }),
      harmless: { ...windowOrNull, description: 'second-half bhadra by day, first-half bhadra by night' },
      mukha: described(windowReply, 'its mouth, the bad part'),
      puccha: described(windowReply, 'its tail, the good part'),
      citation: citationReply,
    }),
  ),
  citations: Type.Optional(citationsReply),
});
