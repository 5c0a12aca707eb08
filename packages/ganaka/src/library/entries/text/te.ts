/** `ganaka/text/te`: Telugu. */
import { words } from '../../../text/languages/te/index.generated.ts';
import { type GanakaLanguage, languageOf } from '../../checks/language-of.ts';

const language: GanakaLanguage = languageOf('te', words);
export default language;
