/**
 * Options that users of other programs expect, over HTTP: each is named in the request and the conventions, what is not on the list
 * is refused with the list, and without the option nothing changes.
 */
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { engines } from '../../packages/ganaka/test/kit/engines.ts';
import { THIRD, testApp } from '../kit/test-app.ts';

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
    // what is counted before the second reduction does not depend on who is where
    expect(lagna.ashtakavarga.bav).toEqual(plain.ashtakavarga.bav);
    expect(lagna.ashtakavarga.shodhana.trikona).toEqual(plain.ashtakavarga.shodhana.trikona);
  });
  test('only a lagna that is alone in a rashi of two changes anything, and at some hours it does', async () => {
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

describe('shadbala: moolatrikona=degrees|sign', () => {
  /** Rashi and degrees of moolatrikona (BPHS 3.51-3.54), and the rashis each owns (4.7-4.24). */
  const ROOTS: Readonly<Record<string, readonly [rashi: number, from: number, to: number, own: readonly number[]]>> = {
    surya: [5, 0, 20, [5]],
    chandra: [2, 3, 30, [4]],
    mangala: [1, 0, 12, [1, 8]],
    budha: [6, 15, 20, [3, 6]],
    guru: [9, 0, 10, [9, 12]],
    shukra: [7, 0, 15, [2, 7]],
    shani: [11, 0, 20, [10, 11]],
  };
  const FRIENDSHIP: Readonly<Record<string, Readonly<Record<string, number>>>> = {
    raman: { adhimitra: 22.5, mitra: 15, sama: 7.5, shatru: 3.75, adhishatru: 1.875 },
    parashara: { adhimitra: 20, mitra: 15, sama: 10, shatru: 4, adhishatru: 2 },
  };
  const LORDS = [
    '',
    'mangala',
    'shukra',
    'budha',
    'chandra',
    'surya',
    'budha',
    'shukra',
    'mangala',
    'guru',
    'shani',
    'shani',
    'guru',
  ];

  test.each(['raman', 'parashara'])(
    'by %s: the whole rashi has 45 in the birth chart, and nothing else moves',
    async (rules) => {
      let moved = 0;
      for (let n = 0; n < 36; n++) {
        const birth = `date=${1950 + n}-${String((n % 12) + 1).padStart(2, '0')}-12&time=09:00&lat=23.2&lon=75.8&tz=5.5`;
        const { kundali } = await asked(`vedic/kundali?${birth}`);
        const { maitri } = await asked(`vedic/maitri?${birth}`);
        const [plain, degrees, sign] = await Promise.all(
          ['', '&moolatrikona=degrees', '&moolatrikona=sign'].map((more) =>
            asked(`vedic/shadbala?${birth}&rules=${rules}${more}`),
          ),
        );
        expect(plain.shadbala).toEqual(degrees.shadbala);
        expect(plain.conventions.moolatrikona).toBe('degrees');
        expect(sign.request.moolatrikona).toBe('sign');
        for (const [graha, [rashi, from, to, own]] of Object.entries(ROOTS)) {
          const at = kundali.grahas[graha];
          const [one, other] = [plain.shadbala.grahas[graha], sign.shadbala.grahas[graha]];
          const outside = at.rashi.number === rashi && (at.amsha < from || at.amsha >= to);
          const before = own.includes(rashi) ? 30 : FRIENDSHIP[rules]?.[maitri.panchadha[graha][LORDS[rashi] ?? '']];
          const more = outside ? 45 - (before ?? 0) : 0;
          expect(other.sthana.saptavargaja - one.sthana.saptavargaja).toBeCloseTo(more, 3);
          expect(other.sthana.uchcha).toBe(one.sthana.uchcha);
          expect(other.drik).toBe(one.drik);
          if (outside) moved++;
        }
      }
      expect(moved).toBeGreaterThan(5);
    },
  );
  test('another word is refused', async () => {
    const reply = await get(`vedic/shadbala?${BIRTH}&moolatrikona=rashi`);
    expect(reply.json()).toMatchObject({ code: 'bad_moolatrikona', allowed: ['degrees', 'sign'] });
  });
});

describe('yogas: gajakesari=parashara|kendra', () => {
  interface Yoga {
    readonly id: string;
    readonly present: boolean;
    readonly variant: string | null;
    readonly citation: { readonly locus: string };
    readonly frequency_percent: number;
    readonly conditions: readonly { readonly text: string; readonly met: boolean }[];
  }
  const rowOf = ({ yogas }: { yogas: { list: readonly Yoga[] } }): Yoga => {
    const row = yogas.list.find(({ id }) => id === 'gajakesari');
    if (row === undefined) throw new Error('no gajakesari');
    return row;
  };
  test('kendra is Jupiter in the Moon’s rashi, fourth, seventh or tenth from her, and no more (JP 7.116)', async () => {
    let [plainly, parashara] = [0, 0];
    for (let n = 0; n < 48; n++) {
      const birth = `date=${1930 + n}-${String(((n * 5) % 12) + 1).padStart(2, '0')}-17&time=18:20&lat=23.2&lon=75.8&tz=5.5`;
      const { kundali } = await asked(`vedic/kundali?${birth}`);
      const [usual, kendra] = await Promise.all(
        ['', '&gajakesari=kendra'].map((more) => asked(`vedic/yogas?${birth}&all=1${more}`)),
      );
      const from = (kundali.grahas.guru.rashi.number - kundali.grahas.chandra.rashi.number + 12) % 12;
      const row = rowOf(kendra);
      expect(row.present).toBe(from % 3 === 0);
      expect(row).toMatchObject({ variant: 'jataka_parijata', citation: { locus: '7.116' } });
      expect(row.conditions).toHaveLength(1);
      // another evaluator's count of 3,000 births: 33.6 %
      expect(Math.abs(row.frequency_percent - 33.6)).toBeLessThan(3);
      expect(rowOf(usual)).toMatchObject({ variant: null, citation: { locus: '36.3-36.4' } });
      expect(kendra.conventions.gajakesari).toBe('kendra');
      expect(usual.conventions.gajakesari).toBe('parashara');
      const others = ({ yogas }: typeof usual) => yogas.list.filter(({ id }: Yoga) => id !== 'gajakesari');
      expect(others(kendra)).toEqual(others(usual));
      if (row.present) plainly++;
      if (rowOf(usual).present) parashara++;
    }
    expect(plainly).toBeGreaterThan(parashara);
  });
  test('it is listed and counted by the rule that was asked for', async () => {
    // Narendra Modi: Jupiter in Kumbha, the fourth from the Moon in Vrishchika; no benefic touches him
    const birth = 'date=1950-09-17&time=11:00&lat=23.7833&lon=72.6333&tz=5.5';
    const usual = await asked(`vedic/yogas?${birth}&gajakesari=parashara`);
    const kendra = await asked(`vedic/yogas?${birth}&gajakesari=kendra`);
    expect(kendra.yogas.list.some(({ id }: Yoga) => id === 'gajakesari')).toBe(true);
    const counted = (of: typeof usual) => of.yogas.summary.present;
    const had = usual.yogas.list.some(({ id }: Yoga) => id === 'gajakesari') ? 0 : 1;
    expect(counted(kendra) - counted(usual)).toBe(had);
  });
  test('another word is refused', async () => {
    const reply = await get(`vedic/yogas?${BIRTH}&gajakesari=plain`);
    expect(reply.json()).toMatchObject({ code: 'bad_gajakesari', allowed: ['parashara', 'kendra'] });
  });
});

describe('grahan: local.greatest_visible', () => {
  interface Said {
    readonly kind: string;
    readonly date: string;
    readonly visible: boolean;
    readonly local: Readonly<Record<string, never>> | null;
  }
  test('1998 at Chennai: the maximum is below the horizon, the greatest visible phase is at sunrise', async () => {
    const { grahan } = await asked('vedic/grahan?year=1998&lat=13.0827&lon=80.2707&tz=5.5');
    const { local } = grahan.eclipses.find(({ kind, date }: Said) => kind === 'solar' && date === '1998-08-22');
    expect(local.altitude).toBeLessThan(-3);
    expect(local.greatest_visible.at).toBe(local.seen.start);
    expect(local.greatest_visible.altitude).toBeCloseTo(-0.83, 2);
    expect(local.greatest_visible.magnitude).toBeLessThan(local.magnitude);
    expect(local.greatest_visible.obscuration).toBeLessThan(local.obscuration);
  });
  test.each(['vedic', 'surya', THIRD])(
    'on %s it is there where something is seen, and null where nothing is',
    async (family) => {
      for (const year of [2019, 2022, 2025]) {
        const { grahan } = await asked(`${family}/grahan?year=${year}&lat=28.6139&lon=77.209&tz=5.5`);
        for (const { local } of grahan.eclipses as Said[])
          if (local !== null) expect(local.greatest_visible === null).toBe(local.seen === null);
      }
    },
  );
});

describe('rise_set: moon_day=sunrise|civil', () => {
  interface Table {
    readonly body: string;
    readonly lat: number;
    readonly lon: number;
    readonly events: readonly string[];
  }
  const { tables }: { tables: readonly Table[] } = JSON.parse(
    readFileSync(new URL('../authorities/usno.json', import.meta.url), 'utf8'),
  );
  const moons = tables.filter(({ body }) => body === 'Moon');

  test.each(moons)(
    'moonrise and moonset of the civil day as the Naval Observatory prints them: $lat, $lon',
    async ({ lat, lon, events }) => {
      let compared = 0;
      for (const event of events.slice(0, 60)) {
        const at = event.slice(0, 17);
        const kind = event.endsWith('r') ? 'moonrise' : 'moonset';
        const { panchanga } = await asked(
          `vedic/rise-set?date=${at.slice(0, 10)}&lat=${lat}&lon=${lon}&tz=0&moon_day=civil`,
        );
        const said = panchanga.rise_set.civil_day[kind];
        expect(said, at).not.toBeNull();
        expect(said.slice(0, 10)).toBe(at.slice(0, 10));
        // printed to the minute
        expect(Math.abs(Date.parse(said) - Date.parse(at)) / 60_000, at).toBeLessThanOrEqual(1);
        compared++;
      }
      expect(compared).toBe(60);
    },
  );

  test.each(['vedic', 'surya', THIRD])('on %s the day from sunrise stays as it is', async (family) => {
    for (let day = 1; day <= 29; day++) {
      const at = `date=2026-11-${String(day).padStart(2, '0')}&lat=28.6139&lon=77.209&tz=5.5`;
      const plain = await asked(`${family}/rise-set?${at}`);
      const civil = await asked(`${family}/rise-set?${at}&moon_day=civil`);
      const { civil_day, notes, ...rest } = civil.panchanga.rise_set;
      const { notes: before, ...usual } = plain.panchanga.rise_set;
      expect(rest).toEqual(usual);
      expect(plain.panchanga.rise_set.civil_day).toBeUndefined();
      expect(civil.conventions.moon_day).toBe('civil');
      expect(plain.conventions.moon_day).toBe('sunrise');
      for (const kind of ['moonrise', 'moonset'] as const) {
        if (civil_day[kind] === null) expect(notes.join()).toMatch(`civil_day.${kind}`);
        else expect(civil_day[kind].slice(0, 10)).toBe(at.slice(5, 15));
        // an event of the civil day after sunrise is the one of the panchanga's day
        if (civil_day[kind] !== null && civil_day[kind] > rest.sunrise) expect(rest[kind]).toBe(civil_day[kind]);
      }
    }
    const snapshot = await asked(`${family}/panchanga?date=2026-11-05&moon_day=civil&blocks=rise_set`);
    expect(snapshot.panchanga.rise_set.civil_day).toBeDefined();
    expect(snapshot.request.moon_day).toBe('civil');
  });
  test('before sunrise it is still the civil day of the date asked for', async () => {
    const at = 'date=2026-11-14&lat=28.6139&lon=77.209&tz=5.5&moon_day=civil';
    const early = (await asked(`vedic/rise-set?${at}&time=03:00`)).panchanga.rise_set.civil_day;
    const late = (await asked(`vedic/rise-set?${at}&time=23:00`)).panchanga.rise_set.civil_day;
    expect(early).toEqual(late);
    expect(early.moonset).toMatch(/^2026-11-14T/);
  });
  test('another word is refused', async () => {
    const reply = await get('vedic/rise-set?moon_day=midnight');
    expect(reply.json()).toMatchObject({ code: 'bad_moon_day', allowed: ['sunrise', 'civil'] });
  });
});

describe('muhurta: mula_varjyam=one|two', () => {
  // teluguone.com, nakshatra tyajya table: Mula 20 and 56 ghatis; Narada in Jyotirnibandha, visha-nadi 10-13: 56
  test('the second is at 20 sixtieths of Mula and lasts four; no other star has a second', async () => {
    let found = 0;
    for (let day = 1; day <= 28; day++) {
      const at = `date=2026-11-${String(day).padStart(2, '0')}&lat=13.0827&lon=80.2707&tz=5.5`;
      const { panchanga } = await asked(`vedic/panchanga?${at}&blocks=muhurta,nakshatra`);
      const two = await asked(`vedic/panchanga?${at}&blocks=muhurta,nakshatra&mula_varjyam=two`);
      const more = two.panchanga.muhurta.varjyam.filter(
        ({ start }: { start: string }) =>
          !panchanga.muhurta.varjyam.some((each: { start: string }) => each.start === start),
      );
      const mula = panchanga.nakshatra.transitions.find(({ number }: { number: number }) => number === 19);
      if (mula === undefined) {
        expect(more).toEqual([]);
        continue;
      }
      const [from, to] = [Date.parse(mula.start), Date.parse(mula.end)];
      const ghati = (to - from) / 60;
      for (const { start, end } of more) {
        found++;
        expect(Math.abs(Date.parse(start) - (from + 20 * ghati))).toBeLessThanOrEqual(1000);
        expect(Math.abs(Date.parse(end) - (from + 24 * ghati))).toBeLessThanOrEqual(1000);
      }
      expect(two.conventions.mula_varjyam).toBe('two');
      expect(two.panchanga.muhurta.amrita_kala).toEqual(panchanga.muhurta.amrita_kala);
    }
    expect(found).toBeGreaterThan(0);
  });
  test.each(['vedic', 'surya', THIRD])('the slice of %s takes it too, and one is the default', async (family) => {
    const at = 'date=2026-11-12&lat=13.0827&lon=80.2707&tz=5.5';
    const [plain, one, two] = await Promise.all(
      ['', '&mula_varjyam=one', '&mula_varjyam=two'].map((more) => asked(`${family}/muhurta?${at}${more}`)),
    );
    expect(plain.panchanga).toEqual(one.panchanga);
    expect(plain.request.mula_varjyam).toBe('one');
    expect(two.panchanga.muhurta.varjyam.length).toBeGreaterThanOrEqual(one.panchanga.muhurta.varjyam.length);
  });
  test('another word is refused', async () => {
    const reply = await get('vedic/muhurta?mula_varjyam=2');
    expect(reply.json()).toMatchObject({ code: 'bad_mula_varjyam', allowed: ['one', 'two'] });
  });
});
