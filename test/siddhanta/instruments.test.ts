/** The instruments' numbers: equal to those of the pages of the siddhanta, to the check values of their design, and whole at any latitude. */
import { describe, expect, test } from 'vitest';
import { engines } from '../../packages/ganaka/test/kit/engines.ts';
import { THIRD, testApp } from '../kit/test-app.ts';

const KEY = { 'x-api-key': 'tg-enterprise' };
const app = testApp({ engines: engines(THIRD) });
async function ask(path: string) {
  const reply = await app.get(`/v1/${path}`, KEY);
  expect(reply.statusCode, reply.body.slice(0, 300)).toBe(200);
  return reply.json();
}
const AT = 'date=2026-11-14&time=11:38&place=Ujjain';
const NINE = [
  'surya-chakra',
  'sky-chart',
  'udaya-yantra',
  'chandra-yantra',
  'graha-asta',
  'bhugola-yantra',
  'dina-ratri-yantra',
  'ritu-ayana-yantra',
  'tithi-nirnaya-yantra',
] as const;
const fieldOf = (path: string) => path.replaceAll('-', '_');
const instrument = async (path: (typeof NINE)[number], query = AT) =>
  (await ask(`surya/${path}?${query}`))[fieldOf(path)];

describe('equal to the pages of the siddhanta for the same moment', () => {
  test('sky-chart and surya-chakra have the longitudes of ss-sphuta', async () => {
    const { sphuta } = await ask(`ss-sphuta?${AT}`);
    const sky = await instrument('sky-chart');
    const { at } = await instrument('surya-chakra');
    for (const [graha, { longitude, latitude, steps }] of Object.entries<Record<string, never>>(sphuta.grahas)) {
      expect(sky.grahas[graha].longitude).toBe(longitude);
      expect(sky.grahas[graha].latitude).toBe(latitude);
      expect(sky.grahas[graha].steps).toHaveLength(Object.keys(steps ?? {}).length);
    }
    expect(at.longitude).toBe(sphuta.grahas.surya.longitude);
    expect(at.ayanamsa).toBe(sphuta.ayanamsa);
  });

  test('sky-chart has the lagna of ss-triprashna, udaya-yantra its shadow', async () => {
    const { triprashna } = await ask(`ss-triprashna?${AT}`);
    expect((await instrument('sky-chart')).lagna.longitude).toBe(triprashna.lagna);
    const { shanku, sunrise } = await instrument('udaya-yantra');
    expect(shanku.shadow).toBe(triprashna.shadow.shadow);
    expect(shanku.palabha).toBe(triprashna.palabha);
    expect(sunrise).toBe(triprashna.day.sunrise);
  });

  test('chandra-yantra at sunset has the horns of ss-shringonnati then', async () => {
    const moon = await instrument('chandra-yantra');
    const [date, time] = [moon.at.slice(0, 10), moon.at.slice(11, 19)];
    const { shringonnati } = await ask(`ss-shringonnati?date=${date}&time=${time}&place=Ujjain`);
    expect(moon.lit_digits).toBeCloseTo(shringonnati.lit_digits, 3);
    expect(moon.higher_horn).toBe(shringonnati.higher_horn);
    expect(Math.abs(moon.bhuja.angula)).toBeCloseTo(Math.abs(shringonnati.bhuja), 2);
  });

  test('a day has one length: that of rise-set', async () => {
    const { rise_set } = (await ask(`surya/rise-set?${AT}`)).panchanga;
    expect((await instrument('surya-chakra')).at.dinamana).toEqual(rise_set.dinamana);
    expect((await instrument('udaya-yantra')).dinamana).toEqual(rise_set.dinamana);
    expect((await instrument('dina-ratri-yantra')).place.dinamana).toEqual(rise_set.dinamana);
    const { surya_chakra } = await ask(`ss-surya-chakra?${AT}&days=1`);
    expect(surya_chakra.days[0].day_nadi).toBe(rise_set.dinamana.ghati);
  });

  test('the tithi of the yantra is that of the day, and its general decision that of tithi-nirnaya', async () => {
    const { tithi } = (await ask(`surya/tithi?${AT}`)).panchanga;
    const yantra = await instrument('tithi-nirnaya-yantra');
    expect(yantra.tithi).toMatchObject({ number: tithi.number, start: tithi.start, end: tithi.end });
    const { tithi_nirnaya } = (await ask(`surya/tithi-nirnaya?${AT}`)).panchanga;
    const candidate = tithi_nirnaya.candidates.find(
      (each: { tithi: { number: number } }) => each.tithi.number === tithi.number,
    );
    expect(yantra.decisions[0]).toMatchObject({ vrata: null, take: candidate.date, rule: candidate.rule });
  });
});

describe('check values', () => {
  test('2026 by the text: the equinoxes and solstices, and the ayanamsa of its first day (design page of the siddhanta)', async () => {
    const { points } = await instrument('ritu-ayana-yantra', 'date=2026-06-01');
    const printed = ['2026-03-22T06:24', '2026-06-23T07:42', '2026-09-25T05:35', '2026-12-23T17:48'];
    for (const [i, { at }] of points.entries())
      expect(Math.abs(Date.parse(at) - Date.parse(`${printed[i]}:00+05:30`)) / 60_000).toBeLessThan(1);
    const { ayanamsa } = await instrument('ritu-ayana-yantra', 'date=2026-01-01');
    expect(ayanamsa.degrees).toBeCloseTo(22.9007, 3);
    expect(ayanamsa.yearly_seconds).toBeCloseTo(54, 1);
  });

  test('the swing is zero in 499 and 27 degrees in 2299 (III.9-12)', async () => {
    const { swing } = await instrument('ritu-ayana-yantra');
    expect(swing.zero_years).toContain(499);
    expect(swing.extreme_years).toEqual([-1301, 2299]);
    expect(swing.samples.degrees.map(Math.abs)).toEqual([0, 27, 0, 27, 0]);
  });

  test('the earth and its zones in yojanas (design page)', async () => {
    const { earth, zones, daily_path_yojana } = await instrument('bhugola-yantra');
    expect(earth.diameter_yojana).toBe(1600);
    expect(earth.circumference_yojana).toBeCloseTo(5059.64, 2);
    expect(zones.map(({ yojana }: { yojana: number }) => Math.round(yojana * 10) / 10).slice(0, 3)).toEqual([
      337.3, 927.6, 975,
    ]);
    expect(daily_path_yojana).toBeCloseTo(11_858.717, 3);
  });

  test('elongation 47.3 degrees lights 3.15 digits: minutes over nine hundred (X.9)', async () => {
    const { elongation, lit_digits } = await instrument('chandra-yantra');
    const arc = elongation < 180 ? elongation : 360 - elongation;
    expect(lit_digits).toBeCloseTo((arc * 60) / 900, 3);
  });
});

describe('udaya-yantra', () => {
  test.each(['2026-11-14', '2026-03-21', '2026-06-21'])(
    'the terms of %s add up to the printed sunrise',
    async (date) => {
      for (const place of ['place=Ujjain', 'lat=51.5&lon=-0.13&tz=0', 'lat=-33.9&lon=151.2&tz=10']) {
        const { terms, sunrise } = await instrument('udaya-yantra', `date=${date}&${place}`);
        const sum = terms.reduce(
          (all: number, { sign, minutes }: { sign: number; minutes: number }) => all + sign * minutes,
          0,
        );
        const clock =
          Number(sunrise.slice(11, 13)) * 60 + Number(sunrise.slice(14, 16)) + Number(sunrise.slice(17, 19)) / 60;
        expect(Math.abs(sum - clock)).toBeLessThan(0.02);
      }
    },
  );
});

describe('graha-asta', () => {
  test('each period lies between its old age and its infancy, by the days of the verse', async () => {
    const { grahas } = await instrument('graha-asta');
    const days = ({ start, end }: { start: string; end: string }) =>
      Math.round((Date.parse(end) - Date.parse(start)) / 86_400_000);
    expect(grahas.guru.periods.length).toBeGreaterThan(0);
    for (const { vardhakya, balya, other } of grahas.guru.periods)
      expect([days(vardhakya), days(balya), days(other.balya)]).toEqual([15, 15, 7]);
    for (const { vardhakya, balya, asta_side, udaya_side } of grahas.shukra.periods)
      expect([days(vardhakya), days(balya)]).toEqual([asta_side === 'east' ? 15 : 5, udaya_side === 'east' ? 3 : 10]);
  });

  test('where not every sign rises there is no kalamsha, no event, and the reason is said', async () => {
    for (const lat of [70, 89, -75]) {
      const { grahas, others, notes, samples } = await instrument(
        'graha-asta',
        `date=2026-06-21&lat=${lat}&lon=15&tz=1`,
      );
      expect(grahas.shukra).toMatchObject({ kalamsha: null, visible: null, next: [], periods: [] });
      expect(others.shani).toMatchObject({ kalamsha: null, visible: null, next: [] });
      expect(samples.rows.flat().every((each: unknown) => each === null)).toBe(true);
      expect(notes[0]).toContain('not every sign rises');
      const { udayasta } = await ask(`ss-udayasta?date=2026-06-21&lat=${lat}&lon=15&tz=1`);
      expect(udayasta.events).toEqual([]);
      expect(udayasta.grahas.chandra).toMatchObject({ kalamsha: null, visible: null });
    }
  });
});

describe('tithi-nirnaya-yantra', () => {
  test('every day of a month: two or three lines that the tithi touches, shares within 0 and 1', async () => {
    const kinds = new Set<string>();
    for (let day = 1; day <= 30; day++) {
      const yantra = await instrument(
        'tithi-nirnaya-yantra',
        `date=2026-11-${String(day).padStart(2, '0')}&time=12:00&place=Ujjain`,
      );
      kinds.add(yantra.tithi.kind);
      expect(yantra.days.length).toBeGreaterThanOrEqual(1);
      expect(yantra.days.length).toBeLessThanOrEqual(3);
      for (const { kalas } of yantra.days)
        for (const { covered } of Object.values<{ covered: number }>(kalas))
          expect(covered >= 0 && covered <= 1).toBe(true);
      expect(yantra.decisions.length).toBeGreaterThan(0);
      for (const { covered } of yantra.decisions) expect(covered).toHaveLength(yantra.days.length);
    }
    expect(kinds).toContain('usual');
  });
});

test('tithi-nirnaya-yantra: of a kshaya tithi sunrise_date is null, with a note that says why; else neither', async () => {
  const kinds: string[] = [];
  for (let day = 1; day <= 60; day++) {
    const date = new Date(Date.UTC(2026, 0, day)).toISOString().slice(0, 10);
    // towards the end of the night, when a tithi that began after sunrise may end before the next
    for (const time of ['12:00', '23:00']) {
      const yantra = await instrument('tithi-nirnaya-yantra', `date=${date}&time=${time}&place=Ujjain`);
      kinds.push(yantra.tithi.kind);
      const said = yantra.notes.filter((note: string) => /holds no sunrise/.test(note));
      expect(yantra.sunrise_date === null, date).toBe(yantra.tithi.kind === 'kshaya');
      expect(said, date).toHaveLength(yantra.sunrise_date === null ? 1 : 0);
    }
  }
  expect(kinds).toContain('kshaya');
});

test('dina-ratri-yantra: the sixty nadis of the rim run on through the night, fifteen from city to city', async () => {
  for (let hour = 0; hour < 24; hour += 3) {
    const { cities } = await instrument('dina-ratri-yantra', `date=2026-11-14&time=${hour}:20&place=Ujjain`);
    const nadis: number[] = cities.map((each: { nadi_since_sunrise: number }) => each.nadi_since_sunrise);
    for (const [n, city] of cities.entries()) {
      expect(nadis[n] !== undefined && nadis[n] >= 0 && nadis[n] <= 60).toBe(true);
      // XII.70-71: thirty nadis of day at the equator
      expect(city.sun_up).toBe((nadis[n] ?? 0) < 30);
    }
    const sorted = [...nadis].sort((a, b) => a - b);
    for (const [n, each] of sorted.entries()) if (n > 0) expect(each - (sorted[n - 1] ?? 0)).toBeCloseTo(15, 2);
  }
});

test('sky-chart has the junction stars of ss-nakshatra-yuti, place and source alike', async () => {
  const { nakshatra_yuti } = await ask(`ss-nakshatra-yuti?${AT}`);
  const { yogataras, notes } = await instrument('sky-chart');
  expect(yogataras).toHaveLength(28);
  for (const star of nakshatra_yuti.yogataras) {
    const { number, name, dhruvaka, vikshepa, confidence, verse } = star;
    expect(yogataras.find((each: { number: number }) => each.number === number)).toMatchObject({
      name,
      dhruvaka,
      vikshepa,
      confidence,
      verse,
    });
  }
  expect(yogataras[5]).toMatchObject({ number: 6, dhruvaka: 67.333333, confidence: 'general-knowledge', verse: null });
  expect(notes.join()).toMatch(/damaged in the print/);
});

describe.each(NINE)('%s', (path) => {
  test.each([
    ['the equator', 'date=2026-06-21&lat=0&lon=0&tz=0'],
    ['67 north in June', 'date=2026-06-21&lat=67&lon=20&tz=1'],
    ['67 north in December', 'date=2026-12-21&lat=67&lon=20&tz=1'],
    ['89 north', 'date=2026-03-21&lat=89&lon=20&tz=1'],
    ['the pole', 'date=2026-06-21&lat=90&lon=0&tz=0'],
    ['south', 'date=2026-12-21&lat=-75&lon=0&tz=0'],
    ['before the common era', 'date=-1500-06-21&lat=23&lon=75&tz=5'],
  ])('is complete at %s: no NaN, and a reason where something is missing', async (_, query) => {
    const reply = await app.get(`/v1/surya/${path}?${query}`, KEY);
    expect(reply.statusCode, reply.body.slice(0, 300)).toBe(200);
    expect(reply.body).not.toMatch(/NaN|Infinity|undefined/);
    const payload = reply.json()[fieldOf(path)];
    expect(payload.text).toContain('Surya-siddhanta');
    expect(JSON.stringify(payload)).toMatch(/"verse":"[IVX]/);
  });
});
