/**
 * The languages of replies. English stands in the fields without an ending; every other has its own beside them
 * (`name_hi`), in the order of this list. To add one: its folder, complete by type, and its line here.
 */
import { en } from './en/index.ts';
import { hi } from './hi/index.ts';
import type { Language } from './language.ts';

export const LANGUAGES = { en, hi } as const satisfies Readonly<Record<string, Language>>;
