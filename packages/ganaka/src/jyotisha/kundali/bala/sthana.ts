/**
 * The strength of place (sthana bala): exaltation, the seven vargas, odd and even rashis, kendra, and the third of the
 * rashi (BPHS 27.1-27.6).
 */
import { GRAHA } from '../../../lexicon/chart/graha.ts';
import { lordOf, perSapta, type Sapta } from '../chart/chart.ts';
import { rashiInVarga, type VargaId } from '../chart/varga.ts';
import { seatOf } from '../graha/dignity.ts';
import { panchadhaOf } from '../graha/maitri.ts';
import { MOOLATRIKONA, UCHCHA } from '../tables/dignity.ts';
import { type BalaGround, third } from './ground.ts';
import { KENDRADI, QUARTER, SAPTAVARGA, VARGAJA } from './tables.ts';

export interface SthanaBala {
  readonly total: number;
  readonly uchcha: number;
  readonly saptavargaja: number;
  readonly ojayugma: number;
  readonly kendra: number;
  readonly drekkana: number;
}

export function sthanaBala(ground: BalaGround, graha: Sapta): SthanaBala {
  const { longitude, rashi, amsha, house } = ground.chart.grahas[graha];
  const uchcha = uchchaBala(graha, longitude);
  const saptavargaja = SAPTAVARGA.reduce((sum, varga) => sum + vargaja(ground, graha, varga), 0);
  const ojayugma = odd(graha, rashi) + odd(graha, rashiInVarga('D9', longitude));
  const kendra = KENDRADI[(house - 1) % 3] ?? 0;
  const drekkana = Math.floor(amsha / 10) === DREKKANA_OF[SEX[graha]] ? QUARTER : 0;
  return {
    total: uchcha + saptavargaja + ojayugma + kendra + drekkana,
    uchcha,
    saptavargaja,
    ojayugma,
    kendra,
    drekkana,
  };
}

/** A third of the degrees from the point of deepest debilitation. */
function uchchaBala(graha: Sapta, longitude: number): number {
  const { rashi, deep } = UCHCHA[graha];
  return third((rashi - 1) * 30 + deep + 180, longitude);
}

/**
 * The strength in one varga. In every varga friendship is that of the birth chart; moolatrikona counts only in the
 * birth chart.
 */
function vargaja({ chart, rashis, rules, moolatrikona }: BalaGround, graha: Sapta, varga: VargaId): number {
  const { longitude, rashi: birthRashi, amsha } = chart.grahas[graha];
  const scale = VARGAJA[rules];
  const inRoot =
    moolatrikona === 'sign'
      ? birthRashi === MOOLATRIKONA[graha].rashi
      : seatOf(graha, birthRashi, amsha) === 'moolatrikona';
  if (varga === 'D1' && inRoot) return scale.moolatrikona;
  const lord = lordOf(rashiInVarga(varga, longitude));
  return lord === graha ? scale.own : scale[panchadhaOf(rashis, graha, lord)];
}

const SEX = perSapta(sexOf);
function sexOf(graha: Sapta): 'male' | 'female' | 'neuter' {
  const entry = GRAHA.find(({ id }) => id === graha);
  if (entry === undefined || !('sex' in entry)) throw new Error(`no sex for ${graha}`);
  return entry.sex;
}
/** The third of a rashi that strengthens each sex. */
const DREKKANA_OF = { male: 0, neuter: 1, female: 2 } as const;

const odd = (graha: Sapta, rashi: number): number => ((rashi % 2 === 0) === (SEX[graha] === 'female') ? QUARTER : 0);
