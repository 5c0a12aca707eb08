/**
 * Two strengths of the Tajika year (the yearly chart): harsha (joy, 0–20) and pancha-vargiya (five places, a quarter of
 * their sum).
 */
import { arc } from '../../../kernel/angle.ts';
import { type Chart, type GrahaInChart, lordOf, perSapta, type Sapta } from '../chart/chart.ts';
import { rashiInVarga } from '../chart/varga.ts';
import { UCHCHA } from '../tables/dignity.ts';
import { CAMPS, HADDA, HARSHA_HOUSE, MALE_HOUSES, TAJIKA_MALE, VARGIYA_POINTS } from '../tables/tajika.ts';

const HARSHA_PART = 5;

/**
 * Five points for each of four conditions: the graha is in its house of harsha; it is in its own or exaltation rashi;
 * it is in a house of its own sex; the year begins by day (for male grahas) or by night (for the others).
 */
export function harshaOf(graha: Sapta, rashi: number, house: number, byDay: boolean): number {
  const male = TAJIKA_MALE.includes(graha);
  const reasons = [
    HARSHA_HOUSE[graha] === house,
    lordOf(rashi) === graha || UCHCHA[graha].rashi === rashi,
    MALE_HOUSES.includes(house) === male,
    byDay === male,
  ];
  return HARSHA_PART * reasons.filter(Boolean).length;
}

export const harshaBala = (year: Chart, byDay: boolean): Readonly<Record<Sapta, number>> =>
  perSapta((graha) => harshaOf(graha, year.grahas[graha].rashi, year.grahas[graha].house, byDay));

export const panchaVargiya = (year: Chart): Readonly<Record<Sapta, number>> =>
  perSapta((graha) => panchaVargiyaOf(graha, year.grahas[graha]));

export function panchaVargiyaOf(
  graha: Sapta,
  { rashi, amsha, longitude }: Pick<GrahaInChart, 'rashi' | 'amsha' | 'longitude'>,
): number {
  const { kshetra, hadda, drekkana, navamsha } = VARGIYA_POINTS;
  const sum =
    share(graha, lordOf(rashi)) * kshetra +
    uchchaOf(graha, longitude) +
    share(graha, haddaLord(rashi, amsha)) * hadda +
    share(graha, lordOf(rashiInVarga('D3', longitude))) * drekkana +
    share(graha, lordOf(rashiInVarga('D9', longitude))) * navamsha;
  return sum / 4;
}

/** 20 points at the deepest exaltation, 0 at the opposite point. */
export function uchchaOf(graha: Sapta, longitude: number): number {
  const { rashi, deep } = UCHCHA[graha];
  const fromDebility = Math.abs(arc((rashi - 1) * 30 + deep + 180, longitude));
  return (VARGIYA_POINTS.uchcha * fromDebility) / 180;
}

export function haddaLord(rashi: number, amsha: number): Sapta {
  const term = HADDA[rashi - 1]?.find(([end]) => amsha < end);
  if (term === undefined) throw new Error(`no term at ${amsha} of rashi ${rashi}`);
  return term[1];
}

/** The share of the points: all in its own place, half in a friend's, a quarter in an enemy's. */
const share = (graha: Sapta, lord: Sapta): number =>
  graha === lord ? 1 : CAMPS.some((camp) => camp.includes(graha) && camp.includes(lord)) ? 1 / 2 : 1 / 4;
