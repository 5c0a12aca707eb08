/** Shared buckets are forgotten when they are full again, and not before. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startPostgres, type TestPostgres } from '../../../../../test/kit/postgres.ts';
import { query } from './db.ts';
import { Hosts } from './hosts.ts';
import { migrate } from './migrations.ts';
import { PostgresDb } from './postgres.ts';
import { pooledRates, ratesIn, type TokenExchange } from './rate-share.ts';

/** Twenty wrong passwords an hour, the bucket of an account. */
const GUESSES = { perSecond: 20 / 3600, burst: 20 };
const ADDRESS = { perSecond: 1, burst: 60 };
const MINUTE_MS = 60_000;
/** More exchanges than there are between two deletions. */
const MANY = 250;

interface Shared {
  readonly exchange: TokenExchange;
  /** Lets time pass. */
  readonly wait: (ms: number) => Promise<void>;
  readonly names: () => Promise<readonly string[]>;
}

let postgres: TestPostgres;
let db: PostgresDb;
beforeAll(async () => {
  postgres = await startPostgres();
  db = new PostgresDb(new Hosts(postgres.newDatabase()));
  await migrate(db, Date.now);
});
afterAll(async () => {
  await db.close();
  postgres.end();
});

function inPool(): Shared {
  let now = 0;
  const exchange = pooledRates(() => now);
  return {
    exchange: async (spent) => exchange(spent),
    wait: async (ms) => void (now += ms),
    // a bucket that is known answers with what is left in it, another one with a full burst
    names: async () =>
      ['guesses', 'address'].filter((bucket) => {
        const rate = bucket === 'guesses' ? GUESSES : ADDRESS;
        return (exchange([{ bucket, taken: 0, ...rate }])[0]?.tokens ?? 0) < rate.burst;
      }),
  };
}

const inTable = (): Shared => ({
  exchange: ratesIn(db),
  wait: async (ms) =>
    db.run(function* () {
      yield query('UPDATE rate_share SET at = at - ?', ms);
    }),
  names: async () =>
    (await db.read(query('SELECT bucket FROM rate_share ORDER BY bucket DESC'))).map(({ bucket }) => String(bucket)),
});

describe.each([
  ['in the memory of the parent process', inPool],
  ['in PostgreSQL', inTable],
] as const)('buckets %s', (_where, make) => {
  test('an account whose twenty guesses are used up has ten more after half an hour, and is forgotten after an hour', async () => {
    const { exchange, wait, names } = make();
    await exchange([
      { bucket: 'guesses', taken: 20, ...GUESSES },
      { bucket: 'address', taken: 60, ...ADDRESS },
    ]);
    await wait(30 * MINUTE_MS);
    for (let i = 0; i < MANY; i++) await exchange([]);
    expect(await names()).toEqual(['guesses']);
    const [left] = await exchange([{ bucket: 'guesses', taken: 0, ...GUESSES }]);
    expect(left?.tokens).toBeCloseTo(10, 1);
    await wait(31 * MINUTE_MS);
    for (let i = 0; i < MANY; i++) await exchange([]);
    expect(await names()).toEqual([]);
  });
});
