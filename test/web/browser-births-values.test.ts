/** The sheets of `/kundali` and `/milan`, computed by a real browser from the series alone, against the replies of the service. */
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { newVisitor, openBrowser } from '../kit/browser-kit.ts';
import type { ReadService } from '../kit/live.ts';
import { sharedService } from '../kit/shared-services.ts';
import { BIRTHS, compute, ENGINES, hashOf, townOf } from './births-kit.ts';

let service: ReadService;
let browser: Browser;
let page: Page;
let key: string;
const towns: Record<string, Awaited<ReturnType<typeof townOf>>> = {};

beforeAll(async () => {
  [service, browser] = await Promise.all([sharedService('reading'), openBrowser()]);
  key = service.key('enterprise', 'tg');
  for (const { place } of BIRTHS) towns[place] = await townOf(service, place);
  page = await (await newVisitor(browser)).newPage();
});
afterAll(async () => {
  await browser?.close();
});

const asked = async (path: string, query: Readonly<Record<string, string>>): Promise<Response> => {
  const reply = await fetch(`${service.url}${path}?${new URLSearchParams({ ...query, lang: 'en' })}`, {
    headers: { 'x-api-key': key },
  });
  if (reply.status !== 200) throw new Error(`${path}: ${await reply.text()}`);
  return reply;
};
// biome-ignore lint/suspicious/noExplicitAny: replies of many routes, read field by field
const reply = async (path: string, query: Readonly<Record<string, string>>): Promise<any> =>
  (await asked(path, query)).json();

const MINUTES = 60;
/** `12° 05′`, from the degrees of a reply. */
const degrees = (amsha: number): string => {
  const minutes = Math.floor(amsha * MINUTES);
  return `${Math.floor(minutes / MINUTES)}° ${String(minutes % MINUTES).padStart(2, '0')}′`;
};
const MONTHS = 'Jan Feb Mar Apr May Jun Jul Aug Sept Oct Nov Dec'.split(' ');
const day = (instant: string): string => {
  const [year, month, date] = instant.slice(0, 10).split('-').map(Number);
  return `${date} ${MONTHS[(month ?? 1) - 1]} ${year}`;
};

const cells = (row: string): Promise<string[]> =>
  page.$$eval(`${row} > *`, (all) => all.map((each) => (each.textContent ?? '').trim()));
const factOf = (label: string): Promise<string> =>
  page.$$eval(
    '.birth-sheet dt',
    (all, name) => all.find((each) => each.textContent === name)?.nextElementSibling?.textContent ?? '',
    label,
  );

describe.each(Object.entries(ENGINES))('on %s', (engine, segment) => {
  test.each(BIRTHS)('the sheet of $name, born $date in $place, has the values of the API', async (birth) => {
    const { date, time, place } = birth;
    const query = { date, time, place: towns[place]?.id ?? '' };
    await page.goto('about:blank');
    await page.goto(`${service.url}/kundali?lang=en${hashOf({ birth }, towns)}`);
    await compute(page, engine);
    const base = `/v1/${segment}`;
    const [{ kundali }, { dashas }, { janma_vivaran: janma }, { manglik }, { kaal_sarpa: sarpa }, { sade_sati: sati }] =
      await Promise.all(
        ['kundali', 'dashas', 'janma-vivaran', 'dosha/manglik', 'dosha/kaal-sarpa', 'sade-sati'].map((route) =>
          reply(`${base}/${route}`, query),
        ),
      );

    // the grahas
    for (const [graha, standing] of Object.entries<typeof kundali.lagna>({ lagna: kundali.lagna, ...kundali.grahas })) {
      const [, rashi, amsha, nakshatra, house] = await cells(`[data-graha=${graha}]`);
      const { number: _, ...star } = standing.nakshatra;
      expect({ graha, rashi, amsha, nakshatra, house }).toEqual({
        graha,
        rashi: standing.rashi.name,
        amsha: degrees(standing.amsha),
        nakshatra: `${star.name} ${star.pada}`,
        house: String(standing.house ?? 1),
      });
    }

    // both charts, letter by letter
    for (const chart of ['D1', 'D9']) {
      const svg = await (await asked(`${base}/kundali.svg`, { ...query, chart, style: 'north' })).text();
      const drawn = await page.locator(`[data-chart=${chart}] svg`).evaluate((each) => each.outerHTML);
      const words = (text: string): string[] => [...text.matchAll(/>([^<]+)</g)].map(([, word]) => word ?? '');
      expect(words(drawn)).toEqual(words(svg.replace(/<style>[^<]*<\/style>/, '')));
    }

    // the periods
    const periods = await page.$$eval('.periods', ([maha]) =>
      [...(maha?.querySelectorAll('tbody tr') ?? [])].map((row) =>
        [...row.querySelectorAll('td')].map((each) => each.textContent),
      ),
    );
    expect(periods).toEqual(dashas.maha.map(({ start, end }: Span) => [day(start), day(end)]));
    const now = Date.now();
    const runs = ({ start, end }: Span) => Date.parse(start) <= now && now < Date.parse(end);
    const maha = dashas.maha.find(runs);
    const antar = maha?.antar.find(runs);
    const running = await page
      .locator('[data-running]')
      .evaluateAll((all) => all.map((each) => each.getAttribute('data-running')));
    expect(running).toEqual(
      maha === undefined ? [] : [`${maha.lord} ${antar.lord} ${antar.pratyantara.find(runs).lord}`],
    );

    // the day of birth
    expect(await factOf('Weekday')).toBe(janma.weekday.name);
    for (const anga of ['tithi', 'nakshatra', 'yoga', 'karana'] as const) {
      const { name, end } = janma[anga];
      const said = await factOf(`${anga[0]?.toUpperCase()}${anga.slice(1)}`);
      expect(said).toContain(name);
      expect(said).toContain(`until ${day(end)}, ${end.slice(11, 16)}`);
    }
    expect(await factOf('Sunrise')).toContain(janma.sunrise.slice(11, 16));
    expect(await factOf('Syllable of the name')).toContain(janma.avakahada.nama_akshara.iast);
    expect((await factOf('Varna')).toLowerCase()).toBe(janma.avakahada.varna);
    expect((await factOf('Yoni')).toLowerCase()).toBe(janma.avakahada.yoni);

    // the doshas, with their sources and the line
    const doshas = (await page.textContent('.doshas')) ?? '';
    expect(doshas).toContain(manglik.dosha ? 'Mars is in one of' : 'Mars is not in');
    for (const { citation } of manglik.bhanga) expect(doshas).toContain(citation.gist);
    expect(doshas).toContain(`Source: ${manglik.citation.work} ${manglik.citation.locus}`);
    expect(doshas).toContain(manglik.line);
    expect(doshas).toContain(sarpa.present ? sarpa.type.name : 'both sides');
    expect(doshas).toContain(sarpa.citation.gist);
    expect(doshas).toContain(sati.active ? 'Saturn is now near' : 'It is not running today');
  });

  test('the koots of a pair have the points of the API, and what is lifted', async () => {
    for (const [boy, girl] of [
      [BIRTHS[0], BIRTHS[3]],
      [BIRTHS[1], BIRTHS[2]],
      [BIRTHS[0], BIRTHS[0]],
    ]) {
      if (boy === undefined || girl === undefined) throw new Error('no pair');
      await page.goto('about:blank');
      await page.goto(`${service.url}/milan?lang=en${hashOf({ boy, girl }, towns)}`);
      await compute(page, engine);
      const query = Object.fromEntries(
        Object.entries({ boy, girl }).flatMap(([who, { date, time, place }]) => [
          [`${who}_date`, date],
          [`${who}_time`, time],
          [`${who}_place`, towns[place]?.id ?? ''],
        ]),
      );
      const [{ ashtakoot }, { match_manglik: manglik }] = await Promise.all(
        ['ashtakoot', 'manglik'].map((route) => reply(`/v1/${segment}/match/${route}`, query)),
      );
      expect(await page.getAttribute('[data-total]', 'data-total')).toBe(String(ashtakoot.total));
      expect(Object.keys(ashtakoot.koots)).toHaveLength(8);
      for (const [id, koot] of Object.entries<Koot>(ashtakoot.koots)) {
        const [, , , points, lifted] = await cells(`[data-koot=${id}]`);
        expect(points).toBe(`${koot.obtained} / ${koot.max}`);
        // one element: on a phone the parts of a cell are pushed apart
        expect(await page.locator(`[data-koot=${id}] td.num > *`).count()).toBe(1);
        expect(await page.textContent(`[data-koot=${id}] td.num > span`)).toBe(points);
        for (const { citation } of koot.bhanga) expect(lifted).toContain(citation.gist);
        if (koot.bhanga.length === 0) expect(lifted).toBe('–');
      }
      for (const who of ['boy', 'girl']) {
        const { moon_rashi: rashi, nakshatra } = ashtakoot[who];
        expect(await page.textContent(`[data-moon=${who}]`)).toContain(
          `${rashi.name}, ${nakshatra.name}, Pada ${nakshatra.pada}`,
        );
      }
      expect(await page.getAttribute('[data-verdict]', 'data-verdict')).toBe(manglik.verdict);
      expect(await page.textContent('.birth-sheet')).toContain(ashtakoot.line);
    }
  });
});

test('a cancellation by practice alone is not presented as one of the text', async () => {
  const birth = { name: 'Sita', date: '1992-08-03', time: '03:20', place: 'Pune' };
  const { date, time } = birth;
  const { manglik } = await reply('/v1/vedic/dosha/manglik', { date, time, place: towns.Pune?.id ?? '' });
  expect([manglik.dosha, manglik.effective]).toEqual([true, true]);
  expect(manglik.bhanga.map(({ printed }: { printed: boolean }) => printed)).toEqual([false]);
  await page.goto('about:blank');
  await page.goto(`${service.url}/kundali?lang=en${hashOf({ birth }, towns)}`);
  await compute(page, 'drik');
  const said = (await page.textContent('.doshas')) ?? '';
  expect(said).toContain('No rule of the text lifts it.');
  expect(said).toContain('Lifted in practice, not counted here:');
  expect(said).not.toMatch(/Lifted:|Nothing lifts/);
});

interface Span {
  readonly start: string;
  readonly end: string;
}
interface Koot {
  readonly obtained: number;
  readonly max: number;
  readonly bhanga: readonly { readonly citation: { readonly gist: string } }[];
}
