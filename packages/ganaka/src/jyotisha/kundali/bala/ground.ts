/** Inputs that several of the six strengths share, computed once per chart. */
import { ahead } from '../../../kernel/angle.ts';
import { type Chart, SAPTA, type Sapta } from '../chart/chart.ts';
import { rashisOf } from '../graha/dignity.ts';
import type { Rashis } from '../graha/maitri.ts';
import { type BirthDay, birthDayOf } from './day.ts';
import type { BalaRules, MoolatrikonaRule } from './rules.ts';

export interface BalaGround {
  readonly chart: Chart;
  readonly rules: BalaRules;
  readonly moolatrikona: MoolatrikonaRule;
  readonly rashis: Rashis;
  readonly day: BirthDay;
  /** The degrees from the equinox of date to the engine's zero point. */
  readonly ayanamsa: number;
  /** The Moon's distance from the Sun (0° to 180°) as 0 to 60 virupas. */
  readonly phase: number;
  /** The benefics in the sense of BPHS 27. */
  readonly good: ReadonlySet<Sapta>;
}

/** A third of the shorter arc between two longitudes, in degrees: 0 to 60. */
export const third = (from: number, to: number): number => {
  const apart = ahead(from, to);
  return (apart > 180 ? 360 - apart : apart) / 3;
};

export function groundOf(chart: Chart, rules: BalaRules, moolatrikona: MoolatrikonaRule = 'degrees'): BalaGround {
  const { grahas, sky, t } = chart;
  return {
    chart,
    rules,
    moolatrikona,
    rashis: rashisOf(chart),
    day: birthDayOf(chart),
    ayanamsa: sky.ayanamsa(t),
    phase: third(grahas.surya.longitude, grahas.chandra.longitude),
    good: isMercuryGood(chart, rules) ? GOOD : GOOD_BUT_MERCURY,
  };
}

/**
 * The benefics that the verse names: Moon, Mercury, Jupiter and Venus (BPHS 27.11). A waning Moon is included, as in
 * every published figure.
 */
const GOOD: ReadonlySet<Sapta> = new Set(['chandra', 'budha', 'guru', 'shukra']);
const GOOD_BUT_MERCURY: ReadonlySet<Sapta> = new Set(['chandra', 'guru', 'shukra']);

/**
 * Whether Mercury is a benefic. Raman decides it by Mercury's company. We inferred this rule from three published
 * charts: Mercury among malefics is a malefic, unless Jupiter, Venus or the Moon is in the same rashi.
 */
function isMercuryGood({ grahas }: Chart, rules: BalaRules): boolean {
  if (rules === 'parashara') return true;
  const company = SAPTA.filter((each) => each !== 'budha' && grahas[each].rashi === grahas.budha.rashi);
  const nodes = grahas.rahu.rashi === grahas.budha.rashi || grahas.ketu.rashi === grahas.budha.rashi;
  return company.some((each) => GOOD.has(each)) || (company.length === 0 && !nodes);
}
