/** `/v1/compare/{route}`: the answers of the engines as each gives them, what they cost together, and who may ask. */

import { differencesOf } from 'ganaka/internal/jyotisha/compare/differences.ts';
import { expect, test } from 'vitest';
import { engines } from '../../packages/ganaka/test/kit/engines.ts';
import { THIRD, testApp } from '../kit/test-app.ts';

const known = engines(THIRD);
const app = testApp({ engines: known });
const KEY = { 'x-api-key': 'tg-enterprise' };
const DAY = 'date=2026-11-14&place=Ujjain';
const SEGMENTS = { drik: 'vedic', [THIRD]: THIRD, surya_siddhanta: 'surya' };

test.each([
  ['tithi', DAY],
  ['panchanga', `${DAY}&time=10:00`],
  ['kundali', 'date=1990-05-17&time=06:30&place=Ujjain'],
  ['kundali', 'date=1990-05-17&time=06:30&place=Ujjain&uncertainty=5'],
  ['tithi-nirnaya', `${DAY}&explain=1`],
  ['why-differs', 'festival=deepavali&date=2024-10-31&place=Ujjain'],
  ['festivals/holi', 'year=2026&place=Ujjain&explain=1'],
  ['karya-muhurta', `${DAY}&karya=vahana`],
  ['karya-muhurta', `${DAY}&karya=vahana&span=year`],
  ['vivaha-milan', DAY],
  ['dosha/manglik', 'date=1990-05-17&time=06:30&place=Ujjain'],
  ['match/ashtakoot', 'boy_date=1988-04-06&boy_time=00:30&girl_date=1992-09-11&girl_time=10:30'],
  ['find', 'from=2026-01-01&to=2026-02-28&when=tithi:11&place=Ujjain'],
])('every answer on %s is that of its engine, envelope and all', async (route, query) => {
  const { answers } = (await app.get(`/v1/compare/${route}?${query}`, KEY)).json().compare;
  expect(Object.keys(answers).sort()).toEqual(Object.keys(SEGMENTS).sort());
  for (const [id, segment] of Object.entries(SEGMENTS))
    expect(answers[id]).toEqual((await app.get(`/v1/${segment}/${route}?${query}`, KEY)).json());
});

test('every difference is in the answers, and nothing else differs', async () => {
  const { answers, differences, same } = (await app.get(`/v1/compare/nakshatra?${DAY}`, KEY)).json().compare;
  const ids = Object.keys(answers);
  const counted = differencesOf(ids.map((id) => ({ panchanga: answers[id].panchanga })));
  expect(differences.map(({ path }: { path: string }) => path)).toEqual(counted.differences.map((each) => each.field));
  expect(same).toBe(counted.same);
});

test.each([
  ['tithi', DAY],
  ['karya-muhurta', `${DAY}&karya=vahana&span=year`],
  ['festivals/deepavali', 'year=2024&place=Ujjain'],
])('the path of a difference on %s leads to its values in the answers', async (route, query) => {
  const { answers, differences } = (await app.get(`/v1/compare/${route}?${query}`, KEY)).json().compare;
  expect(differences.length).toBeGreaterThan(0);
  for (const { path, values } of differences)
    for (const [id, value] of Object.entries(values)) {
      const led = (path as string).split('.').reduce((at, name) => at?.[name], answers[id]);
      expect(led ?? null, `${path} of ${id}`).toBe(value);
    }
});

test('engines names those that are asked; a key needs to open no others', async () => {
  const url = (engines: string) => `/v1/compare/tithi?${DAY}&engines=${engines}`;
  const own = testApp({ engines: known });
  const two = await own.get(url('drik,surya'), { 'x-api-key': 'tg-free' });
  expect(Object.keys(two.json().compare.answers)).toEqual(['surya_siddhanta', 'drik']);
  expect(own.gate.spent).toEqual([{ keyId: 'tg-free', credits: 2 }]);
  const one = await app.get(url('drik'), { 'x-api-key': 'drik-enterprise' });
  expect(Object.keys(one.json().compare.answers)).toEqual(['drik']);
  const more = await app.get(url('drik,surya'), { 'x-api-key': 'drik-enterprise' });
  expect(more.statusCode).toBe(403);
  for (const wrong of ['', 'drik,', 'drik,drik', 'moon'])
    expect((await app.get(url(wrong), KEY)).json(), wrong).toMatchObject({
      code: 'bad_engines',
      allowed: ['surya', 'drik', THIRD],
    });
});

test('a search of more than 366 days costs what bulk costs, once for each engine', async () => {
  const own = testApp({ engines: known });
  const url = '/v1/compare/find?from=2026-01-01&to=2027-02-01&when=masa_kind:adhika&engines=drik,surya';
  expect((await own.get(url, KEY)).statusCode).toBe(200);
  expect(own.gate.spent).toEqual([{ keyId: 'tg-enterprise', credits: 16 }]);
  expect((await own.get(url, { 'x-api-key': 'tg-commercial' })).statusCode).toBe(403);
});

test('the two modern engines differ by the ayanamsa alone, the Surya-siddhanta sunrise is its own', async () => {
  const { differences } = (await app.get(`/v1/compare/panchanga?${DAY}`, KEY)).json().compare;
  const causes = (differences as { causes: { between: string[]; cause: string }[] }[]).flatMap((each) => each.causes);
  const modern = causes.filter(({ between }) => !between.includes('surya_siddhanta'));
  expect(modern.length).toBeGreaterThan(10);
  expect(new Set(modern.map(({ cause }) => cause))).toEqual(new Set(['ayanamsa']));
  const sunrise = differences.find(({ field }: { field: string }) => field === 'panchanga.rise_set.sunrise');
  expect(sunrise.causes.map(({ cause }: { cause: string }) => cause)).toEqual(['sunrise', 'sunrise']);
});

test.each([
  ['tithi', DAY, 3],
  ['panchanga', DAY, 6],
  ['kundali', 'date=1990-05-17&time=06:30', 9],
])('%s is paid for once for each engine', async (route, query, credits) => {
  const own = testApp({ engines: known });
  await own.get(`/v1/compare/${route}?${query}`, { 'x-api-key': 'tg-free' });
  expect(own.gate.spent).toEqual([{ keyId: 'tg-free', credits }]);
  own.gate.balances.set('tg-free', credits - 1);
  const refused = await own.get(`/v1/compare/${route}?${query}`, { 'x-api-key': 'tg-free' });
  expect(refused.statusCode).toBe(402);
});

test.each([
  ['drik-enterprise', 'surya_siddhanta'],
  ['mool-enterprise', 'drik'],
])('a %s key is refused with what it does not open', async (key, closed) => {
  const reply = await app.get(`/v1/compare/tithi?${DAY}`, { 'x-api-key': key });
  expect(reply.statusCode).toBe(403);
  expect(reply.json()).toMatchObject({ code: 'engine_not_covered', error: expect.stringContaining(closed) });
});

test.each([
  ['sanyoga', DAY, /must be one of panchanga, tithi, .*why-differs/],
  ['match/batch', DAY, /must be one of/],
  ['compare/tithi', DAY, /must be one of/],
  ['festivals/{id}', 'year=2026', /id must be one of/],
  ['festivals/nope', 'year=2026', /id must be one of deepavali/],
  ['find', 'from=2026-01-01&to=2026-01-02&when=tithi:1&format=csv', /a comparison is JSON/],
  ['tithi', `${DAY}&engine=drik`, /engines instead of engine/],
  ['tithi', 'date=2026-13-01', /has no month 13/],
  ['tithi', `${DAY}&plase=Pune`, /"plase" is not a parameter/],
  ['tithi', 'date=3500-01-01', /must be in the years/],
])('%s?%s is refused with what is wrong', async (route, query, text) => {
  const reply = await app.get(`/v1/compare/${route}?${query}`, KEY);
  expect(reply.statusCode, reply.body).toBe(400);
  expect(reply.json().error).toMatch(text);
});

test('an option goes to the engines that have it', async () => {
  const [name, option] = Object.entries(known['surya-siddhanta'].info.options).find(
    ([each, { ofCharts }]) => ofCharts === undefined && !(each in known.drik.info.options),
  ) ?? ['', { values: [] }];
  const reply = await app.get(`/v1/compare/tithi?${DAY}&${name}=${option.values[0]}`, KEY);
  expect(reply.statusCode, reply.body).toBe(200);
  expect(reply.json().compare.answers.surya_siddhanta.conventions[name]).toBe(option.values[0]);
});

test('a retired engine is not asked', async () => {
  const left = testApp({ engines: known, retired: ['drik'] });
  const { answers } = (await left.get(`/v1/compare/tithi?${DAY}`, KEY)).json().compare;
  expect(Object.keys(answers)).not.toContain('drik');
});

test('which engine gives the date of another calendar', async () => {
  const asked = 'festival=deepavali&date=2024-10-31&place=Ujjain';
  const { answers } = (await app.get(`/v1/compare/why-differs?${asked}`, KEY)).json().compare;
  for (const [id, segment] of Object.entries(SEGMENTS)) {
    const kept = (await app.get(`/v1/${segment}/festivals/deepavali?year=2024&place=Ujjain`, KEY)).json().festival.date;
    expect(answers[id].why_differs).toMatchObject({ ours: kept, agrees: kept === '2024-10-31' });
  }
});

test('why another calendar differs is for full access', async () => {
  const url = '/v1/compare/why-differs?festival=deepavali&date=2024-10-31&place=Ujjain';
  const reply = await app.get(url, { 'x-api-key': 'tg-free' });
  expect(reply.statusCode).toBe(403);
  expect(reply.json().code).toBe('plan_not_covered');
});

test('nothing of a birth is cached', async () => {
  const reply = await app.get('/v1/compare/kundali?date=1990-05-17&time=06:30', KEY);
  expect(reply.headers['cache-control']).toBe('no-store');
});
