/** Starts the service: settings → engines, accounts, places, clock → app → listen. Only this file knows all parts. */
import cluster from 'node:cluster';
import { existsSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { jdOfUnixMs } from 'ganaka/internal/kernel/unix.ts';
import {
  gazetteerUnpacked,
  lightEphemeris,
  readEphemeris,
  readGazetteer,
  sharedTables,
} from 'ganaka/internal/library/node/package-files.ts';
import { type PlacesOnDemand, placesOnDemand } from 'ganaka/internal/places/index.ts';
import type { Tables } from 'ganaka/internal/sky/astronomy/series/table-file.ts';
import type { Engines } from 'ganaka/internal/sky/engines/engine.ts';
import { engineInfos, enginesOver } from 'ganaka/internal/sky/engines/registry.ts';
import { geocodeReply } from 'ganaka/internal/views/places/geocode.ts';
import { type Logger, pino } from 'pino';
import { NO_LIMITS } from './accounts/keys/rate.ts';
import { type Accounts, openAccounts } from './accounts/open.ts';
import { sessionSecret } from './accounts/sign-in/session-secret.ts';
import { mailerOf } from './accounts/sign-in/smtp.ts';
import { addresses, clashOf } from './api/route.ts';
import { ALL_ROWS } from './api/routes/all.ts';
import { bootError, CannotListen } from './boot-error.ts';
import { dataFolders, examplesMade, madeText, PACKAGE, packageVersion, readCommonPasswords } from './data-files.ts';
import { type Load, limitsWith, loadOf } from './http/admission/load.ts';
import { ownTime } from './http/admission/own-time.ts';
import { type App, buildApp } from './http/app.ts';
import { attemptCounts, countsOf } from './http/operations/account-counts.ts';
import { prepareInTurn } from './http/operations/after-start.ts';
import { dataHashes } from './http/operations/data-hashes.ts';
import { collector, collectWhenIdle } from './http/operations/idle-collection.ts';
import { fellowOf, supervise } from './http/operations/processes.ts';
import { sealOf } from './http/pipeline/seal.ts';
import { pdfPrinterInThread } from './http/print/pdf-printer-thread.ts';
import { type Printer, printerOf } from './http/print/printer.ts';
import { type BurstOffload, burstOffload } from './http/threads/burst-offload.ts';
import { type HeavyWork, heavyWork } from './http/threads/workers.ts';
import { watchConnections } from './http/wire/sockets/connections.ts';
import { connectionsAllowed } from './http/wire/sockets/files.ts';
import { stopping } from './http/wire/sockets/stop.ts';
import type { Sdk } from './mcp/server.ts';
import { readSettings, type Settings, takenName } from './settings.ts';
import { pagesOf } from './web/app.ts';

/** If a client does not read its reply within this time, the connection is closed. */
const WRITE_MS = 60_000;
const SWEEP_MS = 5_000;

/** The dependencies of every part of one process. */
interface Base {
  readonly settings: Settings;
  readonly version: string;
  readonly log: Logger;
  readonly processes: number;
  readonly fellow: ReturnType<typeof fellowOf>;
}

async function start(settings: Settings): Promise<void> {
  const log = pino(
    { level: settings.logLevel, base: null },
    pino.destination({ sync: false, minLength: 4096, periodicFlush: 1000 }),
  );
  const fellow = fellowOf();
  const base: Base = { settings, version: packageVersion(), log, processes: processesOf(settings), fellow };
  const hashing = dataHashes(dataFolders());
  const accounts = await openStore(base);
  const clash = clashOf(ALL_ROWS, engineInfos(settings));
  if (clash !== null) throw takenName(clash);
  const tables = sharedTables();
  const load = loadOf(undefined, undefined, limitsWith(settings.patience), ownTime());
  const work = workersOf(base, tables, load);
  const ephemeris = readEphemeris(tables);
  const engines = enginesOver(ephemeris, settings);
  const places = placesOnDemand(readGazetteer, gazetteerUnpacked);
  const found = { engines, places, data: await hashing };
  const app = appOf(base, accounts, found, load, work, () => stop.draining());
  const { server } = app.server;
  const stop = stopping({
    server: () => server,
    lameDuckMs: settings.lameDuckS * 1000,
    ended: () =>
      Promise.allSettled([app.server.close(), work.heavy.close(), work.offload.close(), work.printer.close()])
        .then(() => accounts.close())
        .finally(() => {
          log.flush();
          process.exit(0);
        }),
  });
  await listen(base, app, load);
  warnOf(settings, log);
  prepareInTurn([...ephemeris.reaches(), ...places.steps], () => load.state.inFlight).catch(fail);
  collectWhenIdle({ begun: () => load.state.begun, inFlight: () => load.state.inFlight, collect: collector() });
  process.on('SIGTERM', () => stop.begin(false));
  process.on('SIGINT', () => stop.begin(true));
}

/** Loads the SDK behind /mcp, an optional package. */
const mcpSdk = (): Promise<Sdk | null> => import('@modelcontextprotocol/server').catch(() => null);

const openStore = ({ settings, fellow, log }: Base): Promise<Accounts> =>
  openAccounts({
    databaseUrl: settings.databaseUrl,
    dataDir: settings.dataDir,
    clock: Date.now,
    exchange: fellow?.exchange,
    unconfirmedCredits: settings.unconfirmedCredits,
    signUpsPerDay: settings.signUpsPerDay,
    patience: settings.patience,
    told: (up, why) =>
      up ? log.info({}, 'the account store is back') : log.error({ why }, 'the account store is away'),
  });

/** The parts that work outside the main thread: long requests, bursts, printing. */
interface Workers {
  readonly heavy: HeavyWork;
  readonly offload: BurstOffload;
  readonly printer: Printer;
}

function workersOf({ settings, log, processes }: Base, tables: Tables, load: Load): Workers {
  const bundled = !import.meta.url.endsWith('.ts');
  const thread = new URL(bundled ? './worker.js' : './worker.ts', import.meta.url);
  const failed = (err: unknown) => log.error({ err }, 'a thread failed');
  const threadData = { thirdEngine: settings.thirdEngine, tables };
  const unprinted = (err: unknown) => log.error({ err }, 'the printer failed');
  const executable = chromiumAt(settings.chromium);
  const pressThread = new URL(bundled ? './pdf-thread.js' : './pdf-thread.ts', import.meta.url);
  return {
    heavy: heavyWork(thread, settings.workers, threadData, failed, settings.patience),
    offload: burstOffload(thread, settings.workers, threadData, failed, load.queued, processes),
    printer: printerOf({
      workers: settings.pdfWorkers,
      press:
        executable === null
          ? null
          : pdfPrinterInThread(
              pressThread,
              { root: PACKAGE, executable, sandboxed: settings.chromiumSandbox },
              unprinted,
            ),
      failed: unprinted,
    }),
  };
}

/** What the replies are made from. */
interface LoadedData {
  readonly engines: Engines;
  readonly places: PlacesOnDemand;
  /** The names and hashes of the data files. */
  readonly data: Readonly<Record<string, string>>;
}

function appOf(
  { settings, version, log, fellow }: Base,
  accounts: Accounts,
  { engines, places, data }: LoadedData,
  load: Load,
  work: Workers,
  draining: () => boolean,
): App {
  const now = () => jdOfUnixMs(Date.now());
  const { opened, where } = places;
  const rates = settings.rateLimit === 'off' ? NO_LIMITS : accounts.rates;
  const attempts = attemptCounts();
  const { thirdEngine } = settings;
  const examples = examplesMade(thirdEngine);
  const shared = { engines, now, where, rates, log, load, version, examples, heavy: work.heavy };
  return buildApp({
    ...shared,
    retired: settings.retired,
    gate: accounts.gate,
    // places are also found by their Hindi names, so every caller gets those names
    places: (q, limit, at, hindi) => geocodeReply(opened(), q, limit, at, hindi),
    openapi: () => bytesOf(madeText('openapi', thirdEngine)),
    offload: work.offload,
    printer: work.printer,
    seal: sealOf(
      [sessionSecret(settings.sessionSecret, settings.dataDir), ...settings.previousSecrets],
      settings.baseUrl,
    ),
    cacheMb: settings.cacheMb,
    trustProxy: settings.trustProxy,
    data,
    sdk: mcpSdk,
    publicUrl: settings.baseUrl,
    draining,
    pages: pagesOf({
      ...shared,
      settings,
      accounts,
      root: PACKAGE,
      addresses: addresses(ALL_ROWS, engineInfos(settings)),
      attempted: attempts.note,
      commonPasswords: readCommonPasswords,
      mailer: settings.mail === undefined ? null : mailerOf(settings.mail),
      search: () => madeText('search', thirdEngine),
      lightEngines: () => enginesOver(lightEphemeris(), settings),
    }),
    noted: ({ accountId, keyId }, { address, status, credits, ms, requestId }) =>
      accounts.recent.note(accountId, keyId, {
        at: Date.now(),
        route: address.path,
        status,
        credits,
        ms: Math.round(ms),
        requestId,
      }),
    counts: () => ({ ...countsOf(accounts.state()), ...attempts.counts }),
    metricsToken: settings.metricsToken,
    together: fellow?.metrics,
  });
}

/** Starts to accept connections, within the limits. */
async function listen({ settings, version, processes, fellow }: Base, app: App, load: Load): Promise<void> {
  const { server } = app.server;
  server.on('connection', () => load.accepted());
  watchConnections(server, {
    most: Math.ceil(settings.maxConnections / processes) || connectionsAllowed(),
    mostOfOne: Math.ceil(settings.connectionsPerAddress / processes),
    writeMs: WRITE_MS,
    sweepMs: SWEEP_MS,
  });
  // pages read their files now: what fails here has nothing to do with the port
  await app.server.ready();
  try {
    await app.server.listen({ port: settings.port, host: settings.host, backlog: MOST_UNACCEPTED });
  } catch (error) {
    throw new CannotListen(settings.host, settings.port, error);
  }
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : settings.port;
  if (fellow === undefined) listens(version, settings, port);
}

/**
 * The number of connections that the operating system queues until we accept them; its own limit is somaxconn. If the
 * queue is full, the first packet of a connection is dropped, and the client retries after one second, then after
 * three. Node's default of 511 is soon reached when hundreds of connections arrive at once.
 */
const MOST_UNACCEPTED = 4_096;

/** Warns if session cookies may be sent without https, where others can read them. */
function warnOf({ baseUrl, host, trustProxy }: Settings, log: { warn(text: string): void }): void {
  if (baseUrl === undefined && (trustProxy || !['127.0.0.1', '::1', 'localhost'].includes(host)))
    log.warn(
      'PUBLIC_URL is not set: session cookies are not marked Secure, and links name the host they were asked under',
    );
}

const bytesOf = (text: string | undefined): Buffer | undefined => (text === undefined ? undefined : Buffer.from(text));

/** The number of processes; the setting 0 means the number of cores. */
const processesOf = ({ processes }: Settings): number => (processes === 0 ? availableParallelism() : processes);

const listens = (version: string, { host }: Settings, port: number): void =>
  console.log(`ganaka ${version} listens on http://${host}:${port}`);

/** Runs the parent of several processes. */
function watchOver(settings: Settings): void {
  const version = packageVersion();
  const log = pino({ level: settings.logLevel, base: null });
  supervise({
    count: processesOf(settings),
    file: fileURLToPath(import.meta.url),
    listening: (port) => listens(version, settings, port),
    died: (pid, code) => log.error({ pid, code }, 'a process ended and is replaced'),
    ended: (code) => process.exit(code),
  });
}

/** The usual paths of Chromium. */
const CHROMIUMS = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];
const chromiumAt = (given: string | undefined): string | null =>
  [given ?? CHROMIUMS].flat().find((path) => existsSync(path)) ?? null;

async function run(): Promise<void> {
  const settings = readSettings(process.env);
  if (cluster.isPrimary && processesOf(settings) > 1) watchOver(settings);
  else await start(settings);
}

function fail(error: unknown): never {
  console.error(bootError(error, PACKAGE));
  process.exit(1);
}

run().catch(fail);
