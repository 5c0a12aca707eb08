/**
 * The birth Moon: rashi, nakshatra, pada and their lords. Matching and the avakahada chakra need nothing else from the
 * sky.
 */
import { ordinal } from '../../../kernel/angle.ts';
import type { SiderealDeg } from '../../../kernel/units.ts';
import { NAKSHATRA } from '../../../lexicon/angas/nakshatra.ts';
import { amshaOf, lordOf, nakshatraOf, padaOf, rashiOf, type Sapta } from './chart.ts';

const NAVAMSHA_DEG = 360 / 108;

export type NakshatraEntry = Extract<(typeof NAKSHATRA)[number], { gana: string; nadi: string; yoni: string }>;

/** The facts of the birth Moon. */
export interface Native {
  readonly moon: SiderealDeg;
  readonly rashi: number;
  /** The degrees within the rashi; Dhanu and Makara are divided at 15°. */
  readonly amsha: number;
  readonly nakshatra: number;
  readonly pada: number;
  readonly star: NakshatraEntry;
  readonly rashiLord: Sapta;
  readonly navamshaLord: Sapta;
}

export function nativeOf(moon: SiderealDeg): Native {
  const rashi = rashiOf(moon);
  const nakshatra = nakshatraOf(moon);
  const navamsha = ((ordinal(moon, NAVAMSHA_DEG) - 1) % 12) + 1;
  return {
    moon,
    rashi,
    amsha: amshaOf(moon),
    nakshatra,
    pada: padaOf(moon),
    star: starOf(nakshatra),
    rashiLord: lordOf(rashi),
    navamshaLord: lordOf(navamsha),
  };
}

function starOf(nakshatra: number): NakshatraEntry {
  const entry = NAKSHATRA[nakshatra - 1];
  if (entry === undefined || !('gana' in entry)) throw new Error(`no nakshatra ${nakshatra} among the 27`);
  return entry;
}
