/** Conjunctions against a published list, and against the simplest possible search. */
import { parse } from 'csv-parse/sync';
import { arc } from 'ganaka/internal/kernel/angle.ts';
import { placeWithOffset } from 'ganaka/internal/kernel/place.ts';
import { jdUt } from 'ganaka/internal/kernel/units.ts';
import { defaultsOf } from 'ganaka/internal/sky/engines/engine.ts';
import { describe, expect, test } from 'vitest';
import { drik, engines } from '../../packages/ganaka/test/kit/engines.ts';
import { THIRD, testApp } from '../kit/test-app.ts';
import { scanned } from './sanyoga-checks.ts';

const app = testApp({ engines: engines(THIRD) });
const key = { 'x-api-key': 'tg-enterprise' };
const ask = (query: string) => app.get(`/v1/sanyoga?lat=51.48&lon=0&tz=0&engine=drik&${query}`, key);
const json = async (query: string) => {
  const reply = await ask(query);
  expect(reply.statusCode, reply.body.slice(0, 400)).toBe(200);
  return reply.json().sanyoga;
};

interface Event {
  readonly grahas: readonly string[];
  readonly start: string;
  readonly end: string;
  readonly exact: readonly { readonly at: string; readonly separation_longitude: number }[];
  readonly retrograde: readonly string[];
}
const { info, skyOver } = drik();
const sky = skyOver(placeWithOffset('Greenwich', 51.48, 0, 0), defaultsOf(info));
const jdOf = (clock: string) => jdUt(Date.parse(clock) / 86_400_000 + 2_440_587.5);

describe('Venus and Mars', () => {
  /** In longitude, to the minute: 341949.blogspot.com, "Periodicity of Mars-Venus conjunctions" (July 2021), from the clock of Jakarta. */
  const PUBLISHED = ['1989-07-12T17:21:00Z', '2021-07-13T13:33:00Z', '2053-07-14T12:42:00Z'];
  test.each(PUBLISHED)('meet when the list has it: %s', async (at) => {
    const { events } = await json(`from=${at.slice(0, 4)}-07-01&to=${at.slice(0, 4)}-07-31&grahas=mangala,shukra`);
    const [exact] = events.flatMap((each: Event) => each.exact);
    expect(Math.abs(Date.parse(exact.at) - Date.parse(at))).toBeLessThan(3 * 60_000);
  });
  test('pass one another three times in 2021–22 (whenthecurveslineup.com, June 2021), and with a wide orb the last two are one meeting', async () => {
    const { events } = await json('from=2021-01-01&to=2022-12-31&grahas=mangala,shukra&orb=7');
    expect(events.map(({ exact }: Event) => exact.map(({ at }) => at.slice(0, 7)))).toEqual([
      ['2021-07'],
      ['2022-02', '2022-03'],
    ]);
  });
});

describe('Jupiter and Saturn', async () => {
  /** Wikipedia, "Great conjunction" (copies of 2018 and 2020): in right ascension, UTC. */
  const PUBLISHED = [
    '1802-07-21T03:22:00Z',
    '1821-06-25T00:05:09Z',
    '1821-11-22T23:49:55Z',
    '1821-12-23T09:28:49Z',
    '1842-01-25T22:22:31Z',
    '1861-10-25T15:11:20Z',
    '1881-04-22T11:58:20Z',
    '1901-11-28T06:10:38Z',
    '1921-09-14T16:22:08Z',
    '1940-08-15T13:18:42Z',
    '1940-10-11T23:17:26Z',
    '1941-02-20T19:14:02Z',
    '1961-02-18T14:42:37Z',
    '1981-01-14T07:58:37Z',
    '1981-02-19T07:12:10Z',
    '1981-07-30T21:32:22Z',
  ];
  const found: Event[] = [];
  for (const [from, to] of [
    ['1800-01-01', '1899-12-31'],
    ['1900-01-01', '1999-12-31'],
    ['2000-01-01', '2099-12-31'],
    ['2100-01-01', '2199-12-31'],
  ])
    found.push(...(await json(`from=${from}&to=${to}&grahas=guru,shani`)).events);
  const passages = found.flatMap(({ exact }) => exact.map(({ at }) => at));

  test('are where the list has them', () => {
    const rightAscension = (graha: 'guru' | 'shani', clock: string): number => {
      const t = jdOf(clock);
      const rad = Math.PI / 180;
      const [lon, lat, tilt] = [sky.longitude(graha, t) + sky.ayanamsa(t), sky.latitude(graha, t), sky.obliquity(t)];
      const y = Math.sin(lon * rad) * Math.cos(tilt * rad) - Math.tan(lat * rad) * Math.sin(tilt * rad);
      return (Math.atan2(y, Math.cos(lon * rad)) / rad + 360) % 360;
    };
    for (const at of PUBLISHED)
      expect(Math.abs(arc(rightAscension('guru', at), rightAscension('shani', at))), at).toBeLessThan(0.002);
  });

  test('pass one another about then: three times in 1940–41 and 1980–81, once in 1821, since ecliptic longitude differs from right ascension', () => {
    const near = (at: string) => passages.filter((each) => Math.abs(jdOf(each) - jdOf(at)) < 15);
    for (const at of PUBLISHED) expect([at, near(at).length]).toEqual([at, /^1821-1/.test(at) ? 0 : 1]);
    expect(passages.filter((at) => at < '2000')).toHaveLength(PUBLISHED.length - 2);
    const between = (from: string, to: string) => passages.filter((at) => at > from && at < to).length;
    expect([between('1940', '1942'), between('1980', '1982')]).toEqual([3, 3]);
    // there is one about every twenty years
    expect(passages.filter((at) => at > '2000')).toHaveLength(11);
  });

  test('in the winter of 1821 came near without passing', () => {
    const approach = found.find(({ start }) => start.startsWith('1821-11'));
    expect(approach).toMatchObject({ exact: [], retrograde: ['guru', 'shani'] });
  });
});

test('nothing is missing in 1926 that an hourly search finds', () => {
  const { told, seen } = scanned(sky, 1926, 1 / 24);
  expect(told).toEqual(seen);
});

test('in one rashi: all five in Kanya in September 2040, and in nakshatra all that were asked for', async () => {
  const { count, events } = await json(
    'from=2040-01-01&to=2040-12-31&grahas=mangala,budha,guru,shukra,shani&kind=rashi',
  );
  expect(count).toBe(1);
  expect(events[0]).toMatchObject({ rashi: { name: 'Kanya' }, exact: [] });
  for (const { at, want } of [
    { at: jdOf(events[0].start) - 0.01, want: false },
    { at: jdOf(events[0].start) + 0.01, want: true },
    { at: jdOf(events[0].end) - 0.01, want: true },
    { at: jdOf(events[0].end) + 0.01, want: false },
  ]) {
    const rashis = (['mangala', 'budha', 'guru', 'shukra', 'shani'] as const).map((graha) =>
      Math.floor(sky.longitude(graha, jdUt(at)) / 30),
    );
    expect(new Set(rashis).size === 1).toBe(want);
  }
  const moons = await json('from=2026-01-01&to=2026-12-31&grahas=chandra,surya&kind=nakshatra');
  for (const { start, end, nakshatra } of moons.events) {
    const middle = jdUt((jdOf(start) + jdOf(end)) / 2);
    for (const graha of ['chandra', 'surya'] as const)
      expect(Math.floor(sky.longitude(graha, middle) / (360 / 27)) + 1).toBe(nakshatra.number);
  }
  expect(moons.count).toBeGreaterThanOrEqual(12); // about every new moon
});

test('what begins before or ends after the days asked for is cut there, and says so', async () => {
  const { events } = await json('from=2020-12-21&to=2020-12-22&grahas=guru,shani');
  expect(events).toEqual([
    expect.objectContaining({
      start: '2020-12-21T00:00:00+00:00',
      end: '2020-12-23T00:00:00+00:00',
      clipped: 'both',
      yuddha: true,
    }),
  ]);
});

test('as lines and as a table it is the same', async () => {
  const query = 'from=2026-01-01&to=2026-12-31&grahas=surya,budha,shukra';
  const { events, ...head } = await json(query);
  const [first, ...lines] = (await ask(`${query}&format=ndjson`)).body
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line));
  expect(first.sanyoga).toEqual(head);
  expect(lines.pop()).toEqual({ done: true, count: head.count });
  expect(lines).toEqual(events);
  const table: Record<string, string>[] = parse((await ask(`${query}&format=csv`)).body, { columns: true });
  expect(table.map(({ start, grahas, exact_at }) => ({ start, grahas, exact_at }))).toEqual(
    events.map(({ start, grahas, exact }: Event) => ({
      start,
      grahas: grahas.join(' | '),
      exact_at: exact.map(({ at }) => at).join(' | '),
    })),
  );
});

test.each([
  ['from=2000-01-01&to=2100-01-02', /more than 100 years/],
  ['from=2000-01-02&to=2000-01-01', /lies before from/],
  ['from=2000-01-01&to=2000-01-02&grahas=guru', /two to nine/],
  ['from=2000-01-01&to=2000-01-02&grahas=guru,pluto', /comma list/],
  ['from=2000-01-01&to=2000-01-02&orb=0', /orb must be a number from 0.1 to 15/],
  ['from=2000-01-01&to=2000-01-02&kind=house', /kind must be one of degrees, rashi, nakshatra/],
  ['from=2000-01-01&to=2000-01-02&format=ics', /format must be one of json, ndjson, csv/],
  ['from=2000-01-01', /to is required/],
])('%s is refused', async (query, text) => {
  const reply = await ask(query);
  expect(reply.statusCode).toBe(400);
  expect(reply.body).toMatch(text);
});
