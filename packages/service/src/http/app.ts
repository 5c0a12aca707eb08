/** Builds the service from its parts, which `main.ts` or the tests pass in. */
import { createHash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import type { JdUt } from 'ganaka/internal/kernel/units.ts';
import type { EngineKey, Engines } from 'ganaka/internal/sky/engines/engine.ts';
import type { Gate } from '../accounts/gate.ts';
import type { RateLimits } from '../accounts/keys/rate.ts';
import { directoryOf } from '../api/directory.ts';
import { addresses, type PlainContext, type RouteRow } from '../api/route.ts';
import { ALL_ROWS } from '../api/routes/all.ts';
import type { Whereabouts } from '../api/whereabouts.ts';
import type { Load } from './admission/load.ts';
import { apiOf } from './api.ts';
import type { ApiOptions, Log } from './api-options.ts';
import { ParsedQueryCache } from './cache/parsed-query-cache.ts';
import { replyCache } from './cache/reply-cache.ts';
import { type McpEndpoint, mcpRoutes } from './mcp/endpoint.ts';
import { type MetricsMerger, metricsOf } from './operations/metrics.ts';
import type { Seal } from './pipeline/seal.ts';
import type { Service } from './pipeline/service.ts';
import type { Printer } from './print/printer.ts';
import { DEADLINES, type Deadlines, type ServerParts, serverOf } from './server.ts';
import type { BurstOffload } from './threads/burst-offload.ts';
import type { HeavyWork } from './threads/workers.ts';
import { hostCheckOf } from './wire/sockets/host.ts';

export interface Parts {
  readonly engines: Engines;
  /** Retired engines: their routes answer 410 and name the replacement. */
  readonly retired: readonly EngineKey[];
  readonly gate: Gate;
  readonly rates: RateLimits;
  readonly where: Whereabouts;
  readonly places: PlainContext['places'];
  /** Sample replies made at build time; absent if there was no build. */
  readonly examples?: PlainContext['examples'];
  readonly openapi?: PlainContext['openapi'];
  readonly now: () => JdUt;
  readonly heavy: HeavyWork;
  readonly offload: BurstOffload;
  readonly printer: Printer;
  readonly seal: Seal;
  readonly cacheMb: number;
  readonly log: Log;
  /** Called after the reply to every keyed call. */
  readonly noted?: ApiOptions['noted'];
  readonly trustProxy: boolean;
  readonly version: string;
  /** Names and hashes of the data files. */
  readonly data: Readonly<Record<string, string>>;
  readonly load: Load;
  /** Whether the service is about to stop. */
  readonly draining: () => boolean;
  readonly pages: ServerParts['pages'];
  /** The counters of the accounts, by name. */
  readonly counts?: (() => Readonly<Record<string, number>>) | undefined;
  /** With this token /metrics may be read from another machine. */
  readonly metricsToken?: string | undefined;
  /** Merges the metrics of several processes that share the port. */
  readonly together?: MetricsMerger | undefined;
  /** Timeouts, if not the usual ones; used by tests. */
  readonly deadlines?: Deadlines;
  /** Loads the SDK of the Model Context Protocol, if it is installed. */
  readonly sdk?: McpEndpoint['sdk'];
  readonly publicUrl?: McpEndpoint['publicUrl'];
  /** False if no request line is remembered; used by tests. */
  readonly remembers?: ApiOptions['remembers'];
  /** The table of routes, if not the usual one; used by tests. */
  readonly rows?: readonly RouteRow[];
}

export interface App {
  readonly server: FastifyInstance;
  readonly service: Service;
}

export function buildApp(parts: Parts): App {
  const infos = Object.values(parts.engines).map(({ info }) => info);
  const directory = directoryOf(addresses(parts.rows ?? ALL_ROWS, infos), infos);
  const cache = replyCache(parts.cacheMb);
  const started = Date.now();
  const engineVersions = Object.fromEntries(infos.map(({ id, version }) => [id, version]));
  const about: PlainContext = {
    addresses: directory.addresses,
    places: parts.places,
    examples: parts.examples,
    openapi: parts.openapi,
    health: () => ({
      status: 'ok',
      version: parts.version,
      engine_version: engineVersions,
      data: parts.data,
      routes: directory.addresses.length,
      uptime_seconds: Math.round((Date.now() - started) / 1000),
    }),
  };
  const service: Service = {
    engines: parts.engines,
    retired: parts.retired,
    gate: parts.gate,
    rates: parts.rates,
    where: parts.where,
    now: parts.now,
    cache,
    parsedQueries: new ParsedQueryCache(),
    heavy: parts.heavy,
    offload: parts.offload,
    printer: parts.printer,
    seal: parts.seal,
    about,
    directory,
    version: createHash('sha1')
      .update(JSON.stringify([parts.version, engineVersions, parts.data]))
      .digest('base64url'),
  };
  const metrics = metricsOf(cache, () => parts.heavy.state(), parts.load.state, parts.counts, parts.together);
  const { pages, trustProxy, deadlines = DEADLINES } = parts;
  const readiness = { store: () => parts.gate.ready(), draining: parts.draining };
  const hostCheck = hostCheckOf(parts.publicUrl);
  const { log, load, noted, remembers } = parts;
  const options: ApiOptions = { service, log, metrics, load, trustProxy, hostCheck, remembers, noted };
  const api = apiOf(options);
  const mcp = mcpRoutes(
    { sdk: parts.sdk ?? (async () => null), version: parts.version, publicUrl: parts.publicUrl },
    options,
  );
  return {
    server: serverOf({
      api,
      mcp,
      pages,
      metrics,
      metricsToken: parts.metricsToken,
      trustProxy,
      readiness,
      hostCheck,
      deadlines,
    }),
    service,
  };
}
