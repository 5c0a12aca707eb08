import { Type } from 'typebox';
import { VARGA_IDS } from '../../jyotisha/kundali/chart/varga.ts';
import { citationReply } from '../kit/citation.reply.ts';
import { nameReply } from '../kit/in-languages.reply.ts';
import { namedReply } from '../kit/position.reply.ts';
import { houseReply, perGrahaReply } from './shapes.reply.ts';

const seatReply = Type.Object({ rashi: namedReply, house: houseReply });
export const vargaReply = {
  chart: Type.Enum([...VARGA_IDS]),
  ...nameReply('name'),
  lagna: seatReply,
  grahas: perGrahaReply(seatReply),
};
export const vargaChartReply = Type.Object(vargaReply);

export const divisionalReply = Type.Object({ ...vargaReply, citation: citationReply });
