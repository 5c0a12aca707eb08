/** The tool pages against the built service: who may see what, what is in the HTML, and how it looks in a browser. */
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { FormClient, newVisitor, openBrowser } from '../kit/browser-kit.ts';
import { CLOCK_STANDS, type LiveService, liveService, ROOT } from '../kit/live.ts';
import { lookedAt, TOOL_PAGES as TOOLS } from './tool-pages.ts';

const PATHS = TOOLS.map(([path]) => path);
const MOMENT = 'date=2026-11-14&time=11:38&place=Dehradun';

let service: LiveService;
let browser: Browser;
let enterprise = '';
let developer = '';
beforeAll(async () => {
  service = await liveService({ LOG_LEVEL: 'info', TRUST_PROXY: 'yes' });
  browser = await openBrowser();
  enterprise = service.key('enterprise', 'tg');
  developer = service.key('developer', 'tg');
});
afterAll(async () => {
  await browser?.close();
  await service?.stop();
});

async function holding(key: string): Promise<FormClient> {
  const client = new FormClient(service.url);
  const entered = await client.send('/surya-chakra', '/session/key', { key, next: '/surya-chakra' });
  expect(entered.status).toBe(303);
  return client;
}
const textOf = async (client: FormClient, path: string) => (await client.get(path)).text();

describe('access', () => {
  test.each(PATHS)('%s is open for today and kept for a minute', async (path) => {
    const reply = await new FormClient(service.url).get(path);
    expect(reply.status).toBe(200);
    expect(reply.headers.get('cache-control')).toBe('public, max-age=60');
    expect(reply.headers.getSetCookie()).toEqual([]);
    const html = await reply.text();
    expect(html).toMatch(/<form method="post" action="\/session\/key"/);
    expect(html).toContain('<input type="password" name="key"');
    expect(html).not.toMatch(/NaN|undefined|Infinity/);
  });

  test.each(PATHS)('%s with another day asks for a key, keeps the request and shows no result', async (path) => {
    const client = new FormClient(service.url);
    for (const asked of ['date=2026-01-14', 'time=10:00', 'place=Ujjain', 'lat=10&lon=20']) {
      const reply = await client.get(`${path}?${asked}`);
      expect(reply.status, asked).toBe(401);
      expect(reply.headers.get('cache-control')).toBe('no-store');
      const html = await reply.text();
      expect(html).toContain('name="key"');
      expect(html).toContain(asked.split('=')[1]?.split('&')[0] ?? '');
      expect(html).not.toContain('data-figure');
    }
    const chosen = await client.get(`${path}?lang=hi&theme=dark`);
    // it leaves a cookie, so that no one else may be given it
    expect([chosen.status, chosen.headers.get('cache-control')]).toEqual([200, 'private, no-cache']);
  });

  test('a key of another plan sees today, reads what is missing, and gets 403 for another day', async () => {
    const client = await holding(developer);
    const today = await client.get('/surya-chakra');
    expect(today.status).toBe(200);
    expect(today.headers.get('cache-control')).toContain('no-store');
    expect(await today.text()).toContain('This key is of the Developer plan');
    const other = await client.get('/surya-chakra?date=2026-01-14');
    expect(other.status).toBe(403);
    expect(await other.text()).not.toContain('data-figure');
  });

  test('an Enterprise session opens any day, gets error messages, and can be ended', async () => {
    const client = await holding(enterprise);
    expect(client.cookies.join()).toMatch(/key=[^;]+; Path=\/; HttpOnly; SameSite=Lax/);
    expect(client.cookies.join()).not.toContain(enterprise);
    for (const path of PATHS) {
      const html = await textOf(client, `${path}?${MOMENT}`);
      expect(html).toContain('value="2026-11-14"');
      expect(html).toContain(`tg_…${enterprise.slice(-4)}`);
      expect(html).not.toContain(enterprise);
    }
    const wrong = await client.get('/surya-chakra?date=2026-02-30');
    expect(wrong.status).toBe(400);
    expect(await wrong.text()).toContain('role="alert"');
    const left = await client.send('/surya-chakra', '/session/forget', { next: '/surya-chakra' });
    expect(left.status).toBe(303);
    expect((await client.get('/surya-chakra?date=2026-01-14')).status).toBe(401);
  });

  test('a revoked key closes its session at the next request', async () => {
    const key = service.key('enterprise', 'surya');
    const client = await holding(key);
    expect((await client.get('/surya-chakra?date=2026-01-14')).status).toBe(200);
    const env = { ...process.env, DATA_DIR: service.dataDir };
    const email = 'enterprise-surya@example.org';
    const listed = spawnSync('node', [join(ROOT, 'packages/service/dist/cli.js'), 'key', 'list', '--email', email], {
      env,
      encoding: 'utf8',
    });
    const [id = ''] = /^[0-9a-f-]{36}/.exec(listed.stdout) ?? [];
    spawnSync('node', [join(ROOT, 'packages/service/dist/cli.js'), 'key', 'revoke', '--email', email, '--id', id], {
      env,
    });
    expect((await client.get('/surya-chakra?date=2026-01-14')).status, listed.stdout + listed.stderr).toBe(401);
  });

  test('a wrong key, a forged token, another origin and an eleventh try are refused', async () => {
    const client = new FormClient(service.url);
    const away = await client.send('/surya-chakra', '/session/key', {
      key: enterprise,
      next: '//elsewhere.example/',
    });
    expect(away.headers.get('location')).toBe('/');
    await client.send('/surya-chakra', '/session/forget', {});
    const send = (fields: Record<string, string>, headers: Record<string, string> = {}) =>
      client.send('/surya-chakra', '/session/key', { next: '/surya-chakra', ...fields }, headers);
    expect((await send({ key: enterprise, _csrf: 'forged' })).status).toBe(403);
    expect((await send({ key: enterprise }, { origin: 'https://elsewhere.example' })).status).toBe(403);
    for (let i = 0; i < 9; i++) expect((await send({ key: 'tg_nonsense' })).status).toBe(401);
    expect((await send({ key: 'tg_nonsense' })).status).toBe(429);
  });

  test('no line of the log holds a key or a date', () => {
    expect(service.output()).not.toContain(enterprise);
    expect(service.output()).not.toContain('2026-01-14');
  });
});

/** What they weigh gzipped, together. */
async function packedSizeOf(urls: readonly (string | undefined)[]): Promise<number> {
  const sizes = await Promise.all(
    urls.map(async (url) => gzipSync(Buffer.from(await (await fetch(service.url + url)).arrayBuffer())).length),
  );
  return sizes.reduce((a, b) => a + b, 0);
}

describe('weight', () => {
  const OTHERS = [
    '/',
    '/day/2027-01-14',
    '/month/2027-01',
    '/festivals',
    '/festivals/deepavali/2027',
    '/calendars',
    '/why',
    '/yatra',
    '/karya-muhurta',
    '/vivaha-milan',
    '/docs',
    '/docs/tithi',
    '/account/plan',
  ];
  test.each([...PATHS, ...OTHERS])('%s has at most 6.3 kB of style, all its sheets together', async (path) => {
    const html = await textOf(new FormClient(service.url), path);
    const sheets = [...html.matchAll(/href="(\/assets\/[^"]+\.css)"/g)].map(([, url]) => url);
    expect(sheets.length).toBeGreaterThan(0);
    expect(await packedSizeOf(sheets)).toBeLessThanOrEqual(6_300);
  });

  test.each(PATHS)('%s is within its budget', async (path) => {
    const html = await textOf(new FormClient(service.url), path);
    expect(html.length).toBeLessThan(60_000);
    expect(gzipSync(html).length).toBeLessThan(15_000);
    const scripts = [...html.matchAll(/src="(\/assets\/[^"]+\.js)"/g)].map(([, url]) => url);
    expect(await packedSizeOf(scripts)).toBeLessThan(path === '/bhugola-yantra' ? 35_000 : 12_000);
  });
});

/** Of the hand: what it says it shows, and the direction in which its line is drawn, degrees with the clock from the top. */
function handOf(html: string): { readonly shows: number; readonly drawn: number } {
  const [, shows, x1, y1, x2, y2] =
    /<g class="hand" data-[\w-]+="([^"]+)"[^>]*><line x1="([^"]+)" y1="([^"]+)" x2="([^"]+)" y2="([^"]+)"/.exec(html) ??
    [];
  const drawn = (Math.atan2(Number(x2) - Number(x1), -(Number(y2) - Number(y1))) * 180) / Math.PI;
  return { shows: Number(shows), drawn };
}
const apart = (a: number, b: number): number => Math.abs(((((a - b) % 360) + 540) % 360) - 180);

describe('the hand is where the JSON says', () => {
  const DAYS = [0, 1, 2, 3, 4, 5, 6, 7].map(
    (i) => `2026-${String(1 + i).padStart(2, '0')}-${String(3 + i * 3).padStart(2, '0')}`,
  );
  test.each<[string, readonly string[], (value: number) => number]>([
    ['/surya-chakra', ['at', 'longitude'], (longitude) => 270 + longitude],
    ['/dina-ratri-yantra', ['subsolar', 'lon_from_lanka'], (east) => 180 - east],
    ['/tithi-nirnaya-yantra', ['elongation'], (elongation) => 180 + elongation],
  ])('%s', async (path, field, direction) => {
    const client = await holding(enterprise);
    for (const [i, date] of DAYS.entries()) {
      const asked = `date=${date}&time=${String(6 + i * 2).padStart(2, '0')}:20&place=Dehradun`;
      const hand = handOf(await textOf(client, `${path}?${asked}`));
      const reply = await fetch(`${service.url}/v1/surya${path}?${asked}`, { headers: { 'x-api-key': enterprise } });
      const payload = (await reply.json())[path.slice(1).replaceAll('-', '_')];
      const value: number = field.reduce((inside, name) => inside[name], payload);
      expect(apart(hand.shows, value), `${date} ${hand.shows} ${value}`).toBeLessThan(0.05);
      expect(apart(hand.drawn, direction(value)), `${date} ${hand.drawn} ${value}`).toBeLessThan(0.5);
    }
  });
});

describe('where the Sun does not rise', () => {
  test.each(PATHS)('%s is whole and says why', async (path) => {
    const client = await holding(enterprise);
    for (const asked of [
      'date=2026-06-21&lat=67&lon=20&tz=1',
      'date=2026-12-21&lat=67&lon=20&tz=1',
      'date=2026-06-21&lat=89&lon=0&tz=0',
      'date=2026-03-21&lat=0&lon=0&tz=0',
    ]) {
      const reply = await client.get(`${path}?${asked}`);
      expect(reply.status, asked).toBe(200);
      expect(await reply.text(), asked).not.toMatch(/NaN|undefined|Infinity/);
    }
  });
});

test('in a browser every page is accessible, fits a phone, can be read and asks nobody else', async () => {
  const standing = await liveService({ TRUST_PROXY: 'yes', ...CLOCK_STANDS });
  const visitor = await newVisitor(browser);
  const page = await visitor.newPage();
  const wrong: string[] = [];
  for (const [i, path] of PATHS.entries())
    wrong.push(
      ...(await lookedAt(page, standing.url, path, i % 2 === 0 ? 'en' : 'hi', i % 2 === 0 ? 'light' : 'dark')),
    );
  expect(wrong).toEqual([]);
  await visitor.close();
  await standing.stop();
});

test('a picture moved in steps is the picture moved at once', async () => {
  const visitor = await newVisitor(browser);
  const page = await visitor.newPage();
  await page.goto(`${service.url}/surya-chakra`);
  await page.click('.timebar summary');
  await page.fill('input[name=key]', enterprise);
  await page.click('.keyform button');
  await page.waitForSelector('#hand', { state: 'attached' });
  /** Every picture after the slider went to these parts of its way, one drawing each. */
  const shownAfter = (parts: readonly number[]) =>
    page.evaluate(async (all) => {
      const slider = document.querySelector<HTMLInputElement>('#hand, #turn');
      if (slider === null) throw new Error('no slider');
      const [from, to] = [Number(slider.min), Number(slider.max)];
      for (const part of all) {
        slider.value = String(from + (to - from) * part);
        slider.dispatchEvent(new Event('input'));
        await new Promise(requestAnimationFrame);
        await new Promise(requestAnimationFrame);
      }
      return [...document.querySelectorAll('.figure')]
        .filter((each) => each.checkVisibility())
        .map((each) => each.innerHTML);
    }, parts);
  const STEPS = [0, 0.31, 0.33, 0.5, 0.72, 1];
  for (const path of PATHS) {
    await page.goto(`${service.url}${path}?${MOMENT}`);
    if ((await page.locator('#hand, #turn').count()) === 0) continue;
    for (const end of [0.2, 0.55, 0.97]) {
      const stepped = await shownAfter([...STEPS, end]);
      await page.reload();
      expect(await shownAfter([end]), `${path} ${end}`).toEqual(stepped);
    }
    const [still, moved] = [await shownAfter([0.1]), await shownAfter([0.6])];
    expect(moved, path).not.toEqual(still);
  }
  await visitor.close();
});

test('a picture that the script draws again at the full minute keeps its marks of Sanskrit', async () => {
  const visitor = await newVisitor(browser);
  const page = await visitor.newPage();
  await page.clock.install();
  await page.goto(`${service.url}/dina-ratri-yantra?lang=en`);
  const terms = page.locator('[data-figure="globe"] text', { hasText: /[\u0900-\u097f]/ });
  const marks = () => terms.evaluateAll((all) => all.map((each) => each.closest('[lang]')?.getAttribute('lang')));
  const before = await page.locator('[data-figure="globe"]').innerHTML();
  await page.clock.runFor(61_000);
  expect(await page.locator('[data-figure="globe"]').innerHTML()).not.toBe(before);
  expect(new Set(await marks())).toEqual(new Set(['sa']));
  await visitor.close();
});
