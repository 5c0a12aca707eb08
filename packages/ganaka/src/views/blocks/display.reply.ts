import { Type } from 'typebox';

export const displayReply = Type.Object({
  hi: Type.Array(Type.String(), { description: 'lines in Hindi, ready to be shown' }),
});
