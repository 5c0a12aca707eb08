/** The routes of calendars: open, both ways, one question at a time, the same in every format. */

import { parse } from 'csv-parse/sync';
import { readGazetteer } from 'ganaka/internal/library/node/package-files.ts';
import { CLOCKS } from 'ganaka/internal/places/zone-at.ts';
import { calendar } from 'ganaka/internal/views/calendars/calendar.ts';
import { catalogReply } from 'ganaka/internal/views/calendars/catalog.reply.ts';
import { lunarCalendar } from 'ganaka/internal/views/calendars/lunar.ts';
import { calendarYear } from 'ganaka/internal/views/calendars/year.ts';
import ICAL from 'ical.js';
import { Compile } from 'typebox/compile';
import { describe, expect, test } from 'vitest';
import { engines } from '../../packages/ganaka/test/kit/engines.ts';
import { schemaOfView } from '../kit/reply-schema.ts';
import { THIRD, testApp } from '../kit/test-app.ts';

const gazetteer = readGazetteer();
const where = { resolve: gazetteer.resolve, stateAt: gazetteer.stateAt, ...CLOCKS };
const app = testApp({ engines: engines(THIRD), where });
const get = async (path: string) => {
  const reply = await app.get(`/v1/calendars${path}`);
  expect(reply.statusCode, reply.body.slice(0, 300)).toBe(200);
  return reply;
};
const read = async (path: string) => (await get(path)).json();
const SOLAR = ['bikram', 'tamil', 'kollam', 'bangla', 'odia', 'assam', 'punjab', 'nanakshahi-amended'];
const LAWS = ['bangladesh', 'nanakshahi', 'shaka'];

test('the catalog lists thirteen calendars with their months and rules', async () => {
  const { calendars } = await read('');
  expect(calendars.map(({ id }: { id: string }) => id).sort()).toEqual([...SOLAR, ...LAWS, 'lunar', 'gaurabda'].sort());
  expect([...Compile(catalogReply).Errors(calendars)]).toEqual([]);
  for (const { id, engine } of calendars)
    if (engine !== null) expect((await read(`/${id}?date=2026-11-14`)).engine).toBe(engine);
  for (const { months, rules } of calendars) {
    expect(months).toHaveLength(12);
    expect(rules.filter((rule: { default: boolean }) => rule.default).length).toBe(1);
  }
});

describe.each([...SOLAR, ...LAWS])('%s', (id) => {
  test('a civil day becomes a date, and the date that day again', async () => {
    const { calendar: one, engine } = await read(`/${id}?date=2026-11-14`);
    expect([...Compile(schemaOfView(calendar)).Errors(one)]).toEqual([]);
    expect(one).toMatchObject({ id, date: '2026-11-14' });
    const back = await read(`/${id}?year=${one.year}&month=${one.month.number}&day=${one.day}`);
    expect(back.calendar).toEqual(one);
    expect(one.engine).toBe(LAWS.includes(id) ? null : engine);
  });

  test('its year is twelve months without a gap, and each first day is that of a conversion', async () => {
    const { year } = (await read(`/${id}?date=2026-11-14`)).calendar;
    const whole = (await read(`/${id}/year?year=${year}`)).calendar_year;
    expect([...Compile(schemaOfView(calendarYear)).Errors(whole)]).toEqual([]);
    expect(whole.months).toHaveLength(12);
    for (const month of whole.months) {
      const { calendar: first } = await read(`/${id}?date=${month.first}`);
      expect([first.year, first.month.number, first.day, first.days_in_month]).toEqual([
        year,
        month.number,
        1,
        month.days,
      ]);
      expect([first.margin_minutes, first.edge, first.rule]).toEqual([month.margin_minutes, month.edge, month.rule]);
    }
  });

  test('the year as a table and as a calendar holds the same days', async () => {
    const { year } = (await read(`/${id}?date=2026-11-14`)).calendar;
    const { months } = (await read(`/${id}/year?year=${year}`)).calendar_year;
    const csv: Record<string, string>[] = parse((await get(`/${id}/year?year=${year}&format=csv`)).body, {
      columns: true,
    });
    expect(csv.map((row) => [row.number, row.first, row.last, row.days])).toEqual(
      months.map((month: Record<string, unknown>) => [
        String(month.number),
        month.first,
        month.last,
        String(month.days),
      ]),
    );
    const { body } = await get(`/${id}/year?year=${year}&format=ics`);
    expect(body.split('\r\n').every((line) => Buffer.byteLength(line) <= 75)).toBe(true);
    const events = new ICAL.Component(ICAL.parse(body))
      .getAllSubcomponents('vevent')
      .map((each) => new ICAL.Event(each));
    expect(events.map((event) => [event.uid, event.startDate.toString()])).toEqual(
      months.map((month: { number: number; first: string }) => [`${id}-${year}-${month.number}@ganaka`, month.first]),
    );
  });
});

describe('the day that answers', () => {
  test('a printed day is used where two tables agree against the rule, whose day is then given too', async () => {
    const { calendar: printed } = await read('/bikram?year=2062&month=2&day=1');
    expect(printed).toMatchObject({
      date: '2005-05-14',
      rule: 'printed',
      printed: { date: '2005-05-14', agrees: false },
    });
    expect(printed.alternatives).toMatchObject([{ rule: 'punyakala', date: '2005-05-15' }]);
    const { calendar: ruled } = await read('/bikram?year=2062&month=2&day=1&rule=punyakala');
    expect(ruled).toMatchObject({ date: '2005-05-15', rule: 'punyakala' });
  });

  test('the place is a parameter: 1 Chingam 1199 is a day later at the Central Station', async () => {
    const date = '/kollam?year=1199&month=1&day=1';
    expect((await read(date)).calendar.date).toBe('2023-08-17');
    expect((await read(`${date}&lat=23.183333&lon=82.5&tz=5.5`)).calendar.date).toBe('2023-08-18');
  });

  test('the bangla calendar and that of Bangladesh differ on Poila Boishakh', async () => {
    expect((await read('/bangla?year=1432&month=1&day=1')).calendar.date).toBe('2025-04-15');
    expect((await read('/bangladesh?year=1432&month=1&day=1')).calendar.date).toBe('2025-04-14');
  });

  test('the Tamil year has its name and the count from Thai', async () => {
    const { calendar: one } = await read('/tamil?date=2025-01-14');
    expect(one).toMatchObject({ year: 1946, year_name: { name: 'Krodhi' }, tiruvalluvar_year: 2056, day: 1 });
  });

  test('today is the day of the clock at the calendar’s place', async () => {
    const reply = await get('/bikram?date=today');
    expect(reply.json().calendar.date).toBe('2026-11-14');
    expect(reply.headers['cache-control']).toBe('no-cache');
  });

  test('legal calendars and past years may be cached for a month, future ones for a day', async () => {
    const kept = async (path: string) => (await get(path)).headers['cache-control'];
    expect(await kept('/shaka?date=2030-01-01')).toBe('public, max-age=2592000');
    expect(await kept('/tamil?date=2001-01-01')).toBe('public, max-age=2592000');
    expect(await kept('/tamil/year?year=1950')).toBe('public, max-age=86400');
  });

  test('a calendar by law names no engine and no place', async () => {
    const { engine, request, calendar: one } = await read('/shaka?date=2026-01-26');
    expect([engine, request.place, one.place, one.margin_minutes, one.sankranti]).toEqual([
      undefined,
      undefined,
      null,
      null,
      null,
    ]);
  });

  test('another engine is named in the answer', async () => {
    expect((await read('/tamil?date=2026-11-14&engine=surya')).calendar.engine).toBe('surya_siddhanta');
  });
});

test.each(SOLAR)('%s uses its own engine and no other', async (id) => {
  const real = engines(THIRD);
  const own = id === 'bikram' ? 'surya-siddhanta' : 'drik';
  const others = Object.fromEntries(
    Object.entries(real).map(([key, engine]) => [
      key,
      key === own
        ? engine
        : {
            info: engine.info,
            skyOver: () => {
              throw new Error(`${key} was asked`);
            },
          },
    ]),
  );
  const alone = testApp({ engines: others, where });
  for (const path of [`${id}?date=2026-11-14`, `${id}/year?year=${id.startsWith('nanak') ? 558 : 1430}`])
    expect((await alone.get(`/v1/calendars/${path}`)).statusCode).toBe(200);
});

describe('lunar dates', () => {
  test('a civil day becomes a tithi, and the tithi that day again', async () => {
    const { calendar: one } = await read('/lunar?date=2024-08-26&months=amanta');
    expect([...Compile(schemaOfView(lunarCalendar)).Errors(one)]).toEqual([]);
    expect(one).toMatchObject({ shaka: 1946, samvat: 2081, masa: { number: 5 }, paksha: 'krishna', adhika: false });
    const back = await read('/lunar?shaka=1946&samvat=2081&masa=5&paksha=krishna&tithi=8&months=amanta');
    expect(back.calendar).toEqual(one);
  });

  test.each([
    [1885, 'margashirsha', 'Kartika'],
    [1904, 'magha', 'Pausha'],
  ])('Shaka %i has no %s: %s took its place', async (shaka, masa, instead) => {
    const { calendar: one } = await read(`/lunar?shaka=${shaka}&masa=${masa}&paksha=shukla&tithi=5&months=amanta`);
    expect([...Compile(schemaOfView(lunarCalendar)).Errors(one)]).toEqual([]);
    expect(one).toMatchObject({ exists: false, date: null, reason: 'kshaya_masa' });
    expect(one.notes[0]).toContain(instead);
  });

  test('an intercalary month is asked for as such, and a year without it says so', async () => {
    const adhika = '/lunar?masa=5&paksha=shukla&tithi=1&months=amanta&adhika=true';
    expect((await read(`${adhika}&shaka=1945`)).calendar).toMatchObject({ date: '2023-07-18', adhika: true });
    expect((await read(`${adhika}&shaka=1946`)).calendar).toMatchObject({ exists: false, reason: 'no_adhika' });
  });

  test('a Kartikadi Samvat changes with Kartika', async () => {
    const asked = '/lunar?paksha=shukla&tithi=1&months=amanta&year_start=kartikadi';
    const before = (await read(`${asked}&samvat=2081&masa=6`)).calendar;
    const after = (await read(`${asked}&samvat=2081&masa=9`)).calendar;
    expect([before.date > after.date, before.shaka, after.shaka]).toEqual([true, 1947, 1946]);
  });
});

describe('refusals', () => {
  const refused: [string, string, string][] = [
    ['/bikrm?date=2026-11-14', 'id', 'did you mean bikram'],
    ['/bikram', 'date', 'give date'],
    ['/bikram?date=2026-11-14&year=2083&month=1&day=1', 'date', 'two questions'],
    ['/bikram?year=2083&month=1', 'day', 'half a date'],
    ['/bikram?date=2026-02-29', 'date', 'days 01 to 28'],
    ['/bikram?year=2081&month=4&day=33', 'day', 'Shrawan 2081 of the bikram calendar has 32 days'],
    ['/bangladesh?year=1432&month=11&day=30', 'day', 'has 29 days'],
    ['/tamil?year=1948&month=13&day=1', 'month', 'from 1 to 12'],
    ['/tamil?date=2026-11-14&rule=midnight', 'rule', 'sunset for the tamil calendar'],
    ['/shaka?date=2026-11-14&place=Pune', 'place', 'goes by law'],
    ['/shaka?date=2026-11-14&engine=drik', 'engine', 'goes by law'],
    ['/bangladesh?date=1987-04-13', 'date', 'from 14 April 1987'],
    ['/nanakshahi-amended?date=2003-03-13', 'date', '14 March 2003'],
    ['/tamil?date=3001-01-01', 'date', '-2999 to 3000'],
    ['/tamil?year=2950&month=1&day=1', 'year', 'must be from'],
    ['/bikram?year=4999&month=1&day=1', 'year', 'year must be from 1 to 3056 in the bikram calendar; got 4999'],
    ['/bangla?date=0500-01-01', 'date', 'before the year 1'],
    ['/tamil?date=2026-11-14&when=now', 'when', 'not a parameter'],
    ['/tamil?date=2026-11-14&date=2026-11-15', 'date', 'twice'],
    ['/tamil/year', 'year', 'required'],
    ['/lunar/year?year=1948', 'id', '/v1/calendars/lunar'],
    ['/lunar?shaka=1946&samvat=2080&masa=5&paksha=krishna&tithi=8', 'samvat', 'Samvat 2081'],
    ['/lunar?shaka=1946&masa=5&paksha=krishna&tithi=16', 'tithi', 'from 1 to 15'],
    ['/lunar?masa=5&paksha=krishna&tithi=8', 'shaka', 'half a date'],
    ['/lunar?shaka=1946&masa=5', 'paksha', 'half a date'],
  ];
  test.each(refused)('%s', async (path, param, text) => {
    const reply = await app.get(`/v1/calendars${path}`);
    expect(reply.statusCode, reply.body.slice(0, 300)).toBe(400);
    expect(reply.json()).toMatchObject({ success: false, param });
    expect(reply.json().error).toContain(text);
  });
});
