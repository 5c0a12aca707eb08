/** The points of the ecliptic on the eastern horizon and on the meridian, radians from the true equinox. Defined at any latitude. */

/**
 * `sidereal` is the right ascension of the meridian. Within the polar circles the point from the usual formula may be
 * in the west: then the opposite one is in the east. At the poles, where every point of the horizon is south or north,
 * the limit is taken.
 */
export function rising(sidereal: number, obliquity: number, cosLat: number, sinLat: number): number {
  const cosE = Math.cos(obliquity);
  const sinE = Math.sin(obliquity);
  const sinS = Math.sin(sidereal);
  const along = -(sinS * cosE * cosLat + sinLat * sinE);
  const across = Math.cos(sidereal) * cosLat;
  // the east component of that point
  return cosLat * cosE + sinS * sinLat * sinE < 0 ? Math.atan2(-across, -along) : Math.atan2(across, along);
}

export const culminating = (sidereal: number, obliquity: number): number =>
  Math.atan2(Math.sin(sidereal), Math.cos(sidereal) * Math.cos(obliquity));
