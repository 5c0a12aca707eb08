/** Nutation IAU 2000B with the full Delaunay polynomials: linear arguments would cost half a second of arc at -1000. */
import { DELAUNAY, NUTATION_OFFSET_ARCSEC, NUTATION_ROWS } from './tables/nutation.ts';
import { ARCSEC, horner } from './units.ts';

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
      (ROWS[i] ?? 0) * l +
      (ROWS[i + 1] ?? 0) * lp +
      (ROWS[i + 2] ?? 0) * F +
      (ROWS[i + 3] ?? 0) * D +
      (ROWS[i + 4] ?? 0) * Om;
    const s = Math.sin(argument);
    const c = Math.cos(argument);
    psi += ((ROWS[i + 5] ?? 0) + (ROWS[i + 6] ?? 0) * T) * s + (ROWS[i + 7] ?? 0) * c;
    eps += ((ROWS[i + 8] ?? 0) + (ROWS[i + 9] ?? 0) * T) * c + (ROWS[i + 10] ?? 0) * s;
  }
  out[0] = psi * UNIT + NUTATION_OFFSET_ARCSEC.psi * ARCSEC;
  out[1] = eps * UNIT + NUTATION_OFFSET_ARCSEC.eps * ARCSEC;
}
