/**
 * The outside figures once more, over HTTP and with the defaults a caller meets (`jya=exact`; `bija` only where the
 * authority says that it left it out). Groups that take inputs no route has (a single sine, Burgess' given lagna, valana,
 * lambana, nati, day length, polar places) are held in surya.test.ts alone.
 */

import { arc } from 'ganaka/internal/kernel/angle.ts';
import { isoDate, weekdayOf } from 'ganaka/internal/kernel/civil.ts';
import { type CivilDay, civilDay } from 'ganaka/internal/kernel/units.ts';
import { describe, expect, test } from 'vitest';
import { engines } from '../../packages/ganaka/test/kit/engines.ts';
import { THIRD, testApp } from '../kit/test-app.ts';
import { bijaOf, CASES, type Case, dayFrom, grahaOf, SIGNS } from './surya-cases.ts';

const app = testApp({ engines: engines(THIRD) });
const KEY = { 'x-api-key': 'tg-enterprise' };

async function page(path: string) {
  const reply = await app.get(`/v1/${path}`, path.startsWith('surya/') ? KEY : {});
  expect(reply.statusCode, `${path} ${reply.body.slice(0, 300)}`).toBe(200);
  return reply.json();
}

/** The authority's bija; the Moon's apsis alone is the default for all that the Sun and the Moon make. */
const bija = ({ input }: Case): string => (bijaOf(input.bija) === 'none' ? '&bija=none' : '');

const WEEKDAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];

const KATHMANDU = 'lat=27.7172&lon=85.324&tz=5.75';
const UJJAIN = 'lat=23.15&lon=75.768333&tz=5.5';
/** Mean time on the meridian of the text, hours east of Greenwich. */
const UJJAIN_HOURS = 75.78333 / 15;

const within = (found: number, wanted: number, most: number | undefined, what: string): void =>
  expect(Math.abs(found - wanted), `${what}: ${found} for ${wanted}`).toBeLessThanOrEqual(most ?? 0);
const around = (found: number, wanted: number, most: number | undefined, what: string): void =>
  within(arc(wanted, found), 0, most, `${what} ${found} for ${wanted}`);
const minutes = (found: string, local: string, offset: string): number =>
  Math.abs(Date.parse(found) - Date.parse(`${local}${offset}`)) / 60_000;

/**
 * Figures of the authority that was run with the 24 sines of the text, and which the ordinary sine misses: found with the
 * default, wanted, allowed. A daily motion is allowed a part of itself, which shrinks at a station; the latitude of Venus
 * is largest, and most sensitive to the hypotenuse, at its turning. All three hold with `jya=table`, which is asserted in
 * their place.
 */
const BY_TABLE_ALONE: Readonly<Record<string, string>> = {
  'ref-2026-10-08-bija-full': 'latitude of venus, minutes: -409.223 for -408.59 +- 0.60',
  'ref-2040-07-04-bija-none': 'motion of mercury, minutes: 1.853 for 1.950 +- 0.059',
  'ref-1800-11-30-bija-full': 'motion of mars, minutes: -5.646 for -5.850 +- 0.176',
};

const CHECKS: Readonly<Record<string, (one: Case) => Promise<void>>> = {
  async ahargana({ id, input, expect: wanted }) {
    if (id === 'ahg-epoch') {
      const { ganaka } = await page('ss-ganaka?ahargana=0');
      within(ganaka.jd, 588465.5 - UJJAIN_HOURS / 24, 1e-6, 'jd');
      expect(WEEKDAYS[ganaka.weekday.number - 1]).toBe(wanted.weekday);
      return;
    }
    const { ganaka } = await page(`ss-ganaka?ahargana=${wanted.ahargana_kali}`);
    expect(WEEKDAYS[ganaka.weekday.number - 1]).toBe(wanted.weekday);
    if (wanted.ahargana_creation !== undefined) {
      expect(ganaka.ahargana_creation).toBe(wanted.ahargana_creation);
      expect(ganaka.lords.month).toBe(grahaOf(String(wanted.lord_of_month).toLowerCase()));
      expect(ganaka.lords.year).toBe(grahaOf(String(wanted.lord_of_year).toLowerCase()));
    }
    // the same by its date: six in the morning on the clock of Greenwich is the same civil day at Ujjain
    const dated = (await page(`ss-ganaka?date=${input.date}&hour=6&lat=23.15&lon=75.78333&tz=0`)).ganaka;
    within(dated.ahargana, Number(wanted.ahargana_kali) + 0.25 + UJJAIN_HOURS / 24, 1e-6, 'ahargana');
    expect(weekdayOf(dayFrom(input.date))).toBe(dated.weekday.number);
  },
  async ahargana_from_lunisolar({ expect: wanted }) {
    const { working } = (await page(`ss-ganaka?ahargana=${Number(wanted.ahargana) - 714_402_296_627}`)).ganaka;
    expect(working).toMatchObject({
      adhimasa: wanted.adhimasa,
      tithis: wanted.tithis,
      kshayaha: wanted.ksayaha,
      ahargana: wanted.ahargana,
    });
  },
  async mean_longitude(one) {
    const { grahas } = (await page(`ss-mean?ahargana=${one.input.ahargana}${bija(one)}`)).mean;
    const { body } = one.input;
    const found =
      body === 'moon_apsis'
        ? grahas.chandra.apsis
        : body === 'moon_node'
          ? grahas.rahu.longitude
          : grahas[grahaOf(body)][body.startsWith('sighrocca') ? 'sighrocca' : 'longitude'];
    around(found, Number(one.expect.sidereal_deg), one.tolerance.sidereal_deg, body);
  },
  async apsis_longitude(one) {
    const { grahas } = (await page(`ss-mean?ahargana=${one.input.ahargana}`)).mean;
    around(
      grahas[grahaOf(one.input.body)].apsis,
      Number(one.expect.sidereal_deg),
      one.tolerance.sidereal_deg,
      one.input.body,
    );
  },
  async node_longitude(one) {
    const { grahas } = (await page(`ss-mean?ahargana=${one.input.ahargana}`)).mean;
    around(
      grahas[grahaOf(one.input.body)].node,
      Number(one.expect.sidereal_deg),
      one.tolerance.sidereal_deg,
      one.input.body,
    );
  },
  async mean_daily_motion(one) {
    const { grahas } = (await page(`ss-mean?ahargana=0${bija(one)}`)).mean;
    const { body } = one.input;
    const graha = grahas[grahaOf(body)];
    const found = body === 'mercury' || body === 'venus' ? graha.sighrocca_motion : graha.daily_motion;
    within(found * 60, Number(one.expect.arcmin_per_civil_day), one.tolerance.arcmin_per_civil_day, body);
  },
  async synodic_period(one) {
    const { ganita } = await page('ss-ganita');
    within(ganita.synodic_days[grahaOf(one.input.body)], Number(one.expect.days), one.tolerance.days, one.input.body);
  },
  async true_longitude(one) {
    const { grahas } = (await page(`ss-sphuta?ahargana=${one.input.ahargana}${bija(one)}`)).sphuta;
    const found = grahas[grahaOf(one.input.body)];
    const [first, second, third, fourth] = found.steps;
    const figures: Readonly<Record<string, number>> =
      one.input.body === 'sun'
        ? {
            true_deg: found.longitude,
            equation_arcmin: first.phala * 60,
            daily_motion_arcmin: (found.motion_by_text?.value ?? Number.NaN) * 60,
            declination_deg: found.declination,
          }
        : {
            once_equated_deg: first.longitude,
            twice_equated_deg: second.longitude,
            manda_equated_deg: third.longitude,
            final_sighra_equation_arcmin: fourth.phala * 60,
            final_hypotenuse: fourth.karna,
            true_deg: found.longitude,
            node_distance_deg: found.node_distance,
            latitude_arcmin: found.latitude * 60,
          };
    for (const [name, value] of Object.entries(figures)) {
      const near = name.endsWith('_deg') ? around : within;
      near(value, Number(one.expect[name]), one.tolerance[name], name);
    }
  },
  async angas(one) {
    // 0.42453 day after midnight at Ujjain, on the clock of that meridian
    const { panchanga } = await page(
      `surya/panchanga?date=1860-01-01&hour=${0.42453 * 24}&lat=38.9&lon=-77.05&tz=${UJJAIN_HOURS}${bija(one)}`,
    );
    const { nakshatra, yoga, tithi, karana } = panchanga;
    expect([nakshatra.number, yoga.number, tithi.number, karana.number]).toEqual([
      one.expect.nakshatra,
      one.expect.yoga,
      one.expect.tithi,
      one.expect.karana_index_from_month_start,
    ]);
    expect(tithi.paksha).toBe(one.expect.paksha);
    const { tolerance: most, expect: wanted } = one;
    within(
      nakshatra.fraction * 800,
      Number(wanted.nakshatra_traversed_arcmin),
      most.nakshatra_traversed_arcmin,
      'nakshatra',
    );
    within(yoga.fraction * 800, Number(wanted.yoga_past_arcmin), most.yoga_past_arcmin, 'yoga');
    within(tithi.fraction * 720, Number(wanted.tithi_past_arcmin), most.tithi_past_arcmin, 'tithi');
  },
  async ayanamsa(one) {
    const { ayanamsa } = (await page(`ss-sphuta?ahargana=${one.input.ahargana}`)).sphuta;
    within(ayanamsa, Number(one.expect.ayanamsa_deg), one.tolerance.ayanamsa_deg, 'ayanamsa');
  },
  async rsine_table({ expect: wanted }) {
    const { sines } = (await page('ss-ganita')).ganita;
    expect(sines.map(({ sine }: { sine: number }) => sine)).toEqual(wanted.values);
  },
  async rversine_table({ expect: wanted }) {
    const { sines } = (await page('ss-ganita')).ganita;
    expect(sines.map(({ versine }: { versine: number }) => versine)).toEqual(wanted.values);
  },
  async rising_times({ expect: wanted }) {
    const { rising_asu } = (await page('ss-triprashna?lat=0&lon=75.78333')).triprashna;
    expect(rising_asu.slice(0, 3)).toEqual(wanted.asu);
  },
  async yogatara({ id, input, expect: wanted, tolerance }) {
    const { yogataras } = (await page('ss-nakshatra-yuti')).nakshatra_yuti;
    const spelt = input.name.replace('P.', 'Purva ').replace('U.', 'Uttara ');
    const name = { Svati: 'Swati', Shravishtha: 'Dhanishtha', Shatabhishaj: 'Shatabhisha' }[spelt] ?? spelt;
    const star = yogataras.find((each: { name: string }) => each.name === name);
    within(star.dhruvaka, Number(wanted.polar_longitude_deg), tolerance.polar_longitude_deg, id);
    within(star.vikshepa, Number(wanted.polar_latitude_deg), tolerance.polar_latitude_deg, id);
    expect(star).toMatchObject({ confidence: 'read-in-text', verse: 'VIII.2-9' });
  },
  async orbit_yojana(one) {
    const { orbits } = (await page('ss-bhugola')).bhugola;
    const name =
      { moon_apsis: 'chandra_mandocca', mercury_sighra: 'budha_sighra', venus_sighra: 'shukra_sighra' }[
        one.input.body
      ] ?? grahaOf(one.input.body);
    within(orbits[name], Number(one.expect.yojana), one.tolerance.yojana, name);
  },
  async sankranti_ujjain({ input, expect: wanted, tolerance }) {
    // the Julian 22 March of AD 1000 is the Gregorian 28 March
    const date = input.near.includes('Julian') ? '1000-03-28' : input.near.slice(0, 10);
    const { sankrantis } = (await page(`ss-surya-chakra?date=${date}&days=3&lat=23.15&lon=75.78333&tz=0`)).surya_chakra;
    const hours = (Date.parse(sankrantis[0].at) - Date.parse(`${date}T06:00Z`)) / 3_600_000 + UJJAIN_HOURS;
    if (typeof wanted.hours_after_reference === 'number')
      within(hours * 60, wanted.hours_after_reference * 60, tolerance.minutes, 'minutes');
    else within(hours * 2.5, Number(wanted.ghatis_after_reference), tolerance.ghatis, 'ghatis');
  },
  async tithi_end_ujjain({ input, expect: wanted, tolerance }) {
    const { panchanga } = await page(`surya/tithi?date=${input.date}&lat=23.15&lon=75.78333&tz=0`);
    const ended = panchanga.tithi.transitions.find(({ number }: { number: number }) => number === input.tithi);
    const hours = (Date.parse(ended.end) - Date.parse(`${input.date}T06:00Z`)) / 3_600_000 + UJJAIN_HOURS;
    within(hours * 60, Number(wanted.hours_after_reference) * 60, tolerance.minutes, 'minutes');
  },
  async hindu_calendar_ujjain({ input, expect: wanted }) {
    const day: CivilDay = civilDay(input.rd + 1_721_425);
    const lunar = wanted.lunar_amanta as Readonly<Record<string, unknown>>;
    const { months, tithi, eras } = (await page(`surya/panchanga?date=${isoDate(day)}&${UJJAIN}`)).panchanga;
    const before = await page(`surya/tithi?date=${isoDate(civilDay(day - 1))}&${UJJAIN}`);
    expect({
      vikrama: eras.vikram,
      month: months.amanta.number,
      leap_month: months.amanta.adhika,
      tithi: tithi.number,
      leap_day: before.panchanga.tithi.number === tithi.number,
    }).toEqual(lunar);
  },
  async sun_moon_at_ujjain_sunrise(one) {
    const { grahas } = (await page(`ss-sphuta?ahargana=${one.input.ahargana}`)).sphuta;
    around(grahas.surya.longitude, Number(one.expect.sun_deg), one.tolerance.sun_deg, 'Sun');
    around(grahas.chandra.longitude, Number(one.expect.moon_deg), one.tolerance.moon_deg, 'Moon');
  },
  async sankranti({ input, expect: wanted, tolerance }) {
    const date = wanted.local.slice(0, 10);
    const { sankrantis } = (await page(`ss-surya-chakra?date=${date}&days=1&${KATHMANDU}`)).surya_chakra;
    expect(sankrantis[0].rashi.number).toBe(SIGNS.indexOf(input.sign.replace('Meena', 'Mina')) + 1);
    within(minutes(sankrantis[0].at, wanted.local, '+05:45'), 0, tolerance.minutes, input.sign);
  },
  async anga_ends({ input, expect: wanted, tolerance }) {
    // the print's day begins at another sunrise, so an end within minutes of it may be listed a day earlier or later
    const days = [0, -1, 1].map((step) => isoDate(civilDay(dayFrom(input.date) + step)));
    for (const anga of ['tithi', 'nakshatra', 'yoga'] as const)
      for (const { number, ends } of wanted[anga] ?? []) {
        let found: { number: number; end: string } | undefined;
        for (const date of days)
          found ??= (await page(`surya/${anga}?date=${date}&${KATHMANDU}`)).panchanga[anga].transitions.find(
            (each: { number: number }) => each.number === number,
          );
        if (found === undefined) throw new Error(`${anga} ${number} is not near ${input.date}`);
        within(minutes(found.end, ends, '+05:45'), 0, tolerance.minutes, `${anga} ${number}`);
      }
  },
  async sun_moon_position(one) {
    const [date, time] = one.input.local.split('T');
    const { grahas } = (await page(`ss-sphuta?date=${date}&time=${time}&${KATHMANDU}`)).sphuta;
    around(grahas.surya.longitude, Number(one.expect.sun_deg), one.tolerance.sun_deg, 'Sun');
    around(grahas.chandra.longitude, Number(one.expect.moon_deg), one.tolerance.moon_deg, 'Moon');
  },
  async bikram_sambat_month_start({ input, expect: wanted }) {
    const printed = dayFrom(wanted.first_day);
    const from = isoDate(civilDay(printed - 2));
    const { days, sankrantis } = (await page(`ss-surya-chakra?date=${from}&days=5&${KATHMANDU}`)).surya_chakra;
    const entry = sankrantis.find(({ rashi }: { rashi: { number: number } }) => rashi.number === input.bs_month).at;
    const date = entry.slice(0, 10);
    const row = days.find((each: { date: string }) => each.date === date);
    const { sunset } = (await page(`surya/rise-set?date=${date}&${KATHMANDU}`)).panchanga.rise_set;
    // the committee's rule: Karka before sunrise belongs to the day before, Makara after sunset to the next
    const early = input.bs_month === 4 && Date.parse(entry) < Date.parse(row.at);
    const late = input.bs_month === 10 && Date.parse(entry) > Date.parse(sunset);
    expect(isoDate(civilDay(dayFrom(date) + (late ? 1 : 0) - (early ? 1 : 0)))).toBe(wanted.first_day);
  },
  async true_positions(one) {
    if (BY_TABLE_ALONE[one.id] === undefined) return truePositions(one, '');
    await truePositions(one, '&jya=table');
    await expect(truePositions(one, ''), 'no longer missed: take it off the list').rejects.toThrow();
  },
  async own_sunrise({ input, expect: wanted, tolerance }) {
    const { sunrise, sunset } = (
      await page(`surya/rise-set?date=${input.date}&lat=${input.lat}&lon=${input.lon}&tz=5.5`)
    ).panchanga.rise_set;
    within(minutes(sunrise, wanted.sunrise, '+05:30'), 0, tolerance.minutes, 'sunrise');
    within(minutes(sunset, wanted.sunset, '+05:30'), 0, tolerance.minutes, 'sunset');
  },
  async ss_lunar_eclipses(one) {
    const { grahana } = await page(`ss-grahana?year=${one.input.year}&lat=23&lon=75&tz=0${bija(one)}`);
    const lunar: { greatest: string; magnitude: number; type: string; moon_latitude: number }[] =
      grahana.eclipses.filter(({ kind }: { kind: string }) => kind === 'lunar');
    const counted = (each: { magnitude: number }): boolean => each.magnitude >= 0.03; // as the authority's file asks
    expect(lunar.filter(counted).length).toBe(one.expect.eclipses.filter(counted).length);
    for (const want of one.expect.eclipses.filter(counted)) {
      const found = lunar.find(({ greatest }) => greatest.slice(0, 7) === want.middle_utc.slice(0, 7));
      if (found === undefined) throw new Error(`no eclipse at ${want.middle_utc}`);
      within(minutes(found.greatest, want.middle_utc, 'Z'), 0, one.tolerance.minutes, 'middle');
      within(found.magnitude, want.magnitude, one.tolerance.magnitude, 'magnitude');
      expect(found.type).toBe(want.total ? 'total' : 'partial');
    }
  },
  async soft_true_positions(one) {
    const { grahas } = (await page(`ss-sphuta?ahargana=${one.input.ahargana_fraction}${bija(one)}`)).sphuta;
    around(grahas.surya.longitude, Number(one.expect.sun_deg), one.tolerance.sun_deg, 'Sun');
    around(grahas.chandra.longitude, Number(one.expect.moon_deg), one.tolerance.moon_deg, 'Moon');
    for (const body of ['mercury', 'venus', 'mars', 'jupiter', 'saturn'])
      around(grahas[grahaOf(body)].longitude, Number(one.expect[body]), one.tolerance[body], body);
  },
};

async function truePositions(one: Case, jya: string): Promise<void> {
  const { input, expect: wanted, tolerance } = one;
  const [date = '', time = ''] = input.date.replace('Z', '').split('T');
  const when = input.date.includes('Julian')
    ? `ahargana=${input.jd_ut - 588465.5 + UJJAIN_HOURS / 24}`
    : `date=${date}&time=${time}&lat=0&lon=0&tz=0`;
  const { grahas, ayanamsa } = (await page(`ss-sphuta?${when}${bija(one)}${jya}`)).sphuta;
  for (const [body, deg] of Object.entries(wanted.longitude_deg)) {
    const most = tolerance[`${body}_longitude_deg`] ?? tolerance.longitude_deg;
    around(grahas[grahaOf(body)].longitude, deg, most, body);
  }
  for (const [body, lipta] of Object.entries(wanted.latitude_arcmin))
    within(grahas[grahaOf(body)].latitude * 60, lipta, tolerance.latitude_arcmin, `latitude of ${body}`);
  for (const [body, lipta] of Object.entries(wanted.daily_motion_arcmin)) {
    const most = Math.max(Math.abs(lipta), 1) * (tolerance.daily_motion_arcmin_fraction ?? 0);
    within((grahas[grahaOf(body)].motion_by_text?.value ?? Number.NaN) * 60, lipta, most, `motion of ${body}`);
  }
  within(
    grahas.chandra.latitude * 60,
    Number(wanted.moon_latitude_arcmin),
    tolerance.moon_latitude_arcmin,
    'latitude of the Moon',
  );
  around(grahas.rahu.longitude, Number(wanted.rahu_mean_deg), tolerance.rahu_mean_deg, 'rahu');
  within(ayanamsa, Number(wanted.ayanamsa_deg), tolerance.ayanamsa_deg, 'ayanamsa');
}

for (const [group, check] of Object.entries(CHECKS))
  describe(`${group.replaceAll('_', ' ')}, over HTTP`, () => {
    const cases = CASES.filter((each) => each.group === group);
    test('has cases', () => expect(cases.length).toBeGreaterThan(0));
    for (const one of cases) test(`${one.id}, as in ${one.source}`, () => check(one));
  });
