/**
 * The files of data/ and those made by the build, read for the process: below the composition roots nothing opens a
 * file, so that the calculations run wherever the bytes are available.
 */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliDecompressSync } from 'node:zlib';
import { Ephemeris } from './astronomy/ephemeris.ts';
import { unpackSeries } from './astronomy/series.ts';
import { type Tables, unpackTables } from './astronomy/table-file.ts';
import { type Gazetteer, openPlaces } from './places/index.ts';
import { states } from './text/hi/states.ts';

/** Next to src/ and next to dist/. */
export const DATA = fileURLToPath(new URL('../data', import.meta.url));

/** Room for the whole unpacked gazetteer, so that it is not unpacked in pieces and copied together. */
const GAZETTEER_BYTES = 24 * 1024 * 1024;

/** Twenty megabytes, held once for the process and all its threads. */
export const sharedTables = (): Tables =>
  unpackTables(
    readFileSync(join(DATA, 'ephemeris/chebyshev.bin')),
    (length) => new Float64Array(new SharedArrayBuffer(length * Float64Array.BYTES_PER_ELEMENT)),
  );

export const readEphemeris = (tables: Tables = sharedTables()): Ephemeris =>
  new Ephemeris(unpackSeries(readFileSync(join(DATA, 'ephemeris/series.bin'))), tables);

/** Of the series alone, as browsers have it. */
export const lightEphemeris = (): Ephemeris =>
  new Ephemeris(unpackSeries(readFileSync(join(DATA, 'ephemeris/series.bin'))), null);

/** For a process that serves many: no reply waits for another century to be prepared. */
export const servingEphemeris = (tables?: Tables): Ephemeris => readEphemeris(tables).reachBack();

export const gazetteerBytes = (): Uint8Array =>
  brotliDecompressSync(readFileSync(join(DATA, 'places/gazetteer.bin.br')), { chunkSize: GAZETTEER_BYTES });

/** In lower case. */
export const readCommonPasswords = (): ReadonlySet<string> =>
  new Set(readFileSync(join(DATA, 'passwords/common.txt'), 'utf8').trimEnd().split('\n'));

/** Made by the build: a reply of every route, the OpenAPI document, and the index of the reference's search. */
export const MADE = {
  examples: fileURLToPath(new URL('../dist/examples.json', import.meta.url)),
  openapi: fileURLToPath(new URL('../dist/openapi.json', import.meta.url)),
  search: fileURLToPath(new URL('../dist/search.json', import.meta.url)),
};

/** The operator names the third engine: the build writes this for it, and the name is put in when a file is read. */
export const STAND_IN = 'standinforthethirdengine';

/** `my-engine` in names of operations: `MyEngine`. */
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

/** The example reply of a described path; the file is read on first use. */
export function examplesMade(thirdEngine: string): (path: string) => MadeReply | undefined {
  let made: Readonly<Record<string, MadeReply>> | undefined;
  return (path) => {
    made ??= JSON.parse(madeText('examples', thirdEngine) ?? '{}');
    return made?.[path];
  };
}

export const readGazetteer = (): Gazetteer => openPlaces(gazetteerBytes(), states);
