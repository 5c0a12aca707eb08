/** The pack: the book and the natal pack as their routes give them, and sealed URLs that open one thing each, for a day, for one key. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { jdUt } from 'ganaka/internal/kernel/units.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { engines } from '../../packages/ganaka/test/kit/engines.ts';
import { Buckets } from '../../packages/service/src/accounts/keys/rate.ts';
import { openAccounts } from '../../packages/service/src/accounts/open.ts';
import { sealOf } from '../../packages/service/src/http/pipeline/seal.ts';
import { memoryGate, NOW, TEST_SECRET, type TestApp, THIRD, testApp } from '../kit/test-app.ts';

const KEY = { 'x-api-key': 'tg-enterprise' };
const BIRTH = 'date=1990-06-21&time=04:10&latitude=25.3176&lng=82.9739&tz=5.5';
const ASKED = `${BIRTH}&name=Asha&on=2026-11-15&style=south&relation=naisargika&dasha_year=solar`;
/** CONTRACT.md, "Book and pack", with the route that each is. */
const ROUTES: Readonly<Record<string, string>> = {
  planets: 'planets',
  dashas: 'dashas',
  career_report: 'career-report',
  wealth_report: 'wealth-report',
  marriage_report: 'marriage-report',
  health_report: 'health-report',
  education_report: 'education-report',
  children_report: 'children-report',
  book_html: 'kundali-book.html',
  book_pdf: 'kundali-book.pdf',
};
const PRICES = [3, 3, 3, 3, 3, 3, 3, 3, 20, 25];

type Urls = Readonly<Record<string, { readonly url: string; readonly expires: string }>>;

async function urlsOf(app: TestApp, query = ASKED, headers: Record<string, string> = KEY): Promise<Urls> {
  const reply = await app.get(`/v1/vedic/kundali-pack?${query}`, headers);
  expect(reply.statusCode, reply.body.slice(0, 400)).toBe(200);
  return reply.json().kundali_pack.urls;
}
const urlOf = async (app: TestApp, name = 'planets'): Promise<string> => (await urlsOf(app))[name]?.url ?? '';

/** A refusal of a sealed URL: its status and code; it is not cached, sends no referrer, and costs nothing. */
async function refused(app: TestApp, url: string): Promise<string> {
  const spent = app.gate.spent.length;
  const reply = await app.get(url);
  expect(reply.headers).toMatchObject({ 'referrer-policy': 'no-referrer', 'cache-control': 'no-store' });
  expect(reply.json()).toMatchObject({ success: false, error: expect.any(String) });
  expect(app.gate.spent).toHaveLength(spent);
  return `${reply.statusCode} ${reply.json().code}`;
}

describe('what it holds', () => {
  const app = testApp({ engines: engines(THIRD) });

  test.each(['vedic', 'surya', THIRD])('the book and the natal pack, byte for byte: %s', async (family) => {
    const { kundali_pack: pack } = (await app.get(`/v1/${family}/kundali-pack?${ASKED}`, KEY)).json();
    expect(Object.keys(pack)).toEqual(['html', 'natal', 'urls']);
    expect(pack.html).toBe((await app.get(`/v1/${family}/kundali-book.html?${ASKED}`, KEY)).body);
    const ofFull = ASKED.replace('&name=Asha', '').replace('&style=south', '');
    expect(pack.natal).toEqual((await app.get(`/v1/${family}/kundali/full?${ofFull}`, KEY)).json().kundali_full);
  });

  test('sealed URLs of ten routes, each for a day', async () => {
    const urls = await urlsOf(app);
    expect(Object.keys(urls)).toEqual(Object.keys(ROUTES));
    for (const { url, expires } of Object.values(urls)) {
      expect(url).toMatch(/^\/v1\/s\/[\w-]+$/);
      expect(expires).toBe('2026-11-15T09:00:00Z'); // the clock of the tests is fixed at 09:00 on the 14th
    }
  });

  test('each opens its route with the parameters of the pack, without a header, paid by the key that made it', async () => {
    const urls = await urlsOf(app);
    const taken: Readonly<Record<string, string>> = {
      planets: BIRTH,
      dashas: `${BIRTH}&dasha_year=solar`,
      book_html: ASKED,
      book_pdf: ASKED,
    };
    app.gate.spent.length = 0;
    for (const [name, route] of Object.entries(ROUTES)) {
      const reply = await app.get(urls[name]?.url ?? '');
      expect(reply.statusCode, `${name} ${reply.body.slice(0, 300)}`).toBe(200);
      expect(reply.headers).toMatchObject({ 'referrer-policy': 'no-referrer', 'cache-control': 'no-store' });
      if (name.endsWith('_report')) continue; // each route decides which of the parameters it takes
      const { body } = await app.get(`/v1/vedic/${route}?${taken[name]}`, KEY);
      app.gate.spent.pop();
      expect(reply.body).toBe(body);
    }
    expect(app.gate.spent).toEqual(PRICES.map((credits) => ({ keyId: 'tg-enterprise', credits })));
  });

  test('engine= and the options of an engine go with it', async () => {
    const options = 'engine=surya&bija=none&lang=en';
    const { planets } = await urlsOf(app, `${BIRTH}&${options}`);
    const opened = await app.get(planets?.url ?? '');
    expect(opened.json()).toMatchObject({ engine: 'surya_siddhanta', conventions: { bija: 'none' } });
    expect(opened.body).toBe((await app.get(`/v1/vedic/planets?${BIRTH}&${options}`, KEY)).body);
  });

  test('a pack is never the same twice, so it has no ETag', async () => {
    const first = await app.get(`/v1/vedic/kundali-pack?${ASKED}`, KEY);
    const again = await app.get(`/v1/vedic/kundali-pack?${ASKED}`, {
      ...KEY,
      'if-none-match': String(first.headers.etag),
    });
    expect(again.statusCode).toBe(200);
    expect(again.headers['cache-control']).toBe('no-store');
  });

  test.each([
    ['a line\nbreak', /control character/],
    ['turned \u202eround', /control character/],
    ['next\u0085line', /control character/],
    ['x'.repeat(81), /at most 80 characters; got 81/],
  ])('the name %j is a 400', async (name, why) => {
    const reply = await app.get(`/v1/vedic/kundali-pack?${BIRTH}&name=${encodeURIComponent(name)}`, KEY);
    expect(reply.statusCode).toBe(400);
    expect(reply.json()).toMatchObject({ success: false, param: 'name', error: expect.stringMatching(why) });
  });

  test('eighty letters of any script are a name, set apart from the line around them', async () => {
    for (const name of ['𑀅'.repeat(80), 'ع'.repeat(80), '\u200fعلي <b>']) {
      const reply = await app.get(`/v1/vedic/kundali-pack?${BIRTH}&name=${encodeURIComponent(name)}`, KEY);
      expect(reply.statusCode, reply.body.slice(0, 300)).toBe(200);
      expect(reply.json().kundali_pack.html).toContain(`<bdi>${name.replace('<b>', '&lt;b&gt;')}</bdi>`);
    }
  });
});

describe('a sealed URL', () => {
  test('with one letter changed, removed or added opens nothing', async () => {
    const app = testApp();
    const url = await urlOf(app);
    const at = '/v1/s/'.length;
    const swapped = (index: number) => `${url.slice(0, index)}${url[index] === 'A' ? 'B' : 'A'}${url.slice(index + 1)}`;
    const places = [at, at + 1, at + 15, at + 16, at + 40, at + 700, url.length - 23, url.length - 2];
    const changed = [
      ...places.map(swapped),
      ...[url.slice(0, -1), url.slice(0, -4), url.slice(0, at + 30), `${url}A`, `${url}=`, `${url}.`, `${url}%41`],
      ...['/v1/s/A', '/v1/s/%00', '/v1/s/%zz', `/v1/s/${'A'.repeat(4000)}`, url.replace('/v1/s/', '/v1/s/x/')],
    ];
    for (const each of changed) expect(await refused(app, each), each).toBe('403 sealed_tampered');
    expect((await app.get(url)).statusCode).toBe(200);
    expect((await app.get(`${url}/`)).statusCode).toBe(200);
  });

  test('sealed with another secret opens nothing; the previous secret still works', async () => {
    const url = await urlOf(testApp({ seal: sealOf(['the secret before, thirty-two letters and more']) }));
    expect(await refused(testApp(), url)).toBe('403 sealed_tampered');
    const both = testApp({ seal: sealOf([TEST_SECRET, 'the secret before, thirty-two letters and more']) });
    expect((await both.get(url)).statusCode).toBe(200);
    expect((await testApp().get(await urlOf(both))).statusCode).toBe(200);
  });

  test('is open for a day and not a second longer', async () => {
    let now = NOW;
    const app = testApp({ now: () => now });
    const url = await urlOf(app);
    now = jdUt(NOW + 86_398 / 86_400);
    expect((await app.get(url)).statusCode).toBe(200);
    now = jdUt(NOW + 86_402 / 86_400);
    expect(await refused(app, url)).toBe('403 sealed_expired');
  });

  test('takes no parameters besides its own', async () => {
    const app = testApp();
    const url = await urlOf(app);
    for (const added of ['?date=2000-01-01', '?lang=en', '?&', '?name=Asha'])
      expect(await refused(app, url + added)).toBe('400 sealed_parameters');
  });

  test('is one route: its text under another path is no address', async () => {
    const app = testApp();
    const url = await urlOf(app);
    expect((await app.get(url.replace('/v1/s/', '/v1/vedic/'))).statusCode).toBe(404);
    for (const method of ['POST', 'PUT', 'DELETE']) expect((await app.get(url, {}, method)).statusCode).toBe(405);
  });

  test('is paid for by the key that made it, whatever key is sent along', async () => {
    const app = testApp();
    const url = await urlOf(app);
    app.gate.spent.length = 0;
    for (const other of ['tg-pro', 'tg-revoked', 'nonsense'])
      expect((await app.get(url, { 'x-api-key': other })).statusCode).toBe(200);
    expect(new Set(app.gate.spent.map(({ keyId }) => keyId))).toEqual(new Set(['tg-enterprise']));
  });

  test('answers HEAD with every check, computes nothing and costs nothing', async () => {
    const app = testApp();
    const url = await urlOf(app);
    app.gate.spent.length = 0;
    const reply = await app.get(url, {}, 'HEAD');
    expect([reply.statusCode, reply.body]).toEqual([200, '']);
    expect(reply.headers).toMatchObject({ 'referrer-policy': 'no-referrer', 'cache-control': 'no-store' });
    expect((await app.get(`${url}A`, {}, 'HEAD')).statusCode).toBe(403);
    expect(app.gate.spent).toEqual([]);
  });

  test('a preflight and a caller without a plan for the route get the same answers as with the key itself', async () => {
    const memory = memoryGate();
    let plan: 'enterprise' | 'free' = 'enterprise';
    const gate = { ...memory, findId: async () => memory.find(`tg-${plan}`) };
    const app = testApp({ gate });
    const url = await urlOf(app, 'book_html');
    expect((await app.get(url, {}, 'OPTIONS')).statusCode).toBe(204);
    expect((await app.get(url)).statusCode).toBe(200);
    plan = 'free';
    expect(await refused(app, url)).toBe('403 plan_not_covered');
  });

  test('counts against the rate of its key, together with the calls that send the key', async () => {
    const app = testApp({ rates: new Buckets(() => 0) });
    const url = await urlOf(app);
    const policy = (await app.get(url, {}, 'HEAD')).headers['ratelimit-policy'];
    expect(policy).toBe('"burst";q=400;w=2'); // Enterprise: 200 a second
    for (let i = 2; i < 400; i++) expect((await app.get(url, {}, 'HEAD')).statusCode).toBe(200);
    expect(await refused(app, url)).toBe('429 too_many_requests');
    expect((await app.get(`/v1/vedic/planets?${BIRTH}`, KEY)).statusCode).toBe(429);
  });

  test('is absolute where the service knows its own address', async () => {
    const url = await urlOf(testApp({ seal: sealOf([TEST_SECRET], 'https://api.example.org') }));
    expect(url).toMatch(/^https:\/\/api\.example\.org\/v1\/s\/[\w-]+$/);
    expect((await testApp().get(url.replace('https://api.example.org', ''))).statusCode).toBe(200);
  });
});

describe('nothing is revealed', () => {
  test('the address holds nothing of birth, key or route, and its length does not tell one name from another', async () => {
    const app = testApp();
    const url = await urlOf(app, 'book_html');
    const bytes = Buffer.from(url.slice('/v1/s/'.length), 'base64url');
    for (const text of [url, bytes.toString('latin1')])
      expect(text).not.toMatch(/1990|06-21|04:10|25\.3|82\.9|asha|enterprise|vedic|kundali|date/i);
    const named = await urlsOf(app, ASKED.replace('Asha', encodeURIComponent('अ'.repeat(80))));
    for (const each of Object.values(named)) expect(each.url).toHaveLength(url.length);
    expect(url.length).toBeLessThan(2000);
    const again = await urlOf(app, 'book_html');
    const same = [...bytes].filter((byte, i) => byte === Buffer.from(again.slice(6), 'base64url')[i]).length;
    expect(same).toBeLessThan(bytes.length / 16); // by chance one in 256
  });

  test('the log has the route and the key, never the sealed text nor what it holds', async () => {
    const lines: string[] = [];
    const note = (fields: object, text: string) => void lines.push(JSON.stringify([fields, text]));
    const app = testApp({ log: { info: note, error: note } });
    const url = await urlOf(app);
    lines.length = 0;
    await app.get(url);
    await app.get(`${url}A`);
    await app.get(`${url}?date=1990-06-21`);
    expect(lines.map((line) => JSON.parse(line)[0])).toMatchObject([
      { path: '/v1/vedic/planets', status: 200, key: 'tg-enterprise' },
      { path: 'unknown', status: 403 },
      { path: 'unknown', status: 400 },
    ]);
    expect(lines.join()).not.toMatch(/\/v1\/s\/|1990|Asha|25\.3/);
    expect(lines.join()).not.toContain(url.slice(6, 30));
  });
});

describe('with the accounts themselves', () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'ganaka-pack-'));
  let clock = Date.UTC(2026, 10, 14, 9);
  let accounts: Awaited<ReturnType<typeof openAccounts>>;
  let app: TestApp;
  let accountId: string;
  beforeAll(async () => {
    accounts = await openAccounts({ dataDir, clock: () => clock });
    accountId = (await accounts.admin.ensureAccount('pack@example.org', 'enterprise')).id;
    app = testApp({ gate: accounts.gate });
  });
  afterAll(async () => {
    await accounts.close();
    rmSync(dataDir, { recursive: true, force: true });
  });
  const made = async () => {
    const { key, text } = await accounts.admin.createKey(accountId, 'tg');
    return { id: key.id, url: (await urlsOf(app, ASKED, { 'x-api-key': text })).planets?.url ?? '' };
  };

  test('an address is debited in the ledger and stops working as soon as its key does', async () => {
    const { id, url } = await made();
    const { used } = await accounts.admin.balance(accountId);
    expect((await app.get(url)).headers['x-credits-used']).toBe('3');
    expect((await accounts.admin.balance(accountId)).used).toBe(used + 3);
    await accounts.admin.revokeKey(id);
    expect(await refused(app, url)).toBe('403 sealed_revoked');
  });

  test('made with a replaced key it works as long as that key does', async () => {
    const { id, url } = await made();
    await accounts.admin.rotateKey(id, accountId, 3_600_000);
    expect((await app.get(url)).statusCode).toBe(200);
    clock += 3_600_001;
    expect(await refused(app, url)).toBe('403 sealed_revoked');
  });
});
