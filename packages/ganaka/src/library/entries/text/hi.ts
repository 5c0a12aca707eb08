/** `ganaka/text/hi`: Hindi. */
import { words } from '../../../text/languages/hi/index.ts';
import { type GanakaLanguage, languageOf } from '../../checks/language-of.ts';

const language: GanakaLanguage = languageOf('hi', words);
export default language;
