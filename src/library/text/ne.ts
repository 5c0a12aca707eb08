/** `ganaka/text/ne`: Nepali. */
import { words } from '../../text/ne/index.ts';
import { type GanakaLanguage, languageOf } from '../language-of.ts';

const language: GanakaLanguage = languageOf('ne', words);
export default language;
