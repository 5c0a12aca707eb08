/**
 * Options that users of other programs expect, over HTTP: each is named in the request and the conventions, what is not on the list
 * is refused with the list, and without the option nothing changes.
 */
import { describe, expect, test } from 'vitest';
import { engines } from './engines.ts';
import { THIRD, testApp } from './kit.ts';

const app = testApp({ engines: engines(THIRD) });
const KEY = { 'x-api-key': 'tg-enterprise' };
const get = (path: string) => app.get(`/v1/${path}`, KEY);
async function asked(path: string) {
  const reply = await get(path);
  expect(reply.statusCode, `${path} ${reply.body.slice(0, 300)}`).toBe(200);
  return reply.json();
}
const BIRTH = 'date=1990-05-17&time=06:30&lat=30.3165&lon=78.0322&tz=5.5';

describe('ashtakavarga: occupants=grahas|grahas_lagna', () => {
  test.each(['vedic', 'surya', THIRD])('on %s: grahas is the default, both are named', async (family) => {
    const [plain, grahas, lagna] = await Promise.all(
      ['', '&occupants=grahas', '&occupants=grahas_lagna'].map((more) =>
        asked(`${family}/ashtakavarga?${BIRTH}${more}`),
      ),
    );
    expect(plain.ashtakavarga).toEqual(grahas.ashtakavarga);
    expect(plain.request.occupants).toBe('grahas');
    expect(plain.conventions.occupants).toBe('grahas');
    expect(lagna.conventions.occupants).toBe('grahas_lagna');
    // what is counted before the second reduction does not ask who stands where
    expect(lagna.ashtakavarga.bav).toEqual(plain.ashtakavarga.bav);
    expect(lagna.ashtakavarga.shodhana.trikona).toEqual(plain.ashtakavarga.shodhana.trikona);
  });
  test('only a lagna that stands alone in a rashi of two changes anything, and at some hours it does', async () => {
    const KARKA_SIMHA = [4, 5];
    let changed = 0;
    for (let hour = 0; hour < 24; hour += 2) {
      const birth = `date=2000-01-01&hour=${hour}&lat=23.1765&lon=75.7885&tz=5.5`;
      const { kundali } = await asked(`vedic/kundali?${birth}`);
      const lagna = kundali.lagna.rashi.number;
      const seven = ['surya', 'chandra', 'mangala', 'budha', 'guru', 'shukra', 'shani'];
      const alone = !KARKA_SIMHA.includes(lagna) && seven.every((id) => kundali.grahas[id].rashi.number !== lagna);
      const one = (await asked(`vedic/ashtakavarga?${birth}`)).ashtakavarga.shodhana;
      const other = (await asked(`vedic/ashtakavarga?${birth}&occupants=grahas_lagna`)).ashtakavarga.shodhana;
      const same = JSON.stringify(one) === JSON.stringify(other);
      if (!alone) expect(same, birth).toBe(true);
      if (!same) changed++;
    }
    expect(changed).toBeGreaterThan(0);
  });
  test.each(['nodes', 'lagna', ''])('occupants=%s is refused with what is allowed', async (wrong) => {
    const reply = await get(`vedic/ashtakavarga?${BIRTH}&occupants=${wrong}`);
    expect(reply.statusCode).toBe(400);
    expect(reply.json()).toMatchObject({ code: 'bad_occupants', allowed: ['grahas', 'grahas_lagna'] });
  });
});

describe('third engine: spica=geometric|apparent', () => {
  // Swiss Ephemeris, SIDM 27 with nutation on 2026-11-14 at 0h UT: 24°12′48.950″ with Spica where it is seen
  const AT = 'date=2026-11-14&time=05:30&lat=28.6139&lon=77.209&tz=5.5';
  test('apparent is what Swiss Ephemeris gives by default', async () => {
    const seen = await asked(`${THIRD}/sankranti?${AT}&spica=apparent`);
    expect(seen.ayanamsa_degrees).toBeCloseTo(24 + 12 / 60 + 48.95 / 3600, 5);
    expect(seen.conventions.spica).toBe('apparent');
    expect(seen.ayanamsa).toBe('True Chitrapaksha');
  });
  test('geometric is the default; a sankranti moves by the minutes that aberration makes', async () => {
    let most = 0;
    for (let month = 1; month <= 12; month++) {
      const at = `date=2026-${String(month).padStart(2, '0')}-25&lat=28.6139&lon=77.209&tz=5.5`;
      const [plain, geometric, seen] = await Promise.all(
        ['', '&spica=geometric', '&spica=apparent'].map((more) => asked(`${THIRD}/sankranti?${at}${more}`)),
      );
      expect(plain.panchanga).toEqual(geometric.panchanga);
      expect(plain.conventions.spica).toBe('geometric');
      const { last } = plain.panchanga.sankranti;
      const other = seen.panchanga.sankranti.last;
      expect(other.rashi.number).toBe(last.rashi.number);
      most = Math.max(most, Math.abs(Date.parse(other.at) - Date.parse(last.at)) / 60_000);
    }
    expect(most).toBeGreaterThan(7);
    expect(most).toBeLessThan(9);
  });
  test.each(['vedic', 'surya'])('%s has no such choice', async (family) => {
    const reply = await get(`${family}/sankranti?${AT}&spica=apparent`);
    expect(reply.statusCode).toBe(400);
    expect(reply.json()).toMatchObject({ code: 'option_of_another_engine' });
  });
});
