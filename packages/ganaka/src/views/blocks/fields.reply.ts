import { Type } from 'typebox';
import { nameReply } from '../kit/in-languages.reply.ts';
import { namedReply } from '../kit/position.reply.ts';

export const instantReply = Type.String({ description: 'ISO 8601 with the offset of the place' });
export const instantOrNull = Type.Union([instantReply, Type.Null()]);
export const windowFields = { start: instantReply, end: instantReply };
export const windowReply = Type.Object(windowFields);
export const windowOrNull = Type.Union([windowReply, Type.Null()]);
export const nameFields = {
  number: Type.Integer({ minimum: 1 }),
  ...nameReply('name'),
};
export const notesReply = Type.Array(Type.String());
export const transitionsReply = Type.Array(Type.Object({ ...nameFields, ...windowFields }), {
  description: 'every one that touches sunrise to next sunrise',
});

/** Whether a day has a tithi, nakshatra or yoga without a sunrise (kshaya), or one with two (vriddhi). */
export const growthFields = (member: string) => ({
  kshaya: Type.Union([namedReply, Type.Null()], {
    description: `the ${member} that begins and ends between two sunrises`,
  }),
  vriddhi: Type.Boolean({ description: `whether the ${member} of this sunrise still runs at the next` }),
});
