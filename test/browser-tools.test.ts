/** The tool pages against the built service: who may see what, what stands in the HTML, and how it looks to a browser. */
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { FormClient, newVisitor, openBrowser } from './browser-kit.ts';
import { type LiveService, liveService, ROOT } from './live.ts';

/** Page and its route. */
const TOOLS: readonly (readonly [string, string])[] = [
  ['/surya-chakra', 'surya-chakra'],
  ['/akasha', 'sky-chart'],
  ['/udaya-yantra', 'udaya-yantra'],
  ['/chandra-yantra', 'chandra-yantra'],
  ['/graha-asta-yantra', 'graha-asta'],
  ['/bhugola-yantra', 'bhugola-yantra'],
  ['/dina-ratri-yantra', 'dina-ratri-yantra'],
  ['/ritu-ayana-yantra', 'ritu-ayana-yantra'],
  ['/tithi-nirnaya-yantra', 'tithi-nirnaya-yantra'],
];
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

  test.each(PATHS)('%s with another day asks for a key, keeps the wish and shows no result', async (path) => {
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
    expect((await client.get(`${path}?lang=hi&theme=dark`)).status).toBe(200);
  });

  test('a key of another plan sees today, is told what is missing, and gets 403 for another day', async () => {
    const client = await holding(developer);
    const today = await client.get('/surya-chakra');
    expect(today.status).toBe(200);
    expect(today.headers.get('cache-control')).toContain('no-store');
    expect(await today.text()).toContain('This key is of the Developer plan');
    const other = await client.get('/surya-chakra?date=2026-01-14');
    expect(other.status).toBe(403);
    expect(await other.text()).not.toContain('data-figure');
  });

  test('an Enterprise session goes where it likes, is told what is wrong, and forgets', async () => {
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
    const listed = spawnSync('node', [join(ROOT, 'dist/cli.js'), 'key', 'list', '--email', email], {
      env,
      encoding: 'utf8',
    });
    const [id = ''] = /^[0-9a-f-]{36}/.exec(listed.stdout) ?? [];
    spawnSync('node', [join(ROOT, 'dist/cli.js'), 'key', 'revoke', '--email', email, '--id', id], { env });
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

describe('weight', () => {
  test.each(PATHS)('%s is within its budget', async (path) => {
    const html = await textOf(new FormClient(service.url), path);
    expect(html.length).toBeLessThan(60_000);
    expect(gzipSync(html).length).toBeLessThan(15_000);
    const scripts = [...html.matchAll(/src="(\/assets\/[^"]+\.js)"/g)].map(([, url]) => url);
    const sizes = await Promise.all(
      scripts.map(async (url) => gzipSync(Buffer.from(await (await fetch(service.url + url)).arrayBuffer())).length),
    );
    expect(sizes.reduce((a, b) => a + b, 0)).toBeLessThan(path === '/bhugola-yantra' ? 35_000 : 12_000);
    const css = /href="(\/assets\/[^"]+\.css)"/.exec(html)?.[1];
    const sheet = Buffer.from(await (await fetch(service.url + css)).arrayBuffer());
    expect(gzipSync(sheet).length).toBeLessThan(8_000);
  });
});

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
interface Violation {
  readonly id: string;
  readonly nodes: readonly { readonly html: string; readonly failureSummary: string }[];
}
async function violations(page: Page): Promise<string[]> {
  const found = await page.evaluate<Violation[]>(
    `(async () => { ${AXE}; return (await axe.run({ resultTypes: ['violations'] })).violations; })()`,
  );
  return found.map(({ id, nodes }) => `${id}: ${nodes[0]?.html} ${nodes[0]?.failureSummary}`);
}

/** Of the drawn words: smaller than eleven pixels, or outside their picture. */
const LABELS = `[...document.querySelectorAll('main svg text')].flatMap((label) => {
  const box = label.getBoundingClientRect();
  if (box.width === 0) return [];
  const { a, b } = label.getScreenCTM();
  const size = parseFloat(getComputedStyle(label).fontSize) * Math.hypot(a, b);
  const frame = label.ownerSVGElement.getBoundingClientRect();
  const outside = box.left < frame.left - 1 || box.right > frame.right + 1 || box.top < frame.top - 1 || box.bottom > frame.bottom + 1;
  const cut = label.closest('[clip-path]') !== null;
  return [...(size < 10.95 ? [label.textContent + ' ' + size.toFixed(1)] : []), ...(outside && !cut ? [label.textContent + ' is outside'] : [])];
})`;

describe.each(PATHS)('%s in a browser', (path) => {
  test.each([
    ['en', 'light'],
    ['hi', 'dark'],
  ])('%s, %s: accessible, fits a phone, labels can be read, nothing from elsewhere', async (lang, theme) => {
    const visitor = await newVisitor(browser);
    const page = await visitor.newPage();
    const wrong: string[] = [];
    page.on('request', (request) => request.url().startsWith(service.url) || wrong.push(request.url()));
    page.on('pageerror', (error) => wrong.push(error.message));
    page.on('console', (message) => message.type() === 'error' && wrong.push(message.text()));
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto(`${service.url}${path}?lang=${lang}&theme=${theme}`);
    await page.evaluate("document.querySelectorAll('details').forEach((each) => (each.open = true))");
    wrong.push(...(await violations(page)));
    wrong.push(...(await page.evaluate<string[]>(LABELS)));
    const over = await page.evaluate('document.documentElement.scrollWidth - innerWidth');
    if (Number(over) > 0) wrong.push(`${over} px wider than a phone`);
    expect(wrong).toEqual([]);
    await visitor.close();
  });

  test('is whole without scripts, and the same', async () => {
    const pictures = async (scripts: boolean) => {
      const visitor = await newVisitor(browser, { scripts });
      const page = await visitor.newPage();
      await page.goto(service.url + path);
      const shown = await page.locator('.figure svg').count();
      const rows = await page.locator('main table tbody tr').count();
      await visitor.close();
      return { shown, rows };
    };
    const without = await pictures(false);
    expect(without).toEqual(await pictures(true));
    expect(without.shown).toBeGreaterThan(0);
    expect(without.rows).toBeGreaterThan(1);
  });
});
