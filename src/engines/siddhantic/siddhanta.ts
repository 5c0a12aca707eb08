/**
 * A siddhanta as numbers: the constants of its first chapters, for the code that all siddhantas share (mean motions,
 * manda and sighra, the three questions, the eclipses). Another siddhanta is another value of this type.
 */
import type { AstaLimit } from '../asta-limits.ts';
import type { Graha, TaraGraha } from '../engine.ts';

/** Everything that has its own revolutions. `budha` and `shukra` mean their sighroccas. */
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

/** Circumference of an epicycle in degrees at the even (0, 180) and the odd (90, 270) end of the quadrants. */
export interface Epicycle {
  readonly even: number;
  readonly odd: number;
}

/** An apsis or a node: its place when its count begins, and its revolutions in the long period. */
export interface Slow {
  readonly atZeroDeg: number;
  readonly revolutions: number;
}

export interface Siddhanta {
  /** In a mahayuga; the node's revolutions go backwards. */
  readonly revolutions: Readonly<Record<Mover, number>>;
  readonly civilDays: number;
  /** Mean places at the epoch, degrees, if not 0. */
  readonly atEpochDeg: Readonly<Partial<Record<Mover, number>>>;
  /** Named corrections of the revolutions; the first is the usual one. */
  readonly bijas: Readonly<Record<string, Readonly<Partial<Record<Mover, number>>>>>;
  /** The start of the day count on the clock of the prime meridian, and that meridian's east longitude. */
  readonly epochJd: number;
  readonly meridianDeg: number;
  /** The long period of apsides and nodes, days, and the part of it elapsed at the epoch. */
  readonly kalpa: { readonly days: number; readonly gone: number };
  readonly apsides: Readonly<Record<'surya' | TaraGraha, Slow>>;
  /** Westward. */
  readonly nodes: Readonly<Record<TaraGraha, Slow>>;
  readonly manda: Readonly<Record<'surya' | 'chandra' | TaraGraha, Epicycle>>;
  readonly sighra: Readonly<Record<TaraGraha, Epicycle>>;
  /** Minutes. */
  readonly greatestLatitude: Readonly<Record<'chandra' | TaraGraha, number>>;
  /** Degrees of time within which a body is lost in the Sun's rays. */
  readonly astaLimits: Readonly<Record<'chandra' | TaraGraha, AstaLimit>>;
  /** Diameters, and the size of a minute of arc on the Moon's orbit. */
  readonly yojana: { readonly earth: number; readonly sun: number; readonly moon: number; readonly inLipta: number };
  /** Degrees from the zero point of the sidereal circle back to the equinox, by the day count. */
  ayanamsaAt(days: number): number;
}

export const isTara = (graha: Graha): graha is TaraGraha =>
  graha === 'mangala' || graha === 'budha' || graha === 'guru' || graha === 'shukra' || graha === 'shani';
/** Mercury and Venus, whose mean place is the Sun's and whose own revolutions are their sighrocca's. */
export const isInner = (graha: TaraGraha): boolean => graha === 'budha' || graha === 'shukra';
