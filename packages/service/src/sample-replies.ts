/**
 * Makes the examples of the reference and of OpenAPI. At build time every route is called once, through the same
 * pipeline as a caller's request, and the reply is stored with the build. The OpenAPI document and the search index of
 * the reference, which take a second to make, are stored too.
 */
import { writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { FESTIVALS } from 'ganaka/internal/jyotisha/festivals/catalog/index.ts';
import { jdUt } from 'ganaka/internal/kernel/units.ts';
import { readGazetteer, servingEphemeris } from 'ganaka/internal/library/node/package-files.ts';
import { CLOCKS } from 'ganaka/internal/places/zone-at.ts';
import { engineNamed } from 'ganaka/internal/sky/engines/engine.ts';
import { engineInfos, enginesOver } from 'ganaka/internal/sky/engines/registry.ts';
import { PROSE_LANGUAGES } from 'ganaka/internal/text/asked-languages/page-language.ts';
import { loadPageWords } from 'ganaka/internal/text/contracts/page-words.ts';
import { festivalNames } from 'ganaka/internal/text/festival-names/festival-names.ts';
import { loadEveryBook } from 'ganaka/internal/text/loading/books.ts';
import { geocodeReply } from 'ganaka/internal/views/places/geocode.ts';
import type { Caller, Gate } from './accounts/gate.ts';
import { NO_LIMITS } from './accounts/keys/rate.ts';
import { finish } from './api/answer/encode.ts';
import { directoryOf, viewAt } from './api/directory.ts';
import { exampleCall, urlOf } from './api/openapi/example-call.ts';
import { describedOf, openapiOf } from './api/openapi/openapi.ts';
import { usualSegment } from './api/openapi/parameters.ts';
import { addresses, type MadeExample } from './api/route.ts';
import { ALL_ROWS } from './api/routes/all.ts';
import { dataFolders, MADE, PACKAGE, packageVersion, STAND_IN } from './data-files.ts';
import { NONE_TURNED } from './http/admission/fair-queue.ts';
import { NO_SHEDDING } from './http/admission/load.ts';
import { buildApp } from './http/app.ts';
import { dataHashes } from './http/operations/data-hashes.ts';
import { sealOf } from './http/pipeline/seal.ts';
import { NO_OFFLOAD } from './http/threads/burst-offload.ts';
import { readSettings } from './settings.ts';
import { readGuides } from './web/docs/guide.ts';
import { referenceOf } from './web/docs/reference.ts';
import { searchIndex } from './web/docs/texts.ts';

/**
 * The time of the examples, 2026-11-14 09:00 UT. It is fixed, so that replies about today do not change with a build.
 */
const NOW = jdUt(2_461_358.875);
const ANYBODY: Caller = { accountId: 'example', keyId: 'example', prefix: 'tg', plan: 'enterprise', domains: [] };
const RECEIPT = { writer: 1, seq: 1, committedAt: 0 };

/** A gate that lets every call pass and counts nothing. */
const gate: Gate = {
  find: () => ANYBODY,
  known: () => ANYBODY,
  findId: async () => ANYBODY,
  balance: () => null,
  resetAt: () => 0,
  debit: async () => ({ ok: true, receipt: RECEIPT, remaining: null, resetAt: 0 }),
  sending: () => true,
  undelivered: () => undefined,
  ready: async () => true,
  close: async () => undefined,
};

const settings = readSettings({ THIRD_ENGINE: STAND_IN });
const infos = engineInfos(settings);
const table = addresses(ALL_ROWS, infos);

async function make(version: string): Promise<Record<string, MadeExample>> {
  await loadEveryBook();
  const engines = enginesOver(servingEphemeris(), settings);
  const gazetteer = readGazetteer();
  const where = { resolve: gazetteer.resolve, stateAt: gazetteer.stateAt, ...CLOCKS };
  const directory = directoryOf(table, infos);
  const { server } = buildApp({
    engines,
    retired: [],
    gate,
    rates: NO_LIMITS,
    where,
    places: (q, limit, at, hindi) => geocodeReply(gazetteer, q, limit, at, hindi),
    now: () => NOW,
    heavy: {
      run: async (prepared, lang) =>
        finish(viewAt(directory, prepared.path), prepared, engineNamed(engines, prepared.engine), where, lang),
      payload: () => Promise.reject(new Error('no page is made here')),
      stream: () => Promise.reject(new Error('no example is asked for in lines')),
      warm: async () => undefined,
      state: () => ({ waiting: 0, running: 0, age: 0, turned: NONE_TURNED }),
      close: async () => undefined,
    },
    offload: NO_OFFLOAD,
    printer: {
      ready: () => undefined,
      print: async () => ({ media: 'application/pdf', body: Buffer.alloc(0) }),
      close: async () => undefined,
    },
    seal: sealOf(['of no service: what these addresses open is closed']),
    cacheMb: 1,
    log: { info: () => undefined, error: () => undefined },
    trustProxy: false,
    version,
    data: await dataHashes(dataFolders()),
    load: NO_SHEDDING,
    draining: () => false,
    pages: null,
  });
  const made: Record<string, MadeExample> = {};
  for (const { path, places, row } of describedOf(table)) {
    const segment = `/${usualSegment(infos)}/`;
    const address = places.find((each) => each.path.includes(segment)) ?? places[0];
    const isText = !('printed' in row.shows) && row.path !== '/v1/openapi.json';
    if (address === undefined || !isText) continue;
    const call = exampleCall(address);
    const url = urlOf(call);
    const answer = await server.inject({
      url,
      method: call.method,
      headers: { 'x-api-key': 'tg_example', 'content-type': 'application/json' },
      ...(call.body !== undefined && { payload: JSON.stringify(call.body) }),
    });
    if (answer.statusCode !== 200) throw new Error(`${url}: ${answer.statusCode} ${answer.body.slice(0, 300)}`);
    made[path] = { url, media: String(answer.headers['content-type']), text: answer.body };
  }
  await server.close();
  return made;
}

/** The folder to write into, which the build names. */
const [, , to = '.'] = process.argv;
const write = (file: string, made: unknown): void => writeFileSync(join(to, basename(file)), JSON.stringify(made));

const made = await make(packageVersion());
const examples = (path: string) => made[path];
const { all: guides } = readGuides(PACKAGE);
await Promise.all(PROSE_LANGUAGES.map(loadPageWords));
write(MADE.examples, made);
write(MADE.openapi, openapiOf(table, examples));
const called = new Map(festivalNames());
const festivals = FESTIVALS.map(({ id, aliases = [] }) => ({ id, aliases: [...aliases, ...(called.get(id) ?? [])] }));
write(MADE.search, searchIndex(referenceOf(table, examples), guides, festivals));
