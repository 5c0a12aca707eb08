/** `ganaka/drik` in Node, which reads the ephemeris from the package. */

import { checkOptions } from '../checks/caller-values.ts';
import type { GanakaEngine } from '../engine.ts';
import { drikOver, type ModernOptions } from '../engines/modern.ts';
import { ephemerisOf, type LoadOptions } from './ephemeris.ts';

export * from '../entries/drik.ts';
export type { LoadOptions } from './ephemeris.ts';

/** Modern positions with Lahiri's ayanamsa, over the ephemeris of the package. */
export function load(options: ModernOptions & LoadOptions = {}): GanakaEngine {
  checkOptions(options);
  const { data, ...chosen } = options;
  return drikOver(ephemerisOf(data), chosen);
}
