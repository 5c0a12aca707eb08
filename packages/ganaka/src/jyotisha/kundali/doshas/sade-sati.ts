/**
 * Sade-sati: Saturn in the 12th, 1st and 2nd rashi from the birth Moon. Dhaiya: Saturn in the 4th and 8th. All
 * intervals of a life are listed, including entries after a retrograde return. They are common practice; the
 * Dharmasindhu has only the name.
 */
import { type JdUt, plusDays } from '../../../kernel/units.ts';
import type { Source } from '../../../rules/source.ts';
import { type Chart, houseFrom } from '../chart/chart.ts';
import { type Stay, staysOf } from '../gochara/ingress.ts';

export const PHASES = ['first', 'second', 'third'] as const;
export type SadeSatiPhase = (typeof PHASES)[number];

const PHASE_BY_HOUSE: Readonly<Record<number, SadeSatiPhase>> = { 12: 'first', 1: 'second', 2: 'third' };
const DHAIYA_HOUSES = [4, 8];

export interface SaturnStay {
  /** Saturn's rashi counted from the Moon's. */
  readonly house: number;
  readonly start: JdUt;
  readonly end: JdUt;
  /** The number of Saturn's revolution, from 1. */
  readonly cycle: number;
}
export interface SadeSatiStay extends SaturnStay {
  readonly phase: SadeSatiPhase;
}

export interface SadeSati {
  /** The span that is searched: 120 years from birth. */
  readonly from: JdUt;
  readonly to: JdUt;
  readonly periods: readonly SadeSatiStay[];
  readonly dhaiya: readonly SaturnStay[];
}

const LIFE_DAYS = 120 * 365.25;
/**
 * Longer than any stay of Saturn in one rashi, retrograde returns included. So the first and the last stay have their
 * true ends.
 */
const MARGIN_DAYS = 4 * 365.25;
/**
 * Two stays farther apart than this belong to different revolutions. Within one revolution the gaps are under a year.
 */
const ROUND_GAP_DAYS = 10 * 365.25;

export const SADE_SATI_SOURCE: Source = {
  confidence: 'general-knowledge',
  gist: 'sade_sati.shani_12th_1st_2nd_birth',
};

export function sadeSatiOf(birth: Chart): SadeSati {
  const end = plusDays(birth.t, LIFE_DAYS);
  const moon = birth.grahas.chandra.rashi;
  const houses = [...Object.keys(PHASE_BY_HOUSE).map(Number), ...DHAIYA_HOUSES];
  const rashis = houses.map((house) => ((moon + house - 2) % 12) + 1);
  const [from, to] = [plusDays(birth.t, -MARGIN_DAYS), plusDays(end, MARGIN_DAYS)];
  const stays = staysOf(birth.sky, 'shani', from, to, rashis).filter(
    ({ start, end: until }) => until > birth.t && start < end,
  );
  const periods: SadeSatiStay[] = [];
  const dhaiya: SaturnStay[] = [];
  for (const stay of stays) {
    const house = houseFrom(moon, stay.rashi);
    const phase = PHASE_BY_HOUSE[house];
    if (phase !== undefined) periods.push({ ...saturnStay(stay, house, periods.at(-1)), phase });
    if (DHAIYA_HOUSES.includes(house))
      dhaiya.push(
        saturnStay(
          stay,
          house,
          dhaiya.findLast((each) => each.house === house),
        ),
      );
  }
  return { from: birth.t, to: end, periods, dhaiya };
}

const saturnStay = ({ start, end }: Stay, house: number, before: SaturnStay | undefined): SaturnStay => ({
  house,
  start,
  end,
  cycle: before === undefined ? 1 : start - before.end > ROUND_GAP_DAYS ? before.cycle + 1 : before.cycle,
});

/** The stay that contains `t`, if there is one. */
export const stayAt = <S extends SaturnStay>(stays: readonly S[], t: JdUt): S | null =>
  stays.find(({ start, end }) => start <= t && t < end) ?? null;
