/** `ganaka/text/kn`: Kannada. */
import { words } from '../../../text/languages/kn/index.generated.ts';
import { type GanakaLanguage, languageOf } from '../../checks/language-of.ts';

const language: GanakaLanguage = languageOf('kn', words);
export default language;
