/** `ganaka/text/sa`: Sanskrit. */
import { words } from '../../text/sa/index.ts';
import { type GanakaLanguage, languageOf } from '../language-of.ts';

const language: GanakaLanguage = languageOf('sa', words);
export default language;
