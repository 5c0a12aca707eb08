/** Loads languages by their codes from the package. */

import { loadLanguages as load } from '../../text/loading/folders.ts';
import { codesIn } from '../languages.ts';

/** Loads the names and words of languages, after which `lang` may name them: `await loadLanguages('hi,ta')`. */
export const loadLanguages = (lang: string): Promise<void> => load(codesIn(lang));
