/**
 * Tri-bala, the threefold strength: Jupiter for the girl, the Sun for the boy, the Moon for both (Muhurta Chintamani
 * 6.12). For each natal sign it gives the house of the graha, its grade without exceptions, and vedha (obstruction by
 * another graha).
 */

import type { JdUt } from '../../../kernel/units.ts';
import { rashiOf } from '../../../kernel/zodiac.ts';
import type { Graha } from '../../../sky/engines/engine.ts';
import { houseFrom } from '../../kundali/chart/chart.ts';
import { GOCHARA_GOOD } from '../../kundali/tables/gochara.ts';
import { MOON_GOOD, MOON_GOOD_WAXING } from '../spans/bala.ts';
import type { MuhurtaDay } from '../spans/muhurta-day.ts';

export type GuruGrade = 'shreshtha' | 'puja' | 'nindita';

/** The houses from the natal sign with each grade of Jupiter (5.46). */
const SHRESHTHA = [5, 9, 11, 2, 7];
const PUJA = [10, 6, 3, 1];
const guruGrade = (house: number): GuruGrade =>
  SHRESHTHA.includes(house) ? 'shreshtha' : PUJA.includes(house) ? 'puja' : 'nindita';

const SUN_GOOD = [3, 6, 10, 11];
/** The graha that causes no vedha, because there is none between father and son: Sun and Saturn, Moon and Mercury. */
const EXEMPT: Readonly<Record<'surya' | 'chandra', Graha>> = { surya: 'shani', chandra: 'budha' };

export interface GuruBala {
  readonly house: number;
  readonly grade: GuruGrade;
}
export interface GocharaBala {
  readonly house: number;
  readonly shubha: boolean;
  /** The grahas that obstruct the good result. */
  readonly vedha: readonly Graha[];
}
export interface TriBala {
  readonly rashi: number;
  readonly guru: GuruBala;
  readonly surya: GocharaBala;
  readonly chandra: GocharaBala;
}

const OTHERS: readonly Graha[] = ['surya', 'chandra', 'mangala', 'budha', 'guru', 'shukra', 'shani', 'rahu', 'ketu'];

/** Returns the tri-bala for all twelve natal signs at an instant. */
export function triBalas(day: MuhurtaDay, t: JdUt): TriBala[] {
  const { sky } = day;
  const rashis = new Map(OTHERS.map((graha) => [graha, rashiOf(sky.longitude(graha, t))]));
  const waxing = (sky.longitude('chandra', t) - sky.longitude('surya', t) + 360) % 360 < 180;
  const moonGood = waxing ? [...MOON_GOOD, ...MOON_GOOD_WAXING] : MOON_GOOD;
  return Array.from({ length: 12 }, (_, i): TriBala => {
    const natal = i + 1;
    const houseOf = (graha: Graha): number => houseFrom(natal, rashis.get(graha) ?? 0);
    const gochara = (graha: 'surya' | 'chandra', good: readonly number[]) => {
      const house = houseOf(graha);
      const spoiling = GOCHARA_GOOD[graha][house];
      const vedha = OTHERS.filter(
        (other) => other !== graha && other !== EXEMPT[graha] && spoiling !== undefined && houseOf(other) === spoiling,
      );
      return { house, shubha: good.includes(house), vedha };
    };
    const house = houseOf('guru');
    return {
      rashi: natal,
      guru: { house, grade: guruGrade(house) },
      surya: gochara('surya', SUN_GOOD),
      chandra: gochara('chandra', moonGood),
    };
  });
}
