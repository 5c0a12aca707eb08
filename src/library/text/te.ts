/** `ganaka/text/te`: Telugu. */
import { words } from '../../text/te/index.ts';
import { type GanakaLanguage, languageOf } from '../language-of.ts';

const language: GanakaLanguage = languageOf('te', words);
export default language;
