/** Sanskrit in Devanagari written in Roman letters with diacritics (IAST). For Sanskrit only: Hindi drops vowels that Sanskrit keeps. */
import sanscript from '@indic-transliteration/sanscript';

/** The package is CommonJS; its declared default export is the module itself. */
const { t } = sanscript as unknown as { t(text: string, from: string, to: string): string };

export const iast = (sanskrit: string): string => t(sanskrit, 'devanagari', 'iast').normalize('NFC');
