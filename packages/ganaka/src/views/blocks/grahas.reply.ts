import { Type } from 'typebox';
import { GRAHAS, type Graha } from '../../sky/engines/engine.ts';
import { dagdhaReply, gatiAshtadhaOfDayReply, gatiReply } from '../kit/gati.reply.ts';
import { namedReply, positionFields } from '../kit/position.reply.ts';

const grahaReply = Type.Object({
  ...positionFields,
  latitude: Type.Number({ description: 'degrees from the ecliptic, north positive' }),
  gati: gatiReply,
  gati_ashtadha: gatiAshtadhaOfDayReply,
  retrograde: Type.Boolean(),
  daily_motion: Type.Number({ description: 'degrees a day' }),
  dignity: Type.Union([
    Type.Enum(['exalted', 'moolatrikona', 'own', 'adhimitra', 'mitra', 'sama', 'shatru', 'adhishatru', 'debilitated']),
    Type.Null(),
  ]),
  visibility: Type.Union([Type.Enum(['visible', 'asta']), Type.Null()], {
    description: 'by kalamsha from the Sun; null for Sun and nodes',
  }),
  combust: Type.Boolean({
    description: 'nearer to the Sun in longitude than the limit of Surya-siddhanta IX.6-8 and X.1',
  }),
  dagdha: dagdhaReply,
  avastha: Type.Object({ baladi: namedReply, jagradadi: Type.Union([namedReply, Type.Null()]) }),
  house: Type.Integer({ minimum: 1, maximum: 12, description: 'whole-sign, from the lagna of the moment' }),
});
const replies = Object.fromEntries(GRAHAS.map((graha) => [graha, grahaReply])) as Record<Graha, typeof grahaReply>;

export const grahasReply = Type.Object(replies);
