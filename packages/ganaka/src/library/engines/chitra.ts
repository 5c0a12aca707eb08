/** The true Chitrapaksha engine on an ephemeris. */
import type { Ephemeris } from '../../sky/astronomy/ephemeris.ts';
import { trueChitra } from '../../sky/engines/true-chitra/index.ts';
import { type GanakaEngine, publicEngine } from '../engine.ts';
import type { ModernOptions } from './modern.ts';

/** Options of the chitrapaksha engine. The first value of each is the default. */
export interface ChitrapakshaOptions extends ModernOptions {
  /** Whether Spica's geometric or apparent position is at 180°. */
  readonly spica?: 'geometric' | 'apparent';
}

export const chitrapakshaOver = (ephemeris: Ephemeris, options: ChitrapakshaOptions = {}): GanakaEngine =>
  publicEngine(trueChitra, ephemeris, options);
