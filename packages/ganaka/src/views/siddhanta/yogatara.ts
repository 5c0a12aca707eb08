/** A junction star in replies: its polar position, and whether that position was read in the text. */
import { Type } from 'typebox';
import type { Yogatara } from '../../jyotisha/siddhanta/nakshatra-yuti.ts';
import { deg6 } from '../../text/format.ts';
import type { Voice } from '../../text/voice.ts';
import { nameReply } from '../kit/in-languages.ts';
import { deg, maybe, verse } from './fields.ts';

export const sourceFields = {
  confidence: Type.Enum(['read-in-text', 'general-knowledge']),
  verse: maybe(verse),
};

export const yogataraFields = {
  number: Type.Integer({ minimum: 1, maximum: 28 }),
  ...nameReply('name'),
  dhruvaka: deg('polar longitude'),
  vikshepa: deg('polar latitude, north positive'),
  ...sourceFields,
};

/** The source of a value. The verse is given only if it was read in the text. */
export const sourced = (isRead: boolean, verse: string) =>
  isRead ? { confidence: 'read-in-text' as const, verse } : { confidence: 'general-knowledge' as const, verse: null };

export const yogataraSaid = (say: Voice, { number, dhruvakaDeg, vikshepaDeg, isRead }: Yogatara) => ({
  ...say.named('nakshatra', number),
  dhruvaka: deg6(dhruvakaDeg),
  vikshepa: vikshepaDeg,
  ...sourced(isRead, 'VIII.2-9'),
});
