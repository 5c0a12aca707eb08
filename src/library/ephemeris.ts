/** The modern ephemeris on data that the caller passes in, such as a browser that loads the files itself. */
import { Ephemeris } from '../astronomy/ephemeris.ts';
import { unpackSeries } from '../astronomy/series.ts';
import { unpackTables } from '../astronomy/table-file.ts';

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
export function ephemerisFrom({ series, tables }: EphemerisData): Ephemeris {
  const found = known.get(series);
  if (found !== undefined && found.tables === tables) return found.ephemeris;
  const ephemeris = new Ephemeris(unpackSeries(series), tables === undefined ? null : unpackTables(tables));
  known.set(series, { tables, ephemeris });
  return ephemeris;
}
