import { Type } from 'typebox';
import { PHASES } from '../../jyotisha/kundali/doshas/sade-sati.ts';
import { citationReply } from '../kit/citation.reply.ts';
import { notesFields } from '../kit/notes.reply.ts';
import { houseReply } from './shapes.reply.ts';
import { transitFields } from './transit-fields.reply.ts';

const phaseReply = Type.Enum([...PHASES], { description: '12th, 1st and 2nd rashi from the birth Moon' });
const stay = {
  house_from_moon: houseReply,
  cycle: Type.Integer({ minimum: 1, description: 'which round of Saturn, counted from birth' }),
  start: Type.String(),
  end: Type.String(),
};
export const sadeSatiReply = Type.Object({
  on: Type.String(),
  active: Type.Boolean({ description: 'whether it runs on the day asked for' }),
  phase: Type.Union([phaseReply, Type.Null()], { description: 'first, second or third; null where it does not run' }),
  dhaiya_active: Type.Boolean({ description: 'whether one runs on the day asked for' }),
  periods: Type.Array(Type.Object({ phase: phaseReply, ...stay })),
  dhaiya: Type.Array(Type.Object(stay), { description: 'Saturn in the fourth or eighth from the Moon' }),
  saturn: Type.Object({ at: Type.String(), ...transitFields }, { description: 'Saturn on the day asked for' }),
  ...notesFields,
  citation: citationReply,
});
