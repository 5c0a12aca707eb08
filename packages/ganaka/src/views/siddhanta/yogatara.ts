/** A junction star in replies: its polar position, and whether that position was read in the text. */

import type { Yogatara } from '../../jyotisha/siddhanta/nakshatra-yuti.ts';
import { deg6 } from '../../text/format.ts';
import type { Voice } from '../../text/voice.ts';

/** The source of a value. The verse is given only if it was read in the text. */
export const sourced = (isRead: boolean, verse: string) =>
  isRead ? { confidence: 'read-in-text' as const, verse } : { confidence: 'general-knowledge' as const, verse: null };

export const yogataraReplyOf = (say: Voice, { number, dhruvakaDeg, vikshepaDeg, isRead }: Yogatara) => ({
  ...say.named('nakshatra', number),
  dhruvaka: deg6(dhruvakaDeg),
  vikshepa: vikshepaDeg,
  ...sourced(isRead, 'VIII.2-9'),
});
