/**
 * Ishta and kashta (the desired and the difficult), out of sixty. By the verse, ishta is the mean of exaltation and
 * motion, and kashta the rest of sixty (BPHS 28.2-28.6). Raman takes the square roots of the products.
 */
import type { BalaRules } from './rules.ts';
import { RUPA } from './tables.ts';

export interface IshtaKashta {
  readonly ishta: number;
  readonly kashta: number;
}

export const ishtaKashta = (rules: BalaRules, uchcha: number, motion: number): IshtaKashta =>
  rules === 'raman'
    ? { ishta: Math.sqrt(uchcha * motion), kashta: Math.sqrt((RUPA - uchcha) * (RUPA - motion)) }
    : { ishta: (uchcha + motion) / 2, kashta: RUPA - (uchcha + motion) / 2 };
