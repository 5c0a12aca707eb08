import { Type } from 'typebox';
import { OFFICES } from '../../jyotisha/kundali/varshaphal/varshaphal.ts';
import { citationReply } from '../kit/citation.reply.ts';
import { notesFields } from '../kit/notes.reply.ts';
import { grahaReply, namedReply, positionReply } from '../kit/position.reply.ts';
import { houseReply, perGrahaReply, perSaptaReply, placedReply } from './shapes.reply.ts';

export const muddaReply = Type.Array(Type.Object({ lord: grahaReply, start: Type.String(), end: Type.String() }));
const yearReply = Type.Object({
  year: Type.Integer({ description: 'Gregorian year in which it begins' }),
  completed_years: Type.Integer(),
  return_at: Type.String(),
  by_day: Type.Boolean({ description: 'whether the Sun is up at the return' }),
  lagna: positionReply,
  grahas: perGrahaReply(placedReply),
  muntha: Type.Object({ rashi: namedReply, house: houseReply, lord: grahaReply }),
  varshesha: grahaReply,
  varshesha_reason: Type.Enum(['strongest_aspecting_lagna', 'strongest_none_aspecting']),
  candidates: Type.Array(
    Type.Object({
      office: Type.Enum([...OFFICES]),
      graha: grahaReply,
      house: houseReply,
      aspects_lagna: Type.Boolean(),
      pancha_vargiya: Type.Number(),
    }),
    { minItems: 5, maxItems: 5 },
  ),
  harsha_bala: perSaptaReply(Type.Integer({ minimum: 0, maximum: 20 })),
  pancha_vargiya_bala: perSaptaReply(Type.Number({ minimum: 0, maximum: 20 })),
  mudda_dashas: muddaReply,
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
