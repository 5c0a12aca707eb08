/** The Drik engine on an ephemeris, and the options that the two modern engines share. */
import type { Ephemeris } from '../../sky/astronomy/ephemeris.ts';
import { drik } from '../../sky/engines/drik/index.ts';
import { type GanakaEngine, publicEngine } from '../engine.ts';

/** The options of the modern engines. The first value of each is the default. */
export interface ModernOptions {
  /** The Moon's node: mean or true. */
  readonly node?: 'mean' | 'true';
  /** The positions of the Sun, the Moon and the planets. */
  readonly positions?: 'apparent' | 'geometric';
  /** What rises: the Sun's upper limb with refraction, or the centre of the disc without it. */
  readonly rise?: 'limb' | 'centre';
}

export const drikOver = (ephemeris: Ephemeris, options: ModernOptions = {}): GanakaEngine =>
  publicEngine(drik, ephemeris, options);
