/** `ganaka/text/bn`: Bengali. */
import { words } from '../../../text/languages/bn/index.generated.ts';
import { type GanakaLanguage, languageOf } from '../../checks/language-of.ts';

const language: GanakaLanguage = languageOf('bn', words);
export default language;
