/** Matching, dashas and the picture over the whole pipeline: parameters, aliases, refusals, media. */
import { describe, expect, test } from 'vitest';
import { drik, suryaSiddhanta, trueChitra } from '../../packages/ganaka/test/kit/engines.ts';
import { THIRD, testApp } from '../kit/test-app.ts';

const app = testApp({
  engines: { drik: drik(), 'true-chitra': trueChitra(THIRD), 'surya-siddhanta': suryaSiddhanta() },
});
const KEY = { 'x-api-key': 'tg-commercial' };
const get = (path: string) => app.get(path, KEY);

/** AstroSage's pair, Kolkata and Patna. */
const BOY = 'boy_date=1988-04-06&boy_time=00:30&boy_lat=22.5167&boy_lon=88.4167';
const GIRL = 'girl_date=1992-09-11&girl_time=10:30&girl_lat=25.6&girl_lon=85.1167';

describe('match/ashtakoot', () => {
  test('gives AstroSage’s 27.5 of 36, with a verse for every koot', async () => {
    const reply = await get(`/v1/vedic/match/ashtakoot?${BOY}&${GIRL}`);
    expect(reply.statusCode, reply.body).toBe(200);
    const { engine, ashtakoot } = reply.json();
    expect(engine).toBe('drik');
    expect(ashtakoot).toMatchObject({
      total: 27.5,
      max: 36,
      nadi_raw: 8,
      nadi_effective: 8,
      band: { label: 'shreshtha' },
    });
    expect(ashtakoot.koots.varna).toMatchObject({ boy: 'brahmana', girl: 'shudra', obtained: 1 });
    expect(ashtakoot.koots.vashya).toMatchObject({ boy: 'keeta', girl: 'manava', obtained: 1 });
    expect(ashtakoot.koots.graha_maitri).toMatchObject({ boy: 'mangala', girl: 'shani', obtained: 0.5 });
    for (const koot of Object.values<{ citation: { locus: string } }>(ashtakoot.koots))
      expect(koot.citation.locus).toMatch(/^6\.\d+/);
  });

  test('takes the boy’s date, time and place under their plain names', async () => {
    const plain = await get(`/v1/vedic/match/ashtakoot?date=1988-04-06&time=00:30&place=Ujjain&${GIRL}`);
    const named = await get(`/v1/vedic/match/ashtakoot?boy_date=1988-04-06&boy_time=00:30&boy_place=Ujjain&${GIRL}`);
    expect(plain.statusCode, plain.body).toBe(200);
    expect(plain.json().ashtakoot).toEqual(named.json().ashtakoot);
  });

  test('refuses the same thing said twice', async () => {
    const reply = await get(`/v1/vedic/match/ashtakoot?${BOY}&${GIRL}&date=1988-04-06`);
    expect(reply.statusCode).toBe(400);
  });

  test('points=printed changes the bhakoot alone, points=modern is the default', async () => {
    const [printed, modern, plain] = await Promise.all(
      ['&points=printed', '&points=modern', ''].map(async (points) => {
        const reply = await get(
          `/v1/vedic/match/ashtakoot?${BOY}&girl_date=1990-05-17&girl_time=06:30&girl_lat=25.6&girl_lon=85${points}`,
        );
        return reply.json().ashtakoot;
      }),
    );
    expect(plain).toEqual(modern);
    const differing = Object.keys(modern.koots).filter(
      (id) => modern.koots[id].obtained !== printed.koots[id].obtained,
    );
    expect(differing.every((id) => id === 'bhakoot')).toBe(true);
  });

  test('gana and vashya name the points of other tables; nothing of them is counted', async () => {
    const { ashtakoot } = (await get(`/v1/vedic/match/ashtakoot?${BOY}&${GIRL}`)).json();
    const { gana, vashya, varna } = ashtakoot.koots;
    expect(gana.alternatives).toMatchObject([
      { table: 'jyotirnibandha', obtained: 6, citation: { work: 'Jyotirnibandha', locus: 'guna-vichara 11-13' } },
    ]);
    // keeta groom, manava bride
    expect(vashya).toMatchObject({ obtained: 1, alternatives: [{ table: 'maitreya', obtained: 0 }] });
    expect(varna.alternatives).toBeUndefined();
    expect(ashtakoot.total).toBe(27.5);
  });

  test('hour 0 is midnight on every engine', async () => {
    for (const family of ['vedic', THIRD, 'surya']) {
      const reply = await get(`/v1/${family}/match/ashtakoot?${BOY.replace('00:30', '00:00')}&${GIRL}`);
      expect(reply.statusCode, reply.body).toBe(200);
    }
  });
});

test('match/manglik gives each chart and no pair rule where neither has the dosha', async () => {
  const reply = await get(`/v1/vedic/match/manglik?${BOY}&${GIRL}`);
  expect(reply.json().match_manglik).toMatchObject({
    verdict: 'no_dosha',
    pair_bhanga: null,
    boy: { dosha_with_2nd: true },
  });
});

describe('one birth', () => {
  const BIRTH = 'date=1981-04-22&time=05:30:00&lat=13.083333&lon=80.266667';

  test('dashas with the Sun’s true motion and geometric positions are Jagannatha Hora’s to the day', async () => {
    const reply = await get(`/v1/${THIRD}/dashas?${BIRTH}&positions=geometric&dasha_year=solar`);
    expect(reply.statusCode, reply.body).toBe(200);
    const starts = reply
      .json()
      .dashas.maha.map(({ lord, start }: { lord: string; start: string }) => [lord, start.slice(0, 10)]);
    expect(starts).toEqual([
      ['shani', '1975-09-03'],
      ['budha', '1994-09-03'],
      ['ketu', '2011-09-04'],
      ['shukra', '2018-09-03'],
      ['surya', '2038-09-04'],
      ['chandra', '2044-09-03'],
      ['mangala', '2054-09-04'],
      ['rahu', '2061-09-03'],
      ['guru', '2079-09-04'],
    ]);
  });

  test('an unknown length of year is a 400 that lists the four', async () => {
    const reply = await get(`/v1/vedic/dashas?${BIRTH}&dasha_year=lunar`);
    expect(reply.statusCode).toBe(400);
    expect(reply.body).toContain('savana');
  });

  test('on is echoed and moves the timeline', async () => {
    const reply = await get(`/v1/vedic/dasha-timeline?${BIRTH}&on=2020-01-01`);
    expect(reply.json()).toMatchObject({
      request: { on: '2020-01-01' },
      dasha_timeline: { on: '2020-01-01', now: { maha: { lord: 'shukra' }, antar: { lord: 'shukra' } } },
    });
  });

  test('without on the day is today, and request says so', async () => {
    const reply = await get(`/v1/vedic/transits?${BIRTH}`);
    expect(reply.json()).toMatchObject({ request: { on: '2026-11-14' }, transits: { on: '2026-11-14' } });
  });

  test('sade-sati of a day outside the life says so', async () => {
    const reply = await get(`/v1/vedic/sade-sati?${BIRTH}&on=2200-01-01`);
    expect(reply.json().sade_sati).toMatchObject({
      active: false,
      notes: ['this day lies outside the 120 years from birth'],
    });
  });

  for (const style of ['north', 'south', 'east'])
    test(`the picture in the ${style} style`, async () => {
      const reply = await get(`/v1/vedic/kundali.svg?${BIRTH}&style=${style}&chart=D9`);
      expect(reply.statusCode, reply.body).toBe(200);
      expect(reply.headers['content-type']).toContain('image/svg+xml');
      expect(reply.body).toContain('नवांश');
    });

  test('a chart or a style that does not exist is a 400', async () => {
    expect((await get(`/v1/vedic/kundali.svg?${BIRTH}&chart=D5`)).statusCode).toBe(400);
    expect((await get(`/v1/vedic/kundali.svg?${BIRTH}&style=west`)).statusCode).toBe(400);
  });
});

test('the picture has the theme and the width that were asked for', async () => {
  const app = testApp();
  const picture = async (query: string) =>
    (await app.get(`/v1/vedic/kundali.svg?date=1990-05-17&time=06:30${query}`, { 'x-api-key': 'tg-enterprise' })).body;
  expect(await picture('')).toContain('prefers-color-scheme');
  const dark = await picture('&theme=dark&width=300&style=south');
  expect(dark).not.toContain('prefers-color-scheme');
  expect(dark).toContain('#151a30');
  expect(dark).toContain('width="300" height="300"');
  expect(await picture('&theme=light')).not.toContain('#151a30');
  const refused = await app.get('/v1/vedic/kundali.svg?date=1990-05-17&time=06:30&width=9', {
    'x-api-key': 'tg-enterprise',
  });
  expect(refused.statusCode).toBe(400);
});
