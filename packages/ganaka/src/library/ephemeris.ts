/** The modern ephemeris on data that the caller passes in, such as a browser that loads the files itself. */
import { Ephemeris } from '../sky/astronomy/ephemeris.ts';
import { unpackSeries } from '../sky/astronomy/series/series.ts';
import { unpackTables } from '../sky/astronomy/series/table-file.ts';

/** The bytes of the ephemeris, which the caller has loaded. */
export interface EphemerisData {
  /** The bytes of `ganaka/data/series.bin`. */
  readonly series: Uint8Array;
  /**
   * The bytes of `ganaka/data/chebyshev.bin`. They contain the same positions as tables, which is faster; the last
   * digits may differ from those of the series.
   */
  readonly tables?: Uint8Array;
}

const known = new WeakMap<Uint8Array, { readonly tables: Uint8Array | undefined; readonly ephemeris: Ephemeris }>();

/** The ephemeris on these bytes. Engines with the same bytes share one ephemeris. */
export function ephemerisFrom(data: EphemerisData): Ephemeris {
  const { series, tables } = Object(data) as EphemerisData;
  const found = known.get(series);
  if (found !== undefined && found.tables === tables) return found.ephemeris;
  const ephemeris = new Ephemeris(
    unpacked('series', series, unpackSeries),
    tables === undefined ? null : unpacked('tables', tables, unpackTables),
  );
  known.set(series, { tables, ephemeris });
  return ephemeris;
}

const FILES = { series: 'series.bin', tables: 'chebyshev.bin' };

function unpacked<T>(name: keyof typeof FILES, bytes: Uint8Array, unpack: (bytes: Uint8Array) => T): T {
  try {
    return unpack(bytes);
  } catch {
    throw new RangeError(`${name} must be the bytes of ganaka/data/${FILES[name]}, as a Uint8Array and complete`);
  }
}
