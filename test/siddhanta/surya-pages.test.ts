/** The public pages over HTTP, by the names of the contract, against the outside figures. */
import { describe, expect, test } from 'vitest';
import { engines } from '../../packages/ganaka/test/kit/engines.ts';
import { THIRD, testApp } from '../kit/test-app.ts';
import { CASES, GRAHA } from './surya-cases.ts';

const app = testApp({ engines: engines(THIRD) });

async function page(path: string) {
  const reply = await app.get(`/v1/${path}`);
  expect(reply.statusCode, reply.body.slice(0, 300)).toBe(200);
  return reply.json();
}

const group = (name: string) => CASES.filter((one) => one.group === name);

describe('ss-mean', () => {
  test('at ahargana 0 every graha is at 0', async () => {
    const { mean } = await page('ss-mean?ahargana=0');
    for (const graha of Object.values(GRAHA)) expect(mean.grahas[graha].longitude).toBe(0);
    expect(mean.grahas.chandra.apsis).toBe(90);
    expect(mean.grahas.rahu.longitude).toBe(180);
    expect(mean.grahas.budha.sighrocca).toBe(0);
  });

  test('both columns are there whichever bija is asked for', async () => {
    for (const bija of ['full', 'none', 'apsis']) {
      const { mean } = await page(`ss-mean?date=2026-01-01&bija=${bija}`);
      expect(mean.grahas.shani.without_bija.longitude).not.toBe(undefined);
      expect(mean.columns.without_bija).toBe('none');
      expect(mean.columns.with_bija).not.toBe('none');
    }
  });
});

describe('ss-ganaka', () => {
  test('26 May 1854 has the working of Burgess’ note', async () => {
    const { ganaka } = await page('ss-ganaka?ahargana=1809900');
    expect(ganaka.working).toMatchObject({
      adhimasa: 721384701,
      tithis: 725760124889,
      kshayaha: 11356018362,
      ahargana: 714404106527,
    });
  });

  test('1 January 1860 is a Sunday, with its day count both ways', async () => {
    const { ganaka } = await page('ss-ganaka?ahargana=1811945');
    expect(ganaka.weekday).toMatchObject({ number: 1 });
    expect(ganaka.ahargana_creation).toBe(714404108572);
    expect(ganaka.jd).toBeCloseTo(2400410.5 - 75.78333 / 360, 6);
    expect(ganaka.lords).toMatchObject({ month: 'shani', year: 'guru' });
  });

  test('the epoch is a Friday, a whole number of days from creation', async () => {
    const { ganaka } = await page('ss-ganaka?ahargana=0');
    expect(ganaka.weekday.number).toBe(6);
    expect(ganaka.ahargana_creation).toBe(714402296627);
    expect((await page('ss-mean?ahargana=0')).mean.ahargana_creation).toBe(714402296627);
  });

  test('in a mean intercalary month the tithis run over 29, which is said', async () => {
    const { working, notes } = (await page('ss-ganaka?ahargana=980')).ganaka;
    expect(working.days).toBe(35);
    expect(notes.join()).toContain('intercalary');
  });
});

test('ss-ganita gives the synodic periods of Burgess’ table', async () => {
  const { ganita } = await page('ss-ganita');
  for (const one of group('synodic_period'))
    expect(Math.abs(ganita.synodic_days[GRAHA[one.input.body] ?? ''] - Number(one.expect.days))).toBeLessThan(0.005);
  expect(ganita.sines.map(({ sine }: { sine: number }) => sine)).toEqual(group('rsine_table')[0]?.expect.values);
  expect(ganita.chapters.length).toBe(14);
});

test('ss-bhugola gives the orbits of XII.85-90', async () => {
  const { bhugola } = await page('ss-bhugola?lat=23.15&lon=75.78333&jya=table');
  expect(bhugola.orbits.chandra).toBe(324000);
  expect(Math.abs(bhugola.orbits.mangala - 8146909)).toBeLessThan(2);
  expect(Math.abs(bhugola.orbits.shani - 127668255)).toBeLessThan(2);
  expect(bhugola.orbits.brahmanda).toBe(18712080864000000);
  expect(Math.abs(bhugola.desantara_yojana)).toBeLessThan(1e-6);
  expect(Math.abs(bhugola.zones.tropic_yojana - 337.3)).toBeLessThan(0.1);
  expect(Math.abs(bhugola.zones.four_signs_unseen_yojana - 1100.2)).toBeLessThan(0.2);
});

test('ss-nakshatra-yuti gives 28 junction stars, north positive', async () => {
  const { nakshatra_yuti } = await page('ss-nakshatra-yuti');
  expect(nakshatra_yuti.yogataras.length).toBe(28);
  const abhijit = nakshatra_yuti.yogataras.find(({ number }: { number: number }) => number === 28);
  expect(abhijit).toMatchObject({ vikshepa: 60 });
  // eight places are damaged in the print that was used: no verse is claimed for them
  const unread = nakshatra_yuti.yogataras.filter((each: { verse: string | null }) => each.verse === null);
  expect(unread.map(({ number }: { number: number }) => number)).toEqual([5, 6, 10, 11, 17, 19, 20, 26]);
  for (const each of unread) expect(each.confidence).toBe('general-knowledge');
});

test('ss-triprashna gives Lanka’s rising times on the equator and four quarters of them at Washington', async () => {
  const lanka = (await page('ss-triprashna?lat=0&lon=75.78')).triprashna;
  expect(lanka.rising_asu.slice(0, 3)).toEqual([1670, 1795, 1935]);
  expect(lanka.palabha).toBe(0);
  const washington = (await page('ss-triprashna?lat=38.9&lon=-77&tz=-5')).triprashna;
  expect(washington.rising_asu.reduce((sum: number, each: number) => sum + each, 0)).toBeCloseTo(21600, 1);
  expect(washington.cara_asu.length).toBe(3);
});

test('an eclipse under way at moonrise is visible from moonrise on', async () => {
  const { grahana } = await page('ss-grahana?year=2026');
  const [march] = grahana.eclipses;
  expect(march.greatest.slice(0, 10)).toBe('2026-03-03');
  expect(march.visible).toBe(true);
  expect(Date.parse(march.seen.start)).toBeGreaterThan(Date.parse(march.greatest));
  expect(march.seen.end).toBe(march.end);
  const key = { 'x-api-key': 'tg-enterprise' };
  const { rise_set } = (await app.get('/v1/surya/rise-set?date=2026-03-03', key)).json().panchanga;
  // her rising is found with the drkkarma of VII, her altitude with the declination of II.58: minutes apart
  expect(Math.abs(Date.parse(march.seen.start) - Date.parse(rise_set.moonrise)) / 60000).toBeLessThan(5);
  const { grahan } = (await app.get('/v1/surya/grahan?year=2026', key)).json();
  expect(grahan.eclipses[0]).toMatchObject({ visible: true, local: { rises_eclipsed: true, sets_eclipsed: false } });
});

test('where the shadow has no length it is null, and said', async () => {
  for (const lat of [90, -90]) {
    const { triprashna } = await page(`ss-triprashna?date=2026-06-21&time=12:00&lat=${lat}&lon=0&tz=0`);
    expect(triprashna).toMatchObject({ palabha: null, vishuvat_karna: null, day: { kshitijya: null } });
    expect(triprashna.notes.join(' ')).toContain('at the pole');
    const { shringonnati } = await page(`ss-shringonnati?date=2026-06-21&time=12:00&lat=${lat}&lon=0&tz=0`);
    expect(shringonnati).toMatchObject({ bhuja: null, karna: null });
  }
});

test('Jupiter and Venus set and rise on the days measured at Dehradun', async () => {
  const { udayasta } = await page('ss-udayasta?date=2025-06-01');
  const days = (graha: string) =>
    udayasta.events
      .filter((each: { graha: string }) => each.graha === graha)
      .map(({ event, date }: { event: string; date: string }) => `${event} ${date}`);
  expect(days('guru').slice(0, 2)).toEqual(['asta 2025-06-12', 'udaya 2025-07-10']);
  expect(days('shukra').slice(0, 2)).toEqual(['asta 2025-11-28', 'udaya 2026-02-06']);
});

test('a measured shadow gives back the hour that casts it', async () => {
  const { shanku } = await page('ss-shanku?date=2026-03-01&time=15:00');
  const again = (await page(`ss-shanku?date=2026-03-01&time=15:00&shadow=${shanku.shadow}`)).shanku.from_shadow;
  expect(Math.abs(again.nata_asu - shanku.nata_asu)).toBeLessThan(0.5);
  expect(again.afternoon.slice(0, 16)).toBe('2026-03-01T15:00');
});

describe('instruments', () => {
  const KEY = { 'x-api-key': 'tg-enterprise' };
  const instrument = async (path: string) => {
    const reply = await app.get(`/v1/surya/${path}`, KEY);
    expect(reply.statusCode, reply.body.slice(0, 300)).toBe(200);
    return reply.json();
  };

  test('the equinoxes and solstices of 2026 by the text come a day or two after the real ones', async () => {
    const { ritu_ayana_yantra } = await instrument('ritu-ayana-yantra?date=2026-05-01');
    const measured = ['2026-03-22T06:24', '2026-06-23T07:42', '2026-09-25T05:35', '2026-12-23T17:48'];
    for (const [i, { at }] of ritu_ayana_yantra.points.entries())
      expect(Math.abs(Date.parse(at) - Date.parse(`${measured[i]}:00+05:30`)) / 60000).toBeLessThan(1);
  });

  test('the four cities have the Sun fifteen nadi apart', async () => {
    const { dina_ratri_yantra } = await instrument('dina-ratri-yantra?date=2026-03-21&time=12:00');
    const clocks = dina_ratri_yantra.cities.map(
      ({ clock }: { clock: string }) => Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3)),
    );
    const apart = (a: number, b: number) => (((a - b) % 1440) + 1440) % 1440;
    for (const i of [0, 1, 2]) expect(apart(clocks[i], clocks[i + 1])).toBe(360);
  });

  test.each(['surya-chakra', 'sky-chart', 'udaya-yantra', 'chandra-yantra', 'graha-asta', 'bhugola-yantra'])(
    '%s answers beyond the circle too',
    async (path) => {
      const reply = await instrument(`${path}?date=2026-06-21&lat=78&lon=15&tz=1`);
      expect(reply[path.replaceAll('-', '_')].text).toContain('Surya-siddhanta');
    },
  );
});
