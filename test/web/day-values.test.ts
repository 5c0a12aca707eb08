/**
 * Every value of the page of a day, read from its attributes, is that of the API's snapshot: for days of five years,
 * towns of many lands and latitudes, the three engines and both languages of sentences.
 */
import { beforeAll, describe, expect, test } from 'vitest';
import type { ReadService } from '../kit/live.ts';
import { sharedService } from '../kit/shared-services.ts';
import { BLOCKS_OF_PAGE, timesIn, valuesIn } from './day-page-reader.ts';

let service: ReadService;
let key: string;
beforeAll(async () => {
  service = await sharedService('fixed');
  key = service.key('enterprise', 'tg');
});

const TOWNS = {
  Varanasi: '1253405',
  Ujjain: '1253914',
  London: '2643743',
  Chennai: '1264527',
  Kathmandu: '1283240',
  Sydney: '2147714',
  'San Francisco': '5391959',
  Nairobi: '184745',
  Reykjavik: '3413829',
  Suva: '2198148',
};
const ENGINES = [
  ['surya', 'surya'],
  ['drik', 'vedic'],
  ['chitrapaksha', 'chitrapaksha'],
] as const;
const CASES = 30;

/** A small generator (Park and Miller), so that the same days are looked at in every run. */
function numbersFrom(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (state * 48_271) % 2_147_483_647;
    return state % below;
  };
}

const FIRST_DAY = Date.UTC(2024, 0, 1);
const DAYS = 5 * 365;
const DAY_MS = 86_400_000;
const next = numbersFrom(20_261_119);
const picked = Array.from({ length: CASES }, (_, i) => {
  const date = new Date(FIRST_DAY + next(DAYS) * DAY_MS).toISOString().slice(0, 10);
  const [name, town] = Object.entries(TOWNS)[next(Object.keys(TOWNS).length)] ?? ['Varanasi', TOWNS.Varanasi];
  const [word, segment] = ENGINES[i % ENGINES.length] ?? ENGINES[1];
  const lang: 'en' | 'hi' = next(2) === 0 ? 'en' : 'hi';
  return { date, name, town, word, segment, lang };
});

async function both(date: string, town: string, word: string, segment: string, lang: string) {
  const page = await fetch(`${service.url}/day/${date}?town=${town}&engine=${word}&lang=${lang}`);
  expect(page.status).toBe(200);
  const snapshot: Record<string, unknown> = {};
  // a list of blocks has a limited length
  for (let i = 0; i < BLOCKS_OF_PAGE.length; i += BLOCKS_AT_ONCE) {
    const blocks = BLOCKS_OF_PAGE.slice(i, i + BLOCKS_AT_ONCE).join(',');
    const reply = await fetch(
      `${service.url}/v1/${segment}/panchanga?date=${date}&place=${town}&lang=hi&blocks=${blocks}`,
      { headers: { 'x-api-key': key } },
    );
    expect(reply.status).toBe(200);
    Object.assign(snapshot, (await reply.json()).panchanga);
  }
  return { html: await page.text(), snapshot };
}
const BLOCKS_AT_ONCE = 13;

describe('each value is that of the snapshot', () => {
  test.each(picked)('$date, $name, $word, $lang', async ({ date, town, word, segment, lang }) => {
    const { html, snapshot } = await both(date, town, word, segment, lang);
    const values = valuesIn(html, snapshot, lang);
    expect(values.filter(({ shown, given }) => shown !== given)).toEqual([]);
    // a page that shows nothing must not pass: without the Sun it has fewer, and Tamil lands have gowri of their own
    expect(values.length).toBeGreaterThan(snapshot.muhurta === null ? 60 : 200);
    expect(timesIn(html).every((each) => /^-?\d{4,6}-\d\d-\d\d(T[\d:]{8}[+-]\d\d:\d\d)?$/.test(each))).toBe(true);
    expect(html).not.toMatch(/NaN|undefined|\[object/);
  });
});
