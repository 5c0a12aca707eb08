import type { Locale } from '../../locale.ts';

/** Hindi months are written in full, because their short forms are not in common use. */
export const locale: Locale = { intl: 'hi-IN', dateStyle: 'long', dayMonth: 'long', devanagari: true };
