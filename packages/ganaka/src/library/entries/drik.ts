/** `ganaka/drik` in any environment: the engine on data that the caller passes in. */

import type { GanakaEngine } from '../engine.ts';
import { drikOver, type ModernOptions } from '../engines/modern.ts';
import { type EphemerisData, ephemerisFrom } from '../ephemeris.ts';

export type { GanakaEngine } from '../engine.ts';
export type { ModernOptions } from '../engines/modern.ts';
export type { EphemerisData } from '../ephemeris.ts';

/** Modern positions with Lahiri's ayanamsa. */
export const from = (data: EphemerisData, options?: ModernOptions): GanakaEngine =>
  drikOver(ephemerisFrom(data), options);
