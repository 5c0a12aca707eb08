import { Type } from 'typebox';

export const festivalDaysReply = Type.Object({ dates: Type.Array(Type.String()) });
