/** Start: settings → engines, accounts, places, clock → app → listen. The only file that knows which parts exist. */
import cluster from 'node:cluster';
import { existsSync, readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { pino } from 'pino';
import { mailerOf } from './accounts/mail.ts';
import { openAccounts, Unopened } from './accounts/open.ts';
import { NO_LIMITS } from './accounts/rate.ts';
import { addresses, clashOf } from './ask/route.ts';
import { ALL_ROWS } from './ask/routes/all.ts';
import {
  DATA,
  examplesMade,
  madeText,
  readCommonPasswords,
  readGazetteer,
  servingEphemeris,
  sharedTables,
} from './data-files.ts';
import { engineInfos, enginesOver } from './engines/registry.ts';
import { attemptCounts, countsOf } from './http/account-counts.ts';
import { loadOf } from './http/admission/load.ts';
import { buildApp } from './http/app.ts';
import { dataHashes } from './http/data-hashes.ts';
import { pressIn } from './http/press-line.ts';
import { printerOf } from './http/printer.ts';
import { fellowOf, supervise } from './http/processes.ts';
import { collector, restFrom } from './http/rest.ts';
import { sealOf } from './http/seal.ts';
import { spareCores } from './http/spare.ts';
import { watchConnections } from './http/wire/connections.ts';
import { connectionsAllowed } from './http/wire/files.ts';
import { stopping } from './http/wire/stop.ts';
import { heavyWork } from './http/workers.ts';
import { jdUt } from './kernel/units.ts';
import { CLOCKS } from './places/zones.ts';
import { readSettings, type Settings, takenName, WrongSetting } from './settings.ts';
import { geocodeReply } from './views/geocode.ts';
import { pagesOf } from './web/app.ts';
import { sessionSecret } from './web/secret.ts';

const UNIX_EPOCH_JD = 2_440_587.5;
/** An answer not taken by its client within this time is given up. */
const WRITE_MS = 60_000;
const SWEEP_MS = 5_000;

async function start(settings: Settings): Promise<void> {
  const fellow = fellowOf();
  const processes = processesOf(settings);
  const root = fileURLToPath(new URL('..', import.meta.url));
  const bundled = !import.meta.url.endsWith('.ts');
  const version = versionIn(root);
  const log = pino(
    { level: settings.logLevel, base: null },
    pino.destination({ sync: false, minLength: 4096, periodicFlush: 1000 }),
  );
  const now = () => jdUt(Date.now() / 86_400_000 + UNIX_EPOCH_JD);

  const accounts = await openAccounts({
    databaseUrl: settings.databaseUrl,
    dataDir: settings.dataDir,
    clock: Date.now,
    exchange: fellow?.exchange,
    told: (up, why) =>
      up ? log.info({}, 'the account store is back') : log.error({ why }, 'the account store is away'),
  });
  const gazetteer = readGazetteer();
  const clash = clashOf(ALL_ROWS, engineInfos(settings));
  if (clash !== null) throw takenName(clash);
  const tables = sharedTables();
  const known = enginesOver(servingEphemeris(tables), settings);
  const thread = new URL(bundled ? './worker.js' : './worker.ts', import.meta.url);
  const failed = (err: unknown) => log.error({ err }, 'a thread failed');
  const threadData = { thirdEngine: settings.thirdEngine, tables };
  const heavy = heavyWork(thread, settings.workers, threadData, failed);
  const load = loadOf();
  const spare = spareCores(thread, settings.workers, threadData, failed, load.queued, processes);
  const unprinted = (err: unknown) => log.error({ err }, 'the printer failed');
  const executable = chromiumAt(settings.chromium);
  const pressThread = new URL(bundled ? './press.js' : './press.ts', import.meta.url);
  const printer = printerOf({
    workers: settings.pdfWorkers,
    press: executable === null ? null : pressIn(pressThread, { root, executable }, unprinted),
    failed: unprinted,
  });
  const where = { resolve: gazetteer.resolve, stateAt: gazetteer.stateAt, ...CLOCKS };
  const rates = settings.rateLimit === 'off' ? NO_LIMITS : accounts.rates;
  const attempts = attemptCounts();
  const examples = examplesMade(settings.thirdEngine);
  const pages = pagesOf({
    settings,
    accounts,
    root,
    log,
    addresses: addresses(ALL_ROWS, engineInfos(settings)),
    version,
    engines: known,
    now,
    where,
    rates,
    heavy,
    attempted: attempts.note,
    commonPasswords: readCommonPasswords,
    mailer: settings.mail === undefined ? null : mailerOf(settings.mail),
    examples,
    search: () => madeText('search', settings.thirdEngine),
  });
  const app = buildApp({
    engines: known,
    retired: settings.retired,
    gate: accounts.gate,
    rates,
    where,
    // a place is found by its Hindi name too, so everybody sees it
    places: (q, limit, at, hindi) => geocodeReply(gazetteer, q, limit, at, hindi),
    examples,
    openapi: () => bytesOf(madeText('openapi', settings.thirdEngine)),
    now,
    heavy,
    spare,
    printer,
    seal: sealOf(
      [sessionSecret(settings.sessionSecret, settings.dataDir), ...settings.previousSecrets],
      settings.baseUrl,
    ),
    cacheMb: settings.cacheMb,
    log,
    trustProxy: settings.trustProxy,
    version,
    data: dataHashes(DATA),
    load,
    draining: () => stop.draining(),
    pages,
    counts: () => ({ ...countsOf(accounts.state()), ...attempts.counts }),
    metricsToken: settings.metricsToken,
    together: fellow?.metrics,
  });
  const { server } = app.server;
  server.on('connection', () => load.accepted());
  watchConnections(server, {
    most: Math.ceil(settings.maxConnections / processes) || connectionsAllowed(),
    mostOfOne: Math.ceil(settings.connectionsPerAddress / processes),
    writeMs: WRITE_MS,
    sweepMs: SWEEP_MS,
  });
  const stop = stopping({
    server: () => server,
    lameDuckMs: settings.lameDuckS * 1000,
    ended: () =>
      Promise.allSettled([app.server.close(), heavy.close(), spare.close(), printer.close()])
        .then(() => accounts.close())
        .finally(() => {
          log.flush();
          process.exit(0);
        }),
  });
  try {
    await app.server.listen({ port: settings.port, host: settings.host, backlog: MOST_UNACCEPTED });
  } catch (error) {
    throw new CannotListen(
      `cannot listen on ${settings.host}:${settings.port}: ${error instanceof Error ? error.message : error}`,
    );
  }
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : settings.port;
  if (fellow === undefined) listens(version, settings, port);
  warnOf(settings, log);
  restFrom({ begun: () => load.state.begun, inFlight: () => load.state.inFlight, collect: collector() });
  process.on('SIGTERM', () => stop.begin(false));
  process.on('SIGINT', () => stop.begin(true));
}

/**
 * Connections that the system holds for us until they are accepted; it takes its own bound (somaxconn) where that is less. Beyond them a connection's first packet is dropped, and its caller
 * tries again after a second, then three: Node's usual 511 are soon full when hundreds come at once.
 */
const MOST_UNACCEPTED = 4_096;

/** Sessions sent without https are read by whoever stands between. */
function warnOf({ baseUrl, host, trustProxy }: Settings, log: { warn(text: string): void }): void {
  if (baseUrl === undefined && (trustProxy || !['127.0.0.1', '::1', 'localhost'].includes(host)))
    log.warn(
      'PUBLIC_URL is not set: session cookies are not marked Secure, and links name the host they were asked under',
    );
}

const bytesOf = (text: string | undefined): Buffer | undefined => (text === undefined ? undefined : Buffer.from(text));

/** 0 for as many as there are cores. */
const processesOf = ({ processes }: Settings): number => (processes === 0 ? availableParallelism() : processes);

function versionIn(root: string): string {
  const { version }: { version: string } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  return version;
}

const listens = (version: string, { host }: Settings, port: number): void =>
  console.log(`ganaka ${version} listens on http://${host}:${port}`);

/** The first of several processes. */
function watchOver(settings: Settings): void {
  const version = versionIn(fileURLToPath(new URL('..', import.meta.url)));
  const log = pino({ level: settings.logLevel, base: null });
  supervise({
    count: processesOf(settings),
    file: fileURLToPath(import.meta.url),
    listening: (port) => listens(version, settings, port),
    died: (pid, code) => log.error({ pid, code }, 'a process ended and is replaced'),
    ended: (code) => process.exit(code),
  });
}

/** Where systems put it. */
const CHROMIUMS = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];
const chromiumAt = (given: string | undefined): string | null =>
  [given ?? CHROMIUMS].flat().find((path) => existsSync(path)) ?? null;

class CannotListen extends Error {}

async function run(): Promise<void> {
  const settings = readSettings(process.env);
  if (cluster.isPrimary && processesOf(settings) > 1) watchOver(settings);
  else await start(settings);
}

run().catch((error: unknown) => {
  const said = error instanceof WrongSetting ? `wrong setting: ${error.message}` : error;
  console.error(error instanceof CannotListen || error instanceof Unopened ? error.message : said);
  process.exit(1);
});
