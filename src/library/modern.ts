/** Drik over an ephemeris, and the options that the two modern engines share. */
import type { Ephemeris } from '../astronomy/ephemeris.ts';
import { drik } from '../engines/drik/index.ts';
import { type GanakaEngine, publicEngine } from './engine.ts';

/** The first of each is the default. */
export interface ModernOptions {
  /** Of the Moon. */
  readonly node?: 'mean' | 'true';
  readonly positions?: 'apparent' | 'geometric';
  /** The Sun's upper limb with refraction, or the centre of the disc without. */
  readonly rise?: 'limb' | 'centre';
}

export const drikOver = (ephemeris: Ephemeris, options: ModernOptions = {}): GanakaEngine =>
  publicEngine(drik, ephemeris, { ...options });
