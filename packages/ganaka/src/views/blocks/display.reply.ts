import { Type } from 'typebox';

export const displayReply = Type.Object({ hi: Type.Array(Type.String()) });
