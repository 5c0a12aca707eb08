import { Type } from 'typebox';
import { GANDAMULA_KINDS, PANCHAKA_KINDS } from '../../jyotisha/muhurta/almanac-hours.ts';
import { citationReply } from '../kit/citation.reply.ts';
import { described } from '../kit/described.reply.ts';
import { windowFields } from './fields.reply.ts';

const stayReply = <const K extends readonly string[]>(kinds: K) => {
  const kind = Type.Enum(kinds);
  return Type.Object({
    present: Type.Boolean({ description: 'whether some of it touches the day' }),
    windows: Type.Array(Type.Object({ ...windowFields, kind: described(kind, 'which of them') }), {
      description: 'whole, not cut to the day',
    }),
    kind: Type.Union([kind, Type.Null()], { description: 'of the first window' }),
    citation: citationReply,
  });
};

export const gandamulaReply = stayReply(GANDAMULA_KINDS);

export const panchakaReply = stayReply(PANCHAKA_KINDS);
