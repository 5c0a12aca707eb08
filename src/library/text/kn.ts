/** `ganaka/text/kn`: Kannada. */
import { words } from '../../text/kn/index.ts';
import { type GanakaLanguage, languageOf } from '../language-of.ts';

const language: GanakaLanguage = languageOf('kn', words);
export default language;
