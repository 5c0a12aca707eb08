/** `ganaka/text/ta`: Tamil. */
import { words } from '../../text/ta/index.ts';
import { type GanakaLanguage, languageOf } from '../language-of.ts';

const language: GanakaLanguage = languageOf('ta', words);
export default language;
