/** The points of the ecliptic on the eastern horizon and on the meridian, radians from the true equinox. Defined at any latitude. */

/** `sidereal` is the right ascension of the meridian. At the poles, where every point of the horizon is south or north, the limit is taken. */
export function rising(sidereal: number, obliquity: number, cosLat: number, sinLat: number): number {
  return Math.atan2(
    Math.cos(sidereal) * cosLat,
    -(Math.sin(sidereal) * Math.cos(obliquity) * cosLat + sinLat * Math.sin(obliquity)),
  );
}

export const culminating = (sidereal: number, obliquity: number): number =>
  Math.atan2(Math.sin(sidereal), Math.cos(sidereal) * Math.cos(obliquity));
