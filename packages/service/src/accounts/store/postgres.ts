/**
 * The store on PostgreSQL, which several replicas can share. Commits are durable (synchronous_commit is set to `on` if
 * a server has it off). Statements are prepared by name, so a pooler must work in session mode.
 */
import pg from 'pg';
import { StoreAway } from '../gate.ts';
import type { Db, SqlRow, StoreStep, StoreWork, Value } from './db.ts';
import type { Hosts } from './hosts.ts';

const INT8 = 20;
const TRIES = 4;
const CONNECTIONS = 6;
const NOW = '(EXTRACT(EPOCH FROM clock_timestamp()) * 1000)::bigint';

/** Counts are returned as numbers: no sum of credits reaches 2^53. */
const NUMBERS: pg.CustomTypesConfig = {
  getTypeParser: (oid, format) => (oid === INT8 && format !== 'binary' ? Number : pg.types.getTypeParser(oid, format)),
};

/**
 * Timeouts of a connection and of a statement in the server, milliseconds. Our own timeout of a statement is slightly
 * longer; it is for a frozen server.
 */
interface Patience {
  readonly connect: number;
  readonly statement: number;
}
/** The timeouts while a caller waits. */
const USUAL: Patience = { connect: 2_000, statement: 2_500 };
/** The timeouts while tables are created or the command line waits. */
const PATIENT: Patience = { connect: 5_000, statement: 120_000 };
const OURS_MS = 500;

/** A pool with our settings, on the server currently in use. */
export function openPool(hosts: Hosts, max: number, pipeline = false, patience = USUAL): pg.Pool {
  const pool = new pg.Pool({
    Client: clientOf(hosts),
    ...(hosts.urls.length > 1 && { onConnect: refuseStandby }),
    max,
    connectionTimeoutMillis: patience.connect,
    idleTimeoutMillis: 60_000,
    statement_timeout: patience.statement,
    query_timeout: patience.statement + OURS_MS,
    keepAlive: true,
    pipeline,
    application_name: 'ganaka',
    types: NUMBERS,
  });
  // The pool drops an idle connection that breaks, and opens another one when it is needed.
  pool.on('error', () => undefined);
  // If a connection breaks between two statements, the second one fails. Without a listener the process would end.
  pool.on('connect', (client) => client.on('error', () => undefined));
  return pool;
}

/** A class of clients that connect to the server that is in use at the time. */
function clientOf(hosts: Hosts): typeof pg.Client {
  return class extends pg.Client {
    constructor(config?: pg.ClientConfig) {
      super({ ...config, connectionString: hosts.current });
    }
  };
}

/** Rejects a connection to a standby, which answers but cannot be written to. */
async function refuseStandby(client: pg.ClientBase): Promise<void> {
  const { rows } = await client.query<{ standby: boolean }>('SELECT pg_is_in_recovery() AS standby');
  if (rows[0]?.standby !== false) throw new Error('Connection refused: the server is a standby');
}

/** SQLSTATE classes of a server in trouble. Our own errors (a wrong statement, a broken constraint) have others. */
const AWAY = /^(08|53|57|58|25006|55P03|XX)/;
const AGAIN = new Set(['40001', '40P01']);

const stateOf = (error: unknown): string | undefined =>
  error instanceof pg.DatabaseError && typeof error.code === 'string' ? error.code : undefined;

/**
 * Waits for the server's answer and turns a failure of the server into `StoreAway`. Errors of the work itself do not
 * pass through here.
 */
async function heard<T>(word: Promise<T>): Promise<T> {
  try {
    return await word;
  } catch (error) {
    const state = stateOf(error);
    const away = state === undefined ? error instanceof Error && isConnection(error) : AWAY.test(state);
    throw away ? new StoreAway('the account store does not answer', { cause: error }) : error;
  }
}

/** Whether pg could not reach a server: it then throws system errors, or messages of its own without a SQLSTATE. */
const isConnection = (error: Error): boolean =>
  ('code' in error && typeof error.code === 'string' && /^E[A-Z]+$/.test(error.code)) ||
  error instanceof AggregateError ||
  /timeout|terminated|Connection|not queryable|closed/i.test(error.message);

/** A pool, or a single connection. */
interface Queryable {
  query(config: pg.QueryConfig): Promise<pg.QueryResult<SqlRow>>;
}

export class PostgresDb implements Db {
  readonly kind = 'postgres';
  readonly #hosts: Hosts;
  readonly #patience: Patience;
  /** The server in use, and the connections to it. */
  #url: string;
  #pool: pg.Pool;
  readonly #texts = new Map<string, { name: string; text: string }>();
  readonly #durable = new WeakSet<pg.PoolClient>();

  /** With `times` callers wait so many times longer for the store. */
  constructor(hosts: Hosts, patient = false, times = 1) {
    this.#hosts = hosts;
    this.#patience = patient ? PATIENT : { connect: USUAL.connect * times, statement: USUAL.statement * times };
    this.#url = hosts.current;
    this.#pool = openPool(hosts, CONNECTIONS, true, this.#patience);
  }

  /** The number of connections, of idle connections, and of calls that wait for one. */
  get pool(): { readonly total: number; readonly idle: number; readonly waiting: number } {
    const { totalCount, idleCount, waitingCount } = this.#pool;
    return { total: totalCount, idle: idleCount, waiting: waitingCount };
  }

  async run<T>(work: () => StoreWork<T>): Promise<T> {
    for (let tries = 1; ; tries++) {
      try {
        return await this.#asking((pool) => this.#transaction(pool, work));
      } catch (error) {
        if (tries < TRIES && AGAIN.has(stateOf(error) ?? '')) continue;
        throw error;
      }
    }
  }

  read(step: StoreStep): Promise<SqlRow[]> {
    return 'slow' in step && step.slow ? this.#slowly(step) : this.#asking((pool) => this.#step(pool, step));
  }

  /** Uses the current server; if it fails, the next caller uses the next one. */
  async #asking<T>(ask: (pool: pg.Pool) => Promise<T>): Promise<T> {
    if (this.#url !== this.#hosts.current) {
      // statements that run on the old connections fail or end by themselves
      this.#pool.end().catch(() => undefined);
      this.#url = this.#hosts.current;
      this.#pool = openPool(this.#hosts, CONNECTIONS, true, this.#patience);
    }
    const url = this.#url;
    try {
      return await ask(this.#pool);
    } catch (error) {
      if (error instanceof StoreAway) this.#hosts.leave(url);
      throw error;
    }
  }

  async #slowly(step: StoreStep): Promise<SqlRow[]> {
    const client = new pg.Client({ connectionString: this.#hosts.current, types: NUMBERS });
    client.on('error', () => undefined);
    await heard(client.connect());
    try {
      return await this.#step(client, step);
    } finally {
      await client.end();
    }
  }

  async close(): Promise<void> {
    await this.#pool.end();
  }

  async #transaction<T>(pool: pg.Pool, work: () => StoreWork<T>): Promise<T> {
    const client = await heard(pool.connect());
    let broken: Error | undefined;
    try {
      await this.#makeDurable(client);
      const running = work();
      let turn = running.next();
      while (!turn.done && 'once' in turn.value) turn = running.next(await this.#step(client, turn.value));
      if (turn.done) return turn.value;
      // BEGIN is sent together with the first statement, and COMMIT with the last one if that is marked. After a failed
      // statement such a COMMIT rolls back, and the failure is thrown.
      const began = heard(client.query('BEGIN'));
      let committed: Promise<unknown> | undefined;
      while (!turn.done) {
        const rows = this.#step(client, turn.value);
        if ('last' in turn.value) committed = heard(client.query('COMMIT'));
        await together([rows, began, ...(committed ? [committed] : [])]);
        turn = running.next(await rows);
      }
      await (committed ?? heard(client.query('COMMIT')));
      return turn.value;
    } catch (error) {
      broken = await rolledBack(client, error);
      throw error;
    } finally {
      client.release(broken);
    }
  }

  async #makeDurable(client: pg.PoolClient): Promise<void> {
    if (this.#durable.has(client)) return;
    const shown = await heard(client.query<{ synchronous_commit: string }>('SHOW synchronous_commit'));
    if (shown.rows[0]?.synchronous_commit === 'off') await heard(client.query('SET synchronous_commit = on'));
    this.#durable.add(client);
  }

  async #step(on: Queryable, step: StoreStep): Promise<SqlRow[]> {
    if ('all' in step) return (await together(step.all.map((each) => this.#step(on, each)))).flat();
    const [sql, values] =
      'once' in step
        ? [step.once, step.values.map((value) => (isList(value) ? listText(value) : value))]
        : 'sql' in step
          ? [step.sql, [...step.params]]
          : [step.postgres, columnsOf(step.rows).map(listText)];
    const { name, text } = this.#prepared(sql);
    const result = await heard(on.query({ name, text, values }));
    return result.rows;
  }

  #prepared(sql: string): { name: string; text: string } {
    let known = this.#texts.get(sql);
    if (known === undefined) {
      let count = 0;
      const text = sql
        .replaceAll('{lock}', 'FOR UPDATE')
        .replaceAll('{now}', NOW)
        .replace(/\?/g, () => `$${++count}`);
      known = { name: `g${this.#texts.size}`, text };
      this.#texts.set(sql, known);
    }
    return known;
  }
}

/** All results, or the first failure after every promise has settled. Nothing may run when a transaction ends. */
async function together<const T extends readonly Promise<unknown>[]>(
  words: T,
): Promise<{ -readonly [K in keyof T]: Awaited<T[K]> }> {
  await Promise.allSettled(words);
  return Promise.all(words);
}

/** Ends a failed transaction; returns the error if the connection cannot be used again. */
async function rolledBack(client: pg.PoolClient, error: unknown): Promise<Error | undefined> {
  if (error instanceof StoreAway) return error;
  try {
    await client.query('ROLLBACK');
    return undefined;
  } catch (again) {
    return again instanceof Error ? again : new Error(String(again));
  }
}

const isList = (value: Value | readonly Value[]): value is readonly Value[] => Array.isArray(value);

/** An array in PostgreSQL's text form. The driver's own function would also escape every number as text. */
function listText(values: readonly Value[]): string {
  let text = '{';
  for (const value of values) {
    if (text.length > 1) text += ',';
    if (value === null) text += 'NULL';
    else if (typeof value === 'number') text += value;
    else text += `"${/["\\]/.test(value) ? value.replace(/["\\]/g, '\\$&') : value}"`;
  }
  return `${text}}`;
}

function columnsOf(rows: readonly (readonly Value[])[]): Value[][] {
  const width = rows[0]?.length ?? 0;
  const columns: Value[][] = Array.from({ length: width }, () => []);
  for (const row of rows) for (let i = 0; i < width; i++) columns[i]?.push(row[i] ?? null);
  return columns;
}
