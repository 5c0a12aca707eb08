/** `ganaka/text/bn`: Bengali. */
import { words } from '../../text/bn/index.ts';
import { type GanakaLanguage, languageOf } from '../language-of.ts';

const language: GanakaLanguage = languageOf('bn', words);
export default language;
