import { Type } from 'typebox';
import { instantReply } from '../blocks/fields.reply.ts';
import { MOST_MATCHES } from './find.ts';

export const matchReply = Type.Object({
  date: Type.String({ description: 'the day, from sunrise to sunrise, in which it begins' }),
  start: instantReply,
  end: instantReply,
  because: Type.Array(Type.String(), { description: 'what holds as it begins, such as tithi:11' }),
});

export const findReply = Type.Object({
  from: Type.String(),
  to: Type.String(),
  when: Type.String({ description: 'the conditions as they were read' }),
  resolution: Type.Enum(['day', 'hour'], { description: 'day or hour' }),
  count: Type.Integer({ minimum: 0, maximum: MOST_MATCHES }),
  truncated: Type.Boolean({ description: 'whether there are more than `limit`' }),
  matches: Type.Array(matchReply, { description: 'the days or times found, in order' }),
});
