/** The position of a body: a direction and a distance. The ephemeris writes it into an object that the caller owns. */

/** A unit vector on the mean ecliptic and equinox of date, and a distance in au. */
export interface Spot {
  x: number;
  y: number;
  z: number;
  au: number;
}

export const emptySpot = (): Spot => ({ x: 1, y: 0, z: 0, au: 1 });
/** Longitude and latitude of a direction, radians. */
export const lonOf = ({ x, y }: Spot): number => Math.atan2(y, x);
export const latOf = ({ z }: Spot): number => Math.asin(z);
/** Sets the direction of a longitude on the ecliptic. */
export function setOnEcliptic(out: Spot, lon: number): void {
  out.x = Math.cos(lon);
  out.y = Math.sin(lon);
  out.z = 0;
  out.au = 1;
}
