/** Calendar files, read by another program. */
import ICAL from 'ical.js';
import { describe, expect, test } from 'vitest';
import { RULES_VERSION } from '../../src/rules/version.ts';
import { engines } from '../kit/engines.ts';
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
      expect(each.getFirstPropertyValue('dtstamp')).not.toBeNull();
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

describe('the festivals of a year as a calendar', () => {
  test('are those of the year pack, each on its day with its reason', async () => {
    const { name, text, events } = await calendar('/v1/vedic/festivals.ics?year=2026&place=Ujjain');
    const { parva_mool: pack } = (await app.get('/v1/parva-mool?engine=drik&year=2026&place=Ujjain', key)).json();
    expect(name).toBe('Festivals · Ujjain');
    expect(events.map(({ start, summary }) => `${start} ${summary}`)).toEqual(
      pack.festivals.map((each: { date: string; name: string; name_hi: string }) =>
        [each.date, `${each.name} · ${each.name_hi}`].join(' '),
      ),
    );
    expect(events.every(({ allDay }) => allDay)).toBe(true);
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
