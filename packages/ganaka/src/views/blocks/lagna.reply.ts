import { positionReply } from '../kit/position.reply.ts';

export const lagnaReply = positionReply;

export const madhyahnaLagnaReply = positionReply;
