/** A feed is paid for once a day, however many programs read it at the same time and in however many processes. */
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { FormClient } from '../kit/browser-kit.ts';
import { type LiveService, liveService, ROOT } from '../kit/live.ts';
import { startPostgres, type TestPostgres } from '../kit/postgres.ts';

/** Credits of a heavy route, see docs/ACCOUNTS.md. */
const PRICE = 5;
const READERS = 12;

let postgres: TestPostgres;
beforeAll(async () => {
  postgres = await startPostgres();
});
afterAll(() => postgres?.end());

describe.each([
  ['libsql', '1'],
  ['libsql', '2'],
  ['postgres', '1'],
  ['postgres', '2'],
])('on %s in %s processes', (kind, processes) => {
  let service: LiveService;
  let database: Record<string, string> = {};
  beforeAll(async () => {
    if (kind === 'postgres') database = { DATABASE_URL: postgres.newDatabase() };
    service = await liveService({ PROCESSES: processes, PUBLIC_URL: '', ...database });
  });
  afterAll(async () => {
    await service?.stop();
  });

  const ganaka = (...words: readonly string[]): string => {
    const env = { ...process.env, DATA_DIR: service.dataDir, ...database };
    const ran = spawnSync('node', [join(ROOT, 'packages/service/dist/cli.js'), ...words], { env, encoding: 'utf8' });
    if (ran.status !== 0) throw new Error(`${words.join(' ')}: ${ran.stdout} ${ran.stderr}`);
    return ran.stdout;
  };
  const feedOf = async (email: string): Promise<{ client: FormClient; address: string }> => {
    const client = new FormClient(service.url);
    expect((await client.signUp(email)).status).toBe(303);
    await client.get('/account/feeds');
    ganaka('account', 'confirm', '--email', email, '--keys', 'keep');
    ganaka('account', 'set-plan', '--email', email, '--plan', 'developer');
    const fields = { place: 'Ujjain', engine: 'drik', language: 'both', keep_festivals: '1' };
    const html = await (await client.send('/account/feeds', '/account/feeds', fields)).text();
    return { client, address: /id="feed-text"[^>]*>([^<]+)</.exec(html)?.[1]?.trim() ?? '' };
  };
  /** Credits and calls that were debited, by the ledger. */
  const debited = async (client: FormClient): Promise<number[]> => {
    const csv = await (await client.get('/account/usage.csv')).text();
    const rows = csv.trim().split('\n').slice(1);
    return [2, 3].map((column) => rows.reduce((sum, row) => sum + Number(row.split(',')[column]), 0));
  };

  test(`${READERS} first readers at once all get the calendar for one price`, async () => {
    const { client, address } = await feedOf(`many-${kind}@example.org`);
    const replies = await Promise.all(Array.from({ length: READERS }, () => fetch(address)));
    expect(replies.map(({ status }) => status)).toEqual(Array(READERS).fill(200));
    // two processes may make the file in different seconds, and its events say when they were made
    const bodies = await Promise.all(replies.map((reply) => reply.text()));
    expect(new Set(bodies.map((body) => body.replaceAll(/^DTSTAMP:.*$/gm, ''))).size).toBe(1);
    expect(await debited(client)).toEqual([PRICE, 1]);
    expect(await (await client.get('/account/feeds')).text()).toContain(`${READERS} readings`);
  });
});
