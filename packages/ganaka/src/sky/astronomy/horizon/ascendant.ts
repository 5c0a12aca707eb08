/**
 * The points of the ecliptic on the eastern horizon and on the meridian, in radians from the true equinox. They are
 * defined at any latitude.
 */

/**
 * The rising point. `sidereal` is the right ascension of the meridian. Within the polar circles the usual formula may
 * give a point in the west; then the opposite point is in the east. At the poles every point of the horizon is south or
 * north, and the limit of the formula is used.
 */
export function rising(sidereal: number, obliquity: number, cosLat: number, sinLat: number): number {
  const cosE = Math.cos(obliquity);
  const sinE = Math.sin(obliquity);
  const sinS = Math.sin(sidereal);
  const along = -(sinS * cosE * cosLat + sinLat * sinE);
  const across = Math.cos(sidereal) * cosLat;
  // negative if the point is in the west
  return cosLat * cosE + sinS * sinLat * sinE < 0 ? Math.atan2(-across, -along) : Math.atan2(across, along);
}

export const culminating = (sidereal: number, obliquity: number): number =>
  Math.atan2(Math.sin(sidereal), Math.cos(sidereal) * Math.cos(obliquity));
