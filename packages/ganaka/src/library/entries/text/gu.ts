/** `ganaka/text/gu`: Gujarati. */
import { words } from '../../../text/languages/gu/index.generated.ts';
import { type GanakaLanguage, languageOf } from '../../checks/language-of.ts';

const language: GanakaLanguage = languageOf('gu', words);
export default language;
