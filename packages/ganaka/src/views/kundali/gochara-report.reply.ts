import { type TSchema, Type } from 'typebox';
import { described } from '../kit/described.reply.ts';
import { grahaReply, namedReply } from '../kit/position.reply.ts';
import { houseReply } from './shapes.reply.ts';
import { transitFields } from './transit-fields.reply.ts';

const perSlowReply = <S extends TSchema>(each: S) => Type.Object({ guru: each, shani: each, rahu: each, ketu: each });
const bavReply = Type.Union([Type.Integer({ minimum: 0, maximum: 8 }), Type.Null()], {
  description: 'points of the graha’s own row; the nodes have none',
});
const savReply = Type.Integer({ minimum: 0, maximum: 56 });
const bindusReply = Type.Object({ bav: bavReply, sav: described(savReply, 'points of all seven, by rashi') });
export const gocharaReportReply = Type.Object({
  on: Type.String(),
  at: Type.String({ description: 'instant of the positions: sunrise of that day at the place' }),
  grahas: perSlowReply(Type.Object({ ...transitFields, bindus: bindusReply })),
  ingresses: Type.Array(
    Type.Object({
      graha: grahaReply,
      rashi: namedReply,
      at: Type.String(),
      retrograde: Type.Boolean(),
      house_from_lagna: houseReply,
      house_from_moon: houseReply,
      bindus: bindusReply,
    }),
    { description: 'entries into rashis' },
  ),
  ingresses_until: Type.String({ description: 'how far the entries were searched' }),
  bindus: Type.Object({
    bav: described(perSlowReply(bavReply), 'points of its own row, by graha id'),
    sav: described(perSlowReply(savReply), 'points of all seven, by rashi'),
  }),
});
