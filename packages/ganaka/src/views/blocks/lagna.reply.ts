import { Type } from 'typebox';
import { dagdhaReply } from '../kit/gati.reply.ts';
import { positionFields, positionReply } from '../kit/position.reply.ts';

export const lagnaReply = Type.Object({ ...positionFields, dagdha: dagdhaReply });

export const madhyahnaLagnaReply = positionReply;
