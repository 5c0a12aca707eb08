/** `ganaka/text/pa`: Punjabi. */
import { words } from '../../text/pa/index.ts';
import { type GanakaLanguage, languageOf } from '../language-of.ts';

const language: GanakaLanguage = languageOf('pa', words);
export default language;
