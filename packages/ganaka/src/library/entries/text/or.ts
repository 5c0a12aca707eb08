/** `ganaka/text/or`: Odia. */
import { words } from '../../../text/languages/or/index.generated.ts';
import { type GanakaLanguage, languageOf } from '../../checks/language-of.ts';

const language: GanakaLanguage = languageOf('or', words);
export default language;
