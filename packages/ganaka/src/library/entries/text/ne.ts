/** `ganaka/text/ne`: Nepali. */
import { words } from '../../../text/languages/ne/index.generated.ts';
import { type GanakaLanguage, languageOf } from '../../checks/language-of.ts';

const language: GanakaLanguage = languageOf('ne', words);
export default language;
