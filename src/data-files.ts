/**
 * Reads the files of data/ and those made by the build. It is called by `main.ts`, `worker.ts`, `examples.ts` (which
 * runs at build time), the command line, and the library in Node. The calculations open no file, so they run wherever
 * the bytes are available.
 */
import { existsSync, readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { brotliDecompress, brotliDecompressSync } from 'node:zlib';
import { Ephemeris } from './astronomy/ephemeris.ts';
import { unpackSeries } from './astronomy/series.ts';
import { type Tables, unpackTables } from './astronomy/table-file.ts';
import { type Gazetteer, openPlaces } from './places/index.ts';
import { states } from './text/hi/states.ts';

/** The folder data/, which is next to src/ and next to dist/. */
export const DATA = fileURLToPath(new URL('../data', import.meta.url));

/** The buffer for the unpacked gazetteer. All of it fits, so that it is not unpacked in pieces and copied together. */
const GAZETTEER_BYTES = 24 * 1024 * 1024;

/** The tables of the ephemeris: twenty megabytes, which all threads of the process share. */
export const sharedTables = (): Tables =>
  unpackTables(
    readFileSync(join(DATA, 'ephemeris/chebyshev.bin')),
    (length) => new Float64Array(new SharedArrayBuffer(length * Float64Array.BYTES_PER_ELEMENT)),
  );

export const readEphemeris = (tables: Tables = sharedTables()): Ephemeris =>
  new Ephemeris(unpackSeries(readFileSync(join(DATA, 'ephemeris/series.bin'))), tables);

/** The ephemeris from the series only, without the tables, as browsers have it. */
export const lightEphemeris = (): Ephemeris =>
  new Ephemeris(unpackSeries(readFileSync(join(DATA, 'ephemeris/series.bin'))), null);

/** The ephemeris of a thread: distant centuries are prepared in advance, so that no reply waits for them. */
export const servingEphemeris = (tables?: Tables): Ephemeris => readEphemeris(tables).reachBack();

const GAZETTEER = join(DATA, 'places/gazetteer.bin.br');

export const gazetteerBytes = (): Uint8Array =>
  brotliDecompressSync(readFileSync(GAZETTEER), { chunkSize: GAZETTEER_BYTES });

/** The same, unpacked in another thread. */
export const gazetteerUnpacked = async (): Promise<Uint8Array> =>
  promisify(brotliDecompress)(await readFile(GAZETTEER), { chunkSize: GAZETTEER_BYTES });

/** The most common passwords, in lower case. */
export const readCommonPasswords = (): ReadonlySet<string> =>
  new Set(readFileSync(join(DATA, 'passwords/common.txt'), 'utf8').trimEnd().split('\n'));

/**
 * Files made by the build: a sample reply of every route, the OpenAPI document, and the search index of the reference.
 */
export const MADE = {
  examples: fileURLToPath(new URL('../dist/examples.json', import.meta.url)),
  openapi: fileURLToPath(new URL('../dist/openapi.json', import.meta.url)),
  search: fileURLToPath(new URL('../dist/search.json', import.meta.url)),
};

/**
 * The build writes this placeholder for the third engine, whose name the operator chooses. It is replaced on reading.
 */
export const STAND_IN = 'standinforthethirdengine';

/** The form of an engine's name in operation ids: `MyEngine` for `my-engine`. */
const titled = (name: string): string =>
  name.replaceAll(/(?:^|-)([a-z0-9]?)/g, (_, first: string) => first.toUpperCase());

/** A file of the build; undefined if the service was not built. */
export const madeText = (name: keyof typeof MADE, thirdEngine: string): string | undefined =>
  existsSync(MADE[name])
    ? readFileSync(MADE[name], 'utf8')
        .replaceAll(STAND_IN, thirdEngine)
        .replaceAll(titled(STAND_IN), titled(thirdEngine))
    : undefined;

interface MadeReply {
  readonly url: string;
  readonly media: string;
  readonly text: string;
}

/** Finds the example reply of a path as OpenAPI writes it. The file is read on first use. */
export function examplesMade(thirdEngine: string): (path: string) => MadeReply | undefined {
  let made: Readonly<Record<string, MadeReply>> | undefined;
  return (path) => {
    made ??= JSON.parse(madeText('examples', thirdEngine) ?? '{}');
    return made?.[path];
  };
}

export const readGazetteer = (bytes = gazetteerBytes()): Gazetteer => openPlaces(bytes, states);
