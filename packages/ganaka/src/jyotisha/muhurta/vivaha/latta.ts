/**
 * Latta (kick): each graha strikes the nakshatra at a fixed count from its own, some forward and some backward, both
 * ends included (Muhurta Chintamani 6.59; Jyotirnibandha has the same eight figures). The Moon strikes from the
 * nakshatra in which she was at the last full moon.
 */
import type { Graha } from '../../../sky/engines/engine.ts';

export type Striker = Exclude<Graha, 'chandra' | 'ketu'> | 'purna_chandra';
export type LattaWay = 'forward' | 'backward';

interface Kick {
  readonly count: number;
  readonly direction: LattaWay;
}

export const LATTA: Readonly<Record<Striker, Kick>> = {
  surya: { count: 12, direction: 'forward' },
  mangala: { count: 3, direction: 'forward' },
  guru: { count: 6, direction: 'forward' },
  shani: { count: 8, direction: 'forward' },
  budha: { count: 7, direction: 'backward' },
  shukra: { count: 5, direction: 'backward' },
  rahu: { count: 9, direction: 'backward' },
  purna_chandra: { count: 22, direction: 'backward' },
};
export const STRIKERS: readonly Striker[] = [
  'surya',
  'mangala',
  'budha',
  'guru',
  'shukra',
  'shani',
  'rahu',
  'purna_chandra',
];

const STARS = 27;

/** Returns the nakshatra that a graha in nakshatra `star` strikes. */
export function struckBy(striker: Striker, star: number): number {
  const { count, direction } = LATTA[striker];
  const steps = direction === 'forward' ? count - 1 : 1 - count;
  return ((((star - 1 + steps) % STARS) + STARS) % STARS) + 1;
}
