/** Calendar files, read by another program. */

import { dayOf } from 'ganaka/internal/kernel/civil.ts';
import { RULES_VERSION } from 'ganaka/internal/rules/version.ts';
import { voiceKey } from 'ganaka/internal/text/voice.ts';
import { wallYear } from 'ganaka/internal/views/day/wall-calendar.ts';
import ICAL from 'ical.js';
import { describe, expect, test } from 'vitest';
import { engines } from '../../packages/ganaka/test/kit/engines.ts';
import { answer } from '../../packages/service/src/api/answer/answer.ts';
import { askingAt } from '../../packages/service/src/api/read/read.ts';
import { THIRD, testApp } from '../kit/test-app.ts';

const app = testApp({ engines: engines(THIRD) });
const key = { 'x-api-key': 'tg-enterprise' };

interface Read {
  readonly uid: string;
  readonly summary: string;
  readonly description: string;
  readonly start: string;
  readonly allDay: boolean;
}

async function calendar(path: string): Promise<{ name: string; text: string; events: Read[] }> {
  const reply = await app.get(path, key);
  expect(reply.statusCode, reply.body.slice(0, 400)).toBe(200);
  expect(reply.headers['content-type']).toBe('text/calendar; charset=utf-8');
  // RFC 5545, 3.4: the calendar ends with END:VCALENDAR and CRLF
  expect(reply.body.slice(-17)).toBe('\r\nEND:VCALENDAR\r\n');
  const root = new ICAL.Component(ICAL.parse(reply.body));
  return {
    text: reply.body,
    name: String(root.getFirstPropertyValue('x-wr-calname')),
    events: root.getAllSubcomponents('vevent').map((each) => {
      const event = new ICAL.Event(each);
      // the clock of these tests
      expect(String(each.getFirstPropertyValue('dtstamp'))).toBe('2026-11-14T09:00:00Z');
      expect(each.getFirstPropertyValue('sequence')).toBe(RULES_VERSION);
      return {
        uid: event.uid,
        summary: event.summary,
        description: event.description,
        start: event.startDate.toString(),
        allDay: event.startDate.isDate,
      };
    }),
  };
}

/** What `/festivals` prints in Ujjain before the vratas are shown. */
function printedByThePage(year: number): string[] {
  const drik = engines(THIRD).drik;
  const place = { name: 'Ujjain', latDeg: 23.1765, lonDeg: 75.7885, zone: 'Asia/Kolkata' };
  const chosen = { ...place, fixedHours: null, defaulted: false, assumedOffset: false };
  const asking = askingAt(wallYear, drik.info, { place: chosen, day: dayOf({ year, month: 1, day: 1 }) }, {});
  const { payload } = answer(wallYear, asking, drik, { offsetHoursAt: () => 5.5 }, voiceKey(['en', 'hi']));
  return payload.days.flatMap(({ date, kept }) =>
    kept.filter(({ great }) => great).map(({ name, name_hi }) => `${date} ${name} · ${name_hi}`),
  );
}

describe('the festivals of a year as a calendar', () => {
  test('are those that the page of festivals emphasizes, each on its day with its reason', async () => {
    const { name, text, events } = await calendar('/v1/vedic/festivals.ics?year=2026&place=Ujjain');
    expect(name).toBe('Festivals · Ujjain');
    const shown = printedByThePage(2026);
    expect(events.map(({ start, summary }) => `${start} ${summary}`).toSorted()).toEqual(shown.toSorted());
    expect(shown.length).toBeGreaterThan(50);
    // festivals that the file once lacked; their dates are checked with their rules
    for (const [date, named] of [
      ['2026-03-19', 'Ugadi'],
      ['2026-04-02', 'Hanuman Jayanti'],
      ['2026-10-20', 'Vijaya Dashami'],
      ['2026-10-29', 'Karaka Chaturthi'],
      ['2026-11-15', 'Chhath'],
    ])
      expect(events.filter(({ summary }) => summary.startsWith(named ?? '')).map(({ start }) => start)).toEqual([date]);
    expect(events.every(({ allDay }) => allDay)).toBe(true);
    // RFC 5545, 3.8.2.7: a festival does not make the day busy
    expect(text.match(/^TRANSP:TRANSPARENT\r$/gm)).toHaveLength(events.length);
    const deepavali = events.find(({ uid }) => uid.startsWith('deepavali.'));
    expect(deepavali).toMatchObject({ start: '2026-11-08', description: expect.stringMatching(/Dharmasindhu/) });
    // RFC 5545, 3.1: lines end with CRLF and are folded at 75 octets
    for (const line of text.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
    expect(text).not.toMatch(/[^\r]\n/);
  });

  test('have one UID each, the same in every file that contains them', async () => {
    const one = await calendar('/v1/surya/parva-mool.ics?year=2027&place=Ujjain');
    const again = await calendar('/v1/surya/parva-mool.ics?year=2027&place=Ujjain');
    const three = await calendar('/v1/surya/parva-mool.ics?year=2026&years=3&place=Ujjain');
    const uids = one.events.map(({ uid }) => uid);
    expect(new Set(uids).size).toBe(uids.length);
    expect(again.text).toBe(one.text);
    const ofThree = three.events.filter(({ start }) => start.startsWith('2027'));
    expect(ofThree).toEqual(one.events);
    expect(new Set(three.events.map(({ uid }) => uid)).size).toBe(three.events.length);
  });

  test('are this year’s and the next’s when none is named', async () => {
    const { events } = await calendar(`/v1/${THIRD}/festivals.ics?ids=deepavali&place=Ujjain`);
    expect(events.map(({ start }) => start.slice(0, 4))).toEqual(['2026', '2027']); // the clock of these tests is fixed in 2026
  });

  test('can be those of some kinds, the great ones by one word', async () => {
    const { events } = await calendar('/v1/vedic/parva-mool.ics?year=2026&ids=festivals,ekadashi&place=Ujjain');
    const ids = new Set(events.map(({ uid }) => uid.split('.')[0]));
    expect(ids.has('deepavali') && ids.has('ekadashi')).toBe(true);
    expect(ids.has('purnima') || ids.has('amavasya')).toBe(false);
  });

  test('with their hours where these are wanted', async () => {
    const { events } = await calendar('/v1/vedic/festivals.ics?year=2026&ids=deepavali&windows=1&place=Ujjain');
    const { festival } = (await app.get('/v1/vedic/festivals/deepavali?year=2026&place=Ujjain', key)).json();
    const timed = events.filter(({ allDay }) => !allDay);
    const windows = festival.observances.filter((each: { window: unknown }) => each.window !== null);
    expect(timed.map(({ start }) => Date.parse(start))).toEqual(
      windows.map(({ window }: { window: { start: string } }) => Date.parse(window.start)),
    );
    expect(timed.length).toBeGreaterThan(0);
  });

  test('an hour that is an instant, such as moonrise, has no end', async () => {
    const path = '/v1/vedic/parva-mool.ics?year=2026&ids=karaka-chaturthi&windows=1&place=Ujjain';
    const text = (await app.get(path, key)).body;
    expect(text).toContain('DTSTART:20261029T');
    expect(text).not.toContain('DTEND');
  });

  test('an English reader gets English alone', async () => {
    const { events } = await calendar('/v1/vedic/festivals.ics?year=2026&ids=deepavali&lang=en&place=Ujjain');
    expect(events[0]?.summary).not.toMatch(/[ऀ-ॿ]/);
  });

  test('a range of days as a calendar has what its rows have', async () => {
    const path = '/v1/panchanga/range?from=2026-11-01&to=2026-11-30&place=Ujjain';
    const { events } = await calendar(`${path}&format=ics`);
    const { range } = (await app.get(path, key)).json();
    const kept = range.days.flatMap((day: { date: string; festivals: object[]; parvas: object[] }) =>
      [...day.festivals, ...day.parvas].map(() => day.date),
    );
    expect(events.map(({ start }) => start)).toEqual(kept);
    const year = await calendar('/v1/panchanga-varsha-drik?year=2026&place=Ujjain&format=ics');
    const november = year.events.filter(({ start }) => start.startsWith('2026-11'));
    expect(november).toEqual(events);
  });

  test.each([
    ['year=0', /year must be a whole number from 1 to 3000/],
    ['years=4', /years must be a whole number from 1 to 3/],
    ['year=3000&years=2', /reach beyond 3000/],
    ['ids=deepavli', /did you mean deepavali/],
    ['ids=ekadashi', /ids must be a comma list/],
  ])('%s is refused', async (query, text) => {
    const reply = await app.get(`/v1/vedic/festivals.ics?${query}`, key);
    expect(reply.statusCode).toBe(400);
    expect(reply.body).toMatch(text);
  });
});

describe('the description of an event', () => {
  const CODE = /\d{4}-\d{2}-\d{2}T|\b[a-z]+_[a-z_]+\b|\b[a-z]+:\d/; // an ISO instant, an id, a condition

  test('gives times on the clock of the place, in words', async () => {
    // the new moon of 1 November 2024 was at 12:47 UT, 18:17 in India
    const { events } = await calendar(
      '/v1/vedic/festivals.ics?year=2024&ids=deepavali&lang=en&lat=28.6139&lon=77.209&tz=5.5',
    );
    const [first] = (events[0]?.description ?? '').split('\n');
    expect(first).toMatch(/^Amavasya 15:5\d on 31 Oct to 18:1[678] on 1 Nov\.$/);
  });

  test.each([
    ['deepavali', 'en', 'Also called Diwali.'],
    ['karva-chauth', 'en', 'Also called Karva Chauth.'],
    ['vijayadashami', 'hi', 'इसे दशहरा भी कहते हैं।'],
  ])('has the popular name of %s last, for the search of a calendar program', async (id, lang, said) => {
    const year = `year=2026&ids=${id}&lang=${lang}&place=Ujjain`;
    const { events } = await calendar(`/v1/vedic/festivals.ics?${year}`);
    expect(events[0]?.description.split('\n').at(-1)).toBe(said);
  });

  test('does not repeat a name', async () => {
    const { text } = await calendar(
      '/v1/vedic/festivals.ics?year=2026&ids=holi,ganesha-chaturthi&lang=en&place=Ujjain',
    );
    expect(text).not.toContain('Also called');
  });

  test('is in Hindi for those who asked for Hindi, with the name in Hindi', async () => {
    const { text, events } = await calendar('/v1/vedic/festivals.ics?year=2026&ids=deepavali&lang=hi&place=Ujjain');
    expect(text).toContain('SUMMARY;LANGUAGE=hi:दीपावली');
    expect(events[0]?.description).toMatch(/^अमावस्या 8 नवम्बर \d\d:\d\d से 9 नवम्बर \d\d:\d\d तक।/);
    expect(events[0]?.description).not.toMatch(/[a-z]{3}/);
  });

  test('is left out where names and dates are enough', async () => {
    const { events } = await calendar('/v1/vedic/parva-mool.ics?year=2026&ids=ekadashi&brief=1&place=Ujjain');
    expect(events.length).toBeGreaterThan(20);
    expect(events.every(({ description }) => !description)).toBe(true);
    const refused = await app.get('/v1/vedic/parva-mool.ics?brief=1&windows=1', key);
    expect([refused.statusCode, refused.body]).toEqual([400, expect.stringMatching(/brief has names and dates alone/)]);
  });

  test.each([
    '/v1/vedic/parva-mool.ics?year=2026&windows=1&explain=1&place=Ujjain',
    '/v1/vedic/vivaha-varsha?year=2026&place=Ujjain&format=ics',
    '/v1/calendars/bikram/year?year=2083&format=ics&lang=en',
    '/v1/vedic/find?from=2026-11-01&to=2026-12-30&when=tithi:11,26;!eclipse:solar&place=Ujjain&format=ics',
    '/v1/vedic/find?from=2026-11-01&to=2026-12-30&when=guru:5;kala:night_first_yama&resolution=hour&place=Ujjain&format=ics',
    '/v1/vedic/tithi-anniversary.ics?date=1990-05-26&time=08:00&kind=janma&place=Ujjain',
    '/v1/panchanga/range?from=2026-11-01&to=2026-11-30&place=Ujjain&format=ics&windows=1',
  ])('has no ISO instant and no id: %s', async (path) => {
    const { name, events } = await calendar(path);
    expect(events.length).toBeGreaterThan(0);
    for (const { summary, description } of [...events, { summary: name, description: '' }]) {
      expect(summary).not.toMatch(CODE);
      expect(description).not.toMatch(CODE);
    }
  });

  test('of a wedding day begins with its best hours, and lists hours in the order of time', async () => {
    const { events } = await calendar('/v1/vedic/vivaha-varsha?year=2026&place=Ujjain&format=ics&lang=en');
    const { vivaha_varsha: year } = (await app.get('/v1/vedic/vivaha-varsha?year=2026&place=Ujjain', key)).json();
    const days = year.months.flatMap(({ days }: { days: object[] }) => days);
    expect(events.map(({ start }) => start)).toEqual(days.map(({ date }: { date: string }) => date));
    for (const { description } of events) {
      const lines = description.split('\n');
      expect(lines[0]).toMatch(/day|fit/);
      const [best = [], others = []] = ['Best hours:', 'Other hours:'].map((head) => hoursUnder(lines, head));
      expect(best.length).toBeLessThanOrEqual(3);
      if (others.length > 0) expect(best.length).toBeGreaterThan(0);
      for (const listed of [best, others]) expect(listed).toEqual(listed.toSorted((a, b) => a - b));
    }
  });
});

/** When the lines under a heading begin; after midnight with 24 hours more. */
function hoursUnder(lines: readonly string[], head: string): number[] {
  const at = lines.indexOf(head);
  if (at < 0) return [];
  const after = lines.slice(at + 1);
  const until = after.findIndex((line) => !/^\d\d:\d\d/.test(line));
  return after.slice(0, until < 0 ? undefined : until).map((line) => {
    const [hour = 0, minute = 0] = line.slice(0, 5).split(':').map(Number);
    const isNextDay = /^\d\d:\d\d to \d\d:\d\d on /.test(line);
    return hour * 60 + minute + (isNextDay ? 1440 : 0);
  });
}

describe('a file to keep', () => {
  test.each([
    ['/v1/vedic/festivals.ics?year=2026&place=Ujjain', 'festivals-2026.ics'],
    ['/v1/vedic/vivaha-varsha?year=2026&place=Ujjain&format=csv', 'vivaha-varsha-2026.csv'],
    ['/v1/calendars/bikram/year?year=2083&format=csv', 'bikram-2083.csv'],
    ['/v1/panchanga/range?from=2026-11-01&to=2026-11-03&place=Ujjain&format=csv', 'range-2026-11-01-2026-11-03.csv'],
  ])('%s is saved as %s', async (path, name) => {
    const reply = await app.get(path, key);
    expect(reply.headers['content-disposition']).toBe(`attachment; filename="${name}"`);
  });

  test('a reply in JSON has no name', async () => {
    const reply = await app.get('/v1/calendars/bikram/year?year=2083', key);
    expect(reply.headers['content-disposition']).toBeUndefined();
  });

  test.each([
    '/v1/vedic/vivaha-varsha?year=2026&place=Ujjain',
    '/v1/calendars/bikram/year?year=2083',
    '/v1/panchanga/range?from=2026-11-01&to=2026-11-03&place=Ujjain',
    '/v1/panchanga-varsha-drik?year=2026&place=Ujjain',
    '/v1/vedic/find?from=2026-11-01&to=2026-12-30&when=tithi:11&place=Ujjain',
    '/v1/sanyoga?from=2026-01-01&to=2026-03-01&engine=drik&place=Ujjain',
  ])('as a table has a byte order mark when it is asked for: %s', async (path) => {
    const plain = await app.get(`${path}&format=csv`, key);
    const marked = await app.get(`${path}&format=csv&bom=1`, key);
    expect(marked.statusCode, marked.body).toBe(200);
    expect(marked.rawPayload.subarray(0, 3)).toEqual(Buffer.from([0xef, 0xbb, 0xbf]));
    expect(marked.rawPayload.subarray(3)).toEqual(plain.rawPayload);
    const refused = await app.get(`${path}&bom=1`, key);
    expect([refused.statusCode, refused.body]).toEqual([
      400,
      expect.stringMatching(/bom has a meaning for format=csv/),
    ]);
  });
});

describe('an anniversary as a calendar', () => {
  test('is known to the index and to OpenAPI as that of the festivals is', async () => {
    const index = (await app.get('/v1/vedic')).body;
    const { paths } = (await app.get('/v1/openapi.json')).json();
    for (const name of ['festivals.ics', 'tithi-anniversary.ics']) {
      expect(index).toContain(`/${name}`);
      expect(Object.keys(paths).some((path) => path.endsWith(`/${name}`))).toBe(true);
    }
  });

  const asked = 'date=1990-05-26&time=08:00&kind=janma&place=Ujjain';

  test('has the dates of its route, ten years of them when none are named', async () => {
    const { name, events } = await calendar(`/v1/vedic/tithi-anniversary.ics?${asked}`);
    const path = `/v1/vedic/tithi-anniversary?${asked}&year=2026&years=10`; // the clock of these tests is fixed in 2026
    const { tithi_anniversary } = (await app.get(path, key)).json();
    expect(events.map(({ start }) => start)).toEqual(tithi_anniversary.dates.map(({ date }: { date: string }) => date));
    expect(events).toHaveLength(10);
    expect(name).toBe('Janma-tithi (birthday by the Moon) · जन्म-तिथि · Ujjain');
    expect(events.every(({ allDay, description }) => allDay && /Dharmasindhu/.test(description))).toBe(true);
    // Jyeshtha is doubled in 2026: the reason says in which of the two
    expect(events[0]).toMatchObject({ start: '2026-06-16', description: expect.stringMatching(/in the true one/) });
  });

  test('has one UID for each date, whenever it is requested, without the year of birth', async () => {
    const early = await calendar(`/v1/surya/tithi-anniversary.ics?${asked}&year=2026&years=5`);
    const late = await calendar(`/v1/surya/tithi-anniversary.ics?${asked}&year=2028&years=5&name=Asha`);
    const both = early.events.filter(({ start }) => start >= '2028');
    expect(both).toHaveLength(3);
    expect(late.events.slice(0, 3).map(({ uid, start }) => [uid, start])).toEqual(
      both.map(({ uid, start }) => [uid, start]),
    );
    expect(new Set(late.events.map(({ uid }) => uid)).size).toBe(5);
    expect(late.events[0]?.summary).toMatch(/^Asha: Janma-tithi/);
    expect(late.text).not.toContain('1990');
  });

  test('is looked for where the rite is done', async () => {
    const { name } = await calendar(
      `/v1/vedic/tithi-anniversary.ics?${asked}&kind=shraddha&at=Pune`.replace('&kind=janma', ''),
    );
    expect(name).toBe('Yearly shraddha · वार्षिक श्राद्ध · Pune');
  });

  test.each([
    ['date=1990-05-26', /kind is required/],
    [`${asked}&years=21`, /years must be a whole number from 1 to 20/],
    [`${asked}&year=2995`, /10 years from 2995 reach beyond 3000/],
    ['date=-0100-05-26&kind=janma&place=Ujjain&year=-90', /years from 0001 on; got -0090/],
    [`${asked}&name=${'a'.repeat(81)}`, /at most 80 characters; got 81/],
  ])('%s is refused', async (query, text) => {
    const reply = await app.get(`/v1/vedic/tithi-anniversary.ics?${query}`, key);
    expect(reply.statusCode).toBe(400);
    expect(reply.body).toMatch(text);
  });
});
