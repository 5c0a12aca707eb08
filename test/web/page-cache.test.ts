/** A page that is sent again in the same minute: the same bytes and headers, and nobody else's page. */
import { request } from 'node:http';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { beforeAll, expect, test } from 'vitest';
import type { ReadService } from '../kit/live.ts';
import { sharedService } from '../kit/shared-services.ts';

let service: ReadService;
beforeAll(async () => {
  service = await sharedService('fixed');
  // starting the thread for long work may take longer than a request may wait
  while ((await got('/yatra?lang=hi')).status === 503) await new Promise((resolve) => setTimeout(resolve, 500));
});

const LONDON = '/day/2027-01-14?town=2643743';

interface Got {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly body: Buffer;
}

/** Without what a client of the platform adds of its own. */
const got = (path: string, headers: Record<string, string> = {}, method = 'GET'): Promise<Got> =>
  new Promise((resolve, reject) => {
    request({ port: service.port, host: '127.0.0.1', path, method, headers }, (reply) => {
      const chunks: Buffer[] = [];
      reply.on('data', (chunk) => chunks.push(chunk));
      reply.on('end', () =>
        resolve({ status: reply.statusCode ?? 0, headers: reply.headers, body: Buffer.concat(chunks) }),
      );
    })
      .once('error', reject)
      .end();
  });
const textOf = async (path: string, headers: Record<string, string> = {}) => (await got(path, headers)).body.toString();

test.each(['/', LONDON, '/month/2027-01', '/festivals/2027', '/festivals/deepavali/2027', '/docs', '/lab', '/yatra'])(
  '%s has the same bytes and headers the second and the third time',
  async (path) => {
    for (const encoding of ['identity', 'gzip', 'br']) {
      const [first, second, third] = [
        await got(path, { 'accept-encoding': encoding }),
        await got(path, { 'accept-encoding': encoding }),
        await got(path, { 'accept-encoding': encoding }),
      ];
      expect(first.status).toBe(200);
      for (const again of [second, third]) {
        expect(again.status).toBe(200);
        expect(again.body.equals(first.body)).toBe(true);
        expect({ ...again.headers, date: '' }).toEqual({ ...first.headers, date: '' });
      }
      expect(first.headers['content-security-policy']).toContain("default-src 'none'");
      expect(first.headers['cache-control']).toBe('public, max-age=60');
    }
  },
);

test('every encoding holds the same page', async () => {
  await got(LONDON);
  const plain = await got(LONDON);
  const gzip = await got(LONDON, { 'accept-encoding': 'gzip' });
  const br = await got(LONDON, { 'accept-encoding': 'gzip, br' });
  expect([plain, gzip, br].map(({ headers }) => headers['content-encoding'])).toEqual([undefined, 'gzip', 'br']);
  expect(gunzipSync(gzip.body).equals(plain.body)).toBe(true);
  expect(brotliDecompressSync(br.body).equals(plain.body)).toBe(true);
  expect((await got(LONDON, { 'accept-encoding': 'br;q=0, gzip;q=0' })).headers['content-encoding']).toBeUndefined();
});

test('pages and assets are compressed only as the browser allows it', async () => {
  const style = /href="(\/assets\/[^"]+\.css)"/.exec(await textOf('/'))?.[1] ?? '';
  for (const path of ['/terms', style, '/']) {
    const encodingOf = async (accepted: string) =>
      (await got(path, { 'accept-encoding': accepted })).headers['content-encoding'];
    expect(await encodingOf('gzip, deflate, br')).toBe('br');
    expect(await encodingOf('br;q=0, gzip')).toBe('gzip');
    expect(await encodingOf('br;q=0, gzip;q=0')).toBeUndefined();
  }
});

test('a browser that has the page gets a 304, at the first time and later', async () => {
  const { headers } = await got('/month/2027-03');
  const etag = String(headers.etag);
  expect(etag).toMatch(/^W\/"[\w-]+"$/);
  for (const path of ['/month/2027-03', '/month/2027-03'])
    for (const sent of [etag, `"other", ${etag}`, '*']) {
      const again = await got(path, { 'if-none-match': sent });
      expect(again.status).toBe(304);
      expect(again.body.length).toBe(0);
      expect(again.headers.etag).toBe(etag);
    }
  expect((await got('/month/2027-03', { 'if-none-match': '"other"' })).status).toBe(200);
});

test('language, theme and town follow the cookies, whatever was sent before', async () => {
  const path = '/day/2027-02-06';
  for (let round = 0; round < 3; round++) {
    expect(await textOf(path)).toContain('<html lang="en">');
    expect(await textOf(path, { cookie: 'lang=hi' })).toContain('<html lang="hi">');
    expect(await textOf(path, { cookie: 'lang=hi; theme=dark' })).toContain('<html lang="hi" data-theme="dark">');
    expect(await textOf(path, { cookie: 'town=London' })).toContain('London');
    expect(await textOf(path)).not.toContain('London');
    expect(await textOf(path, { cookie: 'ganaka.session_token=x' })).toContain('href="/account/settings"');
    expect(await textOf(path)).not.toContain('href="/account/settings"');
  }
});

test('a choice in the address is remembered each time, and is kept by nobody else', async () => {
  for (let round = 0; round < 3; round++) {
    const { headers } = await got('/festivals/2026?lang=hi');
    expect(headers['set-cookie']?.[0]).toMatch(/^lang=hi;/);
    expect(headers['cache-control']).toBe('private, no-cache');
  }
});

test('addresses in a page name the host that was asked', async () => {
  for (let round = 0; round < 2; round++)
    for (const host of ['one.example', 'two.example'])
      expect(await textOf(LONDON, { host })).toContain(`<link rel="canonical" href="http://${host}${LONDON}"`);
});

test('a trace is passed on, and HEAD has no body', async () => {
  const traceparent = '00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01';
  for (let round = 0; round < 2; round++) {
    const { headers } = await got(LONDON, { traceparent });
    expect(headers.traceparent).toContain('0af7651916cd43dd8448eb211c80319c');
    const head = await got(LONDON, {}, 'HEAD');
    expect([head.status, head.body.length]).toEqual([200, 0]);
  }
});

test('pages that were sent again are counted and logged', async () => {
  const pages = async () => {
    const text = await textOf('/metrics');
    return Number(/ganaka_pages_total\{[^}]*status="200"[^}]*\} (\d+)/.exec(text)?.[1] ?? 0);
  };
  // a page is counted when its last byte is sent, which on a busy machine is after it was read
  let before = -1;
  for (let seen = await pages(); seen !== before; seen = await pages()) before = seen;
  for (let i = 0; i < 4; i++) await got(LONDON);
  await expect.poll(pages, { timeout: 30_000 }).toBe(before + 4);
});
