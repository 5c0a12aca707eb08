import { Type } from 'typebox';

export const pakshaReply = Type.Enum(['shukla', 'krishna']);
