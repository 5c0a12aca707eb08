/** Drik over an ephemeris, and the options that the two modern engines share. */
import type { Ephemeris } from '../astronomy/ephemeris.ts';
import { drik } from '../engines/drik/index.ts';
import { type GanakaEngine, publicEngine } from './engine.ts';

/** Options of the two modern engines. The first value of each is the default. */
export interface ModernOptions {
  /** The Moon's node. */
  readonly node?: 'mean' | 'true';
  /** Of the Sun, the Moon and the planets. */
  readonly positions?: 'apparent' | 'geometric';
  /** The Sun's upper limb with refraction, or the centre of the disc without. */
  readonly rise?: 'limb' | 'centre';
}

export const drikOver = (ephemeris: Ephemeris, options: ModernOptions = {}): GanakaEngine =>
  publicEngine(drik, ephemeris, { ...options });
