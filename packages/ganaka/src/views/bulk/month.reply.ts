import { Type } from 'typebox';
import { nameFields, windowFields } from '../blocks/fields.reply.ts';
import { samvatsaraReply } from '../blocks/samvatsara.reply.ts';
import { WEEK } from './month.ts';
import { rowFields } from './row.reply.ts';

const samvatReply = Type.Object({ vikram: Type.Integer({ description: 'Chaitradi' }), shaka: Type.Integer() });
const cellReply = Type.Object({
  ...rowFields,
  in_month: Type.Boolean({ description: 'false for a cell of the month before or after' }),
});

export const monthReply = Type.Object({
  month: Type.String({ description: 'YYYY-MM' }),
  lunar_months: Type.Array(Type.Object({ ...nameFields, adhika: Type.Boolean(), ...windowFields }), {
    description: 'amanta, from new moon to new moon: those that touch the month',
  }),
  samvat: { ...samvatReply, description: 'running on the first day' },
  samvat_next: Type.Optional({ ...samvatReply, description: 'the one that begins within the month' }),
  samvatsara: samvatsaraReply,
  weeks: Type.Array(Type.Array(cellReply, { maxItems: WEEK }), { description: 'rows of seven days' }),
  counts: Type.Record(Type.String(), Type.Integer(), {
    description: 'of the days in the month: `festivals`, and the parvas by their kind',
  }),
});
