/** `ganaka/text/or`: Odia. */
import { words } from '../../text/or/index.ts';
import { type GanakaLanguage, languageOf } from '../language-of.ts';

const language: GanakaLanguage = languageOf('or', words);
export default language;
