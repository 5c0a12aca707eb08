/**
 * Request rates shared by several processes. Each process takes tokens from its own copy of a bucket. Every quarter of
 * a second it subtracts what it took from the shared bucket and continues with what is left there. The shared bucket
 * may be negative, see `rate.ts`.
 */
import { createHash } from 'node:crypto';
import type { Buckets } from '../keys/rate.ts';
import { type Db, num, query, type SqlRow, type StoreWork, text } from './db.ts';

const EXCHANGE_MS = 250;
/** How often buckets that are full again are deleted, counted in exchanges: once a minute. */
const FORGET_EVERY = 240;

/** The tokens that one process took from a bucket since its last report. */
export interface SpentTokens {
  readonly bucket: string;
  readonly taken: number;
  readonly perSecond: number;
  readonly burst: number;
}

/** The tokens left in the shared bucket. */
export interface SharedTokens {
  readonly bucket: string;
  readonly tokens: number;
}

/**
 * Reports the spent tokens and returns the shared buckets, which are in a table or in the memory of a parent process.
 */
export type TokenExchange = (spent: readonly SpentTokens[]) => Promise<readonly SharedTokens[]>;

export class RateShare {
  readonly #with: TokenExchange;
  readonly #buckets: Buckets;
  readonly #clock: () => number;
  readonly #timer: NodeJS.Timeout;
  #running: Promise<void> | undefined;

  constructor(exchange: TokenExchange, buckets: Buckets, clock: () => number) {
    this.#with = exchange;
    this.#buckets = buckets;
    this.#clock = clock;
    this.#timer = setInterval(() => {
      // An error is ignored: while the exchange fails, every process limits the rates on its own.
      this.#running ??= this.exchange()
        .catch(() => undefined)
        .finally(() => {
          this.#running = undefined;
        });
    }, EXCHANGE_MS);
    this.#timer.unref();
  }

  async exchange(): Promise<void> {
    const at = this.#clock();
    const mine = new Map(
      Array.from(this.#buckets.used(), ([name, bucket]) => [shortened(name), { bucket, taken: bucket.taken }]),
    );
    const spent = Array.from(
      mine,
      ([
        bucket,
        {
          bucket: { rate },
          taken,
        },
      ]) => ({ bucket, taken, ...rate }),
    );
    for (const { bucket: name, tokens } of await this.#with(spent)) {
      const own = mine.get(name);
      if (!own) continue;
      own.bucket.taken -= own.taken;
      // Tokens taken during the exchange are not yet subtracted from the shared bucket.
      own.bucket.tokens = tokens - own.bucket.taken;
      own.bucket.at = at;
    }
  }

  async close(): Promise<void> {
    clearInterval(this.#timer);
    await this.#running;
  }
}

/** The exchange of replicas. The shared buckets are in a table of PostgreSQL. */
export function ratesIn(db: Db): TokenExchange {
  let exchanges = 0;
  return async (spent) => {
    const rows =
      spent.length === 0
        ? []
        : await db.run(function* (): StoreWork<SqlRow[]> {
            return yield {
              sqlite: ON_POSTGRES_ALONE,
              postgres: EXCHANGE,
              rows: spent.map(({ bucket, taken, perSecond, burst }) => [bucket, taken, perSecond, burst]),
            };
          });
    if (++exchanges % FORGET_EVERY === 0)
      await db.run(function* () {
        yield query(FORGET_FULL);
      });
    return rows.map((row) => ({ bucket: text(row, 'bucket'), tokens: num(row, 'tokens') }));
  };
}

/** The exchange of processes on one machine. The shared buckets are in the memory of the parent process. */
export function pooledRates(clock: () => number): (spent: readonly SpentTokens[]) => readonly SharedTokens[] {
  const pool = new Map<
    string,
    Omit<SpentTokens, 'bucket' | 'taken'> & { readonly tokens: number; readonly at: number }
  >();
  let exchanges = 0;
  return (spent) => {
    const now = clock();
    if (++exchanges % FORGET_EVERY === 0)
      for (const [name, { tokens, at, perSecond, burst }] of pool)
        if (tokens + ((now - at) / 1000) * perSecond >= burst) pool.delete(name);
    return spent.map(({ bucket, taken, perSecond, burst }) => {
      const known = pool.get(bucket) ?? { tokens: burst, at: now };
      const filled = Math.min(burst, known.tokens + (Math.max(0, now - known.at) / 1000) * perSecond);
      const tokens = filled - taken;
      pool.set(bucket, { tokens, at: now, perSecond, burst });
      return { bucket, tokens };
    });
  };
}

const ON_POSTGRES_ALONE = 'rates are shared on PostgreSQL alone';

/**
 * Refills each bucket for the elapsed time and subtracts what this replica took, in the order of names, against
 * deadlocks. The time is that of the database, because replicas with different clocks would refill a bucket twice. If
 * the database's clock was set back, nothing is refilled, and the bucket continues from the new time.
 */
const EXCHANGE = `INSERT INTO rate_share AS s (bucket, tokens, per_second, burst, at)
  SELECT bucket, burst - taken, per_second, burst, {now}
  FROM unnest($1::text[], $2::float8[], $3::float8[], $4::float8[]) AS n (bucket, taken, per_second, burst)
  ORDER BY bucket
  ON CONFLICT (bucket) DO UPDATE SET
    tokens = LEAST(excluded.burst, s.tokens + GREATEST(0, excluded.at - s.at) / 1000.0 * excluded.per_second)
      - (excluded.burst - excluded.tokens),
    per_second = excluded.per_second,
    burst = excluded.burst,
    at = excluded.at
  RETURNING bucket, tokens`;

/** A full bucket is the same as none. One that refills over hours, such as that of wrong passwords, stays until then. */
const FORGET_FULL = 'DELETE FROM rate_share WHERE tokens + ({now} - at) / 1000.0 * per_second >= burst';

/** The hash of a bucket's name, so that network addresses are not stored in plain text. */
const shortened = (name: string): string => createHash('sha256').update(name).digest('base64url').slice(0, 22);
