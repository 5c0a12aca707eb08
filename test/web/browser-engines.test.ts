/** The engines of the library in a real browser: scripts and series of the service, and who may read them. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readAssets } from '../../src/web/design/assets.ts';
import { newVisitor, openBrowser } from '../kit/browser-kit.ts';
import { type LiveService, liveService, ROOT } from '../kit/live.ts';

let service: LiveService;
let browser: Browser;
const script = readAssets(ROOT).url('engines.js');

beforeAll(async () => {
  [service, browser] = await Promise.all([liveService(), openBrowser()]);
});
afterAll(async () => {
  await browser?.close();
  await service?.stop();
});

/** An expression of what the script exports, evaluated in the page. */
const inPage = (page: Page, expression: string): Promise<unknown> =>
  page.evaluate(`(async () => {
    const { engineNamed, seriesUrl } = await import(${JSON.stringify(script)});
    return ${expression};
  })()`);

test('three engines are made in a page of ours, and the series are fetched once', async () => {
  const page = await (await newVisitor(browser)).newPage();
  const fetched: string[] = [];
  page.on('request', (request) => fetched.push(new URL(request.url()).pathname));
  await page.goto(`${service.url}/terms`);
  const first = await inPage(page, `(await engineNamed('surya')).id`);
  expect(first).toBe('surya_siddhanta');
  const series = () => fetched.filter((path) => /^\/assets\/series-[0-9A-F]{8}\.bin$/.test(path));
  expect(series()).toEqual([]);
  const others = await inPage(
    page,
    `await Promise.all(['drik', 'chitrapaksha', 'drik'].map(engineNamed)).then((all) => ({ ids: all.map(({ id }) => id), once: all[0] === all[2] }))`,
  );
  expect(others).toEqual({ ids: ['drik', 'chitrapaksha', 'drik'], once: true });
  expect(series()).toHaveLength(1);
});

test('the series may be read by pages of every origin and cached forever; scripts of the pages may not', async () => {
  const page = await (await newVisitor(browser)).newPage();
  await page.goto(`${service.url}/terms`);
  const address = await inPage(page, 'String(seriesUrl())');
  const series = await fetch(String(address), { headers: { 'accept-encoding': 'br' } });
  expect(series.headers.get('content-encoding')).toBe('br');
  expect(Buffer.from(await series.arrayBuffer())).toEqual(readFileSync(join(ROOT, 'data/ephemeris/series.bin')));
  expect(Object.fromEntries(series.headers)).toMatchObject({
    'access-control-allow-origin': '*',
    'cross-origin-resource-policy': 'cross-origin',
    'cache-control': 'public, max-age=31536000, immutable',
    vary: 'Accept-Encoding',
  });
  const own = await fetch(service.url + script);
  expect(own.headers.get('access-control-allow-origin')).toBeNull();
  expect(own.headers.get('cross-origin-resource-policy')).toBe('same-origin');
});
