/** Calendar files that need no key: `/festivals.ics`, `/ekadashi.ics` and `/panchang.ics`, read by another program. */
import ICAL from 'ical.js';
import { beforeAll, expect, test } from 'vitest';
import published from '../authorities/festivals-sample.json' with { type: 'json' };
import type { ReadService } from '../kit/live.ts';
import { sharedService } from '../kit/shared-services.ts';

let service: ReadService;
beforeAll(async () => {
  service = await sharedService('fixed');
});

const get = (path: string, headers: Record<string, string> = {}) => fetch(service.url + path, { headers });

async function eventsOf(path: string) {
  const reply = await get(path);
  const text = await reply.text();
  expect(reply.status, text.slice(0, 200)).toBe(200);
  expect(reply.headers.get('content-type')).toBe('text/calendar; charset=utf-8');
  const root = new ICAL.Component(ICAL.parse(text));
  return root.getAllSubcomponents('vevent').map((each) => {
    const { uid, summary, description, startDate } = new ICAL.Event(each);
    return { id: uid.split('.')[0], summary, description, start: startDate.toString(), allDay: startDate.isDate };
  });
}

const PRINTED = published.cases.filter(
  ({ year, place, published: by }) => year === 2026 && place === 'Delhi' && by !== undefined && 'drik26' in by,
);

test('the festivals of two years at a town, on the days that publishers print', async () => {
  const events = await eventsOf('/festivals.ics?town=1261481&years=2');
  const on = new Map(events.filter(({ start }) => start.startsWith('2026')).map(({ id, start }) => [id, start]));
  expect(new Set(events.map(({ start }) => start.slice(0, 4)))).toEqual(new Set(['2026', '2027']));
  const listed = PRINTED.filter(({ id }) => on.has(id));
  expect(listed.length).toBeGreaterThanOrEqual(4);
  for (const { id, accept } of listed) expect(accept, id).toContain(on.get(id));
});

/** Kamada Ekadashi of 2026 is on 29 March in two published lists (festivals.json of the outside tables). */
test('every ekadashi of a year with the hours of its parana', async () => {
  const events = await eventsOf('/ekadashi.ics?place=New%20Delhi&years=1&lang=hi');
  const fasts = events.filter(({ allDay }) => allDay);
  expect(fasts.length).toBeGreaterThanOrEqual(24);
  expect(fasts.map(({ start }) => start)).toEqual(expect.arrayContaining(['2026-03-29']));
  expect(fasts.every(({ summary }) => /एकादशी/.test(summary))).toBe(true);
  expect(events.filter(({ summary, allDay }) => !allDay && /पारण/.test(summary)).length).toBe(fasts.length);
});

/** Kartika Purnima of 2026 is on 24 November in the central government's list of holidays, Deepavali's Amavasya on 9. */
test('a line a day with tithi and nakshatra', async () => {
  const days = await eventsOf('/panchang.ics?town=1261481');
  expect(days).toHaveLength(365);
  const on = (date: string) => days.find(({ start }) => start === date)?.summary;
  expect(on('2026-11-24')).toMatch(/^Purnima \d\d:\d\d( \+1)? · [A-Z][a-z ]+ \d\d:\d\d( \+1)?$/);
  expect(on('2026-11-09')).toMatch(/^Amavasya /);
  const tamil = await eventsOf('/panchang.ics?place=Chennai&lang=ta');
  expect(tamil[0]?.summary).not.toMatch(/[A-Za-z]/);
});

test('a file is kept: the second reader with its tag gets 304', async () => {
  const first = await get('/festivals.ics?place=Ujjain');
  const etag = first.headers.get('etag') ?? '';
  expect(etag).not.toBe('');
  expect((await get('/festivals.ics?place=Ujjain', { 'if-none-match': etag })).status).toBe(304);
});

test.each([
  ['/festivals.ics?place=Nowhereville', 'is not known'],
  ['/festivals.ics?years=9', 'years'],
  ['/panchang.ics?years=3', 'years'],
  ['/ekadashi.ics?lang=xx', 'lang'],
  ['/ekadashi.ics?year=2026', 'unknown parameter year; known are town, place, lang, years'],
])('%s is refused with a sentence', async (path, text) => {
  const reply = await get(path);
  expect(reply.status).toBe(400);
  expect(await reply.text()).toContain(text);
});
