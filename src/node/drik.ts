/** `ganaka/drik` in Node, which reads the ephemeris from the package. */
import type { GanakaEngine } from '../library/engine.ts';
import { drikOver, type ModernOptions } from '../library/modern.ts';
import { ephemerisOf, type LoadOptions } from './ephemeris.ts';

export * from '../library/entries/drik.ts';
export type { LoadOptions } from './ephemeris.ts';

/** Modern positions with Lahiri's ayanamsa, over the ephemeris of the package. */
export const load = ({ data, ...options }: ModernOptions & LoadOptions = {}): GanakaEngine =>
  drikOver(ephemerisOf(data), options);
