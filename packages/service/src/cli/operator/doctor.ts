/** ganaka doctor: checks what a service needs and reports each check in one line. */
import { existsSync, readdirSync, readFileSync, statfsSync, statSync } from 'node:fs';
import { StoreAway } from '../../accounts/gate.ts';
import type { BrokenChain } from '../../accounts/ledger/chain-audit.ts';
import { FEWEST_CHARS, SECRET_CHARS, tooShort } from '../../accounts/sign-in/session-secret.ts';
import { databaseFile, isEmptied, journalFolder, obstacleTo, secretFile } from '../../accounts/store/data-folder.ts';
import { unopened } from '../../accounts/store/open-error.ts';
import type { Settings } from '../../settings.ts';
import { type Command, withAccounts } from '../command.ts';

type Finding = readonly ['well' | 'look' | 'ill', string];

const LEAST_FREE_BYTES = 200 * 1024 * 1024;
const OTHERS = 0o077;
const SLOW_STORE_MS = 100;
/** Faults of a damaged file that are listed. */
const MOST_FAULTS = 3;

export const doctor: Command = {
  usage: ['doctor'],
  async run(_words, settings, out) {
    const found: Finding[] = [
      ...program(),
      ...folder(settings),
      ...secret(settings),
      ...web(settings),
      ...(await store(settings)),
    ];
    // a problem of the folder is also a problem of the file in it, and is reported once
    const said = new Map(found.map((verdict) => [verdict[1], verdict]));
    for (const [how, what] of said.values()) out(`${how}  ${what}`);
    const ill = [...said.values()].filter(([how]) => how === 'ill').length;
    if (ill > 0) throw new Error(`${ill} ${ill === 1 ? 'thing is' : 'things are'} not well`);
  },
};

function program(): Finding[] {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  const recent = major > 20 || (major === 20 && minor >= 19);
  return [[recent ? 'well' : 'ill', `Node ${process.versions.node}${recent ? '' : '; 20.19 or newer is needed'}`]];
}

function folder({ dataDir, databaseUrl }: Settings): Finding[] {
  const obstacle = obstacleTo(dataDir);
  if (obstacle !== null) return [['ill', `DATA_DIR ${dataDir} cannot be used: ${obstacle}`]];
  if (!existsSync(dataDir)) return [['look', `DATA_DIR ${dataDir} is not there yet; the first start makes it`]];
  const open = (statSync(dataDir).mode & OTHERS) !== 0;
  const { bavail, bsize } = statfsSync(dataDir);
  const free = bavail * bsize;
  const file = databaseFile(dataDir);
  const journals = journalFolder(dataDir);
  const left = existsSync(journals) ? readdirSync(journals).length : 0;
  return [
    [
      open ? 'look' : 'well',
      `DATA_DIR ${dataDir}${open ? ' can be read by others: chmod 700' : ' is its owner’s alone'}`,
    ],
    [free < LEAST_FREE_BYTES ? 'ill' : 'well', `${Math.round(free / 1024 / 1024)} MB are free on its disk`],
    ['well', `${left} sending journals are in it, one for each process that runs or was killed`],
    ...(databaseUrl === undefined && existsSync(file) && (statSync(file).mode & OTHERS) !== 0
      ? [['look', `${file} can be read by others: chmod 600`] as const]
      : []),
  ];
}

function web({ baseUrl, databaseUrl, sessionSecret, host, trustProxy }: Settings): Finding[] {
  const seen: Finding[] = [];
  if (baseUrl === undefined) seen.push(['look', 'PUBLIC_URL is not set: session cookies are not marked Secure']);
  else if (baseUrl.startsWith('http:')) seen.push(['look', `PUBLIC_URL ${baseUrl} is not https`]);
  else seen.push(['well', `PUBLIC_URL ${baseUrl}`]);
  if (databaseUrl !== undefined && sessionSecret === undefined)
    seen.push(['look', 'SESSION_SECRET is not set: with several replicas each would know its own sessions alone']);
  if (trustProxy && !['127.0.0.1', '::1', 'localhost'].includes(host))
    seen.push([
      'look',
      `TRUST_PROXY with HOST ${host}: whoever reaches the port without the proxy may claim any address`,
    ]);
  return seen;
}

/** The length of the generated secret, which is cut short if a disk was full or a copy was broken off. */
function secret({ dataDir, sessionSecret }: Settings): Finding[] {
  const path = secretFile(dataDir);
  if (sessionSecret !== undefined || obstacleTo(dataDir) !== null || !existsSync(path)) return [];
  const chars = readFileSync(path, 'utf8').trim().length;
  if (chars < FEWEST_CHARS) return [['ill', tooShort(path, chars)]];
  if (chars < SECRET_CHARS) return [['look', tooShort(path, chars)]];
  return [['well', `the session secret ${path} has ${chars} characters`]];
}

/** SQLite's own check of the file: that every page can be read and that tables and indexes have their form. */
async function pages(file: string): Promise<Finding> {
  const { openFile } = await import('../../accounts/store/libsql.ts'); // a driver that other commands do without
  try {
    const database = openFile(file);
    try {
      const rows = database.prepare(`PRAGMA quick_check(${MOST_FAULTS})`).all() as readonly {
        readonly quick_check: string;
      }[];
      const faults = rows.map((row) => row.quick_check).filter((line) => line !== 'ok');
      if (faults.length === 0) return ['well', `quick_check finds no fault in ${file}`];
      return ['ill', `quick_check finds ${file} damaged; restore a backup: ${faults.join('; ').replaceAll('\n', ' ')}`];
    } finally {
      database.close();
    }
  } catch (error) {
    return ['ill', unopened(file, error).message];
  }
}

/**
 * The message for an error of the store. For an unreachable store it also has the driver's message and the file: a
 * damaged database page is noticed only when it is read.
 */
function told(error: unknown, { databaseUrl, dataDir }: Settings): string {
  if (!(error instanceof StoreAway) || !(error.cause instanceof Error))
    return error instanceof Error ? error.message : String(error);
  const where = databaseUrl === undefined ? databaseFile(dataDir) : 'PostgreSQL';
  return `${error.message}: ${where}: ${error.cause.message}`;
}

const placeOf = ({ chain, link }: BrokenChain): string =>
  link === null ? `${chain} (rows are missing or added)` : `${chain} (at row ${link})`;

/**
 * Checks the account store. Opening it migrates the tables, as a start of the service would. A missing file is not
 * created, because with a misspelt DATA_DIR that would leave an empty store behind.
 */
async function store(settings: Settings): Promise<Finding[]> {
  const file = databaseFile(settings.dataDir);
  const embedded = settings.databaseUrl === undefined;
  if (embedded && !existsSync(file))
    return existsSync(settings.dataDir) ? [['look', `${file} is not there yet; the first start makes it`]] : [];
  const seen: Finding[] = embedded && !isEmptied(settings.dataDir) ? [await pages(file)] : [];
  try {
    await withAccounts(settings, async ({ admin, gate }) => {
      const began = performance.now();
      const there = await gate.ready();
      const ms = performance.now() - began;
      seen.push([
        there ? (ms > SLOW_STORE_MS ? 'look' : 'well') : 'ill',
        `the account store answers in ${ms.toFixed(1)} ms`,
      ]);
      const { accounts, mismatched, returned, brokenChains } = await admin.audit();
      seen.push([
        mismatched.length > 0 ? 'ill' : 'well',
        `${accounts} accounts, ${mismatched.length} balances that differ from their ledger, ${returned} undelivered debits given back`,
      ]);
      seen.push(
        brokenChains.length === 0
          ? ['well', 'the hash chains of the ledger and of the account log hold']
          : ['ill', `hash chains that do not hold: ${brokenChains.map(placeOf).join(', ')}`],
      );
    });
  } catch (error) {
    seen.push(['ill', told(error, settings)]);
  }
  return seen;
}
