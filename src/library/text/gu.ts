/** `ganaka/text/gu`: Gujarati. */
import { words } from '../../text/gu/index.ts';
import { type GanakaLanguage, languageOf } from '../language-of.ts';

const language: GanakaLanguage = languageOf('gu', words);
export default language;
