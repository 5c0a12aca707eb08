/** What the pages keep to themselves: cookies, tokens, throttles, logs; on the embedded database and on PostgreSQL. */
import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { FormClient, PASSWORD } from '../kit/browser-kit.ts';
import { type LiveService, liveService } from '../kit/live.ts';
import { lastOf, operator, type Said } from '../kit/operator.ts';
import { startPostgres, type TestPostgres } from '../kit/postgres.ts';

let postgres: TestPostgres;
beforeAll(async () => {
  postgres = await startPostgres();
});
afterAll(() => postgres?.end());

const SECRET = 'the one that signed until today, and no other';
const keyIn = (html: string): string => /id="key-text"[^>]*>([^<]+)</.exec(html)?.[1] ?? '';

describe.each(['libsql', 'postgres'])('on %s', (kind) => {
  let service: LiveService;
  let database: Record<string, string> = {};
  beforeAll(async () => {
    if (kind === 'postgres') database = { DATABASE_URL: postgres.newDatabase() };
    service = await liveService({ LOG_LEVEL: 'debug', TRUST_PROXY: 'yes', SESSION_SECRET: SECRET, ...database });
  });
  afterAll(async () => {
    await service?.stop();
  });

  const person = async (email: string): Promise<FormClient> => {
    const client = new FormClient(service.url);
    expect((await client.signUp(email)).status).toBe(303);
    return client;
  };
  const told = (line: string): Promise<Said> =>
    operator({ DATA_DIR: service.dataDir, ...database }, line.split(' ').filter(Boolean));
  const keyOf = async (prefix: string): Promise<string> =>
    String(
      lastOf(await told(`key create --email enterprise-${prefix}@example.org --plan enterprise --prefix ${prefix}`))
        .key,
    );
  const newKey = async (client: FormClient, prefix = 'tg'): Promise<string> =>
    keyIn(await client.sendOn('/account/keys', '/account/keys', { prefix, label: 'x' }));
  const status = async (key: string) =>
    (await fetch(`${service.url}/v1/vedic/tithi`, { headers: { 'x-api-key': key } })).status;

  test('a session is kept in a cookie that scripts and other sites do not get', async () => {
    const client = await person('cookie@example.org');
    const session = client.cookies.find((line) => line.startsWith('ganaka.session_token='));
    expect(session).toMatch(/HttpOnly/i);
    expect(session).toMatch(/SameSite=Lax/i);
    expect(session).not.toMatch(/Domain=/i);
    expect((await client.get('/account/keys')).headers.get('cache-control')).toBe('no-store');
  });

  if (kind === 'postgres')
    test('a session is known to another replica, also while the secret is being changed; not when the old one is gone', async () => {
      const client = await person('replica@example.org');
      const fresh = { ...database, TRUST_PROXY: 'yes', SESSION_SECRET: 'the one that signs from today on, everywhere' };
      for (const [previous, status] of [
        [{ SESSION_SECRET_PREVIOUS: SECRET }, 200],
        [{}, 303],
      ] as const) {
        const other = await liveService({ ...fresh, ...previous });
        expect((await client.getFrom(other.url, '/account/keys')).status).toBe(status);
        await other.stop();
      }
    });

  test('keys are made, used and revoked through forms; another account cannot revoke them', async () => {
    const [asha, other] = [await person('asha@example.org'), await person('other@example.org')];
    const key = await newKey(asha);
    expect(await status(key)).toBe(200);
    const id = /\/account\/keys\/([\w-]+)\/revoke/.exec(await (await asha.get('/account/keys')).text())?.[1] ?? '';
    expect((await other.send('/account/keys', `/account/keys/${id}/revoke`, {})).status).toBe(409);
    expect(await status(key)).toBe(200);
    // it is asked first whether it is meant, and looking changes nothing; of another's key there is nothing to see
    const asked = await (await asha.get(`/account/keys/${id}/revoke`)).text();
    expect(asked).toContain(`tg_…${key.slice(-4)}`);
    expect((await other.get(`/account/keys/${id}/revoke`)).status).toBe(404);
    expect(await status(key)).toBe(200);
    const said = await asha.sendOn(`/account/keys/${id}/revoke`, `/account/keys/${id}/revoke`, {});
    expect(said).toContain('The key is revoked.');
    expect(await status(key)).toBe(401);
  });

  test('a new key is shown once, after the form has led on, and is in no address and no readable cookie', async () => {
    const client = await person('once@example.org');
    const made = await client.send('/account/keys', '/account/keys', { prefix: 'tg', label: 'x' });
    expect([made.status, made.headers.get('location')]).toEqual([303, '/account/keys']);
    const [once = ''] = client.cookies.filter((line) => line.startsWith('once='));
    expect(once).toMatch(/HttpOnly/i);
    const page = await client.get('/account/keys');
    const key = keyIn(await page.text());
    expect([page.headers.get('cache-control'), key.slice(0, 3)]).toEqual(['no-store', 'tg_']);
    expect(once).not.toContain(key.slice(3, 20));
    expect(keyIn(await (await client.get('/account/keys')).text())).toBe('');
  });

  test('a key that was exchanged is shown as working until its end', async () => {
    const client = await person('exchange@example.org');
    const old = await newKey(client);
    const id = /\/account\/keys\/([\w-]+)\/revoke/.exec(await (await client.get('/account/keys')).text())?.[1] ?? '';
    for (const line of [
      'account confirm --email exchange@example.org --keys keep',
      `key rotate --email exchange@example.org --id ${id} --overlap 24`,
    ])
      expect(await told(line)).toMatchObject({ code: 0 });
    expect(await status(old)).toBe(200);
    const html = await (await client.get('/account/keys')).text();
    expect(html.match(/class="keyrow"/g)).toHaveLength(2);
    expect(html).toContain('Works until');
    expect(html).toContain('1/5');
    expect(html).not.toContain('<details><summary>Revoked');
  });

  test('named domains are for Enterprise, and are checked', async () => {
    const client = await person('temple@example.org');
    const refused = await client.send('/account/keys', '/account/keys', { prefix: 'tg', domains: 'https://a.example' });
    expect(refused.status).toBe(409);
    expect(await refused.text()).toContain('Named domains belong to the Enterprise plan.');
  });

  test('ten wrong passwords are enough for one address', async () => {
    const client = new FormClient(service.url);
    await client.get('/account/sign-in'); // the token's cookie is there before they go together
    const guess = () => client.signIn('throttled@example.org', 'not this one').then(({ status }) => status);
    const answers = await Promise.all(Array.from({ length: 12 }, guess));
    expect(answers.sort()).toEqual([...new Array(10).fill(401), 429, 429]);
    // the right password does not help either, and another address is not held up
    expect((await client.signIn('throttled@example.org')).status).toBe(429);
    expect((await new FormClient(service.url).signIn('throttled@example.org', 'not this one')).status).toBe(401);
  });

  // the count by address does not depend on the store, and ten guesses take ten password checks
  if (kind === 'libsql')
    test('addresses that a caller makes up do not help: the proxy appends the one it saw, and that one counts', async () => {
      const client = new FormClient(service.url);
      await client.get('/account/sign-in'); // the token's cookie is there before they go together
      const guess = async (_: unknown, i: number): Promise<number> => {
        const forwarded = { 'x-forwarded-for': `10.0.0.${i}, 203.0.113.200` };
        const fields = { email: `made-up-${i}@example.org`, password: 'not this one' };
        return (await client.send('/account/sign-in', '/account/sign-in', fields, forwarded)).status;
      };
      const answers = await Promise.all(Array.from({ length: 12 }, guess));
      expect(answers.sort()).toEqual([...new Array(10).fill(401), 429, 429]);
    });

  test('a common password is refused', async () => {
    const client = new FormClient(service.url);
    for (const [email, password] of [
      ['plain@example.org', 'Password1'],
      ['plain@example.org', 'qwertyuiop'],
      ['long.name@example.org', 'long.name'],
      ['plain@example.org', 'aaaaaaaaaaaa'],
    ] as const) {
      const reply = await client.signUp(email, password);
      expect([password, reply.status]).toEqual([password, 400]);
      expect(await reply.text()).toContain('among the first that are guessed');
    }
  });

  test('a sign-up is signed in at once; an address that has an account keeps its own password', async () => {
    const fresh = new FormClient(service.url);
    expect((await fresh.signUp('fresh@example.org')).headers.get('location')).toBe('/account/keys');
    expect((await fresh.get('/account/keys')).status).toBe(200);
    const again = new FormClient(service.url);
    expect((await again.signUp('fresh@example.org')).headers.get('location')).toBe('/account/keys');
    const stranger = new FormClient(service.url);
    expect((await stranger.signUp('fresh@example.org', 'another password')).headers.get('location')).toBe(
      '/account/sign-in',
    );
    expect(await (await stranger.get('/account/sign-in')).text()).toContain('has an account here');
    expect((await stranger.get('/account/keys')).status).toBe(303);
    expect((await new FormClient(service.url).signIn('fresh@example.org', 'another password')).status).toBe(401);
  });

  test('an account made by the operator is not taken over by a sign-up', async () => {
    await keyOf('tg');
    // nor does the sign-up see that there is one: it has an account of its own, on the Free plan
    const client = await person('enterprise-tg@example.org');
    const told = await (await client.get('/account/keys')).text();
    expect(told).not.toContain('tg_…');
    const plans = await Promise.all(
      ['enterprise-tg@example.org', 'nobody-knows@example.org'].map(async (email) => {
        const one = email.startsWith('nobody') ? await person(email) : client;
        const reply = await one.get('/account/plan');
        return [reply.status, (await reply.text()).replaceAll(email, '').replaceAll(/value="[^"]+"/g, '')];
      }),
    );
    expect(plans[0]).toEqual(plans[1]);
  });

  test('the operator gives its owner a password, and the owner names domains for the key', async () => {
    const key = await keyOf('drik');
    const email = 'enterprise-drik@example.org';
    const { password } = lastOf(await told(`password reset --email ${email}`));
    const client = new FormClient(service.url);
    expect((await client.signIn(email, String(password))).status).toBe(303);
    const id = /\/account\/keys\/([\w-]+)\/domains/.exec(await (await client.get('/account/keys')).text())?.[1] ?? '';
    const save = (domains: string) => client.send('/account/keys', `/account/keys/${id}/domains`, { domains });
    expect((await save('https://a.example/path')).status).toBe(409);
    expect((await save('https://app.example.org\ntemple.example')).status).toBe(303);
    const reply = await fetch(`${service.url}/v1/vedic/tithi`, {
      headers: { 'x-api-key': key, origin: 'https://temple.example' },
    });
    expect(reply.headers.get('access-control-allow-origin')).toBe('https://temple.example');
  });

  test('no password, key, e-mail or birth is in the log', async () => {
    const client = await person('secret.person@example.org');
    const key = await newKey(client);
    await new FormClient(service.url).signIn('secret.person@example.org', 'a-wrong-secret-word');
    await fetch(`${service.url}/v1/vedic/kundali?date=1987-06-05&time=04:32&place=Pune`, {
      headers: { 'x-api-key': key },
    });
    await expect.poll(() => service.output(), { timeout: 20_000 }).toContain('/v1/vedic/kundali');
    const log = service.output();
    expect(log).toContain('/account/sign-in');
    for (const word of [key, PASSWORD, encodeURIComponent(PASSWORD), 'a-wrong-secret-word', 'secret.person', '1987-06'])
      expect(log).not.toContain(word);
  });
});

let service: LiveService;
beforeAll(async () => {
  service = await liveService({ PUBLIC_URL: 'https://ganaka.example', TRUST_PROXY: 'yes' });
});
afterAll(async () => {
  await service?.stop();
});

describe('forms', () => {
  const attempt = { email: 'a@example.org', password: PASSWORD };
  const sent = (headers: Record<string, string>, fields: Record<string, string> = {}) =>
    new FormClient(service.url).send('/account/sign-in', '/account/sign-in', { ...attempt, ...fields }, headers);

  test.each([
    ['another origin', { origin: 'https://evil.example' }, {}],
    ['a hidden origin', { origin: 'null' }, {}],
    ['a page of another site', { 'sec-fetch-site': 'cross-site' }, {}],
    ['a page without the token', {}, { _csrf: '' }],
    ['a page with a made-up token', {}, { _csrf: 'abcdefgh-abcdefghijklmnopqrstuvwxyz0' }],
  ])('from %s is refused', async (_name, headers, fields) => {
    expect((await sent(headers, fields)).status).toBe(403);
  });

  test('from the address of the service is read, and cookies are for https alone', async () => {
    expect((await new FormClient(service.url).signUp('b@example.org')).status).toBe(303);
    const client = new FormClient(service.url);
    const html = await client.get('/account/sign-in');
    for (const line of client.cookies) expect(line).toMatch(/Secure/i);
    expect(html.headers.get('strict-transport-security')).toContain('max-age');
    const reply = await client.send(
      '/account/sign-in',
      '/account/sign-in',
      { email: 'b@example.org', password: PASSWORD },
      {
        origin: 'https://ganaka.example',
      },
    );
    expect(reply.status).toBe(303);
    const session = client.cookies.find((line) => line.includes('session_token'));
    expect(session).toMatch(/^__Secure-ganaka\.session_token=.*Secure/i);
  });

  test('leads nowhere but to pages of the service', async () => {
    await new FormClient(service.url).signUp('next@example.org');
    const client = new FormClient(service.url);
    const fields = { email: 'next@example.org', password: PASSWORD, next: 'https://evil.example/' };
    const reply = await client.send('/account/sign-in', '/account/sign-in', fields);
    expect(reply.headers.get('location')).toBe('/account/keys');
  });

  test.each([
    ['no fields', ''],
    ['a field twice', 'email=a&email=b&password=c&password=d'],
    ['a name of the prototype', '__proto__=x&constructor=y'],
    ['bytes that are no text', '%ff%fe=%00'],
    ['far too much', `email=${'a'.repeat(40_000)}`],
  ])('with %s is a refusal, never a failure', async (_name, body) => {
    const reply = await fetch(`${service.url}/account/sign-in`, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded', accept: 'text/html' },
      body,
    });
    expect(reply.status).toBeGreaterThanOrEqual(400);
    expect(reply.status).toBeLessThan(500);
  });
});

describe('the pages', () => {
  test('allow nothing inline and nothing from elsewhere', async () => {
    for (const path of ['/', '/docs', '/account/sign-in']) {
      const reply = await fetch(service.url + path);
      const policy = reply.headers.get('content-security-policy') ?? '';
      expect(policy).toContain("default-src 'none'");
      expect(policy).toContain("script-src 'self'");
      expect(policy).not.toContain('unsafe');
      const html = await reply.text();
      expect(html).not.toMatch(/ style="|<style| on[a-z]+="|<script(?![^>]* src="\/assets\/)/);
      expect(html.length).toBeLessThan(150_000);
    }
  });

  test('are small on the wire, and their parts are kept by browsers', async () => {
    const reply = await fetch(`${service.url}/`, { headers: { 'accept-encoding': 'gzip' } });
    expect(reply.headers.get('content-encoding')).toBe('gzip');
    const html = await reply.text();
    const parts = [...html.matchAll(/"(\/assets\/[^"]+)"/g)].map(([, path]) => path ?? '');
    expect(parts.length).toBeGreaterThan(2);
    for (const path of parts) {
      const part = await fetch(service.url + path);
      expect(part.status).toBe(200);
      expect(part.headers.get('cache-control')).toContain('immutable');
    }
  });

  test('keep their secret for the owner alone', () => {
    const path = join(service.dataDir, 'session-secret');
    expect(statSync(path).mode & 0o777).toBe(0o600);
    expect(readFileSync(path, 'utf8').length).toBeGreaterThanOrEqual(32);
  });

  test('a missing page is a page for people and an envelope for programs', async () => {
    const people = await fetch(`${service.url}/nowhere`, { headers: { accept: 'text/html' } });
    expect([people.status, people.headers.get('content-type')]).toEqual([404, 'text/html; charset=utf-8']);
    const programs = await fetch(`${service.url}/nowhere`);
    expect(programs.status).toBe(404);
    expect(await programs.json()).toMatchObject({ success: false, code: 'unknown_route' });
  });
});
