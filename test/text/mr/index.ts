/** Marathi, as far as the proof of a third language needs it: its own names, and for the rest what Hindi writes in the same letters. */
import { hi } from '../../../src/text/hi/index.ts';
import type { Language } from '../../../src/text/language.ts';
import { graha, masa, nakshatra, rashi, tithi, vara } from './names.ts';

export const mr: Language = { ...hi, names: { ...hi.names, tithi, vara, masa, nakshatra, rashi, graha } };
