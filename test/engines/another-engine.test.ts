/** An engine is one folder and one line of the registry: another siddhanta is added, and everything that lists engines has it. */

import { arc } from 'ganaka/internal/kernel/angle.ts';
import { placeWithOffset } from 'ganaka/internal/kernel/place.ts';
import { jdUt } from 'ganaka/internal/kernel/units.ts';
import { engineNamed } from 'ganaka/internal/sky/engines/engine.ts';
import { engineInfos, enginesOver, REGISTRY } from 'ganaka/internal/sky/engines/registry.ts';
import { Ganita } from 'ganaka/internal/sky/engines/siddhantic/ganita.ts';
import { exactJya } from 'ganaka/internal/sky/engines/siddhantic/jya.ts';
import { describe, expect, test } from 'vitest';
import { ephemeris } from '../../packages/ganaka/test/kit/engines.ts';
import { addresses } from '../../packages/service/src/api/route.ts';
import { ALL_ROWS } from '../../packages/service/src/api/routes/all.ts';
import { filled, parametersAt, queryFor, THIRD, TWO_BIRTHS, testApp } from '../kit/test-app.ts';
import { ARYA, aryaSiddhanta } from './arya-siddhanta/index.ts';

const names = { thirdEngine: THIRD };
const makers = [...REGISTRY, aryaSiddhanta];
const engines = enginesOver(ephemeris(), names, makers);
const app = testApp({ engines });
const key = { 'x-api-key': 'tg-enterprise' };
const rows = addresses(ALL_ROWS, engineInfos(names, makers)).filter(
  ({ engine, family }) => (engine ?? family) === 'arya-siddhanta',
);

test('it has every row that every engine has', () => {
  const surya = addresses(ALL_ROWS, engineInfos(names)).filter(
    ({ row, family }) => family === 'surya-siddhanta' && row.mount.under === 'every-engine',
  );
  expect(rows.filter(({ family }) => family !== null).map(({ path }) => path)).toEqual(
    surya.map(({ path }) => path.replace('/v1/surya', '/v1/arya')),
  );
});

describe('its rows answer', () => {
  test.each(rows.map(({ path, row }) => [path, row] as const))('%s', async (path, row) => {
    const reply =
      row.method === 'POST'
        ? await app.post(path, TWO_BIRTHS, key)
        : await app.get(`${filled(path)}?${queryFor(row.adds)}`, key);
    expect(reply.statusCode, reply.body.slice(0, 400)).toBe(200);
    if (String(reply.headers['content-type']).includes('json')) expect(reply.json().engine).toBe('arya_siddhanta');
  });
});

test('it is asked for by its word, refused by name where it is misspelt, and takes its own options alone', async () => {
  expect((await app.get('/v1/vedic/tithi?engine=arya', key)).json()).toMatchObject({ engine: 'arya_siddhanta' });
  expect((await app.get('/v1/vedic/tithi?engine=aryaa', key)).json()).toMatchObject({
    code: 'bad_engine',
    allowed: ['surya', 'drik', THIRD, 'arya'],
  });
  expect((await app.get('/v1/arya/tithi?jya=table', key)).statusCode).toBe(200);
  expect((await app.get('/v1/arya/tithi?bija=none', key)).json()).toMatchObject({ code: 'option_of_another_engine' });
  expect((await app.get('/v1/ss-mean?engine=arya')).json()).toMatchObject({ code: 'bad_engine', allowed: ['surya'] });
});

test('keys and plans know it: opened by its own key and by that to all engines, full to the plans it names', async () => {
  const asked = (holder: string) => app.get('/v1/arya/dashas?date=1990-05-17&time=06:30', { 'x-api-key': holder });
  expect((await asked('drik-commercial')).json()).toMatchObject({ code: 'engine_not_covered' });
  expect((await asked('tg-pro')).json()).toMatchObject({
    code: 'plan_not_covered',
    error: 'the pro plan does not cover this route on Arya-siddhanta; it needs commercial or enterprise',
  });
  expect((await asked('tg-commercial')).statusCode).toBe(200);
  expect((await asked('arya-commercial')).statusCode).toBe(200);
  expect((await app.get('/v1/surya/tithi', { 'x-api-key': 'arya-commercial' })).json()).toMatchObject({
    code: 'engine_not_covered',
  });
  expect((await app.get('/v1/surya/tithi', { 'x-api-key': 'Nonsense' })).json()).toMatchObject({
    code: 'key_malformed',
    error: expect.stringContaining('keys begin with arya_, drik_, mool_, surya_ or tg_'),
  });
});

test('the index and OpenAPI list it', async () => {
  const { routes } = (await app.get('/v1/arya')).json();
  expect(routes.length).toBeGreaterThan(50);
  const parameters = parametersAt((await app.get('/v1/openapi.json')).json(), '/v1/arya/tithi');
  const named = (name: string) => parameters.find((each) => each.name === name);
  expect(named('family')?.schema.enum).toContain('arya');
  expect(named('jya')?.description).toMatch(/under .*arya.* alone/);
  expect(named('bija')?.description).toMatch(/under surya alone/);
});

test('its Sun and Moon go by its own numbers: a year of 365.258681 days, mean places at 0 at the epoch', () => {
  // Dershowitz and Reingold, Calendrical Calculations: 1577917500/4320000 days
  const sky = engineNamed(engines, 'arya-siddhanta').skyOver(placeWithOffset('Ujjain', 23.18, 75.78, 5.5), {});
  expect(sky.siderealYearDays).toBeCloseTo(365.258680556, 8);
  const ganita = new Ganita(ARYA, exactJya, 'none');
  for (const mover of ['surya', 'chandra', 'mangala', 'budha', 'guru', 'shukra', 'shani'] as const)
    expect(arc(0, ganita.mean(mover, 0))).toBe(0);
  expect(ganita.mean('chandra_mandocca', 0)).toBe(90);
  // a quarter of a day later than the midnight that the Surya-siddhanta counts from
  expect(ganita.aharganaAt(jdUt(588_465.75 - 75.78333 / 360))).toBeCloseTo(0, 9);
  // the seven begin together and, after 1,577,917,500 days, end together
  for (const mover of ['surya', 'chandra', 'guru'] as const)
    expect(Math.abs(arc(0, ganita.mean(mover, ARYA.civilDays)))).toBeLessThan(1e-9);
});
