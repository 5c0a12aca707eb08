/**
 * Ishta and kashta (the desired and the difficult), out of sixty. The verse takes the mean of exaltation and motion and
 * the rest of sixty (BPHS 28.2-28.6); Raman the square roots of their products.
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
