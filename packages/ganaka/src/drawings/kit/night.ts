/**
 * The night over the northern hemisphere seen from above Meru, as one closed curve. With H the angle from the Sun's
 * meridian, the terminator is at the latitude atan2(cos H, tan |δ|). This does not divide by the declination, so the
 * equinox is no special case. For small δ the curve is steep near H = 90°, where it is sampled more densely.
 */
import { atan2D, cosD, polyline, pt, tanD } from './geometry.ts';

const DENSE = [88, 89, 89.6, 89.95, 90.05, 90.4, 91, 92];
const HOURS = [...Array.from({ length: 121 }, (_, i) => i * 3), ...DENSE, ...DENSE.map((each) => 360 - each)].sort(
  (a, b) => a - b,
);

/**
 * The path of the night, for an even-odd fill. `direction` converts an angle from the Sun's meridian to a direction in
 * the picture.
 */
export function nightPath(radius: number, declination: number, direction: (fromSun: number) => number): string {
  const south = declination < 0;
  const edge = polyline(
    HOURS.map((hour) => {
      const c = cosD(hour) * (south ? 1 : -1);
      const latitude = c > 0 ? atan2D(c, Math.abs(tanD(declination))) : 0;
      return pt(radius * (1 - latitude / 90), direction(hour));
    }),
  );
  // if the Sun is south of the equator, night is inside the curve; otherwise night is the rest of the disc
  const disc = `M${-radius} 0A${radius} ${radius} 0 1 0 ${radius} 0A${radius} ${radius} 0 1 0 ${-radius} 0Z`;
  return south ? `${edge}Z` : `${disc}${edge}Z`;
}
