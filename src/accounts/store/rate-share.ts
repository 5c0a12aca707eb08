/**
 * Request rates between replicas. Each replica spends from its own copy of a bucket and every quarter of a second takes off
 * the shared one what it spent, then goes on with what is left there. The shared bucket may be in debt, see `rate.ts`.
 */
import { createHash } from 'node:crypto';
import type { Buckets } from '../rate.ts';
import { type Db, num, query, type Row, text, type Work } from './db.ts';

export const EXCHANGE_MS = 250;
/** Buckets at rest so long are full in any case. */
const FORGET_MS = 10 * 60_000;
const FORGET_EVERY = 240; // exchanges: once a minute

export class RateShare {
  readonly #db: Db;
  readonly #buckets: Buckets;
  readonly #clock: () => number;
  readonly #timer: NodeJS.Timeout;
  #running: Promise<void> | undefined;
  #exchanges = 0;

  constructor(db: Db, buckets: Buckets, clock: () => number) {
    this.#db = db;
    this.#buckets = buckets;
    this.#clock = clock;
    this.#timer = setInterval(() => {
      // While the store is away every replica limits by itself.
      this.#running ??= this.exchange()
        .catch(() => undefined)
        .finally(() => {
          this.#running = undefined;
        });
    }, EXCHANGE_MS);
    this.#timer.unref();
  }

  async exchange(): Promise<void> {
    const now = this.#clock();
    const mine = new Map(
      Array.from(this.#buckets.used(), ([name, bucket]) => [shortened(name), { bucket, taken: bucket.taken }]),
    );
    if (mine.size > 0) {
      const rows = await this.#db.run(function* (): Work<Row[]> {
        return yield {
          sqlite: ON_POSTGRES_ALONE,
          postgres: EXCHANGE,
          rows: Array.from(
            mine,
            ([
              name,
              {
                bucket: { rate },
                taken,
              },
            ]) => [name, taken, rate.perSecond, rate.burst, now],
          ),
        };
      });
      for (const row of rows) {
        const own = mine.get(text(row, 'bucket'));
        if (!own) continue;
        own.bucket.taken -= own.taken;
        // What was spent while the exchange was under way is not in the shared bucket yet.
        own.bucket.tokens = num(row, 'tokens') - own.bucket.taken;
        own.bucket.at = now;
      }
    }
    if (++this.#exchanges % FORGET_EVERY === 0)
      await this.#db.run(function* () {
        yield query('DELETE FROM rate_share WHERE at < ?', now - FORGET_MS);
      });
  }

  async close(): Promise<void> {
    clearInterval(this.#timer);
    await this.#running;
  }
}

const ON_POSTGRES_ALONE = 'rates are shared on PostgreSQL alone';

/** Fills each bucket for the time gone by, takes off what this replica spent. In order of names, against deadlocks. */
const EXCHANGE = `INSERT INTO rate_share AS s (bucket, tokens, per_second, burst, at)
  SELECT bucket, burst - taken, per_second, burst, at
  FROM unnest($1::text[], $2::float8[], $3::float8[], $4::float8[], $5::bigint[]) AS n (bucket, taken, per_second, burst, at)
  ORDER BY bucket
  ON CONFLICT (bucket) DO UPDATE SET
    tokens = LEAST(excluded.burst, s.tokens + GREATEST(0, excluded.at - s.at) / 1000.0 * excluded.per_second)
      - (excluded.burst - excluded.tokens),
    per_second = excluded.per_second,
    burst = excluded.burst,
    at = GREATEST(s.at, excluded.at)
  RETURNING bucket, tokens`;

/** Addresses do not stand in the table in clear. */
const shortened = (name: string): string => createHash('sha256').update(name).digest('base64url').slice(0, 22);
