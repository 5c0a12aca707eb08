/**
 * Nutation IAU 2000B with the full Delaunay polynomials. Linear arguments would cause an error of half a second of arc
 * at the year -1000.
 */
import { at } from '../series/checked-array.ts';
import { DELAUNAY, NUTATION_OFFSET_ARCSEC, NUTATION_ROWS } from '../tables/nutation.ts';
import { ARCSEC, horner } from '../units.ts';

const STRIDE = 11;
const ROWS = Float64Array.from(NUTATION_ROWS.flat());
const UNIT = 1e-7 * ARCSEC;

/** Writes the nutation in longitude and in obliquity, radians. */
export function nutationSeries(T: number, out: Float64Array): void {
  const l = horner(DELAUNAY.l, T) * ARCSEC;
  const lp = horner(DELAUNAY.lp, T) * ARCSEC;
  const F = horner(DELAUNAY.F, T) * ARCSEC;
  const D = horner(DELAUNAY.D, T) * ARCSEC;
  const Om = horner(DELAUNAY.Om, T) * ARCSEC;
  let psi = 0;
  let eps = 0;
  for (let i = ROWS.length - STRIDE; i >= 0; i -= STRIDE) {
    const argument =
      at(ROWS, i) * l + at(ROWS, i + 1) * lp + at(ROWS, i + 2) * F + at(ROWS, i + 3) * D + at(ROWS, i + 4) * Om;
    const s = Math.sin(argument);
    const c = Math.cos(argument);
    psi += (at(ROWS, i + 5) + at(ROWS, i + 6) * T) * s + at(ROWS, i + 7) * c;
    eps += (at(ROWS, i + 8) + at(ROWS, i + 9) * T) * c + at(ROWS, i + 10) * s;
  }
  out[0] = psi * UNIT + NUTATION_OFFSET_ARCSEC.psi * ARCSEC;
  out[1] = eps * UNIT + NUTATION_OFFSET_ARCSEC.eps * ARCSEC;
}
