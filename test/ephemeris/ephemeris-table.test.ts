/**
 * The committed tables against the theories they were made from: sampled blocks are rebuilt from the complete series and compared, between the
 * nodes of the fit as well as at the edges of the blocks.
 */

import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { jdTt } from 'ganaka/internal/kernel/units.ts';
import { nutationSeries } from 'ganaka/internal/sky/astronomy/frames/nutation.ts';
import type { Planet, Series } from 'ganaka/internal/sky/astronomy/series/series.ts';
import { type Tables, unpackTables } from 'ganaka/internal/sky/astronomy/series/table-file.ts';
import { type QuantityWriter, type Sampler, Track } from 'ganaka/internal/sky/astronomy/series/track.ts';
import { SHAPES, TABLE_DAYS, TABLE_FROM, type TrackName } from 'ganaka/internal/sky/astronomy/series/tracks.ts';
import { heliocentric, moonApparent } from 'ganaka/internal/sky/astronomy/theory.ts';
import { ARCSEC, centuries, halfTurn } from 'ganaka/internal/sky/astronomy/units.ts';
import { beforeAll, describe, expect, test } from 'vitest';
import { seriesFrom } from '../../builders/ephemeris/source.ts';

const DATA = new URL('../../packages/ganaka/data/ephemeris/', import.meta.url);
/** A fixed scatter over the table, so that every run looks at the same blocks. */
const scatter = (n: number): number[] =>
  Array.from({ length: n }, (_, i) => TABLE_FROM + (((i + 0.5) * 0.6180339887498949) % 1) * TABLE_DAYS);

/** What interpolation and rounding may cost: a thousandth of a second of arc as seen from the Earth. */
const LIMITS: Readonly<Record<TrackName, readonly number[]>> = {
  moon: [0.0003 * ARCSEC, 0.0003 * ARCSEC, 0.01],
  nutation: [0.0003 * ARCSEC, 0.0003 * ARCSEC],
  earth: [2e-9, 2e-9, 2e-9],
  mercury: [2e-9, 2e-9, 2e-9],
  venus: [2e-9, 2e-9, 2e-9],
  mars: [4e-9, 4e-9, 4e-9],
  jupiter: [1.5e-8, 1.5e-8, 1.5e-8],
  saturn: [3e-8, 3e-8, 3e-8],
};
const PLANETS: readonly Planet[] = ['earth', 'mercury', 'venus', 'mars', 'jupiter', 'saturn'];

let series: Series;
let tables: Tables;
beforeAll(async () => {
  series = await seriesFrom('elpMppDeFull');
  tables = unpackTables(readFileSync(new URL('chebyshev.bin', DATA)));
});

function worst(name: TrackName, source: QuantityWriter, instants: readonly number[]): number[] {
  const { quantities, turning } = SHAPES[name];
  const never: Sampler = () => {
    throw new Error('an instant outside the table');
  };
  const track = new Track(SHAPES[name], never, tables[name]);
  const truth = new Float64Array(quantities);
  const errors = new Array<number>(quantities).fill(0);
  for (const instant of instants) {
    const tt = jdTt(instant);
    source(tt, truth);
    track.seek(tt);
    for (let q = 0; q < quantities; q++) {
      const difference = track.value(q) - (truth[q] ?? 0);
      errors[q] = Math.max(errors[q] ?? 0, Math.abs(turning.includes(q) ? halfTurn(difference) : difference));
    }
  }
  return errors;
}

describe('the tables of 1800-2200 are the theories', () => {
  test('the Moon, from all 35 901 terms', () => {
    worst('moon', (t, out) => moonApparent(series, t, out), scatter(120)).forEach((error, q) => {
      expect(error).toBeLessThan(LIMITS.moon[q] ?? 0);
    });
  });

  test('the nutation', () => {
    worst('nutation', (t, out) => nutationSeries(centuries(t), out), scatter(2000)).forEach((error, q) => {
      expect(error).toBeLessThan(LIMITS.nutation[q] ?? 0);
    });
  });

  for (const planet of PLANETS) {
    test(`${planet}, seen from the Sun`, () => {
      worst(planet, (t, out) => heliocentric(series, planet, t, out), scatter(300)).forEach((error, q) => {
        expect(error).toBeLessThan(LIMITS[planet][q] ?? 0);
      });
    });
  }

  test('each file is the one its page describes', () => {
    const page = readFileSync(new URL('ephemeris.source.md', DATA), 'utf8');
    for (const file of ['chebyshev.bin', 'series.bin']) {
      const hash = createHash('sha256')
        .update(readFileSync(new URL(file, DATA)))
        .digest('hex');
      expect(page).toContain(`${file}\` | `);
      expect(page).toContain(hash);
    }
  });
});
