/**
 * Night over the northern half of the earth seen from above Meru, as one closed curve. With H the angle from the Sun's
 * meridian the terminator is at the latitude atan2(cos H, tan |δ|): no division by the declination, so the equinox is
 * no special case, and no seam. Near H = 90° the curve is steep while δ is small: there it is sampled more densely.
 */
import { atan2D, cosD, polyline, pt, tanD } from './geometry.ts';

const DENSE = [88, 89, 89.6, 89.95, 90.05, 90.4, 91, 92];
const HOURS = [...Array.from({ length: 121 }, (_, i) => i * 3), ...DENSE, ...DENSE.map((each) => 360 - each)].sort(
  (a, b) => a - b,
);

/** `direction` of the Sun's meridian in the picture; use an even-odd fill. */
export function nightPath(radius: number, declination: number, direction: (fromSun: number) => number): string {
  const south = declination < 0;
  const edge = polyline(
    HOURS.map((hour) => {
      const c = cosD(hour) * (south ? 1 : -1);
      const latitude = c > 0 ? atan2D(c, Math.abs(tanD(declination))) : 0;
      return pt(radius * (1 - latitude / 90), direction(hour));
    }),
  );
  // south of the equator the Sun lights what is outside the curve; north of it, night is the rest of the disc
  const disc = `M${-radius} 0A${radius} ${radius} 0 1 0 ${radius} 0A${radius} ${radius} 0 1 0 ${-radius} 0Z`;
  return south ? `${edge}Z` : `${disc}${edge}Z`;
}
