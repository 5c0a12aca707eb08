import { Type } from 'typebox';
import { nameReply } from '../kit/in-languages.reply.ts';
import { deg, verseOrNull } from './fields.reply.ts';

export const sourceFields = {
  confidence: Type.Enum(['read-in-text', 'general-knowledge']),
  verse: verseOrNull,
};
export const yogataraFields = {
  number: Type.Integer({ minimum: 1, maximum: 28 }),
  ...nameReply('name'),
  dhruvaka: deg('polar longitude'),
  vikshepa: deg('polar latitude, north positive'),
  ...sourceFields,
};
