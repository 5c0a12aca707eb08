/** The voices of a caller with full access who names no language, and of one without it. */

import type { ChartedLanguage } from '../../src/text/language.ts';
import { loadLanguages } from '../../src/text/loading/folders.ts';
import { wordsIn } from '../../src/text/loading/loaded.ts';
import { voiceFor, voiceKey } from '../../src/text/voice.ts';

await loadLanguages(['hi']);
export const IN_BOTH = voiceKey(['en', 'hi']);
export const IN_ENGLISH = voiceKey(['en'], { full: false });
export const ENGLISH_AND_HINDI = voiceFor(IN_BOTH);
/** The languages that have words for a chart. */
export const CHARTED: readonly ChartedLanguage[] = [wordsIn('en'), wordsIn('hi')];
