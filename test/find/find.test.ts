/** `/v1/{family}/find`: what it finds, in every form, who may ask, and what it refuses. */

import { textOf } from 'ganaka/internal/jyotisha/find/condition.ts';
import { conditionIn, conditionOf } from 'ganaka/internal/jyotisha/find/parse.ts';
import { dayOf, midnight } from 'ganaka/internal/kernel/civil.ts';
import { placeWithOffset } from 'ganaka/internal/kernel/place.ts';
import { plusDays } from 'ganaka/internal/kernel/units.ts';
import { defaultsOf } from 'ganaka/internal/sky/engines/engine.ts';
import { expect, test } from 'vitest';
import { engines } from '../../packages/ganaka/test/kit/engines.ts';
import { THIRD, testApp } from '../kit/test-app.ts';
import { differences, randomCondition, seeded } from './find-checks.ts';

const known = engines(THIRD);
const app = testApp({ engines: known });
const WHERE = 'lat=28.6139&lon=77.209&tz=5.5';
const ENTERPRISE = { 'x-api-key': 'tg-enterprise' };
const get = (query: string, key = 'tg-enterprise', family = 'vedic') =>
  app.get(`/v1/${family}/find?${query}&${WHERE}`, { 'x-api-key': key });
const found = async (query: string) => (await get(query)).json().find;
interface Match {
  readonly date: string;
  readonly start: string;
  readonly because: readonly string[];
}
const dates = ({ matches }: { matches: readonly Match[] }) => matches.map(({ date }) => date);

test('Guru Pushya of 2026: the Thursdays on which the Moon is in Pushya', async () => {
  // Swiss Ephemeris 2.10.03, Delhi 2026: Pushya begins 23 April 20:57:31; it ends 22 May 02:49:37 and 18 June 11:32:38; no other Thursday has it
  const { matches } = await found('from=2026-01-01&to=2026-12-31&when=nakshatra:pushya;weekday:thursday');
  expect(dates({ matches })).toEqual(['2026-04-23', '2026-05-21', '2026-06-18']);
  expect(matches[0].start).toMatch(/^2026-04-23T20:57:3/);
  expect(matches[1].end).toMatch(/^2026-05-22T02:49:3/);
  expect(matches[2].end).toMatch(/^2026-06-18T11:32:3/);
  expect(matches[0].because).toEqual(['nakshatra:pushya', 'weekday:thursday']);
});

test('amavasya on Monday is the somavati amavasya of the catalog', async () => {
  const days = dates(await found('from=2024-01-01&to=2024-12-30&when=festival:somavati-amavasya'));
  const tithis = dates(await found('from=2024-01-01&to=2024-12-30&when=tithi:30;weekday:monday'));
  expect(days.length).toBeGreaterThan(0);
  expect(tithis).toEqual(expect.arrayContaining(days));
});

test('a festival of its own has the same days when names of ekadashis are searched with it', async () => {
  // the days of the Calendar Reform Committee (oracle of festivals, source crc)
  const printed = ['1954-04-13', '1955-04-03', '1957-04-10', '1958-03-31'];
  for (const date of printed) {
    const span = `from=${date.slice(0, 4)}-01-01&to=${date.slice(0, 4)}-12-31`;
    expect(dates(await found(`${span}&when=festival:kamada-ekadashi`))).toEqual([date]);
    const { matches } = await found(`${span}&when=festival:kamada-ekadashi,nirjala-ekadashi`);
    const kamada = matches.filter(({ because }: Match) => because.includes('festival:kamada-ekadashi'));
    expect([matches.length, dates({ matches: kamada })]).toEqual([2, [date]]);
  }
});

test('the adhika Jyeshtha of 2026 is found by its kind', async () => {
  // new moons of 17 May 01:31 and 15 June 08:24 IST, adhika Jyeshtha between them (table of 1900-2100, checked against Drik Panchang's daily tithis)
  const { matches } = await found('from=2026-01-01&to=2026-12-31&when=masa_kind:adhika&resolution=hour');
  expect(matches).toHaveLength(1);
  expect(matches[0].start).toMatch(/^2026-05-17T01:3[01]/);
  expect(matches[0].end).toMatch(/^2026-06-15T08:2[34]/);
  expect(dates(await found('from=2026-05-01&to=2026-06-30&when=masa:jyeshtha;!masa_kind:adhika'))[0]).toBe(
    '2026-06-15',
  );
});

test('hours are the times themselves, days whole days', async () => {
  const query = 'from=2026-11-01&to=2026-11-30&when=tithi:11,26';
  const days = await found(query);
  const hours = await found(`${query}&resolution=hour`);
  expect(hours.count).toBe(2);
  expect(days.count).toBeGreaterThan(hours.count);
  expect(hours).toMatchObject({ truncated: false, resolution: 'hour', when: 'tithi:11,26' });
});

test('days are those of the span from sunrise to sunrise; times are those of the civil days', async () => {
  // the new moon of 18 January 2026, 19:52 UT (US Naval Observatory), is 01:22 of the 19th at Delhi, before sunrise
  const on = (date: string, more = '') => found(`from=${date}&to=${date}&when=tithi:1${more}`);
  expect(dates(await on('2026-01-18'))).toEqual(['2026-01-18']);
  expect(dates(await on('2026-01-17'))).toEqual([]);
  expect((await on('2026-01-18', '&resolution=hour')).matches).toEqual([]);
  const [time] = (await on('2026-01-19', '&resolution=hour')).matches;
  expect(time.start).toMatch(/^2026-01-19T01:2[12]/);
  // Deepavali 2026 is on 8 November (holiday list of the Government of India); the night after midnight is still its day
  const deepavali = (date: string) => found(`from=${date}&to=${date}&when=festival:deepavali`);
  expect(dates(await deepavali('2026-11-08'))).toEqual(['2026-11-08']);
  expect(dates(await deepavali('2026-11-09'))).toEqual([]);
});

test('because is what holds as a match begins: groups that do not hold are left out, a negated group is named', async () => {
  // 21 May 2026 is the Thursday of Pushya, which ends on 22 May at 02:49:37 (Swiss Ephemeris, as above), before sunrise
  const on = async (when: string) =>
    (await found(`from=2026-05-21&to=2026-05-22&when=${when}&resolution=hour`)).matches as Match[];
  const broken = (await on('!(nakshatra:pushya;weekday:thursday)')).at(-1);
  expect(broken?.start).toMatch(/^2026-05-22T02:49:3/);
  expect(broken?.because).toEqual(['not nakshatra:pushya;weekday:thursday']);
  const [either] = await on('(nakshatra:pushya;weekday:friday)|(weekday:thursday;!weekday:friday)');
  expect(either?.because).toEqual(['weekday:thursday', 'not weekday:friday']);
  const file = (await get('from=2026-05-21&to=2026-05-22&when=!(nakshatra:pushya;weekday:thursday)&format=ics')).body;
  expect(file).toContain('SUMMARY');
  expect(file).not.toMatch(/SUMMARY:\r\n/);
});

test('a match that begins as a graha turns or enters a sign says so', async () => {
  for (const when of ['retrograde:budha', 'guru:karka', 'surya:makara', 'combust:shukra', 'masa:kartika']) {
    const { matches } = await found(`from=2026-01-01&to=2026-12-31&when=${when}&resolution=hour`);
    expect(matches.length, when).toBeGreaterThan(0);
    for (const { because } of matches as Match[]) expect(because, when).toEqual([when]);
  }
});

test('every named window of the panchanga can be searched for', async () => {
  const day = await app.get(`/v1/vedic/panchanga?date=2026-01-06&${WHERE}&blocks=muhurta,shastra_kala`, ENTERPRISE);
  const { muhurta, shastra_kala: kalas } = day.json().panchanga;
  const named = Object.entries({ ...kalas, ...muhurta }).flatMap(([id, said]) => {
    const windows = [said].flat().filter((each) => each !== null && typeof each === 'object' && 'start' in each);
    return ['day', 'night', 'din_ritu'].includes(id) || windows.length === 0 ? [] : [{ id, windows }];
  });
  expect(named.length).toBeGreaterThanOrEqual(26);
  for (const { id, windows } of named) {
    const { matches } = await found(`from=2026-01-05&to=2026-01-07&when=kala:${id}&resolution=hour`);
    for (const { start, end } of windows as { start: string; end: string }[])
      expect(matches, id).toContainEqual(expect.objectContaining({ start, end }));
  }
});

test('beyond the polar circle a sign that the rising point jumps over is not found', async () => {
  const where = 'lat=69.65&lon=18.95&tz=1';
  for (const sign of ['mina', 'mesha', 'kumbha']) {
    const query = `from=2051-03-20&to=2051-04-10&when=lagna:${sign}&resolution=hour&limit=1000&${where}`;
    const { find } = (await app.get(`/v1/vedic/find?${query}`, ENTERPRISE)).json();
    for (const { start, end } of find.matches) expect(start < end, `${sign} ${start}`).toBe(true);
  }
});

test('next to the polar night every hour has one weekday', async () => {
  const weekdays = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'];
  for (const [from, to] of [
    ['2026-11-20', '2026-12-05'],
    ['2027-01-08', '2027-01-20'],
  ]) {
    const query = `from=${from}&to=${to}&resolution=hour&lat=69.65&lon=18.96&tz=1`;
    const asked = async (when: string) =>
      (await app.get(`/v1/vedic/find?${query}&when=${when}`, ENTERPRISE)).json().find.matches;
    expect(await asked('!weekday:1-7')).toEqual([]);
    for (const [i, day] of weekdays.entries())
      expect(await asked(`weekday:${day};weekday:${weekdays[(i + 1) % 7]}`), day).toEqual([]);
  }
});

test('limit cuts, and says so', async () => {
  const cut = await found('from=2026-01-01&to=2026-12-31&when=weekday:monday&limit=3');
  expect(cut).toMatchObject({ count: 3, truncated: true });
});

test('a table, lines and a calendar hold the same matches', async () => {
  const query = 'from=2026-01-01&to=2026-12-31&when=nakshatra:pushya;weekday:thursday';
  const csv = (await get(`${query}&format=csv`)).body.trim().split('\r\n');
  expect(csv[0]).toBe('date,start,end,because');
  expect(csv.slice(1).map((line) => line.slice(0, 10))).toEqual(['2026-04-23', '2026-05-21', '2026-06-18']);
  const lines = (await get(`${query}&format=ndjson`)).body.trim().split('\n');
  expect(lines.filter((line) => line.includes('"because"'))).toHaveLength(3);
  const ics = (await get(`${query}&format=ics`)).body;
  expect(ics.match(/BEGIN:VEVENT/g)).toHaveLength(3);
  expect(ics).toContain('DTSTART;VALUE=DATE:20260423');
});

test('a POST with JSON asks the same', async () => {
  const body = {
    from: '2026-01-01',
    to: '2026-12-31',
    when: { all: [{ nakshatra: 'pushya' }, { weekday: ['thursday'] }] },
    lat: 28.6139,
    lon: 77.209,
    tz: 5.5,
  };
  const posted = await app.post('/v1/vedic/find', body, ENTERPRISE);
  expect(posted.statusCode, posted.body).toBe(200);
  const asked = await found('from=2026-01-01&to=2026-12-31&when=nakshatra:pushya;weekday:thursday');
  expect(posted.json().find).toEqual(asked);
  for (const wrong of [
    '{',
    '[]',
    '{"when": {"tithi": {}}}',
    '{"when": {"any": []}}',
    '{"when": {"moon": 3}}',
    '{"from": []}',
  ]) {
    const refused = await app.post('/v1/vedic/find', wrong, ENTERPRISE);
    expect(refused.statusCode, wrong).toBe(400);
  }
  const unknown = await app.post('/v1/vedic/find', { ...body, when: { tithi: 99 } }, ENTERPRISE);
  expect(unknown.json()).toMatchObject({ code: 'bad_when', param: 'when', allowed: '1 to 30' });
  const spent = app.gate.spent.length;
  const twice = await app.post('/v1/vedic/find', '{"from": "2026-01-01", "fr\\u006fm": "2027-01-01"}', ENTERPRISE);
  expect(twice.statusCode).toBe(400);
  expect(twice.json()).toMatchObject({
    code: 'repeated_parameter',
    error: '"from" is given twice in the body; give it once',
  });
  expect(app.gate.spent.length).toBe(spent);
});

test('up to 366 days cost what heavy routes cost and need full access; more is bulk and for enterprise', async () => {
  const spent = app.gate.spent.length;
  expect((await get('from=2026-01-01&to=2026-12-31&when=tithi:1', 'tg-commercial')).statusCode).toBe(200);
  expect((await get('from=2026-01-01&to=2035-12-31&when=masa_kind:adhika')).statusCode).toBe(200);
  expect(app.gate.spent.slice(spent).map(({ credits }) => credits)).toEqual([5, 8]);
  const refused = await get('from=2026-01-01&to=2035-12-31&when=masa_kind:adhika', 'tg-commercial');
  expect(refused.statusCode).toBe(403);
  expect(refused.json().error).toContain('more than 366 days needs enterprise');
  expect((await get('from=2026-01-01&to=2026-01-31&when=tithi:1', 'tg-free')).statusCode).toBe(403);
});

test.each([
  ['when=moon:3', '"moon" is no condition'],
  ['when=tithi:31', 'tithi cannot be "31"; allowed are 1 to 30'],
  ['when=tithi', 'needs a condition such as tithi:11'],
  ['when=(tithi:1', 'lacks a closing bracket'],
  ['when=tithi:1)', 'where it should end'],
  ['when=tithi:', 'needs a condition such as tithi:11'],
  ['when=weekday:someday', 'weekday cannot be "someday"'],
  ['when=__proto__:1', 'is no condition'],
  [`when=${'('.repeat(30)}tithi:1`, 'nested deeper'],
  [`when=${'!'.repeat(30)}tithi:1`, 'nested deeper'],
  [`when=${Array.from({ length: 30 }, () => 'tithi:1').join(';')}`, 'at most 24 conditions'],
])('%s is refused', async (when, text) => {
  const refused = await get(`from=2026-01-01&to=2026-01-31&${when}`);
  expect(refused.statusCode, refused.body).toBe(400);
  expect(refused.json().error).toContain(text);
});

test('spans that end before they begin, or are too long, are refused', async () => {
  expect((await get('from=2026-02-01&to=2026-01-31&when=tithi:1')).statusCode).toBe(400);
  expect((await get('from=1900-01-01&to=2026-01-31&when=tithi:1')).statusCode).toBe(400);
  expect((await get('from=2026-02-01&when=tithi:1')).statusCode).toBe(400);
});

test('a festival may have any of its usual names', async () => {
  const days = async (id: string) => dates(await found(`from=2026-11-01&to=2026-11-30&when=festival:${id}`));
  // Deepavali 2026 is on 8 November (holiday list of the Government of India)
  for (const id of ['deepavali', 'diwali', 'Diwali']) expect(await days(id), id).toEqual(['2026-11-08']);
});

test('more values than a word has are refused at once', async () => {
  const body = { from: '2026-01-01', to: '2026-01-31', when: { tithi: Array.from({ length: 1_500 }, () => '1-30') } };
  const refused = await app.post('/v1/vedic/find', JSON.stringify(body), ENTERPRISE);
  expect(refused.statusCode).toBe(400);
  expect(refused.json().error).toBe('tithi must have at most 30 values; got 1500');
});

test('both forms read to one condition, and its text is read to the same again', () => {
  const text = 'tithi:11,26;(weekday:thursday|guru:karka);!(masa_kind:adhika|kala:rahu_kala)';
  const json = {
    tithi: [11, '26'],
    any: [{ weekday: 'thursday' }, { guru: 4 }],
    not: { any: [{ masa_kind: 'adhika' }, { kala: 'rahu_kala' }] },
  };
  expect(conditionOf(json)).toEqual(conditionIn(text));
  const random = seeded(5);
  for (let i = 0; i < 300; i++) {
    const condition = randomCondition(random);
    expect(conditionIn(textOf(condition))).toEqual(condition);
  }
});

test.each(['drik', 'true-chitra', 'surya-siddhanta'] as const)('under %s the search equals looking', (key) => {
  const random = seeded(7);
  const place = placeWithOffset('Delhi', 28.61, 77.21, 5.5);
  const sky = known[key].skyOver(place, defaultsOf(known[key].info));
  for (let i = 0; i < 40; i++) {
    const from = midnight(plusDays(dayOf({ year: 2020, month: 1, day: 1 }), Math.floor(random() * 3000)), 5.5);
    const window = { from, to: plusDays(from, 1 + Math.floor(random() * 40)) };
    expect(differences(sky, randomCondition(random), window, random, 8)).toEqual([]);
  }
});
