/**
 * The zero points of the Drik engine. Lahiri is 23 deg 14' 44.019" on the mean equinox of 21 March 1956, 0h TT. This is
 * the value of the Calendar Reform Committee without its nutation, adapted to the present theory of precession. For
 * other dates the equinox of date is projected on the ecliptic of the epoch. The ayanamsa is the equinox's motion along
 * that ecliptic.
 *
 * The others are for birth charts only. Four are such curves too: their authors' values of 1900 or 1950 with the
 * present precession, as Swiss Ephemeris 2.10.03 has them at J2000 (TT, without nutation). True Pushya keeps delta
 * Cancri at 106 degrees.
 */

import { type JdTt, jdTt } from '../../../kernel/units.ts';
import type { Ephemeris, PositionKind } from '../../astronomy/ephemeris.ts';
import { eclipticOfDate } from '../../astronomy/frames/precession.ts';
import { DELTA_CANCRI } from '../../astronomy/frames/stars.ts';
import { eachNode, type QuantityWriter, Track } from '../../astronomy/series/track.ts';
import { AS_THE_EPHEMERIS } from '../../astronomy/series/tracks.ts';
import { centuries, DEG, halfTurn, J2000 } from '../../astronomy/units.ts';
import type { Ayanamsa, ZeroPoint } from '../modern/index.ts';

/** The ids of the zero points. The first is the default. */
export const AYANAMSAS = ['lahiri', 'raman', 'krishnamurti', 'yukteshwar', 'true_pushya', 'fagan'] as const;
type AyanamsaId = (typeof AYANAMSAS)[number];

interface Curve {
  readonly name: string;
  /** The epoch (TT) of the ecliptic along which the equinox's motion is measured. */
  readonly epoch: JdTt;
  /** An epoch, and the value of the ayanamsa at that epoch. */
  readonly known: { readonly at: JdTt; readonly deg: number };
}

const J1900 = jdTt(2_415_020);
const B1950 = jdTt(2_433_282.423_46);
const REFORM = jdTt(2_435_553.5);

const CURVES: Readonly<Record<Exclude<AyanamsaId, 'true_pushya'>, Curve>> = {
  lahiri: { name: 'Lahiri', epoch: REFORM, known: { at: REFORM, deg: 23 + 14 / 60 + 44.0194 / 3600 } },
  // 21 deg 0' 52" at 1900.0
  raman: { name: 'Raman', epoch: J1900, known: { at: J2000, deg: 22.410_791_012 } },
  // 22 deg 21' 50" at 1900.0
  krishnamurti: { name: 'Krishnamurti', epoch: J1900, known: { at: J2000, deg: 23.760_240_012 } },
  // 21 deg 4' 56" at 1900.0
  yukteshwar: { name: 'Yukteshwar', epoch: J1900, known: { at: J2000, deg: 22.478_803 } },
  // the vernal point at 335 deg 57' 28.64" at 1950.0
  fagan: { name: 'Fagan-Bradley', epoch: B1950, known: { at: J2000, deg: 24.740_299_966 } },
};
const PUSHYA_DEG = 106;

/** The curve is so smooth that four coefficients represent three years with an error below 1e-15. */
const SHAPE = { blockDays: 1024, order: 4, quantities: 1, turning: [] } as const;

function following({ epoch, known }: Curve): Ayanamsa {
  const fixed = new Float64Array(9);
  const axes = new Float64Array(9);
  eclipticOfDate(centuries(epoch), fixed);
  const [f0 = 0, f1 = 0, f2 = 0, f3 = 0, f4 = 0, f5 = 0] = fixed;
  /** The longitude of the equinox of date on the ecliptic of the epoch. It decreases with time. */
  const equinox = (jdTt: JdTt): number => {
    eclipticOfDate(centuries(jdTt), axes);
    const [x = 0, y = 0, z = 0] = axes;
    return Math.atan2(f3 * x + f4 * y + f5 * z, f0 * x + f1 * y + f2 * z);
  };
  const zero = known.deg * DEG + equinox(known.at);
  const source: QuantityWriter = (jdTt, out) => {
    out[0] = zero - equinox(jdTt);
  };
  const track = new Track(SHAPE, eachNode(source, SHAPE), AS_THE_EPHEMERIS);
  return (jdTt) => track.seek(jdTt).value(0);
}

const pushya =
  (eph: Ephemeris, kind: PositionKind): Ayanamsa =>
  (jdTt) =>
    halfTurn(eph.starLongitude(DELTA_CANCRI, jdTt, kind) - PUSHYA_DEG * DEG);

/** The zero point with this id. The position of its star is apparent or geometric, like the positions of the grahas. */
export function zeroPointNamed(id: string, eph: Ephemeris, kind: PositionKind): ZeroPoint {
  if (id === 'true_pushya') return { name: 'True Pushya', ayanamsa: pushya(eph, kind), keepsToStars: false };
  const curve = isCurve(id) ? CURVES[id] : CURVES.lahiri;
  return { name: curve.name, ayanamsa: following(curve), keepsToStars: true };
}

const isCurve = (id: string): id is keyof typeof CURVES => Object.hasOwn(CURVES, id);
