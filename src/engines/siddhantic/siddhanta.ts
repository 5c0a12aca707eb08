/**
 * A siddhanta as its numbers: what its first chapters lay down, handed to the machinery that all of them share (mean motions, manda and
 * sighra, the three questions, the eclipses). Another siddhanta is another value of this type.
 */
import type { AstaLimit } from '../asta-limits.ts';
import type { Graha, TaraGraha } from '../engine.ts';

/** Everything that has revolutions of its own. `budha` and `shukra` stand for their sighroccas. */
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

/** An apsis or a node: where it stands when its count begins, and its revolutions in the long period. */
export interface Slow {
  readonly atZeroDeg: number;
  readonly revolutions: number;
}

export interface Siddhanta {
  /** In a mahayuga; the node's revolutions go backwards. */
  readonly revolutions: Readonly<Record<Mover, number>>;
  readonly civilDays: number;
  /** Mean places at the epoch, degrees, where they are not 0. */
  readonly atEpochDeg: Readonly<Partial<Record<Mover, number>>>;
  /** Named corrections of the revolutions; the first is the usual one. */
  readonly bijas: Readonly<Record<string, Readonly<Partial<Record<Mover, number>>>>>;
  /** When the day count begins, on the clock of the meridian, and that meridian's east longitude. */
  readonly epochJd: number;
  readonly meridianDeg: number;
  /** The long period of apsides and nodes, days, and how much of it was gone at the epoch. */
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
  /** Diameters, and what a minute of arc is on the Moon's orbit. */
  readonly yojana: { readonly earth: number; readonly sun: number; readonly moon: number; readonly inLipta: number };
  /** Degrees from the zero point of the sidereal circle back to the equinox, by the day count. */
  ayanamsaAt(days: number): number;
}

export const isTara = (graha: Graha): graha is TaraGraha =>
  graha === 'mangala' || graha === 'budha' || graha === 'guru' || graha === 'shukra' || graha === 'shani';
/** Mercury and Venus, whose mean place is the Sun's and whose own revolutions are their sighrocca's. */
export const isInner = (graha: TaraGraha): boolean => graha === 'budha' || graha === 'shukra';
