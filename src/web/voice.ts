/** The languages in which pages call the views: both spoken ones, with the sentences of rules. */
import { type Voice, voiceFor, voiceKey } from '../text/voice.ts';

export const PAGE_VOICE = voiceKey(['en', 'hi'], { prose: true });
export const pageVoice = (): Voice => voiceFor(PAGE_VOICE);
