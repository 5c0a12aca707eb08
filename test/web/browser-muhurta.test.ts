/** Karya-muhurta, yatra and vivaha-milan in a real browser, against the built service. */
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { FormClient, newVisitor, openBrowser } from '../kit/browser-kit.ts';
import { type LiveService, liveService } from '../kit/live.ts';
import { violations } from './axe.ts';

let service: LiveService;
let browser: Browser;
let free: string;
let enterprise: string;
beforeAll(async () => {
  service = await liveService({ TRUST_PROXY: 'yes', LOG_LEVEL: 'info' });
  browser = await openBrowser();
  free = service.key('free', 'mool');
  enterprise = service.key('enterprise', 'tg');
});
afterAll(async () => {
  await browser?.close();
  await service?.stop();
});

async function visit(options: { scripts?: boolean } = {}): Promise<[BrowserContext, Page]> {
  const visitor = await newVisitor(browser, options);
  return [visitor, await visitor.newPage()];
}

/** Enters a key as a reader does. */
async function enter(page: Page, path: string, key: string): Promise<void> {
  await page.goto(service.url + path);
  if (path === '/yatra') await page.click('.timebar summary');
  await page.fill('input[name=key]', key);
  await page.click('.keyform button[type=submit]');
  await page.waitForURL(service.url + path);
}

const left = async (key: string): Promise<number> => {
  const reply = await fetch(`${service.url}/v1/surya/tithi`, { headers: { 'x-api-key': key } });
  return Number(reply.headers.get('x-credits-remaining'));
};

describe('karya-muhurta', () => {
  test('a day without hours on which no rule fails says that they never hold together', async () => {
    const asked = 'karya=upanayana&place=Dehradun';
    const reply = await fetch(`${service.url}/v1/vedic/karya-muhurta?${asked}&date=2027-02-08&days=1`);
    const [day] = (await reply.json()).days;
    const musts = day.clauses.filter(({ weight }: { weight: string }) => weight === 'must');
    expect([day.verdict, musts.every(({ met }: { met: boolean }) => met)]).toEqual(['varjya', true]);
    const shown = async (month: string, date: string) =>
      (await fetch(`${service.url}/karya-muhurta?${asked}&month=${month}&day=${date}&lang=en`)).text();
    const said = 'No suitable time on this day. Each rule below holds for a part of the day, but never all of them';
    expect(await shown('2027-02', '2027-02-08')).toContain(said);
    expect(await shown('2027-02', '2027-02-01')).not.toContain('never all of them');
  });

  test('marks each day of the month as the route judges it, and shows one day with every clause and source', async () => {
    const [visitor, page] = await visit({ scripts: false });
    const asked = 'karya=griha_pravesha&kind=jirna';
    await page.goto(`${service.url}/karya-muhurta?${asked}&place=Ujjain&month=2026-11&engine=surya&day=2026-11-20`);
    const reply = await fetch(`${service.url}/v1/surya/karya-muhurta?${asked}&place=Ujjain&date=2026-11-01&days=30`);
    interface Day {
      readonly date: string;
      readonly verdict: string;
      readonly clauses: readonly { readonly citation: { readonly locus: string } }[];
    }
    const { days }: { days: Day[] } = await reply.json();
    const marks = await page.$$eval('.works td > a', (all) => all.map((each) => each.getAttribute('data-verdict')));
    expect(marks).toEqual(days.map(({ verdict }) => verdict));
    const told = days.find(({ date }) => date === '2026-11-20');
    expect(await page.locator('.checked .clauses tbody tr').count()).toBe(told?.clauses.length);
    const said = (await page.textContent('.checked')) ?? '';
    for (const { citation } of told?.clauses ?? []) expect(said).toContain(citation.locus);
    await visitor.close();
  });

  test('is open for any month, its address can be shared, and a bad query is refused', async () => {
    expect((await fetch(`${service.url}/karya-muhurta?karya=puja&month=2031-02&place=Puri`)).status).toBe(200);
    for (const wrong of [
      'karya=nothing',
      'month=2026-13',
      'engine=none',
      'karya=yatra&direction=up',
      'month=9999-12',
      'span=decade',
    ]) {
      const reply = await fetch(`${service.url}/karya-muhurta?${wrong}`);
      expect([wrong, reply.status]).toEqual([wrong, 400]);
      expect(await reply.text()).not.toContain('data-verdict');
    }
  });

  test('a day is opened from its cell and the month goes on', async () => {
    const [visitor, page] = await visit({ scripts: false });
    await page.goto(`${service.url}/karya-muhurta?karya=vahana&month=2026-12`);
    await page.locator('.works td > a').nth(4).click();
    expect(await page.textContent('#day h2')).toContain('5 December 2026');
    await page.click('.card .actions a:nth-child(2)');
    expect(await page.textContent('#month')).toContain('January 2027');
    await visitor.close();
  });
});

test('the year of a work has a square for each day, marked as the route judges it, and a fit day leads to its hours', async () => {
  const [visitor, page] = await visit({ scripts: false });
  await page.goto(`${service.url}/karya-muhurta?karya=griha_pravesha&month=2027-05&span=year&place=Ujjain`);
  const reply = await fetch(
    `${service.url}/v1/vedic/karya-muhurta?karya=griha_pravesha&kind=nava&date=2027-01-01&span=year&place=Ujjain`,
  );
  const { days }: { days: { readonly date: string; readonly verdict: string }[] } = await reply.json();
  const marks = await page.$$eval('.strips [data-verdict]', (all) =>
    all.map((each) => each.getAttribute('data-verdict')),
  );
  expect(marks).toEqual(days.map(({ verdict }) => verdict));
  const fit = days.findIndex(({ verdict }) => verdict === 'shubha');
  await page.locator('.strips [data-verdict]').nth(fit).locator('a').click();
  expect(new URL(page.url()).searchParams.get('day')).toBe(days[fit]?.date);
  expect(await page.locator('#day .hours .is-good').count()).toBeGreaterThan(0);
  await visitor.close();
});

test('places are suggested while one types, in either script, and taken from the keyboard', async () => {
  const [visitor, page] = await visit();
  await page.goto(`${service.url}/karya-muhurta`);
  const field = page.getByRole('combobox', { name: 'Place' });
  for (const [typed, keys, taken] of [
    ['उज्जैन', ['ArrowDown', 'Enter'], /^Ujjain, /],
    ['Haridw', ['ArrowUp', 'ArrowDown', 'Enter'], /^Haridwar, /],
    ['Puri', ['Escape'], /^Puri$/],
  ] as const) {
    await field.fill('');
    await field.pressSequentially(typed);
    await page.getByRole('listbox').waitFor({ state: 'visible', timeout: 20_000 });
    for (const key of keys) await page.keyboard.press(key);
    expect(await page.getByRole('listbox').isVisible()).toBe(false);
    expect(await field.inputValue()).toMatch(taken);
  }
  await visitor.close();
});

describe('yatra', () => {
  test('the compass shows the four verdicts of the route, and the arrow points where one is going', async () => {
    const [visitor, page] = await visit({ scripts: false });
    const { days } = await (await fetch(`${service.url}/v1/surya/karya-muhurta?karya=yatra&days=1`)).json();
    const grade: Record<string, string> = { shubha: 'good', madhyama: 'part', varjya: 'bad' };
    for (const [side, bearing] of [
      ['north', '0'],
      ['west', '270'],
    ] as const) {
      await page.goto(`${service.url}/yatra?direction=${side}`);
      for (const each of ['east', 'south', 'west', 'north'])
        expect(await page.getAttribute(`.sector[data-side=${each}]`, 'class')).toContain(
          grade[days[0].directions[each].verdict],
        );
      expect(await page.getAttribute('.arrow', 'data-bearing')).toBe(bearing);
    }
    const now = Date.now();
    interface Seat {
      readonly id: string;
      readonly direction: string;
      readonly start: string;
      readonly end: string;
    }
    // the day runs from its sunrise: earlier in the night the page shows it as it begins
    const shown = Math.max(now, Date.parse(days[0].sunrise));
    const seats: Seat[] = days[0].seats;
    const standing = seats.filter(({ start, end }) => Date.parse(start) <= shown && shown < Date.parse(end));
    expect(standing).not.toEqual([]);
    const drawn = standing.filter(({ id }) => id !== 'parigha');
    for (const side of new Set(drawn.map(({ direction }) => direction)))
      expect(await page.locator(`.seat[data-side=${side}]`).count()).toBe(
        drawn.filter(({ direction }) => direction === side).length,
      );
    // each is named in the table next to the compass; then the four directions, and the seven days
    const rows = page.locator('.tool section.scroll tbody');
    expect(await rows.nth(0).locator('tr').count()).toBe(standing.length);
    expect(await rows.nth(1).locator('tr').count()).toBe(4);
    expect(await rows.nth(2).locator('tr').count()).toBe(7);
    await visitor.close();
  });

  test('another day needs an Enterprise session, and today’s figures are never shown at its address', async () => {
    const closed = await fetch(`${service.url}/yatra?date=2026-12-01&place=Ujjain`);
    expect(closed.status).toBe(401);
    expect(await closed.text()).not.toContain('class="compass"');
    const [visitor, page] = await visit();
    await enter(page, '/yatra', free);
    expect((await page.goto(`${service.url}/yatra?date=2026-12-01`))?.status()).toBe(403);
    await visitor.close();
    const [other, there] = await visit();
    await enter(there, '/yatra', enterprise);
    const opened = await there.goto(`${service.url}/yatra?date=2026-12-01&place=Ujjain&direction=south`);
    expect(opened?.status()).toBe(200);
    expect(await there.textContent('#day')).toContain('1 December 2026');
    expect((await there.goto(`${service.url}/yatra?date=nonsense`))?.status()).toBe(400);
    await other.close();
  });
});

describe('the wedding days of a year', () => {
  const datesOf = (html: string): string[] => [...html.matchAll(/data-date="([^"]+)"/g)].map(([, date = '']) => date);

  test('open to all are the dates of this year at the default place, without hours; another year is not', async () => {
    const reply = await fetch(`${service.url}/vivaha`);
    expect(reply.status).toBe(200);
    const html = await reply.text();
    const year = new Date().getUTCFullYear();
    const { vivaha_varsha: list } = await (
      await fetch(`${service.url}/v1/vedic/vivaha-varsha?year=${year}`, { headers: { 'x-api-key': enterprise } })
    ).json();
    const dates = list.months.flatMap(({ days }: { days: { date: string }[] }) => days.map(({ date }) => date));
    expect(datesOf(html)).toEqual(dates);
    expect(html).not.toContain('num-line');
    expect(html).toContain('5 credits');
    const empty = list.months.filter(({ days }: { days: unknown[] }) => days.length === 0);
    expect(empty.length).toBeGreaterThan(0);
    for (const { because } of empty) expect(html).toContain(because[0].citation.gist);
    const closed = await fetch(`${service.url}/vivaha?year=${year + 1}`);
    expect(closed.status).toBe(401);
    expect(datesOf(await closed.text())).toEqual(dates);
    expect((await fetch(`${service.url}/vivaha?lang=hi`)).status).toBe(200);
  });

  test('any key pays once by the form for another year with its hours', async () => {
    const client = new FormClient(service.url);
    await client.send('/vivaha', '/session/key', { key: free, next: '/vivaha' });
    const before = await left(free);
    const fields = { year: '2028', place: 'Ujjain', engine: 'drik' };
    expect((await client.send('/vivaha', '/vivaha', { ...fields, year: 'soon' })).status).toBe(400);
    const paid = await client.send('/vivaha', '/vivaha', fields);
    expect(paid.status).toBe(303);
    const address = paid.headers.get('location') ?? '';
    const html = await (await client.get(address)).text();
    expect(datesOf(html).every((date) => date.startsWith('2028-'))).toBe(true);
    expect(html).toContain('num-line');
    const { vivaha_varsha: list } = await (
      await fetch(`${service.url}/v1/vedic/vivaha-varsha?year=2028&place=Ujjain`, {
        headers: { 'x-api-key': enterprise },
      })
    ).json();
    type Day = { hours: { start: string; faults: string[] }[] };
    const days: Day[] = list.months.flatMap((month: { days: Day[] }) => month.days);
    for (const { start } of days.flatMap(({ hours }) => hours)) expect(html).toContain(` ${start.slice(11, 16)}`);
    // of more than four hours in need three are shown, the others are unfolded
    const long = days.filter(({ hours }) => hours.filter(({ faults }) => faults.length > 0).length > 4);
    expect(html.match(/<summary>\d+ more<\/summary>/g) ?? []).toHaveLength(long.length);
    expect((await client.send('/vivaha', '/vivaha', fields)).status).toBe(303);
    expect(await left(free)).toBe(before - 5 - 1);
    const unpaid = await (await client.get('/vivaha?year=2029&place=Ujjain&engine=drik')).text();
    expect(unpaid).not.toContain('num-line');
  });
});

describe('vivaha-milan', () => {
  test('without a key it says what it gives and costs, and shows no day', async () => {
    const reply = await fetch(`${service.url}/vivaha-milan?date=2026-11-25`);
    expect(reply.status).toBe(401);
    const html = await reply.text();
    expect(html).toContain('5 credits');
    expect(html).not.toMatch(/dayline|tri-bala"/);
  });

  test('an Enterprise key pays once by the form; for ten minutes the same day is read again without cost, by no other account', async () => {
    const [visitor, page] = await visit({ scripts: false });
    await enter(page, '/vivaha-milan', enterprise);
    const before = await left(enterprise);
    await page.fill('form[action="/vivaha-milan"] input[name=date]', '2026-11-25');
    await page.fill('form[action="/vivaha-milan"] input[name=place]', 'Ujjain');
    await page.selectOption('select[name=engine]', 'drik');
    await page.click('form[action="/vivaha-milan"] button[type=submit]');
    expect(page.url()).toContain('date=2026-11-25');
    expect(await page.locator('.dayline.across .span').count()).toBeGreaterThanOrEqual(12);
    expect(await page.locator('#tri-bala').count()).toBe(1);
    const address = page.url();
    await page.reload();
    await page.goto(`${address}&lang=hi`);
    await page.goto(`${address}&lang=en`);
    await page.click('form[action="/vivaha-milan"] button[type=submit]');
    expect(await page.locator('#tri-bala').count()).toBe(1);
    // five for the day, one for each of the two questions about the balance
    expect(await left(enterprise)).toBe(before - 5 - 1);
    const again = await page.goto(`${service.url}/vivaha-milan?date=2026-11-26&place=Ujjain&engine=drik`);
    expect(again?.status()).toBe(200);
    expect(await page.locator('#tri-bala').count()).toBe(0);
    await visitor.close();

    const [other, there] = await visit({ scripts: false });
    await enter(there, '/vivaha-milan', service.key('enterprise', 'drik'));
    await there.goto(address);
    expect(await there.locator('#tri-bala').count()).toBe(0);
    await other.close();
  });

  test('the table has the rising signs of the route, from sunrise to sunrise', async () => {
    const [visitor, page] = await visit({ scripts: false });
    await enter(page, '/vivaha-milan', enterprise);
    await page.fill('form[action="/vivaha-milan"] input[name=date]', '2027-02-14');
    await page.selectOption('select[name=engine]', 'surya');
    await page.click('form[action="/vivaha-milan"] button[type=submit]');
    const { vivaha_milan: day } = await (
      await fetch(`${service.url}/v1/surya/vivaha-milan?date=2027-02-14`, { headers: { 'x-api-key': enterprise } })
    ).json();
    const rows = await page.$$eval('table.risings tbody tr', (all) =>
      all.map(
        (row) =>
          `${row.querySelector('th')?.textContent?.slice(0, 5)} ${row.querySelector('td')?.firstChild?.textContent} ${row.querySelector('td span')?.textContent?.trim()}`,
      ),
    );
    interface Rising {
      readonly start: string;
      readonly rashi: { readonly name: string; readonly name_hi: string };
    }
    const want = day.lagna_shuddhi.lagnas.map(
      ({ start, rashi }: Rising) => `${start.slice(11, 16)} ${rashi.name} ${rashi.name_hi}`,
    );
    expect(rows).toEqual(want);
    await visitor.close();
  });

  test('a form without its token or from elsewhere is refused and costs nothing; a bad date too', async () => {
    const client = new FormClient(service.url);
    await client.send('/vivaha-milan', '/session/key', { key: enterprise, next: '/vivaha-milan' });
    const fields = { date: '2026-11-25', place: 'Ujjain', engine: 'drik' };
    const forged = await client.send('/vivaha-milan', '/vivaha-milan', { ...fields, _csrf: 'made-up' });
    expect(forged.status).toBe(403);
    const foreign = await client.send('/vivaha-milan', '/vivaha-milan', fields, {
      origin: 'https://elsewhere.example',
    });
    expect(foreign.status).toBe(403);
    const bad = await client.send('/vivaha-milan', '/vivaha-milan', { ...fields, date: '2026-02-30' });
    expect(bad.status).toBe(400);
    expect((await client.send('/vivaha-milan', '/vivaha-milan', fields)).status).toBe(303);
  });

  test('a key of another plan sees today at once, and for another day what it needs; both cost nothing', async () => {
    const before = await left(free);
    const client = new FormClient(service.url);
    await client.send('/vivaha-milan', '/session/key', { key: free, next: '/vivaha-milan' });
    const today = await client.get('/vivaha-milan');
    expect([today.status, (await today.text()).includes('id="tri-bala"')]).toEqual([200, true]);
    const fields = { date: '2026-11-25', place: 'Ujjain', engine: 'drik' };
    const reply = await client.send('/vivaha-milan', '/vivaha-milan', fields);
    expect([reply.status, (await reply.text()).includes('Enterprise')]).toEqual([403, true]);
    expect(await left(free)).toBe(before - 1);
  });
});

test('no key appears in an address, a page or a line of the log', async () => {
  expect(service.output()).not.toContain(free.slice(5));
  expect(service.output()).not.toContain(enterprise.slice(3));
});

// in the other language and theme `npm run proofs` looks at them
describe.each([['hi', 'dark']])('in %s on %s', (lang, theme) => {
  test('the three pages are accessible and fit a phone', async () => {
    const [visitor, page] = await visit();
    const wrong: string[] = [];
    page.on('pageerror', (error) => wrong.push(error.message));
    page.on('request', (request) => request.url().startsWith(service.url) || wrong.push(request.url()));
    await page.setViewportSize({ width: 360, height: 740 });
    const look = async (path: string) => {
      await page.goto(`${service.url}${path}${path.includes('?') ? '&' : '?'}lang=${lang}&theme=${theme}`);
      for (const each of await violations(page)) wrong.push(`${path} ${each}`);
      const over = await page.evaluate('document.documentElement.scrollWidth - innerWidth');
      if (Number(over) > 0) wrong.push(`${path} is ${over} px wider than a phone`);
      const small = await page.$$eval('.dayline.down text, .compass text', (all) =>
        all
          .map((each) => {
            const svg = each.closest('svg');
            const scale = (svg?.getBoundingClientRect().width ?? 0) / (svg?.viewBox.baseVal.width ?? 1);
            return Number.parseFloat(getComputedStyle(each).fontSize) * scale;
          })
          .filter((size) => size < 11),
      );
      if (small.length > 0) wrong.push(`${path} has labels of ${small[0]} px`);
    };
    await look('/karya-muhurta');
    await look('/yatra');
    await look('/vivaha-milan');
    await enter(page, '/vivaha-milan', enterprise);
    await page.fill('form[action="/vivaha-milan"] input[name=date]', '2026-11-25');
    await page.click('form[action="/vivaha-milan"] button[type=submit]');
    await look(page.url().slice(service.url.length));
    expect(wrong).toEqual([]);
    await visitor.close();
  });
});
