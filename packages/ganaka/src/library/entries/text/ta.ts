/** `ganaka/text/ta`: Tamil. */
import { words } from '../../../text/languages/ta/index.generated.ts';
import { type GanakaLanguage, languageOf } from '../../checks/language-of.ts';

const language: GanakaLanguage = languageOf('ta', words);
export default language;
