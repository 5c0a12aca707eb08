import { Type } from 'typebox';
import { OFFICES } from '../../jyotisha/kundali/varshaphal/varshaphal.ts';
import { citationReply } from '../kit/citation.reply.ts';
import { described } from '../kit/described.reply.ts';
import { notesFields } from '../kit/notes.reply.ts';
import { grahaReply, namedReply, positionReply } from '../kit/position.reply.ts';
import { houseReply, perGrahaReply, perSaptaReply, placedReply } from './shapes.reply.ts';

export const muddaReply = Type.Array(Type.Object({ lord: grahaReply, start: Type.String(), end: Type.String() }));
const yearReply = Type.Object({
  year: Type.Integer({ description: 'Gregorian year in which it begins' }),
  completed_years: Type.Integer({ description: 'age at the return' }),
  return_at: Type.String(),
  by_day: Type.Boolean({ description: 'whether the Sun is up at the return' }),
  lagna: described(positionReply, 'the rising point of the return'),
  grahas: perGrahaReply(placedReply),
  muntha: Type.Object(
    { rashi: namedReply, house: houseReply, lord: grahaReply },
    { description: 'the lagna of birth, one rashi a year' },
  ),
  varshesha: described(grahaReply, 'graha id of the lord of the year'),
  varshesha_reason: Type.Enum(['strongest_aspecting_lagna', 'strongest_none_aspecting'], {
    description: 'why it is the lord',
  }),
  candidates: Type.Array(
    Type.Object({
      office: Type.Enum([...OFFICES], { description: 'by which right it is a candidate for lord of the year' }),
      graha: grahaReply,
      house: houseReply,
      aspects_lagna: Type.Boolean({ description: 'whether it looks at the lagna of the year' }),
      pancha_vargiya: Type.Number({ description: 'strength in five parts, of 20' }),
    }),
    { minItems: 5, maxItems: 5 },
  ),
  harsha_bala: described(
    perSaptaReply(Type.Integer({ minimum: 0, maximum: 20 })),
    'strength of joy by graha id, 0 to 20',
  ),
  pancha_vargiya_bala: described(perSaptaReply(Type.Number({ minimum: 0, maximum: 20 })), 'the same by graha id'),
  mudda_dashas: described(muddaReply, 'the Vimshottari in one year'),
  mudda_dashas_with_balance: Type.Array(Type.Object({ lord: grahaReply, start: Type.String(), end: Type.String() }), {
    description: 'the first lord already begun by the share of the nakshatra the Moon had gone at birth',
  }),
  ...notesFields,
  citation: citationReply,
});
const beforeBirthReply = Type.Object({
  year: Type.Integer(),
  return_at: Type.Null(),
  ...notesFields,
});

export const varshaphalReply = Type.Union([yearReply, beforeBirthReply]);
