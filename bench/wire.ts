/**
 * What the path from the socket to the pipeline costs: the service's own, which is Fastify's, compared with a bare handler on node:http over the
 * same pipeline, with the same bytes and headers. docs/DESIGN.md quotes these figures. The servers run in this process and are loaded in turn,
 * so that other load on the machine affects them alike; CPU is this process's own.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { jdOfUnixMs } from 'ganaka/internal/kernel/unix.ts';
import { readGazetteer, servingEphemeris } from 'ganaka/internal/library/node/package-files.ts';
import { CLOCKS } from 'ganaka/internal/places/zone-at.ts';
import { enginesOver } from 'ganaka/internal/sky/engines/registry.ts';
import { NO_LIMITS } from '../packages/service/src/accounts/keys/rate.ts';
import { openAccounts } from '../packages/service/src/accounts/open.ts';
import { NONE_TURNED } from '../packages/service/src/http/admission/fair-queue.ts';
import { NO_SHEDDING } from '../packages/service/src/http/admission/load.ts';
import { buildApp } from '../packages/service/src/http/app.ts';
import { metricsOf } from '../packages/service/src/http/operations/metrics.ts';
import type { Outcome } from '../packages/service/src/http/pipeline/outcome.ts';
import { resetText } from '../packages/service/src/http/pipeline/payment.ts';
import { addressOf, type Pipeline, pipeline } from '../packages/service/src/http/pipeline/pipeline.ts';
import { sealOf } from '../packages/service/src/http/pipeline/seal.ts';
import { charge } from '../packages/service/src/http/pipeline/settle.ts';
import { printerOf } from '../packages/service/src/http/print/printer.ts';
import { NO_OFFLOAD } from '../packages/service/src/http/threads/burst-offload.ts';
import { rounds, seconds } from './amount.ts';
import type { BenchRow } from './row.ts';
import { load } from './service.ts';

const ROUNDS = rounds(5);
const SECONDS = seconds(3);
const NO_LOG = { info: () => undefined, error: () => undefined };

export async function rows(): Promise<BenchRow[]> {
  const dataDir = mkdtempSync(join(tmpdir(), 'ganaka-wire-'));
  const accounts = await openAccounts({ dataDir, clock: Date.now });
  const { id } = await accounts.admin.ensureAccount('wire@example.org', 'commercial');
  await accounts.admin.grant(id, 900_000_000);
  const { text: key } = await accounts.admin.createKey(id, 'tg');
  const gazetteer = readGazetteer();
  const { server, service } = buildApp({
    engines: enginesOver(servingEphemeris(), { thirdEngine: 'chitrapaksha' }),
    retired: [],
    gate: accounts.gate,
    rates: NO_LIMITS,
    where: { resolve: gazetteer.resolve, stateAt: gazetteer.stateAt, ...CLOCKS },
    places: () => [],
    now: () => jdOfUnixMs(Date.now()),
    heavy: {
      stream: () => Promise.reject(new Error('no stream is measured here')),
      run: () => Promise.reject(new Error('no long work here')),
      payload: () => Promise.reject(new Error('no page is measured here')),
      warm: async () => undefined,
      state: () => ({ waiting: 0, running: 0, age: 0, turned: NONE_TURNED }),
      close: async () => undefined,
    },
    offload: NO_OFFLOAD,
    printer: printerOf({ workers: 1, press: null, failed: () => undefined }),
    seal: sealOf(['no address is sealed here, and none opened']),
    cacheMb: 8,
    log: NO_LOG,
    trustProxy: false,
    version: 'bench',
    data: {},
    load: NO_SHEDDING,
    draining: () => false,
    pages: null,
  });
  const bare = bareOver(pipeline(service), service);
  await new Promise<void>((resolve) => bare.listen(0, '127.0.0.1', resolve));
  await server.listen({ port: 0, host: '127.0.0.1' });
  const ports = { bare: portOf(bare.address()), Fastify: portOf(server.server.address()) };
  const found: BenchRow[] = [];
  for (const [name, who, path] of [
    ['ss-mean cached, keyless', '', '/v1/ss-mean?date=2026-11-14'],
    ['tithi cached, keyed', key, '/v1/vedic/tithi?date=2026-11-14'],
  ] as const) {
    const cpu: Record<string, number[]> = { bare: [], Fastify: [] };
    for (let round = 0; round <= ROUNDS; round++)
      for (const [which, port] of Object.entries(ports)) {
        const before = process.cpuUsage();
        const { answered, refused } = await load(port, who, [path], SECONDS);
        const { user, system } = process.cpuUsage(before);
        if (refused > 0) throw new Error(`${which} refused ${refused}`);
        if (round > 0) cpu[which]?.push((user + system) / answered); // the first round is the warm-up
      }
    const [own, theirs] = [median(cpu.bare), median(cpu.Fastify)];
    found.push({ name: `${name}, bare node:http`, value: own, unit: 'µs CPU a request' });
    found.push({ name: `${name}, Fastify`, value: theirs, unit: 'µs CPU a request' });
    found.push({ name: `${name}, Fastify dearer by`, value: (theirs / own - 1) * 100, unit: '%' });
  }
  bare.close();
  bare.closeAllConnections();
  await server.close();
  await accounts.close();
  rmSync(dataDir, { recursive: true, force: true });
  return found;
}

/** The leanest possible server: no router, no parsing, headers as one flat list. */
function bareOver(answer: Pipeline, service: Parameters<typeof pipeline>[0]): Server {
  const metrics = metricsOf(service.cache, () => service.heavy.state(), NO_SHEDDING.state);
  let count = 0;
  return createServer((req, res) => {
    const started = performance.now();
    const url = req.url ?? '/';
    const cut = url.indexOf('?');
    const path = cut < 0 ? url : url.slice(0, cut);
    const requestId = (++count).toString(36);
    const key = req.headers['x-api-key'];
    const send = async (outcome: Outcome) => {
      if (!('kept' in outcome)) throw new Error('only whole answers are measured here');
      const { kept, caller, address, credits, cacheControl } = outcome;
      const remote = req.socket.remoteAddress ?? 'unknown';
      const charged = charge(service, { caller, address, credits, requestId, remote, found: {} });
      const debited = charged instanceof Promise ? await charged : charged;
      const headers = ['etag', kept.etag, 'cache-control', cacheControl, 'x-request-id', requestId];
      headers.push('x-content-type-options', 'nosniff', 'content-type', kept.media);
      headers.push('vary', 'Accept-Encoding, X-API-Key', 'content-length', String(kept.body.length));
      if (caller !== null && debited !== null) {
        headers.push('x-credits-used', String(credits), 'x-credits-remaining', String(debited.remaining));
        headers.push('x-credits-reset', resetText(service.gate.resetAt()));
        service.gate.sending(debited.receipt);
      }
      res.writeHead(200, headers);
      res.end(kept.body);
      metrics.answered('panchanga', 'drik', 200, performance.now() - started);
    };
    const outcome = answer(
      {
        address: addressOf(req.method ?? 'GET', path, service.directory),
        queryText: cut < 0 ? '' : url.slice(cut + 1),
        key: typeof key === 'string' ? key : undefined,
        remote: req.socket.remoteAddress ?? 'unknown',
        ifNoneMatch: req.headers['if-none-match'],
        head: false,
        readBody: null,
        origin: req.headers.origin,
        host: req.headers.host ?? '',
        requestId,
        signal: () => new AbortController().signal,
      },
      {},
    );
    Promise.resolve(outcome)
      .then(send)
      .catch((error: Error) => res.destroy(error));
  });
}

const portOf = (address: AddressInfo | string | null): number =>
  typeof address === 'object' && address !== null ? address.port : 0;

const median = (values: readonly number[] = []): number => values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0;
