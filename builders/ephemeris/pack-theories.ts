/**
 * Makes `packages/ganaka/data/ephemeris/chebyshev.bin` (1800-2200, from the complete theories) and `packages/ganaka/data/ephemeris/series.bin` (the part of the series
 * that answers for other centuries), and prints their hashes. Run: `npx tsx builders/ephemeris/pack-theories.ts [series|tables]`.
 */
import { createHash } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { nutationSeries } from 'ganaka/internal/sky/astronomy/frames/nutation.ts';
import { packSeries, type Series } from 'ganaka/internal/sky/astronomy/series/series.ts';
import { packTables } from 'ganaka/internal/sky/astronomy/series/table-file.ts';
import { eachNode, fitBlock, type QuantityWriter } from 'ganaka/internal/sky/astronomy/series/track.ts';
import { blocksOf, SHAPES, TABLE_FROM, type TrackName } from 'ganaka/internal/sky/astronomy/series/tracks.ts';
import { heliocentric } from 'ganaka/internal/sky/astronomy/theory.ts';
import { centuries } from 'ganaka/internal/sky/astronomy/units.ts';
import { moonBlock } from './moon-blocks.ts';
import { seriesFrom } from './source.ts';

const DATA = new URL('../../packages/ganaka/data/ephemeris/', import.meta.url);

function write(name: string, bytes: Uint8Array): void {
  writeFileSync(new URL(name, DATA), bytes);
  console.log(`${name}: ${bytes.length} bytes, sha256 ${createHash('sha256').update(bytes).digest('hex')}`);
}

/** A term counts when it can reach 1e-9 (0.0002") within 50 centuries of J2000. */
const counts = (amplitude: number, power: number): boolean => amplitude * 5 ** power > 1e-9;

function blocks(name: TrackName, block: (middle: number) => Float64Array): Float64Array {
  const { blockDays, quantities, order } = SHAPES[name];
  const all = new Float64Array(blocksOf(name) * quantities * order);
  for (let n = 0; n < blocksOf(name); n++) all.set(block(TABLE_FROM + (n + 0.5) * blockDays), n * quantities * order);
  console.log(`${name}: ${blocksOf(name)} blocks`);
  return all;
}

function tables(series: Series): Uint8Array {
  const fitted = (name: TrackName, source: QuantityWriter): Float64Array =>
    blocks(name, (middle) => fitBlock(eachNode(source, SHAPES[name]), SHAPES[name], middle));
  return packTables({
    nutation: fitted('nutation', (jdTt, out) => nutationSeries(centuries(jdTt), out)),
    earth: fitted('earth', (jdTt, out) => heliocentric(series, 'earth', jdTt, out)),
    mercury: fitted('mercury', (jdTt, out) => heliocentric(series, 'mercury', jdTt, out)),
    venus: fitted('venus', (jdTt, out) => heliocentric(series, 'venus', jdTt, out)),
    mars: fitted('mars', (jdTt, out) => heliocentric(series, 'mars', jdTt, out)),
    jupiter: fitted('jupiter', (jdTt, out) => heliocentric(series, 'jupiter', jdTt, out)),
    saturn: fitted('saturn', (jdTt, out) => heliocentric(series, 'saturn', jdTt, out)),
    moon: blocks('moon', (middle) => moonBlock(series, middle)),
  });
}

const only = process.argv[2];
if (only !== 'tables') write('series.bin', packSeries(await seriesFrom('elpMppDe', counts)));
if (only !== 'series') write('chebyshev.bin', tables(await seriesFrom('elpMppDeFull')));
