/** What callers without types may pass by mistake: a `RangeError` in one sentence, never an answer or a `TypeError`. */
import { readFileSync } from 'node:fs';
import { angas } from 'ganaka/internal/library/entries/angas.ts';
import { from as drikFrom } from 'ganaka/internal/library/entries/drik.ts';
import * as ganaka from 'ganaka/internal/library/entries/index.ts';
import { expect, test } from 'vitest';

const { birth, calendars, day, drik, festivals, kundali, matching, muhurta, panchanga, place, surya, zones } = ganaka;
// biome-ignore lint/suspicious/noExplicitAny: wrong values on purpose
const wrong = (value: unknown): any => value;
const circular = () => {
  const made = { itself: {} };
  made.itself = made;
  return wrong(made);
};
const engine = surya();
const ujjain = place(23.18, 75.77, 'Asia/Kolkata');
const date = '2026-11-17';
const born = birth(engine, ujjain, '1990-05-17', '06:30');
const today = day(engine, ujjain, date);
const shaka = calendars.calendar('shaka');
const shakaDay = calendars.dateIn(shaka, date);
const bytes = readFileSync(new URL('../../packages/ganaka/data/ephemeris/series.bin', import.meta.url));

test.each<[string, () => unknown, string]>([
  ['no engine', () => day(wrong(undefined), ujjain, date), 'engine must be what surya(), drik() or chitrapaksha()'],
  ['an engine by its name', () => angas(wrong('drik'), ujjain, date), 'engine must be what surya()'],
  ['an engine from JSON', () => birth(wrong(JSON.parse(JSON.stringify(engine))), ujjain, date, '06:00'), 'engine must'],
  ['the function of an engine', () => panchanga.month(wrong(surya), ujjain, '2026-11'), 'got a function'],
  [
    'an option of an engine that is null',
    () => surya(wrong({ bija: null })),
    'bija must be one of full, none; got null',
  ],
  ['options of an engine that are null', () => drik(wrong(null)), 'options must be an object; got null'],
  ['options of an engine that are a text', () => surya(wrong('none')), 'options must be an object; got "none"'],
  ['no date', () => day(engine, ujjain, wrong(undefined)), 'such as 2026-11-17; got undefined'],
  ['a date as a number', () => day(engine, ujjain, wrong(20261117)), 'such as 2026-11-17; got 20261117'],
  ['no time', () => birth(engine, ujjain, date, wrong(undefined)), 'time such as 06:30 or 06:30:15; got undefined'],
  [
    'a month of the Hebrew calendar',
    () => panchanga.month(engine, ujjain, '2026-11-11[u-ca=hebrew]'),
    'month must be a month such as 2026-11',
  ],
  ['a place by its name', () => day(engine, wrong('Ujjain'), date), 'place must be what place() returns; got "Ujjain"'],
  ['an engine that JSON cannot write', () => day(circular(), ujjain, date), 'got an object that JSON cannot write'],
  ['a large integer', () => place(wrong(10n), 75, 5.5), 'latitude must be a number from -90 to 90; got 10'],
  ['no place', () => birth(engine, wrong(null), date, '06:00'), 'place must be what place() returns; got null'],
  [
    'a place off the Earth',
    () => day(engine, { ...ujjain, latitude: 123 }, date),
    'latitude must be a number from -90',
  ],
  ['a place without a zone', () => place(23, 75, wrong(undefined)), 'zone must be an IANA name such as Asia/Kolkata'],
  ['a state that is no text', () => place(23, 75, 5.5, wrong({ state: 5 })), 'state of a place must be a text; got 5'],
  ['a misspelt option of a place', () => place(23, 75, 5.5, wrong({ nam: 'x' })), 'there is no option "nam" here'],
  ['a misspelt option', () => day(engine, ujjain, date, wrong({ tiem: '12:00' })), 'there are time, lang, today'],
  ['options that are a text', () => day(engine, ujjain, date, wrong('12:00')), 'options must be an object with time'],
  ['options that are null', () => birth(engine, ujjain, date, '06:00', wrong(null)), 'options must be an object'],
  ['a misspelt option of a birth', () => birth(engine, ujjain, date, '06:00', wrong({ lng: 'en' })), 'no option "lng"'],
  [
    'the third of two instants',
    () => birth(engine, ujjain, date, '06:00', wrong({ showing: 'third' })),
    'showing must',
  ],
  ['a block of another spelling', () => today.block(wrong('choghadiya')), 'the block must be one of place, instant'],
  ['languages in a list', () => day(engine, ujjain, date, wrong({ lang: ['en'] })), 'lang must be one of en, hi'],
  ['an object without text', () => day(engine, ujjain, Object.create(null)), 'date must be a date such as 2026-11-17'],
  ['a language by its code', () => ganaka.addLanguages(wrong('hi')), 'a language must be what ganaka/text/<code>'],
  ['a day instead of a birth', () => kundali.kundali(wrong(today)), 'birth must be what birth() returns'],
  ['a birth instead of a day', () => muhurta.karyaMuhurta(wrong(born)), 'day must be what day() returns'],
  ['one birth instead of two', () => matching.ashtakoot(born, wrong(undefined)), 'birth must be what birth() returns'],
  [
    'two engines',
    () => matching.ashtakoot(born, birth(surya(), ujjain, date, '06:00')),
    'both births must have one engine',
  ],
  [
    'a style of chart',
    () => kundali.chartPicture(born, wrong({ style: 'west' })),
    'style must be one of north, south, east',
  ],
  [
    'the width of a chart',
    () => kundali.chartPicture(born, { width: 5 }),
    'width must be a whole number from 100 to 2000',
  ],
  ['a year as text', () => festivals.parvaMool(engine, ujjain, wrong('2026')), 'on this engine; got "2026"'],
  ['a second year', () => festivals.parvaMool(engine, ujjain, 2026, wrong({ year: 2027 })), 'no option "year" here'],
  ['a second id', () => festivals.festival(engine, ujjain, 2026, 'holi', wrong({ id: 'onam' })), 'no option "id" here'],
  ['an empty list', () => festivals.parvaMool(engine, ujjain, 2026, { kind: [] }), 'kind must be a list of festival'],
  ['a zone', () => zones.offsetAt('Mars/Olympus', 0), 'zone must be an IANA name such as Asia/Kolkata'],
  ['an instant', () => zones.offsetAt('Asia/Kolkata', Number.NaN), 'unixMs must be milliseconds of Unix time'],
  ['a longitude of a zone', () => zones.offsetAt('Asia/Kolkata', 0, { longitude: 999 }), 'longitude must be a number'],
  ['a place to look for', () => ganaka.placeNamed(wrong(5)), 'a place must be a name such as Ujjain'],
  ['how many places', () => ganaka.searchPlaces('Pune', Number.NaN), 'limit must be a whole number from 1; got NaN'],
  ['a rule of a calendar', () => calendars.calendar('tamil', engine, ujjain, 'own'), 'rule must be one of'],
  ['no calendar', () => calendars.dateIn(wrong(undefined), date), 'the calendar must be what calendar() returns'],
  [
    'a unit of time',
    () => shakaDay.add(wrong({ decades: 1 })),
    'a duration must have some of years, months, weeks, days',
  ],
  [
    'the largest unit in the singular',
    () => shakaDay.until(shakaDay, wrong('year')),
    'the largest unit must be one of years, months, weeks, days; got "year"',
  ],
  ['a civil date to count to', () => shakaDay.until(wrong(date)), 'the other date must be what dateIn() returns'],
  ['half a day', () => shakaDay.subtract({ days: 0.5 }), 'days must be a whole number; got 0.5'],
  ['a date without its day', () => shaka.from(wrong({ year: 1948, month: 1 })), 'day must be a whole number'],
  ['an overflow', () => shakaDay.add({ months: 1 }, wrong({ overflow: 'wrap' })), 'overflow must be one of constrain'],
  ['no bytes', () => drikFrom(wrong({})), 'series must be the bytes of ganaka/data/series.bin'],
  ['a part of the bytes', () => drikFrom({ series: bytes.subarray(0, 9999) }), 'series must be the bytes'],
  [
    'another file',
    () => drikFrom({ series: bytes, tables: bytes }),
    'tables must be the bytes of ganaka/data/chebyshev',
  ],
])('%s is refused', (_, call, message) => {
  expect(call).toThrow(RangeError);
  expect(call).toThrow(message);
});

test('`lang` of the loader is checked too', async () => {
  await expect(Promise.resolve().then(() => ganaka.loadLanguages(wrong(5)))).rejects.toThrow('lang must be one of en');
});

test('a place may be a plain object, as after JSON', () => {
  expect(day(engine, JSON.parse(JSON.stringify(ujjain)), date).tithi.name).toBe(today.tithi.name);
});

test('bytes may lie anywhere in a Buffer of Node', () => {
  const whole = Buffer.concat([Buffer.from('abc'), bytes]);
  const inside = drikFrom({ series: whole.subarray(3) });
  expect(day(inside, ujjain, date).sunrise).toBe(day(drik({ data: 'series' }), ujjain, date).sunrise);
});
