/** `ganaka/text/hi`: Hindi. */
import { words } from '../../text/hi/index.ts';
import { type GanakaLanguage, languageOf } from '../language-of.ts';

const language: GanakaLanguage = languageOf('hi', words);
export default language;
