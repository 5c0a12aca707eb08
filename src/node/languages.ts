/** Languages by their codes, read from the package when they are asked for. */
import { codesIn } from '../library/languages.ts';
import { loadLanguages as load } from '../text/folders.ts';

/** Loads the names and words of languages, so that `lang` may name them: `await loadLanguages('hi,ta')`. */
export const loadLanguages = (lang: string): Promise<void> => load(codesIn(lang));
