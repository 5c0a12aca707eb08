/**
 * The houses from the birth Moon in which a transiting graha is favourable. Each has the house from which another graha
 * obstructs it (vedha), by Muhurta Chintamani 4.1-4.4. Ketu is not in those verses.
 */
import type { Graha } from '../../../sky/engines/engine.ts';

type Pierced = Readonly<Record<number, number>>;

const HARSH: Pierced = { 6: 9, 11: 5, 3: 12 };
export const GOCHARA_GOOD: Readonly<Record<Exclude<Graha, 'ketu'>, Pierced>> = {
  surya: { 6: 12, 10: 4, 3: 9, 11: 5 },
  chandra: { 10: 4, 3: 9, 11: 8, 1: 5, 6: 12, 7: 2 },
  mangala: HARSH,
  budha: { 2: 5, 4: 3, 6: 9, 8: 1, 10: 8, 11: 12 },
  guru: { 5: 4, 2: 12, 9: 10, 7: 3, 11: 8 },
  shukra: { 1: 8, 2: 7, 3: 1, 4: 10, 5: 9, 8: 5, 9: 11, 12: 6, 11: 3 },
  shani: HARSH,
  rahu: HARSH,
};
