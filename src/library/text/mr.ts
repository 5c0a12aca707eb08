/** `ganaka/text/mr`: Marathi. */
import { words } from '../../text/mr/index.ts';
import { type GanakaLanguage, languageOf } from '../language-of.ts';

const language: GanakaLanguage = languageOf('mr', words);
export default language;
