/** Returns the name of a language in another language: `Marathi`. */
import type { LanguageId } from '../voice.ts';

export const languageName = (id: LanguageId, within: LanguageId): string =>
  new Intl.DisplayNames([within], { type: 'language' }).of(id) ?? id;
