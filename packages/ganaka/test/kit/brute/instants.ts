/** The words that change within a day, looked at for one instant. */

import { type Lunation, lunationAround } from '../../../src/jyotisha/panchanga/year/lunar-months.ts';
import { civilDay, jdUt } from '../../../src/kernel/units.ts';
import type { Saw, Sight } from '../../../src/rules/clause.ts';
import { GRAHAS, type Graha, isNone } from '../../../src/sky/engines/engine.ts';
import { eclipses, entries, midnightBefore } from './days.ts';
import {
  type BruteDay,
  type BruteMoment,
  began,
  GHATI,
  house,
  inAbhijit,
  LORDS,
  mod,
  momentOn,
  numbers,
  of28,
  opposite,
  part,
  SIDES,
  STAR,
  starNumbers,
  VARA_LORDS,
  words,
} from './moment.ts';

const GROUPS: Readonly<Record<string, readonly number[]>> = {
  dhruva: [4, 12, 21, 26],
  chara: [7, 15, 22, 23, 24],
  ugra: [2, 10, 11, 20, 25],
  mishra: [3, 16],
  kshipra: [1, 8, 13],
  mridu: [5, 14, 17, 27],
  tikshna: [6, 9, 18, 19],
};
const BENEFICS: readonly Graha[] = ['budha', 'guru', 'shukra'];
const TARA: readonly Graha[] = ['mangala', 'budha', 'guru', 'shukra', 'shani'];
const GLANCES: Readonly<Partial<Record<Graha, readonly number[]>>> = { guru: [5, 7, 9], budha: [7], shukra: [7] };
const isGraha = (id: string): id is Graha => GRAHAS.some((each) => each === id);
const grahasOf = (value: Sight | undefined): Graha[] => words(value).filter(isGraha);

const northEast = (side: string): boolean => side === 'east' || side === 'north';
/** Seven stars to a side from krittika, Abhijit being the seventh of the west. */
function sideOfStar(star: number): string {
  const place = mod(star - 3, 27);
  return place < 7 ? 'east' : place < 14 ? 'south' : place < 20 ? 'west' : 'north';
}
const left = (side: string): string => SIDES[(SIDES.indexOf(side) + 3) % 4] ?? '';
const right = (side: string): string => SIDES[(SIDES.indexOf(side) + 1) % 4] ?? '';

/** Seats of yogini by the place in the paksha; amavasya is the last. */
const YOGINI = [
  'east',
  'north',
  'southeast',
  'southwest',
  'south',
  'west',
  'northwest',
  'northeast',
  'east',
  'north',
  'southeast',
  'southwest',
  'south',
  'west',
  'northwest',
  'northeast',
];
const STAR_SHULA: Readonly<Record<number, string>> = { 18: 'east', 25: 'south', 4: 'west', 12: 'north' };

function isRelieved(m: BruteMoment): boolean {
  const half = m.karana % 2 === 0 ? 2 : 1;
  if (half === 2 ? m.isDay : !m.isDay) return true;
  return [1, 2, 3, 8, 6, 9, 7, 10].includes(m.rashi('chandra'));
}

/** The sunrises about the day. */
const risings = (day: BruteDay): readonly BruteMoment[] =>
  day.once('risings', () =>
    [-1, 0, 1, 2].flatMap((n) => {
      const rise = day.sky.sunrise(civilDay(day.civil + n));
      return isNone(rise) ? [] : [momentOn(day, rise)];
    }),
  );

export type Look = (m: BruteMoment, args: Saw) => boolean;

/** The amanta month that holds the instant: that of sunrise, or after a new moon the next. */
function monthAt({ day, t }: BruteMoment): Lunation {
  const first = day.once('month at sunrise', () => lunationAround(day.sky, day.rise));
  if (t < first.to) return first;
  return day.once('month at the next sunrise', () => lunationAround(day.sky, day.next));
}

export const LOOKS: Readonly<Record<string, Look>> = {
  always: () => true,
  tithi: (m, { numbers: list }) => numbers(list).includes(m.tithi),
  nakshatra: (m, { ids }) => starNumbers(ids).includes(m.star),
  yoga: (m, { numbers: list }) => numbers(list).includes(m.yoga),
  karana: (m) => m.karana > 1 && m.karana < 58 && (m.karana - 1) % 7 === 0,
  abhijit: (m) => inAbhijit(m.lon('chandra')),
  abhijit_middle: (m) => m.lon('chandra') >= 276 + 2 / 3 + 19 / 18 && m.lon('chandra') < 276 + 2 / 3 + 19 / 6,
  middle_quarters: (m, { ids }) =>
    starNumbers(ids).includes(m.star) && [1, 2].includes(Math.floor((m.lon('chandra') % STAR) / (STAR / 4))),
  moon_star: (m, { in: list }) => numbers(list).includes(m.star),
  moon_rashi: (m, { in: list }) => numbers(list).includes(m.rashi('chandra')),
  moon_from_sun: (m, { counts }) => numbers(counts).includes(mod(m.star - m.sunStar, 27) + 1),
  start_of_tithi: (m) => {
    const ghatis = { 4: 8, 6: 9, 8: 14, 9: 25, 12: 10, 14: 5 }[m.tithi > 15 ? m.tithi - 15 : m.tithi];
    return ghatis !== undefined && m.t < began(m.day, 'tithi', m.t) + ghatis * GHATI;
  },
  start_of_yoga: (m) => {
    if (m.yoga === 17 || m.yoga === 27) return true;
    const from = began(m.day, 'yoga', m.t);
    if (m.yoga === 19) {
      let to = m.t + 0;
      while (m.at(jdUt(to)).yoga === 19) to += 0.01;
      let low = to - 0.01;
      while (to - low > 1e-9) {
        const middle = (to + low) / 2;
        if (m.at(jdUt(middle)).yoga === 19) low = middle;
        else to = middle;
      }
      return m.t < (from + to) / 2;
    }
    const ghatis = { 1: 3, 6: 6, 9: 5, 10: 6, 13: 9, 15: 3 }[m.yoga];
    return ghatis !== undefined && m.t < from + ghatis * GHATI;
  },
  tithi_kshaya_vriddhi: (m) =>
    risings(m.day).filter(({ t, tithi }) => tithi === m.tithi && Math.abs(t - m.t) < 3).length !== 1,
  tithi_kshaya: (m) => !risings(m.day).some(({ t, tithi }) => tithi === m.tithi && Math.abs(t - m.t) < 3),
  bhadra_relieved: (m) => (LOOKS.karana?.(m, {}) ?? false) && isRelieved(m),
  agni_vasa: (m) => [0, 3].includes((m.tithi + 1 + m.day.weekday) % 4),
  sun_rashi: (m, { in: list }) => numbers(list).includes(m.rashi('surya')),
  sankranti_near: (m, { great }) =>
    entries(m.day).some(({ at: when, rashi }) => {
      if (great === 'ghatis' || ![1, 4, 7, 10].includes(rashi)) return Math.abs(m.t - when) < 16 * GHATI;
      const civil = m.day.civilOf(jdUt(when));
      return m.t >= midnightBefore(m.day, civil - 1) && m.t < midnightBefore(m.day, civil + 2);
    }),
  grahana_nakshatra: (m) =>
    eclipses(m.day).some(({ at: when, magnitude }) => {
      const months = magnitude >= 1 ? 6 : magnitude >= 0.5 ? 3 : 1;
      const since = m.day.rise - when;
      if (since < 0 || since >= months * 29.530589) return false;
      return part(m.day.sky.longitude('chandra', when), STAR) === m.star;
    }),
  kulika: (m) => {
    const number = [14, 12, 10, 8, 6, 4, 2][m.day.weekday - 1] ?? 0;
    const now = Math.floor(m.share * 15) + 1;
    if (m.isDay) return now === number;
    return now === number - 1 || (m.day.weekday === 7 && now === 15);
  },
  ardhayama: (m) => m.isDay && Math.floor(m.share * 8) + 1 === ([4, 7, 2, 5, 8, 3, 6][m.day.weekday - 1] ?? 0),
  day_part: (m, { in: list }) =>
    Array.isArray(list) && list.includes('purvahna')
      ? m.isDay && m.share < 1 / 2
      : !m.isDay || (m.share >= 3 / 5 && m.share < 4 / 5),
  day_third: (m, { in: list }) => m.isDay && numbers(list).includes(Math.min(2, Math.floor(m.share * 3)) + 1),
  pradosha: (m) => {
    const nights: Readonly<Record<number, number>> = { 3: 1 / 4, 6: 3 / 8, 12: 1 / 2 };
    const { set, next } = m.day;
    const share = nights[m.tithi > 15 ? m.tithi - 15 : m.tithi];
    if (share === undefined) return false;
    const { sky } = m.day;
    const until = set + share * (next - set);
    const tithiAt = (t: number): number =>
      part(mod(sky.longitude('chandra', jdUt(t)) - sky.longitude('surya', jdUt(t)), 360), 12);
    // a tithi lasts for less than 27 hours and more than 19: it has ended by then, or has not
    return m.t < until && tithiAt(until) !== m.tithi;
  },
  named_tithi: (m, { in: list }) => words(list).includes(`${monthAt(m).masa}/${m.tithi}`),
  vishnu_sleeps: (m, { until }) => {
    // Ashadha's bright eleventh is the 101st tithi from Chaitra's first, the first of Kartika the 211th; an added month
    // is before the first of its own
    const { masa, adhika } = monthAt(m);
    const tithis = (masa - 1) * 30 + (adhika ? 0 : m.tithi);
    return tithis >= 101 && tithis <= 210 + Number(until);
  },
  star_time: (m) => {
    if ([22, 13, 8, 5].includes(m.star)) return false;
    const third = Math.min(2, Math.floor(m.share * 3));
    const wrong = m.isDay ? [['dhruva', 'mishra'], ['tikshna'], ['kshipra']] : [['mridu'], ['ugra'], ['chara']];
    return (wrong[third] ?? []).some((group) => GROUPS[group]?.includes(m.star));
  },
  time_by_direction: (m, { direction }) => {
    const { set, next } = m.day;
    const now = Math.floor(m.share * 15) + 1;
    return (
      (direction !== 'east' && m.t >= next - 4 * GHATI) ||
      (direction !== 'west' && Math.abs(m.t - set) < GHATI / 2) ||
      (direction !== 'north' && !m.isDay && now === 8) ||
      (direction !== 'south' && m.isDay && now === 8)
    );
  },
  star_shula: (m, { direction }) => STAR_SHULA[m.star] === direction,
  yogini: (m, { direction }) => {
    const seat = YOGINI[m.tithi === 30 ? 15 : (m.tithi > 15 ? m.tithi - 15 : m.tithi) - 1];
    return seat === direction || seat === left(String(direction));
  },
  parigha: (m, { direction }) =>
    ![17, 13, 8, 1].includes(m.star) && northEast(sideOfStar(m.star)) !== northEast(String(direction)),
  chandra_vasa: (m, { direction, is }) => {
    const moon = SIDES[(m.rashi('chandra') - 1) % 4] ?? '';
    const to = String(direction);
    return is === 'with' ? moon === to || moon === right(to) : moon === opposite(to) || moon === left(to);
  },
  graha_sammukha: (m, { direction, grahas }) =>
    grahasOf(grahas).some((graha) => {
      if (graha !== 'shukra' && graha !== 'budha') return false;
      const { sky, rise } = m.day;
      if (!sky.kalamsha(graha, rise).visible) return false;
      const ahead = mod(sky.longitude(graha, rise) - sky.longitude('surya', rise), 360);
      if ((ahead > 180 ? 'east' : 'west') !== direction) return false;
      return graha === 'budha' || !(m.star === 27 || m.rashi('chandra') === 1);
    }),
  ayana_direction: (m, { direction }) => {
    const north = (rashi: number): boolean => rashi >= 10 || rashi <= 3;
    return north(m.rashi(m.isDay ? 'surya' : 'chandra')) === northEast(String(direction));
  },
  kalasha_chakra: (m) => {
    const count = mod(m.star - m.sunStar, 27) + 1;
    return count <= 5 || (count >= 14 && count <= 21);
  },
  vatsa_chakra: (m) => {
    const count = mod(of28(m.lon('chandra')) - of28(m.lon('surya')), 28) + 1;
    return count <= 7 || count >= 19;
  },
  dvara_chakra: (m) => {
    const count = mod(m.star - m.sunStar, 27) + 1;
    return (count >= 5 && count <= 12) || (count >= 21 && count <= 23);
  },
  bana: (m, { is }) => {
    const add = { roga: 6, agni: 3, raja: 1, chora: 8, mrityu: 4 }[String(is)] ?? 0;
    return (Math.floor(mod(m.lon('surya'), 30)) + add) % 9 === 5;
  },
  lagna_kind: (m, { is }) => ['chara', 'sthira', 'dvisvabhava'][(m.rising - 1) % 3] === is,
  lagna: (m, { in: list }) => numbers(list).includes(m.rising),
  rising_navamsha: (m, { in: list }) => numbers(list).includes(((part(m.lagna, 10 / 3) - 1) % 12) + 1),
  lagna_or_navamsha: (m, { in: list }) =>
    numbers(list).includes(m.rising) || numbers(list).includes(((part(m.lagna, 10 / 3) - 1) % 12) + 1),
  house_empty: (m, { houses }) => GRAHAS.every((graha) => !numbers(houses).includes(m.houseOf(graha))),
  graha_in: (m, { grahas, houses }) => grahasOf(grahas).every((graha) => numbers(houses).includes(m.houseOf(graha))),
  graha_in_any: (m, { grahas, houses }) => grahasOf(grahas).some((graha) => numbers(houses).includes(m.houseOf(graha))),
  lagna_lord_in: (m, { houses }) => numbers(houses).includes(m.houseOf(LORDS[m.rising - 1] ?? 'surya')),
  benefic_on_lagna: (m) =>
    BENEFICS.some((graha) => {
      const way = house(m.rashi(graha), m.rising);
      return way === 1 || (GLANCES[graha]?.includes(way) ?? false);
    }),
  retrograde_in_kendra_or_day_lord: (m) => {
    const back = (graha: Graha): boolean =>
      TARA.includes(graha) && m.day.once(`back ${graha}`, () => m.day.sky.speed(graha, m.day.rise) < 0);
    return (
      back(VARA_LORDS[m.day.weekday - 1] ?? 'surya') ||
      TARA.some((graha) => back(graha) && [1, 4, 7, 10].includes(m.houseOf(graha)))
    );
  },
  lagna_from_natal: (m, { natal, houses }) => numbers(houses).includes(house(Number(natal), m.rising)),
  lagna_of: (m, { grahas }) => words(grahas).includes(LORDS[m.rising - 1] ?? ''),
  tara: (m, { natal, in: list }) => numbers(list).includes((mod(m.star - Number(natal), 27) % 9) + 1),
  chandra_bala: (m, { natal }) => {
    const place = house(Number(natal), m.rashi('chandra'));
    return [1, 3, 6, 7, 10, 11].includes(place) || (m.tithi <= 15 && [2, 5, 9].includes(place));
  },
};
