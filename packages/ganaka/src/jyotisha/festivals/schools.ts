/** Whose fast of the eleventh tithi (ekadashi) a year lists. */
import type { MahadvadashiNames } from '../../rules/tables/mahadvadashi.ts';

export const EKADASHI_SCHOOLS = ['smarta', 'vaishnava', 'gaudiya'] as const;
export type EkadashiSchool = (typeof EKADASHI_SCHOOLS)[number];

export interface FastPractice {
  readonly school: EkadashiSchool;
  /** The list from which the great twelfths of a star have their names. */
  readonly names: MahadvadashiNames;
}

export const HOUSEHOLDERS: FastPractice = { school: 'smarta', names: 'padma' };
