/** `ganaka/text/sa-latn`: Sanskrit in Roman letters. */
import { words } from '../../../text/languages/sa-latn/index.generated.ts';
import { type GanakaLanguage, languageOf } from '../../checks/language-of.ts';

const language: GanakaLanguage = languageOf('sa-Latn', words);
export default language;
