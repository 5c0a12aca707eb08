/** In which languages pages ask the views: both that are spoken, with the sentences of rules. */
import { type Voice, voiceFor, voiceKey } from '../text/voice.ts';

export const PAGE_VOICE = voiceKey(['en', 'hi'], { prose: true });
export const pageVoice = (): Voice => voiceFor(PAGE_VOICE);
