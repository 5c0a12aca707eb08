import type { Locale } from '../../locale.ts';

export const locale: Locale = { intl: 'en-IN', dateStyle: 'medium', dayMonth: 'short', devanagari: false };
