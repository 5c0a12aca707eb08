/** The ephemeris of the package, read from its files once for each value of `data`. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Ephemeris } from '../astronomy/ephemeris.ts';
import { DATA } from '../data-files.ts';
import { ephemerisFrom } from '../library/ephemeris.ts';

export interface LoadOptions {
  /**
   * `tables` (the default) reads the whole ephemeris, 20 MB of memory. `series` reads a tenth of that and is slower;
   * the last digits may differ.
   */
  readonly data?: 'tables' | 'series';
}

const read = (name: string): Uint8Array => readFileSync(join(DATA, 'ephemeris', name));
const known = new Map<string, Ephemeris>();

export function ephemerisOf(data: LoadOptions['data'] = 'tables'): Ephemeris {
  if (data !== 'tables' && data !== 'series')
    throw new RangeError(`data must be one of tables, series; got ${JSON.stringify(data)}`);
  const found = known.get(data);
  if (found !== undefined) return found;
  const series = read('series.bin');
  const made = ephemerisFrom(data === 'series' ? { series } : { series, tables: read('chebyshev.bin') });
  known.set(data, made);
  return made;
}
