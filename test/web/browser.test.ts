/** The pages in a real browser, against the built service. */
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { makeKey, newVisitor, openBrowser, PASSWORD, signUp } from '../kit/browser-kit.ts';
import { type LiveService, liveService } from '../kit/live.ts';
import { violations } from './axe.ts';

let service: LiveService;
let browser: Browser;
beforeAll(async () => {
  service = await liveService({ LOG_LEVEL: 'info', TRUST_PROXY: 'yes' });
  browser = await openBrowser();
});
afterAll(async () => {
  await browser?.close();
  await service?.stop();
});

const call = (key: string, path = '/v1/vedic/tithi') => fetch(service.url + path, { headers: { 'x-api-key': key } });

describe('an account', () => {
  test('signs up, makes a key, calls with it, sees the use, revokes it and is refused', async () => {
    const visitor = await newVisitor(browser);
    const page = await visitor.newPage();
    await signUp(page, service.url, 'asha@example.org');
    const key = await makeKey(page, 'drik', 'temple app');
    expect(key).toMatch(/^drik_[0-9A-Za-z]{33}$/);
    expect((await call(key)).status).toBe(200);
    expect((await call(key, '/v1/vedic/panchanga')).status).toBe(200);
    expect((await call(key, '/v1/surya/tithi')).status).toBe(403);

    // pages for everybody know that somebody is signed in, and nobody else's are changed by it
    for (const path of [
      '/',
      '/festivals',
      '/calendars',
      '/docs',
      '/karya-muhurta',
      '/surya-chakra',
      '/terms',
      '/no-such-page',
    ]) {
      await page.goto(service.url + path);
      expect([path, await page.locator('.links.wide a[href="/account/settings"]').count()]).toEqual([path, 1]);
      const stranger = await (await fetch(service.url + path, { headers: { accept: 'text/html' } })).text();
      expect([path, stranger.includes('href="/account/sign-in"')]).toEqual([path, true]);
      expect([path, stranger.includes('href="/account/settings"')]).toEqual([path, false]);
    }

    await page.goto(`${service.url}/account/usage`);
    const today = page.locator('.plot .day').last();
    expect(await today.getAttribute('data-credits')).toBe('3');
    expect(await today.locator('rect').count()).toBe(2);
    expect(await page.textContent('.sums')).toContain('997');

    // reloading the page that showed it makes no second one and does not show it again
    await page.goto(`${service.url}/account/keys`);
    await page.reload();
    expect(await page.locator('.keyrow').count()).toBe(1);
    expect(await page.content()).not.toContain(key);
    expect(await page.textContent('main')).toContain(`drik_…${key.slice(-4)}`);
    await page.click('.keyrow .btn.danger');
    await page.waitForURL(/\/revoke$/);
    expect((await call(key)).status).toBe(200);
    await page.click('main form .btn.danger');
    await page.waitForSelector('.notice.good');
    const until = Date.now() + 2000;
    let status = 0;
    while (status !== 401 && Date.now() < until) status = (await call(key)).status;
    expect(status).toBe(401);

    await page.click('form[action="/account/sign-out"] button');
    await page.goto(`${service.url}/account/keys`);
    expect(page.url()).toContain('/account/sign-in');
    await visitor.close();
  });

  test('has five keys at most, also by a form that was opened before', async () => {
    const visitor = await newVisitor(browser);
    const page = await visitor.newPage();
    await signUp(page, service.url, 'five@example.org');
    const early = await visitor.newPage();
    await early.goto(`${service.url}/account/keys`);
    for (let made = 0; made < 5; made++) await makeKey(page, 'tg');
    await page.goto(`${service.url}/account/keys`);
    expect(await page.locator('form[action="/account/keys"]').count()).toBe(0);
    expect(await page.locator('.keyrow').count()).toBe(5);
    await early.click('form[action="/account/keys"] button[type=submit]');
    expect(await early.textContent('[role=alert]')).toBe('Five keys are active already: revoke one first.');
    await visitor.close();
  });

  test('cannot be distinguished from a missing one by a wrong password', async () => {
    const visitor = await newVisitor(browser);
    const page = await visitor.newPage();
    await signUp(page, service.url, 'known@example.org');
    await page.click('form[action="/account/sign-out"] button');
    const said: (string | null)[] = [];
    for (const email of ['known@example.org', 'unknown@example.org']) {
      await page.goto(`${service.url}/account/sign-in`);
      await page.fill('#email', email);
      await page.fill('#password', 'not the password');
      await page.click('main button[type=submit]');
      said.push(await page.textContent('[role=alert]'));
    }
    expect(said).toEqual(['E-mail or password is wrong.', 'E-mail or password is wrong.']);
    await visitor.close();
  });

  test('works without scripts, in Hindi', async () => {
    const visitor = await newVisitor(browser, { scripts: false });
    const page = await visitor.newPage();
    await page.goto(`${service.url}/?lang=hi`);
    expect(await page.textContent('h1')).toBe('देहरादून में आज');
    await signUp(page, service.url, 'hindi@example.org');
    expect(await page.textContent('h1')).toBe('कुंजियाँ');
    expect((await call(await makeKey(page, 'tg'))).status).toBe(200);
    await visitor.close();
  });
});

describe('one’s own account, without scripts', () => {
  test('changes its password, ends another session and leaves', async () => {
    const [first, second] = await Promise.all([
      newVisitor(browser, { scripts: false }),
      newVisitor(browser, { scripts: false }),
    ]);
    const [page, other] = [await first.newPage(), await second.newPage()];
    const signIn = async (password: string) => {
      await other.goto(`${service.url}/account/sign-in?next=/account/settings`);
      await other.fill('#email', 'leela@example.org');
      await other.fill('#password', password);
      await other.click('main button[type=submit]');
    };
    await signUp(page, service.url, 'leela@example.org');
    const key = await makeKey(page, 'tg');
    await signIn(PASSWORD);
    await other.waitForURL(`${service.url}/account/settings`);
    await page.goto(`${service.url}/account/settings`);
    expect(await page.locator('[aria-labelledby=sessions] .keyrow').count()).toBe(2);
    await page.click('form[action^="/account/sessions/"]:not([action*=others]) button');
    expect(await page.locator('.notice.good').textContent()).toBe('Ended.');
    await other.reload();
    expect(other.url()).toContain('/account/sign-in');

    await page.fill('#current', PASSWORD);
    await page.fill('#fresh', 'a lamp for the evening');
    await page.click('form[action="/account/settings/password"] button');
    expect(await page.locator('.notice.good').textContent()).toContain('The password is changed');
    await signIn(PASSWORD);
    expect(await other.locator('[role=alert]').textContent()).toBe('E-mail or password is wrong.');

    await page.click('a[href="/account/delete"]');
    await page.fill('#current', 'a lamp for the evening');
    expect((await call(key)).status).toBe(200);
    await page.click('form[action="/account/delete"] button');
    expect(await page.locator('.notice').textContent()).toBe('The account is deleted.');
    expect((await call(key)).status).toBe(401);
    await Promise.all([first.close(), second.close()]);
  });
});

const PUBLIC = [
  ...[
    '/',
    '/festivals',
    '/calendars',
    '/calendars?id=kollam&date=2023-08-17',
    '/why',
    '/docs',
    '/docs/tithi',
    '/docs/guides/engines',
    '/account/sign-in',
    '/account/sign-up',
    '/account/plan',
    '/terms',
    '/privacy',
  ],
  '/no-such-page',
];
const PRIVATE = ['/account/keys', '/account/usage', '/account/plan', '/account/settings', '/account/delete'];
describe.each(['en', 'hi'])('every page in %s', (lang) => {
  test.each(['light', 'dark'])(
    'is accessible on %s and fits a phone',
    async (theme) => {
      const visitor = await newVisitor(browser);
      const page = await visitor.newPage();
      const outside: string[] = [];
      const wrong: string[] = [];
      page.on('request', (request) => request.url().startsWith(service.url) || outside.push(request.url()));
      page.on('pageerror', (error) => wrong.push(error.message));
      page.on('console', (message) => {
        if (message.type() === 'error' && !message.text().includes('404')) wrong.push(message.text());
      });
      await page.setViewportSize({ width: 360, height: 740 });
      const look = async (path: string) => {
        await page.goto(`${service.url}${path}${path.includes('?') ? '&' : '?'}lang=${lang}&theme=${theme}`);
        expect(await page.getAttribute('html', 'data-theme')).toBe(theme);
        await page.evaluate("document.querySelectorAll('details').forEach((each, i) => (each.open = i < 12))");
        for (const each of await violations(page)) wrong.push(`${path} ${each}`);
        const over = await page.evaluate('document.documentElement.scrollWidth - innerWidth');
        if (Number(over) > 0) wrong.push(`${path} is ${over} px wider than a phone`);
      };
      for (const path of PUBLIC) await look(path);
      await signUp(page, service.url, `axe-${lang}-${theme}@example.org`);
      await makeKey(page, 'tg', 'अ very-long-label-without-any-space-to-break-at-0123456789');
      for (const each of await violations(page)) wrong.push(`new key ${each}`);
      for (const path of PRIVATE) await look(path);
      expect(wrong).toEqual([]);
      expect(outside).toEqual([]);
      await visitor.close();
    },
    180_000,
  );
});

test('the first page makes a call without a key, and the theme is switched without a reload', async () => {
  const visitor = await newVisitor(browser);
  const page = await visitor.newPage();
  await page.goto(service.url);
  expect(await page.locator('.engines thead th').count()).toBe(4);
  await page.locator('[data-call]').first().click();
  // by a locator: a polled expression would be evaluated from a string, which the pages' own policy forbids
  await page.locator('#answer [role=status]', { hasText: /^\s*HTTP 200/ }).waitFor();
  expect(await page.textContent('#answer pre')).toContain('"surya_siddhanta"');
  await page.locator('.to-dark').click();
  expect(await page.getAttribute('html', 'data-theme')).toBe('dark');
  await page.reload();
  expect(await page.getAttribute('html', 'data-theme')).toBe('dark');
  await visitor.close();
});
