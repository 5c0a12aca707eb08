/** `ganaka/chitrapaksha` in any environment: the engine on data that the caller passes in. */

import type { GanakaEngine } from '../engine.ts';
import { type ChitrapakshaOptions, chitrapakshaOver } from '../engines/chitra.ts';
import { type EphemerisData, ephemerisFrom } from '../ephemeris.ts';

export type { GanakaEngine } from '../engine.ts';
export type { ChitrapakshaOptions } from '../engines/chitra.ts';
export type { EphemerisData } from '../ephemeris.ts';

/** Modern positions counted from the point opposite to Spica (Chitra). */
export const from = (data: EphemerisData, options?: ChitrapakshaOptions): GanakaEngine =>
  chitrapakshaOver(ephemerisFrom(data), options);
