/** Bad input gets a 400 that says what was wrong and what is allowed. */

import { CLOCKS } from 'ganaka/internal/places/index.ts';
import { describe, expect, test } from 'vitest';
import { engines } from '../../packages/ganaka/test/kit/engines.ts';
import { THIRD, testApp, twoTowns } from '../kit/test-app.ts';

const key = { 'x-api-key': 'tg-enterprise' };
const app = testApp();

const CASES: [query: string, code: string, says: RegExp][] = [
  ['date=2026-02-30', 'bad_date', /does not exist.*01 to 28/],
  ['date=2026/11/14', 'bad_date', /YYYY-MM-DD/],
  ['date=-0000-01-01', 'bad_date', /YYYY-MM-DD/],
  ['date=3001-01-01', 'date_out_of_range', /-2999 to 3000/],
  ['lat=91&lon=0', 'bad_lat', /-90 to 90/],
  ['lat=30', 'bad_place', /without lon/],
  ['lon=78', 'bad_place', /without lat/],
  ['tz=abc', 'bad_tz', /-14 to 14.*Europe\/London.*auto/],
  ['tz=15', 'bad_tz', /-14 to 14/],
  ['time=25:00', 'bad_time', /HH:MM/],
  ['hour=24', 'bad_hour', /below 24/],
  ['hour=noon', 'bad_hour', /number from 0/],
  ['time=05:30&hour=5', 'two_times', /give one/],
  ['engine=foo', 'bad_engine', /surya, drik, chitrapaksha/],
  ['plase=Pune', 'unknown_parameter', /did you mean place/],
  ['place=Atlantis', 'unknown_place', /not known/],
  ['date=2026-11-14&date=2026-11-15', 'repeated_parameter', /given twice/],
  ['lat=1&latitude=2&lon=3', 'repeated_parameter', /are the same/],
  ['place=%00', 'bad_character', /control character/],
  [`place=${'x'.repeat(1000)}`, 'value_too_long', /at most 200/],
  [`place=${'x'.repeat(10_000)}`, 'query_too_long', /at most 4096/],
  ['place=%E0%A4%A', 'bad_encoding', /percent-encoded/],
  ['bija=none', 'option_of_another_engine', /drik engine.*node, positions, rise/],
  ['node=maybe', 'bad_node', /mean, true/],
];

test.each(CASES)('?%s is refused as %s', async (query, code, says) => {
  const reply = await app.get(`/v1/vedic/tithi?${query}`, key);
  expect(reply.statusCode).toBe(400);
  expect(reply.json()).toMatchObject({ success: false, code });
  expect(reply.json().error).toMatch(says);
});

test('everything that is wrong is reported at once', async () => {
  const { errors } = (await app.get('/v1/vedic/tithi?date=2026-13-01&lat=95&lon=200&plase=x', key)).json();
  const messages = errors.map(({ message }: { message: string }) => message).join('; ');
  for (const each of [/month 13/, /lat must/, /lon must/, /"plase"/]) expect(messages).toMatch(each);
});

test('a place of a pair that is not known names the coordinates of that birth', async () => {
  const births = 'boy_date=1990-01-01&boy_time=10:00&girl_date=1992-01-01&girl_time=10:00&girl_place=Pune';
  const { error } = (await app.get(`/v1/vedic/match/ashtakoot?${births}&boy_place=Atlantis`, key)).json();
  expect(error).toMatch(/^boy_place "Atlantis" is not known.*, or give boy_lat and boy_lon$/);
});

test('hour=0 is midnight, and an empty time is no time', async () => {
  expect((await app.get('/v1/vedic/tithi?hour=0', key)).json().request.time).toBe('00:00:00');
  expect((await app.get('/v1/vedic/tithi?time=', key)).json().request.time).toBeNull();
});

test('a kundali without a time is refused; hour meets the requirement', async () => {
  expect((await app.get('/v1/vedic/kundali?date=1990-05-17', key)).json()).toMatchObject({ code: 'missing_time' });
  expect((await app.get('/v1/vedic/tithi-anniversary?date=1990-05-17', key)).json()).toMatchObject({
    error: 'kind is required on this route: one of janma, shraddha, star, star_shraddha',
    allowed: ['janma', 'shraddha', 'star', 'star_shraddha'],
  });
  expect((await app.get('/v1/vedic/kundali?date=1990-05-17&hour=0', key)).statusCode).toBe(200);
});

test('an unknown path is a 404 that names the nearest', async () => {
  const reply = await app.get('/v1/vedic/tithy', key);
  expect(reply.statusCode).toBe(404);
  expect(reply.json().error).toMatch('/v1/vedic/tithi');
});

test('the answer to a bad parameter costs nothing', async () => {
  const fresh = testApp();
  await fresh.get('/v1/vedic/tithi?date=x', { 'x-api-key': 'tg-pro' });
  expect(fresh.gate.spent).toEqual([]);
});

test('a block that the engine does not have is refused with those it has', async () => {
  for (const path of ['/v1/vedic/panchanga?blocks=surya', '/v1/surya/panchanga?engine=drik&blocks=tithi,surya']) {
    const reply = await app.get(path, key);
    expect(reply.statusCode).toBe(400);
    const { code, param, allowed } = reply.json();
    expect([code, param]).toEqual(['bad_blocks', 'blocks']);
    expect(allowed).toContain('tithi');
    expect(allowed).not.toContain('surya');
  }
  expect((await app.get('/v1/surya/panchanga?blocks=surya', key)).statusCode).toBe(200);
});

test('Hindi lines asked for by name are null where the plan has no Hindi, and the note names the plans that have', async () => {
  for (const path of ['/v1/vedic/panchanga', '/v1/surya/panchanga', '/v1/chitrapaksha/panchanga']) {
    const { panchanga } = (await app.get(`${path}?blocks=tithi,display`, { 'x-api-key': 'tg-free' })).json();
    expect(panchanga.display).toBeNull();
    const [note] = panchanga.notes;
    expect(note).toMatch(/^display: Hindi comes with every paid plan/);
    const whole = (await app.get(path, { 'x-api-key': 'tg-free' })).json();
    expect(whole.panchanga).not.toHaveProperty('display');
    expect((await app.get(`${path}?blocks=display`, key)).json().panchanga.display.hi).toBeInstanceOf(Array);
  }
});

describe('a civil day that the place skipped', () => {
  const there = testApp({ where: { ...twoTowns, ...CLOCKS } });
  const ask = (query: string) => there.get(`/v1/vedic/tithi?lat=-13.83&lon=-171.77&${query}`, key);

  // the date line moved over these: Samoa and Tokelau 2011, Kwajalein 1993, the Philippines 1844 (IANA tz database)
  test.each([
    ['Pacific/Apia', '2011-12-30'],
    ['Pacific/Fakaofo', '2011-12-30'],
    ['Pacific/Kwajalein', '1993-08-21'],
    ['Asia/Manila', '1844-12-31'],
  ])('%s had no %s', async (zone, date) => {
    for (const time of ['', '&time=09:00']) {
      const reply = await ask(`tz=${zone}&date=${date}${time}`);
      expect(reply.statusCode).toBe(400);
      expect(reply.json()).toMatchObject({ code: 'skipped_date', param: 'date' });
      expect(reply.json().error).not.toContain(';');
    }
  });

  test('of a bride or groom too', async () => {
    const url = '/v1/vedic/match/ashtakoot?boy_date=1990-05-17&boy_time=06:30&girl_date=2011-12-30&girl_time=22:15';
    const reply = await there.get(`${url}&girl_lat=-13.83&girl_lon=-171.77&girl_tz=Pacific/Apia`, key);
    expect(reply.json()).toMatchObject({ code: 'skipped_date', param: 'girl_date' });
  });

  test('the days before and after it existed, and so did days on which an hour was skipped', async () => {
    for (const query of ['tz=Pacific/Apia&date=2011-12-29', 'tz=Pacific/Apia&date=2011-12-31'])
      expect((await ask(query)).statusCode).toBe(200);
    expect((await ask('tz=Europe/London&date=2026-03-29')).statusCode).toBe(200);
    expect((await ask('tz=Pacific/Apia&date=0079-08-24')).statusCode).toBe(200);
    expect((await ask('date=2011-12-30')).statusCode).toBe(200);
  });
});

test('names that every JavaScript object has are no parameter, engine, place or value', async () => {
  const names = Object.getOwnPropertyNames(Object.prototype);
  for (const path of ['/v1/vedic/panchanga', '/v1/vedic/divisional', '/v1/vedic/match/ashtakoot', '/v1/geocode'])
    for (const name of names)
      for (const query of [`${name}=1`, `latitude=1&longitude=1&${name}=1`, `engine=${name}`, `place=${name}`])
        expect((await app.get(`${path}?${query}`, key)).statusCode, `${path}?${query}`).toBe(400);
  for (const query of names.flatMap((name) => [`blocks=${name}`, `tz=${name}`, `time=${name}`, `node=${name}`]))
    expect((await app.get(`/v1/vedic/panchanga?${query}`, key)).statusCode, query).toBe(400);
});

describe('every decimal within the range is taken, however many digits a client computed', () => {
  const asked = async (query: string) => {
    const reply = await app.get(`/v1/vedic/tithi?date=2026-11-14&${query}`, key);
    expect(reply.statusCode, `${query} ${reply.body}`).toBe(200);
    return reply.json().request;
  };
  test.each([
    [`tz=${5 + 17 / 60}`, 5.283333],
    [`tz=${-(3 + 1 / 3)}`, -3.333333],
    ['tz=5.75', 5.75],
    ['tz=%2B5.500000000000000000000', 5.5],
    ['tz=.5', 0.5],
    ['tz=1e-7', 0],
    ['tz=-14.0', -14],
    ['tz=13.999999999999998', 14],
  ])('%s', async (query, hours) => {
    expect((await asked(`lat=27.7&lon=85.3&${query}`)).place.tz).toBe(hours);
  });
  test('hour, lat and lon alike', async () => {
    const { time, place } = await asked(`hour=${6 + 17 / 60}&lat=${28 + 2 / 3}&lon=${77 + 1 / 3}&tz=5.5`);
    expect(time).toBe('06:17:00');
    expect(place).toMatchObject({ lat: 28 + 2 / 3, lon: 77 + 1 / 3 });
  });
  test.each(['tz=14.000000000000002', 'tz=1e999', 'tz=5,5', 'tz=0x5', 'tz=5.5.5', 'tz=e5', 'tz=NaN', 'tz=--5'])(
    '%s is none',
    async (query) => {
      const reply = await app.get(`/v1/vedic/tithi?${query}`, key);
      expect(reply.statusCode).toBe(400);
      expect(reply.json().code).toBe('bad_tz');
    },
  );
});

describe('bija=apsis, the Moon’s apsis alone, is for the ss-* routes', () => {
  const app = testApp({ engines: engines(THIRD) });
  test.each(['ss-mean', 'ss-sphuta', 'ss-ganaka', 'ss-pata'])('/v1/%s takes it', async (route) => {
    const reply = await app.get(`/v1/${route}?bija=apsis`, key);
    expect(reply.statusCode, reply.body).toBe(200);
    expect(reply.json().conventions.bija).toBe('apsis');
  });
  test.each(['panchanga', 'tithi', 'kundali', 'surya-chakra'])('/v1/surya/%s says where it belongs', async (route) => {
    const reply = await app.get(`/v1/surya/${route}?date=1990-05-17&time=06:30&bija=apsis`, key);
    expect(reply.statusCode).toBe(400);
    expect(reply.json()).toMatchObject({ code: 'bad_bija', allowed: ['full', 'none'] });
    expect(reply.json().error).toMatch(/ss-\*.*alone; here bija must be one of full, none/);
  });
});
