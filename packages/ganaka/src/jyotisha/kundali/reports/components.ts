/** The minimum of each part of shadbala, by groups of grahas, in virupas (BPHS 27.34-27.36). */
import type { GrahaBala } from '../bala/index.ts';
import type { BalaRules } from '../bala/rules.ts';
import type { Sapta } from '../chart/chart.ts';
import { bphs } from './sources.ts';

type Least = Readonly<Record<'sthana' | 'dig' | 'cheshta' | 'kala' | 'ayana', number>>;

const FIRST: Least = { sthana: 165, dig: 35, cheshta: 50, kala: 112, ayana: 30 };
const SECOND: Least = { sthana: 133, dig: 50, cheshta: 30, kala: 100, ayana: 40 };
const THIRD: Least = { sthana: 96, dig: 30, cheshta: 40, kala: 67, ayana: 20 };
const LEAST: Readonly<Record<Sapta, Least>> = {
  surya: FIRST,
  chandra: SECOND,
  mangala: THIRD,
  budha: FIRST,
  guru: FIRST,
  shukra: SECOND,
  shani: THIRD,
};

/** The parts of a strength that are compared. */
type Had = Pick<GrahaBala, 'dig' | 'cheshta'> & {
  readonly sthana: Pick<GrahaBala['sthana'], 'total'>;
  readonly kala: Pick<GrahaBala['kala'], 'total' | 'ayana'>;
};

/**
 * Whether each part reaches its minimum. The cheshta of Sun and Moon is null if the rules count it in ayana and paksha.
 */
export function componentsMet(graha: Sapta, { sthana, dig, cheshta, kala }: Had, rules: BalaRules) {
  const least = LEAST[graha];
  const elsewhere = rules === 'raman' && (graha === 'surya' || graha === 'chandra');
  return {
    sthana: sthana.total >= least.sthana,
    dig: dig >= least.dig,
    cheshta: elsewhere ? null : cheshta >= least.cheshta,
    kala: kala.total >= least.kala,
    ayana: kala.ayana >= least.ayana,
  };
}

export const COMPONENTS_SOURCE = bphs('27.34-27.36', 'components.least_place_direction_motion_time');
