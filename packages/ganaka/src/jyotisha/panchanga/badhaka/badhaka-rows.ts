/**
 * What to avoid on which days, by the Dharmasindhu: on a tithi, a vara or a nakshatra (1, uddesha 33), and when no
 * vrata may be begun (uddesha 6). We do not publish the rules of the same passage about meat and married life.
 */
import { holds, type Span, span } from '../../../kernel/span.ts';
import { type JdUt, plusDays } from '../../../kernel/units.ts';
import { GHATI_DAYS } from '../../../rules/kala.ts';
import { type AvoidId, SANKRANTI_GHATIS } from '../../../rules/tables/badhaka.ts';
import {
  type AngaLeaf,
  type Cycle,
  type NumberedLeaf,
  nakshatra,
  numbered,
  pakshaTithi,
  tithi,
  vara,
  vishti,
  yoga,
} from '../day/day-clauses.ts';
import type { RuleDay } from '../day/rule-day.ts';

export interface BadhakaDay extends RuleDay {
  /** From sunrise to sunset; null if the Sun does not rise or set. */
  readonly daylight: Span | null;
  /** The solar sankrantis whose hours may touch the day, with the rashi that the Sun enters. */
  readonly sankrantis: readonly { readonly rashi: number; readonly at: JdUt }[];
  /**
   * The number of the running month if no vrata may be begun in it, otherwise null. Such a month is adhika or kshaya
   * but not samsarpa (Dharmasindhu 1, uddesha 3).
   */
  readonly malamasa: number | null;
  /** The numbers of Guru and Shukra, while they are in asta or within seven days of it. */
  readonly astas: readonly number[];
}

export interface BadhakaRow {
  readonly on: AngaLeaf;
  readonly avoid: readonly AvoidId[];
}

const PURNIMA = 15;
const AMAVASYA = 30;

export const BADHAKA_ROWS: readonly BadhakaRow[] = [
  {
    on: pakshaTithi(7),
    avoid: ['oil_touch', 'blue_cloth', 'amalaka_bath', 'quarrel', 'copper_vessel', 'sesame'],
  },
  { on: pakshaTithi(1, 6, 11), avoid: ['oil_massage'] },
  { on: pakshaTithi(4, 9, 14), avoid: ['shaving'] },
  { on: pakshaTithi(8), avoid: ['coconut'] },
  { on: pakshaTithi(9), avoid: ['bottle_gourd'] },
  { on: pakshaTithi(10), avoid: ['patola'] },
  { on: pakshaTithi(11), avoid: ['nishpava'] },
  { on: pakshaTithi(12), avoid: ['lentil'] },
  { on: pakshaTithi(13), avoid: ['brinjal'] },
  { on: pakshaTithi(1, 6, 9), avoid: ['tooth_stick'] },
  { on: tithi(AMAVASYA), avoid: ['tooth_stick'] },
  { on: pakshaTithi(8, 14), avoid: ['oil'] },
  { on: tithi(PURNIMA, AMAVASYA), avoid: ['oil'] },
  { on: pakshaTithi(12), avoid: ['wringing', 'fetching'] },
  { on: tithi(PURNIMA, AMAVASYA), avoid: ['wringing', 'fetching', 'vedic_study'] },
  { on: pakshaTithi(1), avoid: ['shaving'] },
  { on: vara('sunday'), avoid: ['oil_massage', 'tooth_stick'] },
  { on: vara('tuesday'), avoid: ['shaving'] },
  { on: nakshatra('hasta', 'chitra', 'shravana'), avoid: ['oil'] },
  { on: nakshatra('vishakha'), avoid: ['shaving'] },
];

/**
 * A broken (khanda) tithi: it runs at sunrise but ends before midday. Amavasya is left out, because it has its own
 * entry in the list.
 */
const khandaTithi = numbered('tithi', { khanda: true }, (day: BadhakaDay) => {
  const [first] = day.transitions('tithi');
  if (first === undefined || day.daylight === null || first.number === AMAVASYA) return [];
  const { from, to } = day.daylight;
  return first.from <= from && first.to < (from + to) / 2 ? [first] : [];
});

const malamasa = numbered('malamasa', {}, ({ malamasa: masa, bounds }: BadhakaDay) =>
  masa === null ? [] : [{ number: masa, ...bounds }],
);
const asta = numbered('asta', {}, ({ astas, bounds }: BadhakaDay) => astas.map((number) => ({ number, ...bounds })));

/** The times at which no vrata may be begun. The varas are the cruel ones, of the Sun, Mars and Saturn. */
export const VRATA_BARS: readonly NumberedLeaf<BadhakaDay, Cycle | 'malamasa' | 'asta'>[] = [
  yoga(17, 27), // vyatipata, vaidhriti
  vishti,
  tithi(AMAVASYA),
  khandaTithi,
  vara('sunday', 'tuesday', 'saturday'),
  malamasa,
  asta,
];

/** The sixteen ghatis before and after a solar sankranti. */
export const NEAR_SANKRANTI = numbered('sankranti', { ghatis: SANKRANTI_GHATIS }, ({ sankrantis }: BadhakaDay) =>
  sankrantis.map(({ rashi, at }) => ({ number: rashi, ...around(at, SANKRANTI_GHATIS) })),
);
const around = (at: JdUt, ghatis: number): Span =>
  span(plusDays(at, -ghatis * GHATI_DAYS), plusDays(at, ghatis * GHATI_DAYS));

/** The whole day on which the Sun enters a rashi. */
export const SANKRANTI_DAY = numbered('sankranti', {}, ({ sankrantis, bounds }: BadhakaDay) =>
  sankrantis
    .filter(({ at }) => holds(bounds, at))
    .map(({ rashi }) => ({ number: rashi, from: bounds.from, to: bounds.to })),
);
