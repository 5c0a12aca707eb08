import { Type } from 'typebox';
import { KARAKAS } from '../../jyotisha/kundali/jaimini/karaka.ts';
import { ARUDHA } from '../../lexicon/chart/arudha.ts';
import { citationsReply } from '../kit/citation.reply.ts';
import { described } from '../kit/described.reply.ts';
import { nameReply } from '../kit/in-languages.reply.ts';
import { notesFields } from '../kit/notes.reply.ts';
import { grahaReply, namedReply } from '../kit/position.reply.ts';
import { houseReply, perGrahaReply, rashiNumberReply } from './shapes.reply.ts';

export const karakaReply = Type.Object({
  karaka: Type.Enum([...KARAKAS]),
  ...nameReply('name'),
  graha: grahaReply,
  degrees: Type.Number({ description: 'gone in the rashi; Rahu’s from its end' }),
  tied_with: Type.Array(grahaReply, { description: 'equally far to within a second of arc' }),
});
const placeReply = Type.Object({ rashi: namedReply, house: houseReply });
export const padaReply = Type.Object({
  id: Type.Enum(ARUDHA.map(({ id }) => id)),
  ...nameReply('name'),
  house: houseReply,
  rashi: namedReply,
  moved: Type.Boolean({ description: 'the rule of exception was needed' }),
  by_second_lord: Type.Optional(described(namedReply, 'by the second lord, where a school gives one')),
});

export const jaiminiReply = Type.Object({
  chara_karakas: Type.Array(karakaReply, {
    minItems: 8,
    maxItems: 8,
    description: 'eight, by degrees gone in the rashi',
  }),
  chara_karakas_7: Type.Array(karakaReply, { minItems: 7, maxItems: 7, description: 'seven, without Rahu' }),
  karakamsha: Type.Object(
    { ...placeReply.properties },
    { description: 'the atmakaraka’s navamsha rashi, its house in the birth chart' },
  ),
  karakamsha_7: Type.Object({ ...placeReply.properties }, { description: 'by the seven karakas' }),
  swamsha: Type.Object(
    { ...placeReply.properties },
    { description: 'the same rashi, its house in the navamsha chart' },
  ),
  navamsha_lagna: described(namedReply, 'the rising rashi in D9'),
  arudha: Type.Object(Object.fromEntries(ARUDHA.map(({ id }) => [id, namedReply]))),
  upapada: described(namedReply, 'the pada of the twelfth house'),
  padas: Type.Array(padaReply, { minItems: 12, maxItems: 12, description: 'the padas with how each was found' }),
  rashi_drishti: Type.Object(
    {
      rashis: Type.Array(Type.Object({ rashi: namedReply, sees: Type.Array(rashiNumberReply) }), {
        minItems: 12,
        maxItems: 12,
      }),
      grahas: perGrahaReply(Type.Object({ sees: Type.Array(rashiNumberReply), grahas: Type.Array(grahaReply) })),
    },
    { description: 'which rashis look at which' },
  ),
  ...notesFields,
  citations: citationsReply,
});
