/**
 * Lahiri: 23 deg 14' 44.019" on the mean equinox of 21 March 1956, 0h TT: the value of the Calendar Reform Committee without its nutation,
 * carried to the present theory of precession. Before and after, the equinox of date is laid on the ecliptic of that
 * day, so that the ayanamsa is what the equinox has moved along it.
 */
import { eclipticOfDate } from '../../astronomy/precession.ts';
import { eachNode, type Source, Track, tabulate } from '../../astronomy/track.ts';
import { TABLE_DAYS, TABLE_FROM } from '../../astronomy/tracks.ts';
import { centuries, DEG } from '../../astronomy/units.ts';
import type { Ayanamsa } from '../modern/index.ts';

const EPOCH = 2_435_553.5;
const AT_EPOCH = (23 + 14 / 60 + 44.0194 / 3600) * DEG;

/** The curve is so even that four coefficients hold three years of it to 1e-15. */
const SHAPE = { blockDays: 1024, order: 4, quantities: 1, turning: [] } as const;

export function lahiri(): Ayanamsa {
  const fixed = new Float64Array(9);
  const axes = new Float64Array(9);
  eclipticOfDate(centuries(EPOCH), fixed);
  const [f0 = 0, f1 = 0, f2 = 0, f3 = 0, f4 = 0, f5 = 0] = fixed;
  const source: Source = (jdTt, out) => {
    eclipticOfDate(centuries(jdTt), axes);
    const [x = 0, y = 0, z = 0] = axes;
    out[0] = AT_EPOCH - Math.atan2(f3 * x + f4 * y + f5 * z, f0 * x + f1 * y + f2 * z);
  };
  const track = new Track(SHAPE, eachNode(source, SHAPE), tabulate(source, SHAPE, TABLE_FROM, TABLE_DAYS));
  return (jdTt) => track.seek(jdTt).value(0);
}
