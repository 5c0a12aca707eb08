import { Type } from 'typebox';
import { sentenceReply } from '../kit/in-languages.reply.ts';
import { manglikReply } from './manglik-fields.reply.ts';

export const manglikBlockReply = Type.Object({ ...manglikReply.properties, ...sentenceReply('line') });
