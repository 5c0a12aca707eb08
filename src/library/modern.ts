/** The two engines on the modern ephemeris, over data that the caller brings: in a browser the bytes come from wherever it likes. */
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

/** Options by name, as `options` of the engine lists them. */
export type ModernOptions = Readonly<Record<string, string>>;

export const ephemerisFrom = ({ series, tables }: EphemerisData): Ephemeris =>
  new Ephemeris(unpackSeries(series), tables === undefined ? null : unpackTables(tables));

export const drikOver = (ephemeris: Ephemeris, options: ModernOptions = {}): GanakaEngine =>
  publicEngine(drik, ephemeris, options);
export const chitrapakshaOver = (ephemeris: Ephemeris, options: ModernOptions = {}): GanakaEngine =>
  publicEngine(trueChitra, ephemeris, options);
