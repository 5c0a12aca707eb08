/** Names that every object of JavaScript has mean nothing here: not as parameters, values, parts of a path, headers, or keys of a body. */
import { expect, test } from 'vitest';
import { infos } from '../../packages/ganaka/test/kit/engines.ts';
import { addresses } from '../../packages/service/src/api/route.ts';
import { ALL_ROWS } from '../../packages/service/src/api/routes/all.ts';
import { INHERITED } from '../kit/fuzz-words.ts';
import { THIRD, testApp } from '../kit/test-app.ts';

const app = testApp();
const KEY = { 'x-api-key': 'tg-enterprise' };
const all = addresses(ALL_ROWS, infos(THIRD));
const filled = (path: string, by: string) => path.replace('{route}', 'tithi').replaceAll(/\{\w+\}/g, by);
const errorsOf = (reply: { json(): { errors?: { param?: string }[] } }) => reply.json().errors ?? [];

test('as parameters each of them is unknown, on every route', async () => {
  const query = INHERITED.map((name) => `${name}=1`).join('&');
  for (const { path, row } of all) {
    if (row.method !== 'GET') continue;
    const reply = await app.get(`${filled(path, 'deepavali')}?${query}`, KEY);
    expect([path, reply.statusCode]).toEqual([path, 400]);
    expect(reply.body, path).not.toMatch(/function |native code|\[object/);
    const told = errorsOf(reply).map(({ param }) => param);
    for (const name of INHERITED) expect(told, `${path} ${name}`).toContain(name);
  }
});

test('as values of every parameter each of them is refused or read as text, never found', async () => {
  for (const { path, row } of all) {
    const [first = ''] = INHERITED;
    const names = [...row.own.map(([name]) => name), 'engine', 'lang', 'place', 'date', 'lat', 'tz'];
    for (const value of [first, '__proto__']) {
      const query = [...new Set(names)].map((name) => `${name}=${value}`).join('&');
      const reply = await app.get(`${filled(path, value)}?${query}`, KEY, row.method);
      expect([400, 403, 404], `${path} ${value} → ${reply.statusCode} ${reply.body.slice(0, 200)}`).toContain(
        reply.statusCode,
      );
    }
  }
});

test('as parts of a path, as headers and as keys they lead nowhere', async () => {
  for (const name of INHERITED) {
    for (const path of [`/v1/${name}`, `/v1/${name}/tithi`, `/v1/vedic/${name}`, `/v1/s/${name}`, `/${name}`])
      expect([path, (await app.get(path, KEY)).statusCode]).toSatisfy(
        ([, status]) => status === 404 || status === 403 || status === 410,
      );
    expect((await app.get('/v1/vedic/tithi', { 'x-api-key': name })).statusCode).toBe(401);
    expect((await app.get('/v1/vedic/tithi?date=2026-11-14', { ...KEY, [name]: name })).statusCode).toBe(200);
  }
});

test('as keys of a body they are refused like any unknown one, and change no object', async () => {
  const birth = `{"date":"1990-01-01","__proto__":"1","constructor":"2"}`;
  const body = `{"births":[${birth},${birth}],"pairs":[[0,1]],"__proto__":{"polluted":1},"constructor":[1]}`;
  const reply = await app.server.inject({
    method: 'POST',
    url: '/v1/vedic/match/batch',
    headers: { ...KEY, 'content-type': 'application/json' },
    payload: body,
  });
  expect(reply.statusCode).toBe(400);
  expect(Object.hasOwn(Object.prototype, 'polluted')).toBe(false);
});
