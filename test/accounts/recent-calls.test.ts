/** The last calls of a key: what its owner sees of them, what is never kept, and that they go with the account. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { MOST_CALLS } from '../../packages/service/src/accounts/account/recent-calls.ts';
import { type Accounts, openAccounts } from '../../packages/service/src/accounts/open.ts';
import { FormClient } from '../kit/browser-kit.ts';
import { type LiveService, liveService } from '../kit/live.ts';
import { startPostgres, type TestPostgres } from '../kit/postgres.ts';

let postgres: TestPostgres;
const folder = mkdtempSync(join(tmpdir(), 'ganaka-recent-'));
beforeAll(async () => {
  postgres = await startPostgres();
});
afterAll(() => {
  postgres?.end();
  rmSync(folder, { recursive: true, force: true });
});

describe.each(['libsql', 'postgres'])('on %s', (kind) => {
  let databaseUrl: string | undefined;
  const opened: Accounts[] = [];
  const open = async (): Promise<Accounts> => {
    const accounts = await openAccounts({ databaseUrl, dataDir: folder, clock: Date.now, patience: 20 });
    opened.push(accounts);
    return accounts;
  };
  beforeAll(() => {
    databaseUrl = kind === 'postgres' ? postgres.newDatabase() : undefined;
  });
  afterAll(() => Promise.all(opened.map((each) => each.close())));

  const call = (n: number) => ({ at: n, route: '/v1/vedic/tithi', status: 200, credits: 1, ms: 2, requestId: `r${n}` });

  test(`the last ${MOST_CALLS} of a key stay, the newest first, whichever process answered them`, async () => {
    const [one, other] = [await open(), await open()];
    const account = await one.admin.ensureAccount('asha@example.org', 'pro');
    for (let n = 1; n <= 150; n++) one.recent.note(account.id, 'k1', call(n));
    for (let n = 151; n <= 260; n++) other.recent.note(account.id, 'k1', call(n));
    other.recent.note(account.id, 'k2', call(7));
    await one.recent.list(account.id);
    const listed = await other.recent.list(account.id);
    expect(listed.get('k1')?.map(({ at }) => at)).toEqual(Array.from({ length: MOST_CALLS }, (_, i) => 260 - i));
    expect(listed.get('k2')).toEqual([call(7)]);
    expect((await one.recent.list('another')).size).toBe(0);
  });

  test('an account that leaves takes them along, those not yet written too', async () => {
    const accounts = await open();
    const account = await accounts.admin.ensureAccount('leaves@example.org', 'pro');
    accounts.recent.note(account.id, 'k3', call(1));
    await accounts.recent.list(account.id);
    accounts.recent.note(account.id, 'k3', call(2));
    await accounts.leaving.leave(account);
    expect((await accounts.recent.list(account.id)).size).toBe(0);
  });
});

describe('the page', () => {
  let service: LiveService;
  beforeAll(async () => {
    service = await liveService();
  });
  afterAll(async () => {
    await service?.stop();
  });

  test('shows route, status and credits of each call, and nothing of what was asked', async () => {
    const client = new FormClient(service.url);
    expect((await client.signUp('page@example.org')).status).toBe(303);
    const html = await client.sendOn('/account/keys', '/account/keys', { prefix: 'tg', label: 'temple app' });
    const key = /id="key-text"[^>]*>([^<]+)</.exec(html)?.[1] ?? '';
    const ask = (path: string) => fetch(service.url + path, { headers: { 'x-api-key': key } });
    const paid = await ask('/v1/vedic/tithi?date=1987-03-05&lat=12.34&lon=75.78&tz=5.5');
    const refused = await ask('/v1/vedic/tithi?date=1987-13-05');
    expect([paid.status, refused.status]).toEqual([200, 400]);
    const page = await (await client.get('/account/calls')).text();
    for (const shown of ['temple app', '/v1/vedic/tithi', '>200<', '>400<', paid.headers.get('x-request-id') ?? '?'])
      expect(page).toContain(shown);
    const kept = await (await client.get('/account/export.json')).text();
    const { recent_calls } = JSON.parse(kept);
    const [calls] = Object.values<object[]>(recent_calls);
    expect(calls).toMatchObject([
      { route: '/v1/vedic/tithi', status: 400, credits: 0 },
      { route: '/v1/vedic/tithi', status: 200, credits: 1 },
    ]);
    const words = ['at', 'credits', 'ms', 'request_id', 'route', 'status'];
    for (const each of calls ?? []) expect(Object.keys(each).sort()).toEqual(words);
    for (const secret of ['1987', '12.34', key, '127.0.0.1'])
      expect(JSON.stringify(recent_calls)).not.toContain(secret);
  });

  test('is only for signed-in users', async () => {
    const reply = await fetch(`${service.url}/account/calls`, { redirect: 'manual' });
    expect([reply.status, reply.headers.get('location')]).toEqual([303, '/account/sign-in?next=/account/calls']);
  });
});
