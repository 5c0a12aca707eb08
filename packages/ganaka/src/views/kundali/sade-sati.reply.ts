import { Type } from 'typebox';
import { PHASES } from '../../jyotisha/kundali/doshas/sade-sati.ts';
import { citationReply } from '../kit/citation.reply.ts';
import { notesFields } from '../kit/notes.reply.ts';
import { houseReply } from './shapes.reply.ts';
import { transitFields } from './transit-reply.reply.ts';

const phaseReply = Type.Enum([...PHASES], { description: '12th, 1st and 2nd rashi from the birth Moon' });
const stay = {
  house_from_moon: houseReply,
  cycle: Type.Integer({ minimum: 1, description: 'which round of Saturn, counted from birth' }),
  start: Type.String(),
  end: Type.String(),
};
export const sadeSatiReply = Type.Object({
  on: Type.String(),
  active: Type.Boolean(),
  phase: Type.Union([phaseReply, Type.Null()]),
  dhaiya_active: Type.Boolean(),
  periods: Type.Array(Type.Object({ phase: phaseReply, ...stay })),
  dhaiya: Type.Array(Type.Object(stay)),
  saturn: Type.Object({ at: Type.String(), ...transitFields }),
  ...notesFields,
  citation: citationReply,
});
