/** `ganaka/text/ml`: Malayalam. */
import { words } from '../../../text/languages/ml/index.generated.ts';
import { type GanakaLanguage, languageOf } from '../../checks/language-of.ts';

const language: GanakaLanguage = languageOf('ml', words);
export default language;
