/**
 * The dwelling places of fire and Shiva at a moment, the directions of yogini and shula, and the graha that receives an
 * oblation. Shula ("thorn") is the direction not to be travelled. All follow from the four numbers of `VasaMoment`.
 */
import { SHIVA_VASA } from '../../../lexicon/hours/shiva-vasa.ts';
import {
  AGNI_BY_REMAINDER,
  type AgniRow,
  type DirectionId,
  HOMA_BAD,
  HOMA_ORDER,
  type HomaGraha,
  SHIVA_GOOD,
  SHULA_BY_NAKSHATRA,
  SHULA_BY_VARA,
  type ShivaPlace,
  YOGINI_BY_TITHI,
} from '../../../rules/tables/vasa.ts';

export interface VasaMoment {
  /** The tithi, 1–30. */
  readonly tithi: number;
  /** The weekday, 1 = Sunday. */
  readonly weekday: number;
  readonly moonNakshatra: number;
  readonly sunNakshatra: number;
}

export function agniVasa({ tithi, weekday }: Pick<VasaMoment, 'tithi' | 'weekday'>): AgniRow {
  const row = AGNI_BY_REMAINDER[(tithi + 1 + weekday) % 4];
  if (row === undefined) throw new Error(`no agni vasa for tithi ${tithi}`);
  return row;
}

/** The graha that receives the oblation, and whether that is good. */
export function homaAhuti({ moonNakshatra, sunNakshatra }: VasaMoment): { graha: HomaGraha; good: boolean } {
  const steps = (moonNakshatra - sunNakshatra + 27) % 27;
  const graha = HOMA_ORDER[Math.floor(steps / 3)] ?? 'ketu';
  return { graha, good: !HOMA_BAD.has(graha) };
}

export function shivaVasa({ tithi }: VasaMoment): { place: ShivaPlace; good: boolean } {
  const row = SHIVA_VASA[(2 * tithi + 5) % SHIVA_VASA.length];
  if (row === undefined) throw new Error(`no shiva vasa for tithi ${tithi}`);
  return { place: row.id, good: SHIVA_GOOD.has(row.id) };
}

/** The direction not to be travelled on this vara. */
export function dishaShula({ weekday }: Pick<VasaMoment, 'weekday'>): DirectionId {
  const direction = SHULA_BY_VARA[weekday - 1];
  if (direction === undefined) throw new Error(`no disha shula for vara ${weekday}`);
  return direction;
}

/** The direction that the Moon's nakshatra forbids in addition; null if there is none. */
export const nakshatraShula = ({ moonNakshatra }: Pick<VasaMoment, 'moonNakshatra'>): DirectionId | null =>
  SHULA_BY_NAKSHATRA[moonNakshatra] ?? null;

const AMAVASYA = 30;

export function yoginiVasa({ tithi }: Pick<VasaMoment, 'tithi'>): DirectionId {
  const place = tithi === AMAVASYA ? 16 : tithi > 15 ? tithi - 15 : tithi;
  const direction = YOGINI_BY_TITHI[place - 1];
  if (direction === undefined) throw new Error(`no yogini vasa for tithi ${tithi}`);
  return direction;
}
