/** `ganaka/drik` in Node, which reads the ephemeris from the package. */
import type { GanakaEngine } from '../library/engine.ts';
import { checkOptions } from '../library/given.ts';
import { drikOver, type ModernOptions } from '../library/modern.ts';
import { ephemerisOf, type LoadOptions } from './ephemeris.ts';

export * from '../library/entries/drik.ts';
export type { LoadOptions } from './ephemeris.ts';

/** Modern positions with Lahiri's ayanamsa, over the ephemeris of the package. */
export function load(options: ModernOptions & LoadOptions = {}): GanakaEngine {
  checkOptions(options);
  const { data, ...chosen } = options;
  return drikOver(ephemerisOf(data), chosen);
}
