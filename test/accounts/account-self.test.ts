/** A user's own account through its forms, on either database: password, sessions, data export, and what is left after the account is deleted. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { FormClient, PASSWORD } from '../kit/browser-kit.ts';
import { type LiveService, liveService } from '../kit/live.ts';
import { lastOf, operator } from '../kit/operator.ts';
import { startPostgres, type TestPostgres } from '../kit/postgres.ts';

let postgres: TestPostgres;
beforeAll(async () => {
  postgres = await startPostgres();
});
afterAll(() => postgres?.end());

const SELF = '/account/settings';
const FRESH = 'a lamp for the evening';

describe.each(['libsql', 'postgres'])('on %s', (kind) => {
  let service: LiveService;
  let database: Record<string, string> = {};
  beforeAll(async () => {
    if (kind === 'postgres') database = { DATABASE_URL: postgres.newDatabase() };
    service = await liveService({
      LOG_LEVEL: 'info',
      TRUST_PROXY: 'yes',
      TERMS_SLA: 'Ninety-nine per cent.',
      ...database,
    });
  });
  afterAll(async () => {
    await service?.stop();
  });

  const signedIn = async (email: string, password = PASSWORD): Promise<FormClient> => {
    const client = new FormClient(service.url);
    expect((await client.signIn(email, password)).status).toBe(303);
    return client;
  };
  const person = async (email: string): Promise<FormClient> => {
    const client = new FormClient(service.url);
    expect((await client.signUp(email)).status).toBe(303);
    return client;
  };
  const newKey = async (client: FormClient): Promise<string> => {
    const html = await client.sendOn('/account/keys', '/account/keys', { prefix: 'tg', label: 'temple app' });
    return /id="key-text"[^>]*>([^<]+)</.exec(html)?.[1] ?? '';
  };
  const call = async (key: string): Promise<number> =>
    (await fetch(`${service.url}/v1/vedic/tithi`, { headers: { 'x-api-key': key } })).status;
  const isIn = async (client: FormClient): Promise<boolean> => (await client.get(SELF)).status === 200;

  test('a password is changed by someone who knows it, and the change ends every other session', async () => {
    const email = 'change@example.org';
    const [asha, elsewhere] = [await person(email), await signedIn(email)];
    const change = (current: string, fresh: string) => asha.send(SELF, `${SELF}/password`, { current, fresh });
    for (const [current, fresh, status, said] of [
      ['not this one', FRESH, 401, 'The password is wrong.'],
      [PASSWORD, 'short', 400, 'A password has 8 to 128 characters.'],
      [PASSWORD, 'Password1', 400, 'among the first that are guessed'],
    ] as const) {
      const reply = await change(current, fresh);
      expect(reply.status).toBe(status);
      expect(await reply.text()).toContain(said);
    }
    expect(await isIn(elsewhere)).toBe(true);
    expect((await change(PASSWORD, FRESH)).status).toBe(303);
    expect(await (await asha.get(SELF)).text()).toContain('The password is changed');
    expect(await isIn(elsewhere)).toBe(false);
    expect((await new FormClient(service.url).signIn(email)).status).toBe(401);
    await signedIn(email, FRESH);
    expect(service.output()).not.toContain(FRESH);
  });

  // the throttle is one for both stores; `browser-security.test.ts` tries it on PostgreSQL too
  if (kind === 'libsql')
    test('password attempts in a browser that was left open are limited', async () => {
      const client = await person('open@example.org');
      const guess = (_: unknown, i: number) =>
        client.send(SELF, `${SELF}/password`, { current: `guess ${i}`, fresh: FRESH }).then(({ status }) => status);
      const tries = await Promise.all(Array.from({ length: 12 }, guess));
      expect(tries.sort()).toEqual([...new Array(10).fill(401), 429, 429]);
      expect((await client.send('/account/delete', '/account/delete', { current: PASSWORD })).status).toBe(429);
    });

  test('sessions are listed and ended by their owner alone', async () => {
    const email = 'sessions@example.org';
    const [asha, second, third] = [await person(email), await signedIn(email), await signedIn(email)];
    const html = await (await asha.get(SELF)).text();
    const ids = [...html.matchAll(/\/account\/sessions\/([\w-]+)\/end/g)].map(([, id = '']) => id);
    expect(ids).toHaveLength(3);
    expect(ids[2]).toBe('others');
    const other = await person('stranger@example.org');
    expect((await other.send(SELF, `/account/sessions/${ids[0]}/end`, {})).status).toBe(409);
    expect([await isIn(second), await isIn(third)]).toEqual([true, true]);
    expect((await asha.send(SELF, `/account/sessions/${ids[0]}/end`, {})).status).toBe(303);
    expect([await isIn(second), await isIn(third)].filter(Boolean)).toHaveLength(1);
    expect((await asha.send(SELF, '/account/sessions/others/end', {})).status).toBe(303);
    expect([await isIn(asha), await isIn(second), await isIn(third)]).toEqual([true, false, false]);
  });

  test('the export has everything that is stored, without a key, a hash or a token; usage comes as a table too', async () => {
    const client = await person('export@example.org');
    const key = await newKey(client);
    expect(await call(key)).toBe(200);
    const reply = await client.get('/account/export.json');
    expect([reply.headers.get('cache-control'), reply.headers.get('content-type')]).toEqual([
      'no-store',
      'application/json; charset=utf-8',
    ]);
    const text = await reply.text();
    for (const secret of [key, 'hash', 'token', 'password']) expect(text).not.toContain(secret);
    const all = JSON.parse(text);
    expect(all.account).toMatchObject({ email: 'export@example.org', plan: 'free', proved: false });
    expect(all.keys).toMatchObject([{ prefix: 'tg', label: 'temple app', tail: key.slice(-4) }]);
    expect(all.usage).toMatchObject([{ credit_class: 'light', credits: 1, calls: 1 }]);
    // as in replies of the API (the contract: snake_case)
    expect([...text.matchAll(/"(\w+)":/g)].map(([, name = '']) => name).filter((name) => /[A-Z]/.test(name))).toEqual(
      [],
    );
    expect(all.sessions).toHaveLength(1);
    expect(all.log.map(({ action }: { action: string }) => action)).toEqual(['key_created', 'account_signed_up']);
    expect(all.account.created_at).toMatch(/^20\d\d-\d\d-\d\dT/);

    const { day } = all.usage[0];
    const table = `day,class,credits,calls\r\n${day},light,1,1\r\n`;
    for (const query of ['', `?month=${day.slice(0, 7)}`])
      expect(await (await client.get(`/account/usage.csv${query}`)).text()).toBe(table);
    expect(await (await client.get('/account/usage.csv?month=2020-02')).text()).toBe('day,class,credits,calls\r\n');
    // by key and route it is counted in the background, when the call is settled
    const labelled = `tg_…${key.slice(-4)} temple app`;
    const byKey = `month,key,route,credits,calls\r\n${day.slice(0, 7)},${labelled},/tithi,1,1\r\n`;
    await expect
      .poll(async () => (await client.get('/account/usage-keys.csv')).text(), { timeout: 40_000, interval: 500 })
      .toBe(byKey);
    const shown = await (await client.get('/account/usage')).text();
    expect(shown).toMatch(new RegExp(`${labelled}</td><td><code>/tithi</code>`));
    const february = await (await client.get('/account/usage?month=2020-02')).text();
    expect(february.match(/data-credits=/g)).toHaveLength(29);
    for (const path of [
      '/account/usage?month=2020-13',
      '/account/usage.csv?month=x',
      '/account/usage-keys.csv?month=2026-00',
    ])
      expect([path, (await client.get(path)).status]).toEqual([path, 404]);
    for (const path of [
      '/account/export.json',
      '/account/usage.csv',
      '/account/usage-keys.csv',
      SELF,
      '/account/delete',
    ])
      expect([path, (await new FormClient(service.url).get(path)).status]).toEqual([path, 303]);
  });

  test('deleting an account removes everything but the ledger, and its address is free again', async () => {
    const email = 'leaving@example.org';
    const [client, elsewhere] = [await person(email), await signedIn(email)];
    const key = await newKey(client);
    expect(await call(key)).toBe(200);
    const leave = (current: string) => client.send('/account/delete', '/account/delete', { current });
    expect((await leave('not this one')).status).toBe(401);
    expect(await call(key)).toBe(200);
    expect((await leave(PASSWORD)).status).toBe(303);
    expect(await call(key)).toBe(401);
    expect([await isIn(client), await isIn(elsewhere)]).toEqual([false, false]);
    expect((await new FormClient(service.url).signIn(email)).status).toBe(401);

    const env = { DATA_DIR: service.dataDir, ...database };
    expect((await operator(env, ['account', 'show', '--email', email])).code).toBe(1);
    expect(lastOf(await operator(env, ['credits', 'audit'])).mismatched).toEqual([]);
    const again = await person(email);
    expect(await (await again.get('/account/keys')).text()).not.toContain('tg_…');
  });

  test('terms say what the operator set, and privacy is there, in both languages', async () => {
    const read = async (path: string) => (await fetch(service.url + path)).text();
    expect(await read('/terms')).toContain('Ninety-nine per cent.');
    expect(await read('/terms?lang=hi')).toContain('Developer और Pro अव्यावसायिक हैं');
    expect(await read('/privacy')).toContain('not stored');
    expect(await read('/privacy?lang=hi')).toContain('निजता');
  });
});
