/** `ganaka/chitrapaksha` in Node, which reads the ephemeris from the package. */

import { checkOptions } from '../checks/caller-values.ts';
import type { GanakaEngine } from '../engine.ts';
import { type ChitrapakshaOptions, chitrapakshaOver } from '../engines/chitra.ts';
import { ephemerisOf, type LoadOptions } from './ephemeris.ts';

export * from '../entries/chitrapaksha.ts';
export type { LoadOptions } from './ephemeris.ts';

/** Modern positions counted from the point opposite to Spica (Chitra), over the ephemeris of the package. */
export function load(options: ChitrapakshaOptions & LoadOptions = {}): GanakaEngine {
  checkOptions(options);
  const { data, ...chosen } = options;
  return chitrapakshaOver(ephemerisOf(data), chosen);
}
