/** The schema of D1 with houses counted from a graha: one for each view, so that each has its name in OpenAPI. */
import { Type } from 'typebox';
import { grahaReply, namedReply } from '../kit/position.reply.ts';
import { housesReply } from './houses.reply.ts';
import { perGrahaReply, placedReply } from './shapes.reply.ts';

const countedFromReply = () =>
  Type.Object({
    from: Type.Object({ graha: grahaReply, rashi: namedReply }, { description: 'what the houses are counted from' }),
    lagna: placedReply,
    grahas: perGrahaReply(placedReply),
    houses: housesReply,
  });

export const chandraKundaliReply = countedFromReply();
export const suryaKundaliReply = countedFromReply();
