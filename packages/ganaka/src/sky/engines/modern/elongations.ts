/**
 * Positions of the five planets relative to the Sun, for searches with many evaluations. They are fitted by
 * polynomials, block by block, on first use. Light-time, deflection, aberration and the rotation of the axes are
 * included in the fit, so that a further evaluation is a few short sums. They do not depend on the place, so all Skies
 * of an engine share them.
 */

import type { JdTt } from '../../../kernel/units.ts';
import type { Ephemeris, PositionKind } from '../../astronomy/ephemeris.ts';
import { Equator } from '../../astronomy/frames/equator.ts';
import { emptySpot, lonOf } from '../../astronomy/frames/spot.ts';
import { emptyVec } from '../../astronomy/frames/vector.ts';
import { ascensionFrom, tanDec } from '../../astronomy/horizon/visibility.ts';
import { eachNode, type Sampler, type Shape, Track } from '../../astronomy/series/track.ts';
import { AS_THE_EPHEMERIS, TABLE_DAYS, TABLE_FROM } from '../../astronomy/series/tracks.ts';
import { DEG, halfTurn } from '../../astronomy/units.ts';
import type { TaraGraha } from '../engine.ts';
import { WANDERERS } from './grahas.ts';

/** A graha relative to the Sun; angles in radians. */
export interface Elongation {
  /**
   * Distance east of the Sun along the equator (`ascension`) and along the ecliptic of date (`longitude`), in radians.
   */
  ascension: number;
  longitude: number;
  tanDecOfSun: number;
  tanDec: number;
  /** The graha's motion per day, within a hundredth of a degree (`roughRate` of the ephemeris). */
  rate: number;
}

/**
 * The fit is so fine that kalamshas are exact to a billionth of a degree. The first three quantities determine a
 * kalamsha; the others are longitude and rate.
 */
const SHAPE: Shape = { blockDays: 8, order: 12, quantities: 5, turning: [0, 3] };
const [LONGITUDE, RATE] = [3, 4];
/** The blocks of about a century for each planet. */
const KEPT_BLOCKS = 5120;
/** So close behind the Sun the deflection of light changes too fast for the fit. */
const BEHIND_COS = Math.cos(4 * DEG);

export class Elongations {
  readonly #taras: Readonly<Record<TaraGraha, Track>>;
  /** Reused for every call. */
  readonly #vec = emptyVec();
  readonly #found: Elongation = { ascension: 0, longitude: 0, tanDecOfSun: 0, tanDec: 0, rate: 0 };

  constructor(eph: Ephemeris, kind: PositionKind) {
    const fitted = (graha: TaraGraha): Track =>
      new Track(SHAPE, sampler(eph, kind, graha), AS_THE_EPHEMERIS, SHAPE, KEPT_BLOCKS);
    this.#taras = {
      mangala: fitted('mangala'),
      budha: fitted('budha'),
      guru: fitted('guru'),
      shukra: fitted('shukra'),
      shani: fitted('shani'),
    };
  }

  /**
   * The elongation of a graha. Null on days on which it passes behind the Sun, and outside the table of the ephemeris,
   * where a block costs more than the few evaluations it would save. The result is overwritten by the next call.
   */
  of(graha: TaraGraha, jdTt: JdTt): Elongation | null {
    if (jdTt < TABLE_FROM || jdTt >= TABLE_FROM + TABLE_DAYS) return null;
    const track = this.#taras[graha].seek(jdTt);
    const rate = track.value(RATE);
    if (Number.isNaN(rate)) return null;
    const found = this.#found;
    const vec = this.#vec;
    track.vector(vec);
    found.ascension = vec.x;
    found.tanDecOfSun = vec.y;
    found.tanDec = vec.z;
    found.longitude = halfTurn(track.value(LONGITUDE));
    found.rate = rate;
    return found;
  }
}

function sampler(eph: Ephemeris, kind: PositionKind, graha: TaraGraha): Sampler {
  const name = WANDERERS[graha];
  const equator = new Equator(eph, 'mean');
  const [sun, body] = [emptySpot(), emptySpot()];
  return eachNode((jdTt, out) => {
    eph.sun(jdTt, kind, sun);
    eph.planet(name, jdTt, kind, body);
    const [sunThere, bodyThere] = [equator.turned(sun, jdTt), equator.turned(body, jdTt)];
    const behind = body.au > sun.au && sun.x * body.x + sun.y * body.y + sun.z * body.z > BEHIND_COS;
    out.set([
      ascensionFrom(sunThere, bodyThere),
      tanDec(sunThere),
      tanDec(bodyThere),
      halfTurn(lonOf(body) - lonOf(sun)),
      behind ? Number.NaN : eph.roughRate(name, jdTt),
    ]);
  }, SHAPE);
}
