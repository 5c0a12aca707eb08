/**
 * A siddhanta as numbers: the constants of its first chapters. The code that all siddhantas share takes them as input
 * (mean motions, manda and sighra, the three questions, the eclipses). Another siddhanta is another value of this type.
 */
import type { AstaLimit } from '../asta-limits.ts';
import type { Graha, TaraGraha } from '../engine.ts';

/** Everything that has revolutions of its own. `budha` and `shukra` mean the sighroccas of Mercury and Venus. */
export const MOVERS = [
  'surya',
  'chandra',
  'mangala',
  'budha',
  'guru',
  'shukra',
  'shani',
  'chandra_mandocca',
  'rahu',
] as const;
export type Mover = (typeof MOVERS)[number];

/** Circumference of an epicycle in degrees, at the even (0, 180) and the odd (90, 270) ends of the quadrants. */
export interface Epicycle {
  readonly even: number;
  readonly odd: number;
}

/** An apsis or a node: its longitude when its count begins, and its revolutions in a kalpa. */
export interface Slow {
  readonly atZeroDeg: number;
  readonly revolutions: number;
}

export interface Siddhanta {
  /** Revolutions in a mahayuga. The node's are backwards. */
  readonly revolutions: Readonly<Record<Mover, number>>;
  readonly civilDays: number;
  /** Mean longitudes at the epoch in degrees, where they are not 0. */
  readonly atEpochDeg: Readonly<Partial<Record<Mover, number>>>;
  /** Named corrections of the revolutions; the first is the usual one. */
  readonly bijas: Readonly<Record<string, Readonly<Partial<Record<Mover, number>>>>>;
  /** The start of the day count in time of the prime meridian, and that meridian's longitude east of Greenwich. */
  readonly epochJd: number;
  readonly meridianDeg: number;
  /** The kalpa (long period) of apsides and nodes in days, and the days of it that had passed at the epoch. */
  readonly kalpa: { readonly days: number; readonly gone: number };
  readonly apsides: Readonly<Record<'surya' | TaraGraha, Slow>>;
  /** The nodes, which move westward. */
  readonly nodes: Readonly<Record<TaraGraha, Slow>>;
  readonly manda: Readonly<Record<'surya' | 'chandra' | TaraGraha, Epicycle>>;
  readonly sighra: Readonly<Record<TaraGraha, Epicycle>>;
  /** Greatest latitudes in minutes of arc. */
  readonly greatestLatitude: Readonly<Record<'chandra' | TaraGraha, number>>;
  /** Distance from the Sun, in degrees of time, within which a body is invisible in the Sun's rays. */
  readonly astaLimits: Readonly<Record<'chandra' | TaraGraha, AstaLimit>>;
  /**
   * The kendra of the fourth operation (sighra) at which each planet turns retrograde; it turns direct at 360 minus this
   * value. Absent if the siddhanta gives none.
   */
  readonly stationKendra?: Readonly<Record<TaraGraha, number>>;
  /** Diameters in yojanas, and the yojanas in a minute of arc on the Moon's orbit. */
  readonly yojana: { readonly earth: number; readonly sun: number; readonly moon: number; readonly inLipta: number };
  /** Degrees from the sidereal zero point back to the equinox, at a day count. */
  ayanamsaAt(days: number): number;
}

/** Whether a kendra of the fourth operation is in the planet's arc of retrogression; null without such arcs. */
export function isInRetrogradeArc({ stationKendra }: Siddhanta, graha: TaraGraha, kendra: number): boolean | null {
  if (stationKendra === undefined) return null;
  const station = stationKendra[graha];
  return kendra > station && kendra < 360 - station;
}

export const isTara = (graha: Graha): graha is TaraGraha =>
  graha === 'mangala' || graha === 'budha' || graha === 'guru' || graha === 'shukra' || graha === 'shani';
/**
 * Whether the planet is Mercury or Venus. Their mean longitude is the Sun's, and their own revolutions are those of
 * their sighrocca.
 */
export const isInner = (graha: TaraGraha): boolean => graha === 'budha' || graha === 'shukra';
