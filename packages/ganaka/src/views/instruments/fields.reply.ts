import { Type } from 'typebox';
import { instant, maybe } from '../siddhanta/fields.reply.ts';

export const samplesReply = <F extends readonly string[]>(fields: F) =>
  Type.Object({
    start: instant,
    step_minutes: Type.Integer({ description: 'minutes between two rows' }),
    fields: Type.Array(Type.String(), { description: `of each row: ${fields.join(', ')}` }),
    rows: Type.Array(Type.Array(maybe(Type.Number()))),
  });
export const lengthReply = maybe(Type.Object({ hours: Type.Number(), ghati: Type.Number() }));
export const windowReply = Type.Object({ start: instant, end: instant });
