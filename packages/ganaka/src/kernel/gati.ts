/** The direction of a motion, by its speed and the mean speed. */
export const GATIS = ['direct', 'stationary', 'retrograde'] as const;
export type Gati = (typeof GATIS)[number];
/** A graha that moves less than this share of its mean motion is stationary. */
export const STATIONARY_SHARE = 0.1;
/** `mean` is the graha's mean motion, in the unit of `speed`. */
export const gatiOf = (speed: number, mean: number): Gati =>
  Math.abs(speed) < STATIONARY_SHARE * Math.abs(mean) ? 'stationary' : speed < 0 ? 'retrograde' : 'direct';
