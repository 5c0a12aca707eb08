/** `ganaka/text/pa`: Punjabi. */
import { words } from '../../../text/languages/pa/index.generated.ts';
import { type GanakaLanguage, languageOf } from '../../checks/language-of.ts';

const language: GanakaLanguage = languageOf('pa', words);
export default language;
