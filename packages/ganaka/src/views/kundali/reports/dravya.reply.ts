import { Type } from 'typebox';
import { nameReply, sentenceReply } from '../../kit/in-languages.reply.ts';

export const dravyaReply = Type.Object({ id: Type.String(), ...nameReply('name') });
export const cautionReply = Type.Object(sentenceReply('text'));
