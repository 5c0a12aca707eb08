/**
 * The files of data/, read for the process: below the composition roots nothing opens a file, so that the calculations run wherever
 * the bytes can be brought.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliDecompressSync } from 'node:zlib';
import { Ephemeris } from './astronomy/ephemeris.ts';
import { type Gazetteer, openPlaces } from './places/index.ts';

/** Beside src/ and beside dist/. */
export const DATA = fileURLToPath(new URL('../data', import.meta.url));

/** Room for the whole gazetteer unpacked, so that it is not unpacked in pieces and copied together. */
const GAZETTEER_BYTES = 24 * 1024 * 1024;

export const readEphemeris = (): Ephemeris =>
  Ephemeris.from(readFileSync(join(DATA, 'ephemeris/series.bin')), readFileSync(join(DATA, 'ephemeris/chebyshev.bin')));

/** For a process that answers many: no reply waits for another century to be made ready. */
export const servingEphemeris = (): Ephemeris => readEphemeris().reachBack();

export const gazetteerBytes = (): Uint8Array =>
  brotliDecompressSync(readFileSync(join(DATA, 'places/gazetteer.bin.br')), { chunkSize: GAZETTEER_BYTES });

/** In lower case. */
export const readCommonPasswords = (): ReadonlySet<string> =>
  new Set(readFileSync(join(DATA, 'passwords/common.txt'), 'utf8').trimEnd().split('\n'));

export const readGazetteer = (): Gazetteer => openPlaces(gazetteerBytes());
