/**
 * The two engines on the modern ephemeris, over data that the caller provides: in a browser the bytes can come from
 * anywhere.
 */
import { Ephemeris } from '../astronomy/ephemeris.ts';
import { unpackSeries } from '../astronomy/series.ts';
import { unpackTables } from '../astronomy/table-file.ts';
import { drik } from '../engines/drik/index.ts';
import { trueChitra } from '../engines/true-chitra/index.ts';
import { type GanakaEngine, publicEngine } from './engine.ts';

export interface EphemerisData {
  /** The bytes of `data/ephemeris/series.bin`. */
  readonly series: Uint8Array;
  /** The bytes of `data/ephemeris/chebyshev.bin`: the same positions looked up in tables, several times faster. */
  readonly tables?: Uint8Array;
}

/** The first of each is the default. */
export interface ModernOptions {
  /** Of the Moon. */
  readonly node?: 'mean' | 'true';
  readonly positions?: 'apparent' | 'geometric';
  /** The Sun's upper limb with refraction, or the centre of the disc without. */
  readonly rise?: 'limb' | 'centre';
}
export interface ChitrapakshaOptions extends ModernOptions {
  /** Whether Spica's place at 180° is geometric or apparent. */
  readonly spica?: 'geometric' | 'apparent';
}

export const ephemerisFrom = ({ series, tables }: EphemerisData): Ephemeris =>
  new Ephemeris(unpackSeries(series), tables === undefined ? null : unpackTables(tables));

export const drikOver = (ephemeris: Ephemeris, options: ModernOptions = {}): GanakaEngine =>
  publicEngine(drik, ephemeris, { ...options });
export const chitrapakshaOver = (ephemeris: Ephemeris, options: ChitrapakshaOptions = {}): GanakaEngine =>
  publicEngine(trueChitra, ephemeris, { ...options });
