import { Type } from 'typebox';
import { nameReply } from '../kit/in-languages.reply.ts';
import { deg } from '../siddhanta/fields.reply.ts';

export const cityFields = {
  id: Type.String(),
  ...nameReply('name'),
  ...nameReply('land'),
  lon_from_lanka: deg('east positive'),
};
