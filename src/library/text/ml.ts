/** `ganaka/text/ml`: Malayalam. */
import { words } from '../../text/ml/index.ts';
import { type GanakaLanguage, languageOf } from '../language-of.ts';

const language: GanakaLanguage = languageOf('ml', words);
export default language;
