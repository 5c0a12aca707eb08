/** `ganaka/text/sa`: Sanskrit. */
import { words } from '../../../text/languages/sa/index.generated.ts';
import { type GanakaLanguage, languageOf } from '../../checks/language-of.ts';

const language: GanakaLanguage = languageOf('sa', words);
export default language;
