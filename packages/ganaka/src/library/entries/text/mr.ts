/** `ganaka/text/mr`: Marathi. */
import { words } from '../../../text/languages/mr/index.generated.ts';
import { type GanakaLanguage, languageOf } from '../../checks/language-of.ts';

const language: GanakaLanguage = languageOf('mr', words);
export default language;
