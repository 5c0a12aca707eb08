import { Type } from 'typebox';
import { DIGNITIES } from '../../jyotisha/kundali/graha/dignity.ts';
import { dagdhaReply, gatiAshtadhaReply, gatiReply } from '../kit/gati.reply.ts';
import { namedReply, positionFields } from '../kit/position.reply.ts';
import { houseReply } from './shapes.reply.ts';

export const dignityReply = Type.Union([Type.Enum([...DIGNITIES]), Type.Null()], {
  description: 'null for a node away from its own signs',
});
export const grahaStandingReply = Type.Object({
  ...positionFields,
  latitude: Type.Number({ description: 'degrees from the ecliptic, north positive' }),
  gati: gatiReply,
  gati_ashtadha: gatiAshtadhaReply,
  retrograde: Type.Boolean(),
  combust: Type.Boolean({ description: 'within the limits of Surya-siddhanta IX.6-8 and X.1 from the Sun' }),
  dagdha: dagdhaReply,
  daily_motion: Type.Number({ description: 'degrees per day' }),
  house: houseReply,
  dignity: dignityReply,
  avastha: Type.Object({ baladi: namedReply, jagradadi: Type.Union([namedReply, Type.Null()]) }),
});
