/**
 * The zero point of a birth chart over HTTP: charts and what follows from them take `ayanamsa=` on the Drik paths and name it, every
 * other route refuses it with the reason, and Lahiri stays what it was. Raman's own charts are the ones his book prints.
 */
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { engines, infos } from '../../packages/ganaka/test/kit/engines.ts';
import { addresses } from '../../packages/service/src/api/route.ts';
import { ALL_ROWS } from '../../packages/service/src/api/routes/all.ts';
import { filled, inlineWork, parametersAt, queryFor, THIRD, TWO_BIRTHS, testApp, twoTowns } from '../kit/test-app.ts';

const known = engines(THIRD);
const app = testApp({ engines: known, heavy: inlineWork(known, twoTowns) });
const KEY = { 'x-api-key': 'tg-enterprise' };
const get = (path: string) => app.get(path, KEY);

const NAMES = {
  raman: 'Raman',
  krishnamurti: 'Krishnamurti',
  yukteshwar: 'Yukteshwar',
  true_pushya: 'True Pushya',
  fagan: 'Fagan-Bradley',
} as const;
const BIRTH = 'date=1990-05-17&time=06:30&lat=30.3165&lon=78.0322&tz=5.5';

/** Charts, vargas, dashas, transits, doshas, yogas, strength, Jaimini and reports. */
const CHARTS = [
  ...['kundali', 'planets', 'lagna-kundali', 'ascendant', 'bhava-chalit', 'chandra-kundali', 'surya-kundali'],
  ...['divisional', 'divisionals', 'varga-tulana', 'dashas', 'yogini-dashas', 'dasha-timeline', 'dasha-phala'],
  ...['yogini-phala', 'transits', 'gochara-report', 'yogas', 'dosha/manglik', 'dosha/kaal-sarpa', 'sade-sati'],
  ...['shadbala', 'bala-dashboard', 'ashtakavarga', 'ashtakavarga-phala', 'jaimini', 'graha-drishti', 'maitri'],
  ...['avakahada', 'bhava-phala', 'bhava-saransh', 'graha-garima', 'graha-saransh', 'arishta', 'graha-shanti'],
  ...['ratna-nirnaya', 'career-report', 'wealth-report', 'marriage-report', 'health-report', 'education-report'],
  ...['children-report', 'kundali/full', 'kundali.svg'],
].map((route) => `/v1/vedic/${route}`);

const all = addresses(ALL_ROWS, infos(THIRD)).filter(({ engine }) => engine !== null);

describe('charts take it and name it', () => {
  test('those are all the rows of the Drik engine that do', () => {
    const taking = all.filter(({ row, family }) => family === 'drik' && row.charts === true).map(({ path }) => path);
    expect(taking.sort()).toEqual([...CHARTS].sort());
  });
  test.each(CHARTS)('%s', async (path) => {
    const row = all.find((each) => each.path === path)?.row;
    const query = queryFor(row?.adds ?? []);
    const reply = await get(`${path}?${query}&ayanamsa=raman`);
    expect(reply.statusCode, reply.body.slice(0, 300)).toBe(200);
    if (path.endsWith('.svg')) return;
    const said = reply.json();
    expect(said).toMatchObject({ engine: 'drik', ayanamsa: 'Raman', conventions: { ayanamsa: 'raman' } });
    const usual = (await get(`${path}?${query}`)).json();
    expect(usual).toMatchObject({ engine: 'drik', ayanamsa: 'Lahiri', conventions: { ayanamsa: 'lahiri' } });
    // Swiss Ephemeris at J2000: 22.410791 and 23.857092; the two curves keep their distance
    expect(usual.ayanamsa_degrees - said.ayanamsa_degrees).toBeCloseTo(1.446301, 5);
    const lahiri = (await get(`${path}?${query}&ayanamsa=lahiri`)).json();
    expect({ ...lahiri, request_id: null }).toEqual({ ...usual, request_id: null });
  });
  test.each(Object.entries(NAMES))(
    'ayanamsa=%s moves every place by one arc and leaves the sky as it is',
    async (id, name) => {
      const usual = (await get(`/v1/vedic/kundali?${BIRTH}`)).json();
      const said = (await get(`/v1/vedic/kundali?${BIRTH}&ayanamsa=${id}`)).json();
      expect(said.ayanamsa).toBe(name);
      expect(said.kundali.ayanamsa_degrees).toBe(said.ayanamsa_degrees);
      const moved = usual.ayanamsa_degrees - said.ayanamsa_degrees;
      const points = (reply: typeof said) => [
        ...Object.values(reply.kundali.grahas),
        reply.kundali.lagna,
        reply.kundali.mc,
      ];
      for (const [n, point] of points(said).entries()) {
        const before = points(usual)[n];
        const apart = ((((point.longitude - before.longitude - moved + 540) % 360) + 360) % 360) - 180;
        expect(Math.abs(apart)).toBeLessThan(3e-6);
        if (point.latitude !== undefined) expect(point.latitude).toBe(before.latitude);
      }
      expect(said.kundali.instant).toEqual(usual.kundali.instant);
    },
  );
});

describe('everything else keeps its own and says why', () => {
  const others = all.filter(({ path, row, family, engine }) => {
    const drik = family === 'drik' || (family === null && engine === 'drik');
    return drik && !CHARTS.includes(path) && row.method === 'GET' && row.reads !== null;
  });
  test('matching, book, pack, varshaphal, panchanga, muhurta, festivals and bulk are among them', () => {
    const paths = others.map(({ path }) => path);
    for (const route of ['match/ashtakoot', 'match/manglik', 'kundali-book.html', 'kundali-book.pdf', 'kundali-pack'])
      expect(paths).toContain(`/v1/vedic/${route}`);
    for (const route of ['varshaphal', 'varsha-pravesh', 'janma-vivaran', 'tithi', 'karya-muhurta', 'festivals/{id}'])
      expect(paths).toContain(`/v1/vedic/${route}`);
    for (const path of ['/v1/panchanga', '/v1/vedic/vivaha-milan', '/v1/vedic/grahan']) expect(paths).toContain(path);
  });
  test.each(others.map(({ path, row }) => [path, row] as const))('%s', async (path, row) => {
    for (const id of ['raman', 'lahiri']) {
      const reply = await get(`${filled(path)}?${queryFor(row.adds)}&ayanamsa=${id}`);
      expect(reply.statusCode, reply.body.slice(0, 300)).toBe(400);
      expect(reply.json()).toMatchObject({ success: false, code: 'bad_ayanamsa', param: 'ayanamsa' });
      expect(reply.json().error).toMatch(/birth charts alone: .*keep Lahiri/);
    }
  });
  test('POST match/batch', async () => {
    const reply = await app.post('/v1/vedic/match/batch?ayanamsa=raman', TWO_BIRTHS, KEY);
    expect(reply.statusCode).toBe(400);
    expect(reply.json()).toMatchObject({ code: 'bad_ayanamsa' });
  });
  test.each(['surya', THIRD])('the %s engine has one ayanamsa', async (family) => {
    for (const route of ['kundali', 'dashas', 'panchanga', 'match/ashtakoot']) {
      const reply = await get(`/v1/${family}/${route}?${BIRTH}&ayanamsa=raman`);
      expect(reply.statusCode).toBe(400);
      expect(reply.json().errors.map(({ code }: { code: string }) => code)).toContain('option_of_another_engine');
    }
    const asked = await get(`/v1/vedic/kundali?${BIRTH}&engine=${family}&ayanamsa=raman`);
    expect(asked.statusCode).toBe(400);
  });
  test('an unknown one is refused with the six', async () => {
    const reply = await get(`/v1/vedic/kundali?${BIRTH}&ayanamsa=chitra`);
    expect(reply.statusCode).toBe(400);
    expect(reply.json()).toMatchObject({
      code: 'bad_ayanamsa',
      allowed: ['lahiri', 'raman', 'krishnamurti', 'yukteshwar', 'true_pushya', 'fagan'],
    });
  });
  test('OpenAPI has it on charts, under vedic, and nowhere else', async () => {
    const document = (await get('/v1/openapi.json')).json();
    const at = (path: string) => parametersAt(document, path).find(({ name }) => name === 'ayanamsa');
    expect(at('/v1/{family}/kundali')).toMatchObject({
      schema: { default: 'lahiri' },
      description: expect.stringMatching(/under vedic alone/),
    });
    for (const path of ['/v1/{family}/tithi', '/v1/{family}/varshaphal', '/v1/{family}/kundali-book.html'])
      expect(at(path)).toBeUndefined();
  });
});

interface RamanCase {
  readonly id: string;
  readonly inputs?: {
    readonly date: string;
    readonly time: string;
    readonly tz: number;
    readonly lat: number;
    readonly lon: number;
    readonly ayanamsa?: string;
  };
  readonly chart: { readonly lagna: number; readonly signs: Readonly<Record<string, number>> };
}
const CASES: readonly RamanCase[] = JSON.parse(
  readFileSync(new URL('../authorities/yogas.json', import.meta.url), 'utf8'),
).cases;
/** 8: the hour is our reading of "10 ghatis after sunrise"; 14: Mercury is on the border of two rashis. */
const UNCERTAIN = ['Y-RAMAN-8', 'Y-RAMAN-14'];

describe('B. V. Raman, Three Hundred Important Combinations: his charts by his ayanamsa', () => {
  const printed = CASES.filter(({ id, inputs }) => inputs?.ayanamsa === 'raman' && !UNCERTAIN.includes(id));
  test('are eight', () => expect(printed.length).toBeGreaterThanOrEqual(7));
  test.each(printed)('$id', async ({ inputs, chart }) => {
    const { date, time, tz, lat, lon } = inputs ?? { date: '', time: '', tz: 0, lat: 0, lon: 0 };
    const path = `/v1/vedic/kundali?date=${date}&time=${time}&tz=${tz}&lat=${lat}&lon=${lon}&ayanamsa=raman`;
    const { kundali } = (await get(path)).json();
    const signs = Object.entries<{ rashi: { number: number } }>(kundali.grahas).map(([id, { rashi }]) => [
      id,
      rashi.number,
    ]);
    expect(Object.fromEntries(signs)).toEqual(chart.signs);
    expect(kundali.lagna.rashi.number).toBe(chart.lagna);
  });
});

test('the pack has every part as its own route gives it, whatever the zero point', async () => {
  const whole = (await get(`/v1/vedic/kundali/full?${BIRTH}&on=2030-03-03&ayanamsa=krishnamurti`)).json();
  for (const [field, route] of [
    ['kundali', 'kundali'],
    ['dashas', 'dashas'],
    ['yogas', 'yogas'],
    ['shadbala', 'shadbala'],
    ['bhava_phala', 'bhava-phala'],
  ] as const) {
    const own = (await get(`/v1/vedic/${route}?${BIRTH}&ayanamsa=krishnamurti`)).json();
    expect(whole.kundali_full[field]).toEqual(own[field]);
  }
  const { sade_sati } = (await get(`/v1/vedic/sade-sati?${BIRTH}&on=2030-03-03&ayanamsa=krishnamurti`)).json();
  expect(whole.kundali_full.sade_sati).toEqual(sade_sati);
  expect(sade_sati).not.toEqual((await get(`/v1/vedic/sade-sati?${BIRTH}&on=2030-03-03`)).json().sade_sati);
});

test('what is cached for one zero point is not given for another, in whatever order they are requested', async () => {
  const ask = async (more: string) => (await get(`/v1/vedic/gochara-report?${BIRTH}&on=2026-11-14${more}`)).json();
  const [raman, lahiri, again] = [await ask('&ayanamsa=raman'), await ask(''), await ask('&ayanamsa=raman')];
  expect(again.gochara_report).toEqual(raman.gochara_report);
  expect(lahiri.gochara_report.ingresses).not.toEqual(raman.gochara_report.ingresses);
});
