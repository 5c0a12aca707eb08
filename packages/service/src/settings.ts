/**
 * Reads every environment variable, once. With an invalid value the service does not start and prints one line. No
 * other file of the project reads `process.env`.
 */
export interface Settings {
  readonly host: string;
  readonly port: number;
  /** The folder of the embedded database and of other files that the service writes. */
  readonly dataDir: string;
  /** The URL of PostgreSQL; if it is not set, the embedded database is used. */
  readonly databaseUrl: string | undefined;
  readonly logLevel: LogLevel;
  /** The third engine's path segment, `engine=` value and id in replies. */
  readonly thirdEngine: string;
  /** Engines that are retired, by the names of their folders. */
  readonly retired: readonly string[];
  readonly rateLimit: 'on' | 'off';
  /** Threads for scans of a year and other long work. */
  readonly workers: number;
  /** The number of books printed at the same time. */
  readonly pdfWorkers: number;
  /** The path of the Chromium that prints; if it is not set, the usual paths are searched. */
  readonly chromium: string | undefined;
  /** Whether Chromium uses its sandbox; in a container it cannot. */
  readonly chromiumSandbox: boolean;
  /** The size of the reply cache, mebibytes. */
  readonly cacheMb: number;
  /** The address where customers ask for credits. */
  readonly contactEmail: string;
  /** The contact of security.txt: an e-mail address or a URL; without it there is no such file. */
  readonly securityContact: string | undefined;
  /** What /terms says about service level and support, in the operator's words. */
  readonly sla: string | undefined;
  readonly support: string | undefined;
  /** The public address of the pages; sessions are bound to it. */
  readonly baseUrl: string | undefined;
  /** The mail server and the sender; without them no e-mail is sent. */
  readonly mail: { readonly url: string; readonly from: string } | undefined;
  /** Accounts that may be created from one network in a day, if the operator sets it; 0 means any number. */
  readonly signUpsPerDay: number | undefined;
  /** Credits a month of a sign-up until its address is confirmed; if not set, those of the Free plan. */
  readonly unconfirmedCredits: number | undefined;
  /** The secret of the session cookies; if it is not set, one is generated and kept in DATA_DIR. */
  readonly sessionSecret: string | undefined;
  /** Earlier secrets; sessions signed with them are still valid. */
  readonly previousSecrets: readonly string[];
  /** Whether a proxy in front sets X-Forwarded-For. */
  readonly trustProxy: boolean;
  /** The number of processes on one port. */
  readonly processes: number;
  /** With this token /metrics may be read from another machine. */
  readonly metricsToken: string | undefined;
  /** The most connections at a time; 0 means as many as the limit of open files allows. */
  readonly maxConnections: number;
  /** The most connections of one address; 0 means no limit. */
  readonly connectionsPerAddress: number;
  /** How long the service still accepts requests after the signal to stop, seconds. */
  readonly lameDuckS: number;
  /** How many times longer than usual a request waits for its turn, a thread and the store. */
  readonly patience: number;
}

const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'silent'] as const;
export type LogLevel = (typeof LOG_LEVELS)[number];

export class WrongSetting extends Error {}
export const takenName = (name: string): WrongSetting =>
  new WrongSetting(`THIRD_ENGINE must not be another path under /v1/; "${name}" is taken`);

type Environment = Readonly<Record<string, string | undefined>>;

/** The names of all settings. */
export const NAMES = [
  ...[
    'HOST',
    'PORT',
    'DATA_DIR',
    'DATABASE_URL',
    'PUBLIC_URL',
    'SESSION_SECRET',
    'SESSION_SECRET_PREVIOUS',
    'TRUST_PROXY',
  ],
  ...[
    'RATE_LIMIT',
    'CONTACT_EMAIL',
    'SECURITY_CONTACT',
    'THIRD_ENGINE',
    'DRIK_STATUS',
    'WORKERS',
    'PDF_WORKERS',
    'CHROMIUM',
    'CHROMIUM_SANDBOX',
    'PROCESSES',
    'MAX_CONNECTIONS',
  ],
  ...['CONNECTIONS_PER_ADDRESS', 'LAME_DUCK_SECONDS', 'METRICS_TOKEN', 'CACHE_MB', 'LOG_LEVEL'],
  ...['TERMS_SLA', 'TERMS_SUPPORT', 'MAIL_URL', 'MAIL_FROM', 'SIGN_UPS_PER_DAY', 'UNCONFIRMED_CREDITS', 'PATIENCE'],
] as const;

export function readSettings(env: Environment): Settings {
  refuseMisspelt(env);
  const trustProxy = oneOf(env, 'TRUST_PROXY', ['yes', 'no'], 'no') === 'yes';
  return {
    host: env.HOST ?? '127.0.0.1',
    port: integer(env, 'PORT', 8080, 0, 65_535),
    dataDir: env.DATA_DIR ?? 'var',
    databaseUrl: databaseUrl(env),
    logLevel: oneOf(env, 'LOG_LEVEL', LOG_LEVELS, 'info'),
    thirdEngine: thirdEngine(env),
    retired: oneOf(env, 'DRIK_STATUS', ['active', 'retired'], 'active') === 'retired' ? ['drik'] : [],
    rateLimit: oneOf(env, 'RATE_LIMIT', ['on', 'off'], 'on'),
    workers: integer(env, 'WORKERS', 1, 0, 64),
    pdfWorkers: integer(env, 'PDF_WORKERS', 1, 1, 16),
    chromium: env.CHROMIUM === '' ? undefined : env.CHROMIUM,
    chromiumSandbox: oneOf(env, 'CHROMIUM_SANDBOX', ['yes', 'no'], 'yes') === 'yes',
    cacheMb: integer(env, 'CACHE_MB', 48, 0, 65_536),
    contactEmail: env.CONTACT_EMAIL ?? 'grants@example.org',
    securityContact: securityContact(env),
    sla: env.TERMS_SLA || undefined,
    support: env.TERMS_SUPPORT || undefined,
    baseUrl: baseUrl(env),
    mail: mail(env),
    signUpsPerDay: env.SIGN_UPS_PER_DAY ? integer(env, 'SIGN_UPS_PER_DAY', 0, 0, 1_000_000) : undefined,
    unconfirmedCredits: unconfirmedCredits(env),
    sessionSecret: secret(env, 'SESSION_SECRET'),
    metricsToken: secret(env, 'METRICS_TOKEN'),
    previousSecrets: [secret(env, 'SESSION_SECRET_PREVIOUS')].filter((each) => each !== undefined),
    trustProxy,
    processes: integer(env, 'PROCESSES', 1, 0, 256),
    maxConnections: integer(env, 'MAX_CONNECTIONS', 0, 0, 1_000_000),
    // behind a proxy all connections have the proxy's address
    connectionsPerAddress: integer(env, 'CONNECTIONS_PER_ADDRESS', trustProxy ? 0 : 256, 0, 1_000_000),
    lameDuckS: integer(env, 'LAME_DUCK_SECONDS', 3, 0, 600),
    patience: integer(env, 'PATIENCE', 1, 1, 100),
  };
}

/** The mail settings. E-mails need a server, a sender, and a public address for their links. */
function mail(env: Environment): Settings['mail'] {
  const [url, from] = [env.MAIL_URL || undefined, env.MAIL_FROM || undefined];
  if (url === undefined && from === undefined) return undefined;
  if (url === undefined || from === undefined || !env.PUBLIC_URL)
    throw new WrongSetting('letters need MAIL_URL, MAIL_FROM and PUBLIC_URL together');
  if (!/^smtps?:\/\/[^/]+$/.test(url) || !URL.canParse(url))
    throw new WrongSetting('MAIL_URL must be smtp://user:password@host:port, or smtps://');
  if (!/^[^\s@<>]+@[^\s@<>]+$|<[^\s@<>]+@[^\s@<>]+>$/.test(from))
    throw new WrongSetting(`MAIL_FROM must be an address such as Ganaka <post@example.org>; got "${from}"`);
  return { url, from };
}

/** Fewer credits for unconfirmed addresses need e-mail, by which people can confirm theirs. */
function unconfirmedCredits(env: Environment): number | undefined {
  if (env.UNCONFIRMED_CREDITS === undefined || env.UNCONFIRMED_CREDITS === '') return undefined;
  if (!env.MAIL_URL) throw new WrongSetting('UNCONFIRMED_CREDITS needs MAIL_URL, MAIL_FROM and PUBLIC_URL');
  return integer(env, 'UNCONFIRMED_CREDITS', 0, 0, 1_000);
}

/** Rejects misspelt names. Otherwise the service might start on an empty file instead of the intended database. */
function refuseMisspelt(env: Environment): void {
  const known: readonly string[] = NAMES;
  for (const name of Object.keys(env)) {
    if (known.includes(name)) continue;
    const plain = name.replace(/^GANAKA_/, '');
    const near = NAMES.find((each) => plain === each || isSlip(plain, each));
    if (near !== undefined) throw new WrongSetting(`${name} is not a setting; did you mean ${near}?`);
    if (plain !== name) throw new WrongSetting(`${name} is not a setting; there are ${NAMES.join(', ')}`);
  }
}

/** Names shorter than this are not checked, because they may belong to another program. */
const SHORTEST = 8;

/** Whether one name is a misspelling of the other: one letter omitted, added or changed, or two neighbours swapped. */
function isSlip(typed: string, meant: string): boolean {
  if (meant.length < SHORTEST || Math.abs(typed.length - meant.length) > 1) return false;
  let from = 0;
  while (from < meant.length && typed[from] === meant[from]) from++;
  let back = 0;
  while (back < Math.min(typed.length, meant.length) - from && typed.at(-1 - back) === meant.at(-1 - back)) back++;
  const [a, b] = [typed.slice(from, typed.length - back), meant.slice(from, meant.length - back)];
  return (a.length <= 1 && b.length <= 1) || (a.length === 2 && a[0] === b[1] && a[1] === b[0]);
}

function oneOf<T extends string>(env: Environment, name: string, allowed: readonly T[], fallback: T): T {
  const given = env[name];
  if (given === undefined || given === '') return fallback;
  const found = allowed.find((each) => each === given);
  if (found === undefined) throw new WrongSetting(`${name} must be one of ${allowed.join(', ')}; got "${given}"`);
  return found;
}

function integer(env: Environment, name: string, fallback: number, from: number, to: number): number {
  const given = env[name];
  if (given === undefined || given === '') return fallback;
  const value = Number(given);
  if (!/^\d+$/.test(given) || value < from || value > to)
    throw new WrongSetting(`${name} must be a whole number from ${from} to ${to}; got "${given}"`);
  return value;
}

function thirdEngine(env: Environment): string {
  const name = env.THIRD_ENGINE ?? 'chitrapaksha';
  if (!/^[a-z][a-z0-9-]{1,31}$/.test(name))
    throw new WrongSetting(`THIRD_ENGINE must be 2 to 32 lower-case letters, digits or hyphens; got "${name}"`);
  // such names are used for paths without an engine; the table of routes is checked when the service starts
  if (name.startsWith('ss-') || name.startsWith('panchanga-')) throw takenName(name);
  return name;
}

function databaseUrl(env: Environment): string | undefined {
  const given = env.DATABASE_URL;
  if (given === undefined || given === '') return undefined;
  if (!/^postgres(ql)?:\/\//.test(given))
    throw new WrongSetting('DATABASE_URL must begin with postgres:// or postgresql://');
  return given;
}

function baseUrl(env: Environment): string | undefined {
  const given = env.PUBLIC_URL;
  if (given === undefined || given === '') return undefined;
  if (!/^https?:\/\/[^/]+$/.test(given))
    throw new WrongSetting(`PUBLIC_URL must be http(s)://host[:port] without a path; got "${given}"`);
  return given;
}

function securityContact(env: Environment): string | undefined {
  const given = env.SECURITY_CONTACT;
  if (given === undefined || given === '') return undefined;
  if (!/^(https:\/\/\S+|[^\s@:]+@[^\s@:]+)$/.test(given))
    throw new WrongSetting(`SECURITY_CONTACT must be an e-mail address or an https:// address; got "${given}"`);
  return given;
}

function secret(env: Environment, name: string): string | undefined {
  const given = env[name];
  if (given === undefined || given === '') return undefined;
  if (given.length < 32) throw new WrongSetting(`${name} must have at least 32 characters`);
  return given;
}
