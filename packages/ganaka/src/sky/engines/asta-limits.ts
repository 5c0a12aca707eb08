/**
 * The distance from the Sun at which a graha becomes invisible in its rays, in degrees (Surya-siddhanta IX.6-8, the
 * Moon X.1). Mercury and Venus have smaller limits while retrograde.
 */
import type { TaraGraha } from './engine.ts';

export interface AstaLimit {
  readonly direct: number;
  readonly retrograde: number;
}

const alike = (deg: number): AstaLimit => ({ direct: deg, retrograde: deg });

export const ASTA_LIMITS: Readonly<Record<'chandra' | TaraGraha, AstaLimit>> = {
  chandra: alike(12),
  mangala: alike(17),
  budha: { direct: 14, retrograde: 12 },
  guru: alike(11),
  shukra: { direct: 10, retrograde: 8 },
  shani: alike(15),
};
