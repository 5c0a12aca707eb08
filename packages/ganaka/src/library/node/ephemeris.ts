/** The ephemeris of the package, read from its files once for each value of `data`. */
import type { Ephemeris } from '../../sky/astronomy/ephemeris.ts';
import { ephemerisFrom } from '../ephemeris.ts';
import { ephemerisBytes } from './package-files.ts';

/** Which files of the package are read. */
export interface LoadOptions {
  /**
   * `tables` (the default) reads the whole ephemeris, 20 MB of memory. `series` reads a tenth of that and is slower;
   * the last digits may differ.
   */
  readonly data?: 'tables' | 'series';
}

const known = new Map<string, Ephemeris>();

export function ephemerisOf(data: LoadOptions['data'] = 'tables'): Ephemeris {
  if (data !== 'tables' && data !== 'series')
    throw new RangeError(`data must be one of tables, series; got ${JSON.stringify(data)}`);
  const found = known.get(data);
  if (found !== undefined) return found;
  const series = ephemerisBytes('series.bin');
  const made = ephemerisFrom(data === 'series' ? { series } : { series, tables: ephemerisBytes('chebyshev.bin') });
  known.set(data, made);
  return made;
}
