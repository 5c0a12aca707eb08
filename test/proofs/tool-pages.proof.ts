/** Every page in both languages and themes, without scripts, from the keyboard, on paper. */
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { newVisitor, openBrowser } from '../kit/browser-kit.ts';
import { CLOCK_STANDS, type LiveService, liveService } from '../kit/live.ts';
import { controls, focused } from '../web/read-back.ts';
import { lookedAt, TOOL_PAGES } from '../web/tool-pages.ts';

let service: LiveService;
let browser: Browser;
beforeAll(async () => {
  service = await liveService({ TRUST_PROXY: 'yes', ...CLOCK_STANDS });
  browser = await openBrowser();
});
afterAll(async () => {
  await browser?.close();
  await service?.stop();
});

describe.each(TOOL_PAGES)('%s', (path) => {
  test.each([
    ['en', 'light'],
    ['en', 'dark'],
    ['hi', 'light'],
    ['hi', 'dark'],
  ])('%s, %s: accessible, fits a phone, labels can be read, nothing from elsewhere', async (lang, theme) => {
    const visitor = await newVisitor(browser);
    expect(await lookedAt(await visitor.newPage(), service.url, path, lang, theme)).toEqual([]);
    await visitor.close();
  });

  test('is complete without scripts, and the same', async () => {
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

  test('prints on two sheets at most', async () => {
    const visitor = await newVisitor(browser);
    const page = await visitor.newPage();
    await page.goto(service.url + path);
    const pdf = (await page.pdf({ format: 'A4' })).toString('latin1');
    expect(pdf.match(/\/Type\s*\/Page\b/g)?.length ?? 0).toBeLessThanOrEqual(2);
    await visitor.close();
  });
});

describe.each(['/yatra', '/karya-muhurta', '/karya-muhurta?span=year', '/', '/festivals'])('%s', (path) => {
  test.each([
    ['en', 'light'],
    ['hi', 'dark'],
  ])('%s, %s: accessible, fits a phone, drawn words can be read, nothing from elsewhere', async (lang, theme) => {
    const visitor = await newVisitor(browser);
    expect(await lookedAt(await visitor.newPage(), service.url, path, lang, theme)).toEqual([]);
    await visitor.close();
  });
});

test.each([
  ['en', 'light'],
  ['hi', 'dark'],
])(
  'a wedding day, %s, %s: accessible, fits a phone, drawn words can be read; and two sheets on paper',
  async (lang, theme) => {
    const visitor = await newVisitor(browser);
    const page = await visitor.newPage();
    await page.goto(`${service.url}/vivaha-milan`);
    await page.fill('input[name=key]', service.key('enterprise', lang === 'en' ? 'drik' : 'mool'));
    await page.click('.keyform button[type=submit]');
    await page.fill('form[action="/vivaha-milan"] input[name=date]', '2026-11-25');
    await page.click('form[action="/vivaha-milan"] button[type=submit]');
    const path = page.url().slice(service.url.length);
    expect(path).toContain('date=2026-11-25');
    expect(await lookedAt(page, service.url, path, lang, theme)).toEqual([]);
    const pdf = (await page.pdf({ format: 'A4' })).toString('latin1');
    expect(pdf.match(/\/Type\s*\/Page\b/g)?.length ?? 0).toBeLessThanOrEqual(2);
    await visitor.close();
  },
);

test('a page on paper has no more than two sheets: the muhurta of a day and the year of festivals too', async () => {
  const visitor = await newVisitor(browser);
  const page = await visitor.newPage();
  for (const path of ['/yatra', '/yatra?direction=south', '/karya-muhurta', '/festivals', '/']) {
    await page.goto(service.url + path);
    const pdf = (await page.pdf({ format: 'A4' })).toString('latin1');
    expect(pdf.match(/\/Type\s*\/Page\b/g)?.length ?? 0, path).toBeLessThanOrEqual(2);
  }
  await visitor.close();
});

describe.each([...TOOL_PAGES.map(([path]) => path), '/yatra', '/karya-muhurta', '/vivaha-milan', '/', '/festivals'])(
  'with the Tab key on %s',
  (path) => {
    test('every control is reached in reading order, with a ring round it', async () => {
      const visitor = await newVisitor(browser);
      const page = await visitor.newPage();
      // a passing minute would redraw the picture, and change the count of what comes before a control
      await page.clock.setFixedTime(new Date());
      // an island that begins late would change what is counted
      await page.goto(service.url + path, { waitUntil: 'networkidle' });
      await page.evaluate("document.querySelectorAll('details').forEach((each) => (each.open = true))");
      const wanted = await page.evaluate(controls);
      const reached: number[] = [];
      for (let i = 0; i < wanted.length + 20; i++) {
        await page.keyboard.press('Tab');
        const found = await page.evaluate(focused);
        if (found === null) break;
        expect(found.ring, `${path} ${found.said}`).toBe(true);
        reached.push(found.place);
      }
      expect([...reached].sort((a, b) => a - b)).toEqual(reached);
      expect(wanted.filter((place) => !reached.includes(place))).toEqual([]);
      await visitor.close();
    });
  },
);

test('with reduced motion nothing moves', async () => {
  const visitor = await browser.newContext({ reducedMotion: 'reduce' });
  const page = await visitor.newPage();
  for (const [path] of TOOL_PAGES) {
    await page.goto(service.url + path);
    const moving = await page.$$eval('*', (all) =>
      all
        .filter((each) => {
          const { transitionDuration, animationName } = getComputedStyle(each);
          return transitionDuration.split(', ').some((time) => Number.parseFloat(time) > 0) || animationName !== 'none';
        })
        .map((each) => each.tagName),
    );
    expect(moving, path).toEqual([]);
  }
  await visitor.close();
});

test('the slider is moved from the keyboard and moves the hand', async () => {
  const key = service.key('enterprise', 'tg');
  const visitor = await newVisitor(browser);
  const page = await visitor.newPage();
  await page.goto(`${service.url}/surya-chakra`);
  await page.click('.keyform summary, details:has(.keyform) summary');
  await page.fill('input[name=key]', key);
  await page.click('.keyform button');
  await page.waitForSelector('#hand');
  for (const path of [
    '/surya-chakra',
    '/udaya-yantra',
    '/dina-ratri-yantra',
    '/ritu-ayana-yantra',
    '/tithi-nirnaya-yantra',
  ]) {
    await page.goto(service.url + path);
    const before = await page.innerHTML('.figure');
    await page.focus('#hand');
    await page.keyboard.press('Home');
    await page.waitForTimeout(100);
    const first = await page.innerHTML('.figure');
    await page.keyboard.press('End');
    await page.waitForTimeout(100);
    expect(new Set([before, first, await page.innerHTML('.figure')]).size, path).toBeGreaterThanOrEqual(2);
    expect(await page.getAttribute('#hand', 'aria-valuetext')).not.toBe('');
  }
  await visitor.close();
});
