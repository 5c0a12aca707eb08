import { Type } from 'typebox';
import { RAHITA_KINDS } from '../../jyotisha/muhurta/almanac-hours.ts';
import { citationReply } from '../kit/citation.reply.ts';
import { namedReply } from '../kit/position.reply.ts';
import { nameFields, windowFields } from './fields.reply.ts';

export const lagnasReply = Type.Array(Type.Object({ rashi: namedReply, ...windowFields }));

export const panchakaRahitaReply = Type.Object({
  spans: Type.Array(Type.Object({ ...windowFields, kind: Type.Enum(RAHITA_KINDS) })),
  citation: citationReply,
});

export const anandadiReply = Type.Array(Type.Object({ ...nameFields, ...windowFields }));
