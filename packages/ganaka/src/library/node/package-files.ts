/** The files of the package `ganaka`: ephemeris and gazetteer. The calculations open no file, so they run wherever the bytes are available. */
import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliDecompress, brotliDecompressSync } from 'node:zlib';
import { type Gazetteer, openPlaces } from '../../places/index.ts';
import { Ephemeris } from '../../sky/astronomy/ephemeris.ts';
import { unpackSeries } from '../../sky/astronomy/series/series.ts';
import { type Tables, unpackTables } from '../../sky/astronomy/series/table-file.ts';
import { states } from '../../text/languages/hi/states.ts';

/** The folder data/ of the package, found by the package's name: from its sources, its bundles and a bundle of a caller alike. */
export const libraryData = (): string =>
  join(dirname(createRequire(import.meta.url).resolve('ganaka/package.json')), 'data');

/** The bytes of a file of packages/ganaka/data/ephemeris/. */
export const ephemerisBytes = (name: 'chebyshev.bin' | 'series.bin'): Uint8Array =>
  readFileSync(join(libraryData(), 'ephemeris', name));

/** The tables of the ephemeris: twenty megabytes, which all threads of the process share. */
export const sharedTables = (): Tables =>
  unpackTables(
    ephemerisBytes('chebyshev.bin'),
    (length) => new Float64Array(new SharedArrayBuffer(length * Float64Array.BYTES_PER_ELEMENT)),
  );

export const readEphemeris = (tables: Tables = sharedTables()): Ephemeris =>
  new Ephemeris(unpackSeries(ephemerisBytes('series.bin')), tables);

/** The ephemeris from the series only, without the tables, as browsers have it. */
export const lightEphemeris = (): Ephemeris => new Ephemeris(unpackSeries(ephemerisBytes('series.bin')), null);

/** The ephemeris of a thread: distant centuries are prepared in advance, so that no reply waits for them. */
export const servingEphemeris = (tables?: Tables): Ephemeris => readEphemeris(tables).reachBack();

const gazetteerFile = (): string => join(libraryData(), 'places/gazetteer.bin.br');

/** The buffer for the unpacked gazetteer. All of it fits, so that it is not unpacked in pieces and copied together. */
const GAZETTEER_BYTES = 24 * 1024 * 1024;

export const gazetteerBytes = (): Uint8Array =>
  brotliDecompressSync(readFileSync(gazetteerFile()), { chunkSize: GAZETTEER_BYTES });

/** The same, unpacked in another thread. */
export const gazetteerUnpacked = async (): Promise<Uint8Array> =>
  promisify(brotliDecompress)(await readFile(gazetteerFile()), { chunkSize: GAZETTEER_BYTES });

export const readGazetteer = (bytes = gazetteerBytes()): Gazetteer => openPlaces(bytes, states);
