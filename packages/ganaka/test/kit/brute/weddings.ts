/** The words that only weddings use, looked at for one instant, with figures copied from the verses. */

import { jdUt } from '../../../src/kernel/units.ts';
import { GRAHAS, type Graha } from '../../../src/sky/engines/engine.ts';
import type { DayLook } from './days.ts';
import type { Look } from './instants.ts';
import { type BruteMoment, began, house, LORDS, mod, of28, part, STAR } from './moment.ts';

const OTHERS = GRAHAS.filter((graha) => graha !== 'chandra');
const MALEFICS: readonly Graha[] = ['surya', 'mangala', 'shani', 'rahu', 'ketu'];
const starOf = (m: BruteMoment, graha: Graha): number => part(m.lon(graha), STAR);
const quarter = (m: BruteMoment, graha: Graha): number => (part(m.lon(graha), 10 / 3) - 1) % 4;

/** The five lines: rohini 4, abhijit 28, and so on. */
const LINES: readonly (readonly [number, number])[] = [
  [4, 28],
  [2, 17],
  [21, 5],
  [22, 10],
  [13, 26],
  [15, 24],
  [19, 7],
  [12, 27],
];
const isAbhijit = (deg: number): boolean => of28(deg) === 22;
const placesOf = (deg: number): number[] => [part(deg, STAR), ...(isAbhijit(deg) ? [28] : [])];

function pierces(m: BruteMoment, graha: Graha): boolean {
  const moon = placesOf(m.lon('chandra'));
  const other = placesOf(m.lon(graha));
  return LINES.some(([a, b]) => (moon.includes(a) && other.includes(b)) || (moon.includes(b) && other.includes(a)));
}
/** By whole stars alone, from the quarter that faces the Moon's. */
function piercesByQuarter(m: BruteMoment, graha: Graha): boolean {
  const [moon, other] = [m.star, starOf(m, graha)];
  const line = LINES.some(([a, b]) => (moon === a && other === b) || (moon === b && other === a));
  return line && quarter(m, 'chandra') + quarter(m, graha) === 3;
}

/** Poison in the star, from ashvini. */
const VISHA = [
  50, 24, 30, 40, 14, 21, 30, 20, 32, 30, 20, 18, 21, 20, 14, 14, 10, 14, 56, 24, 20, 10, 10, 18, 16, 24, 30,
];

/** When what runs at `t` ends. */
function ends(m: BruteMoment, name: 'star' | 'tithi' | 'yoga'): number {
  const now = m[name];
  const known = m.day.once(`ends ${name}`, () => new Map<number, number>());
  const ready = known.get(now);
  if (ready !== undefined && ready > m.t && ready - m.t < 3) return ready;
  let early: number = m.t;
  let late = m.t + 0.02;
  const runs = (t: number): boolean => m.at(jdUt(t))[name] === now;
  while (runs(late)) {
    early = late;
    late += 0.02;
  }
  while (late - early > 1e-9) {
    const middle = (late + early) / 2;
    if (runs(middle)) early = middle;
    else late = middle;
  }
  known.set(now, late);
  return late;
}

/** The last full moon before sunrise, by going back and halving. */
function lastFullMoon(m: BruteMoment): number {
  const isPast = (t: number): boolean => {
    const { tithi } = m.at(jdUt(t));
    return tithi > 15;
  };
  let late: number = m.day.rise;
  while (!isPast(late)) late -= 0.1;
  let early = late;
  while (isPast(early)) early -= 0.1;
  late = early + 0.1;
  while (late - early > 1e-9) {
    const middle = (late + early) / 2;
    if (isPast(middle)) late = middle;
    else early = middle;
  }
  return late;
}

const FORBIDDEN: Readonly<Record<number, readonly number[]>> = {
  1: [14],
  2: [9, 12],
  3: [4, 22],
  4: [8],
  5: [6, 12],
  6: [4, 9],
  7: [1, 2],
};
const PATA_YOGAS = [14, 27, 22, 17, 10, 9];
const KRANTI = ['5-1', '2-10', '7-11', '6-12', '4-8', '9-3'];

/** Friends and enemies by nature, for a graha in another's sign. */
const ENEMIES: Readonly<Partial<Record<Graha, readonly Graha[]>>> = {
  surya: ['shukra', 'shani'],
  mangala: ['budha'],
  budha: ['chandra'],
  guru: ['budha', 'shukra'],
  shukra: ['surya', 'chandra'],
  shani: ['surya', 'chandra', 'mangala'],
};
const FRIENDS: Readonly<Record<string, readonly Graha[]>> = {
  surya: ['chandra', 'mangala', 'guru'],
  chandra: ['surya', 'budha'],
  mangala: ['surya', 'chandra', 'guru'],
  budha: ['surya', 'shukra'],
  guru: ['surya', 'chandra', 'mangala'],
  shukra: ['budha', 'shani'],
  shani: ['budha', 'shukra'],
};
const DEBILITATION: Readonly<Partial<Record<Graha, number>>> = {
  surya: 7,
  chandra: 8,
  mangala: 4,
  budha: 12,
  guru: 10,
  shukra: 6,
  shani: 1,
};
const lordOf = (rashi: number): Graha => LORDS[rashi - 1] ?? 'surya';
const isLow = (m: BruteMoment, graha: Graha): boolean => DEBILITATION[graha] === m.rashi(graha);
const isWithEnemy = (m: BruteMoment, graha: Graha): boolean =>
  ENEMIES[graha]?.includes(lordOf(m.rashi(graha))) ?? false;
const isBurnt = (m: BruteMoment, graha: Graha): boolean =>
  graha !== 'surya' &&
  graha !== 'rahu' &&
  graha !== 'ketu' &&
  m.day.once(`burnt ${graha}`, () => !m.day.sky.kalamsha(graha, m.day.rise).visible);
const isWeak = (m: BruteMoment, graha: Graha): boolean => isLow(m, graha) || isWithEnemy(m, graha);

const BAD: Readonly<Record<'mc' | 'ds', Readonly<Record<Graha, readonly number[]>>>> = {
  mc: {
    surya: [1, 7],
    chandra: [1, 6, 7, 8],
    mangala: [1, 7, 8, 10],
    budha: [7, 8],
    guru: [7, 8],
    shukra: [3, 6, 7, 8],
    shani: [1, 7, 12],
    rahu: [1, 7],
    ketu: [1, 7],
  },
  ds: {
    surya: [1, 7],
    chandra: [1, 6, 7, 8],
    mangala: [1, 7, 8, 10],
    budha: [7, 8],
    guru: [7, 8],
    shukra: [3, 6, 7, 8],
    shani: [1, 7],
    rahu: [1, 7],
    ketu: [1, 7],
  },
};

function isCancelled(m: BruteMoment, graha: Graha, place: number): boolean {
  if (graha === 'shukra' && place === 6) return isWeak(m, graha);
  if (graha === 'mangala' && place === 8) return isWeak(m, graha) || isBurnt(m, graha);
  return graha === 'chandra' && [6, 8, 12].includes(place) && isLow(m, graha);
}
const barring = (m: BruteMoment, by: 'mc' | 'ds', moonsOwn: boolean): boolean => {
  const byMoon = (graha: Graha, place: number): boolean => graha === 'chandra' && [6, 8, 12].includes(place);
  const found = GRAHAS.some((graha) => {
    const place = m.houseOf(graha);
    if (byMoon(graha, place) !== moonsOwn) return false;
    return BAD[by][graha].includes(place) && !isCancelled(m, graha, place);
  });
  return found || (!moonsOwn && [6, 8].includes(m.houseOf(lordOf(m.rising))));
};

const goesBack = (m: BruteMoment, graha: Graha): boolean =>
  graha === 'rahu' ||
  graha === 'ketu' ||
  (graha !== 'surya' && m.day.once(`back ${graha}`, () => m.day.sky.speed(graha, m.day.rise) < 0));

/** The ninth that rises or holds the Moon, 1–108, and its sign. */
const signOfNinth = (ninth: number): number => ((ninth - 1) % 12) + 1;
const isOwn = (ninth: number): boolean => signOfNinth(ninth) === Math.ceil(ninth / 9);

const count27 = (m: BruteMoment): number => mod(m.star - m.sunStar, 27) + 1;

export const WEDDING_LOOKS: Readonly<Record<string, Look>> = {
  sun_up: (m) => m.isDay,
  durmuhurta: (m) => FORBIDDEN[m.day.weekday]?.includes(Math.floor(m.share * 15) + 1 + (m.isDay ? 0 : 15)) ?? false,
  gandanta: (m) => {
    const ghati = 1 / 60;
    if ([9, 18, 27].includes(m.star) && ends(m, 'star') - m.t < 2 * ghati) return true;
    if ([10, 19, 1].includes(m.star) && m.t - began(m.day, 'star', m.t) < 2 * ghati) return true;
    if (m.tithi % 5 === 0 && ends(m, 'tithi') - m.t < ghati) return true;
    if (m.tithi % 5 === 1 && m.t - began(m.day, 'tithi', m.t) < ghati) return true;
    const before = m.at(jdUt(m.t - ghati / 2)).rising;
    const after = m.at(jdUt(m.t + ghati / 2)).rising;
    return (
      ([4, 8, 12].includes(m.rising) && after !== m.rising) || ([5, 9, 1].includes(m.rising) && before !== m.rising)
    );
  },
  visha_nadi: (m) => {
    const from = began(m.day, 'star', m.t);
    const ghati = (ends(m, 'star') - from) / 60;
    const start = VISHA[m.star - 1] ?? 0;
    return m.t >= from + start * ghati && m.t < from + (start + 4) * ghati;
  },
  vedha: (m) => OTHERS.some((graha) => pierces(m, graha)),
  vedha_hard: (m) =>
    OTHERS.some((graha) => (MALEFICS.includes(graha) ? pierces(m, graha) : piercesByQuarter(m, graha))),
  malefic_in_moons_star: (m) => MALEFICS.some((graha) => starOf(m, graha) === m.star),
  yuti: (m) =>
    (['surya', 'mangala', 'shukra', 'shani'] as const).some((graha) => m.rashi(graha) === m.rashi('chandra')),
  jamitra: (m) =>
    OTHERS.some(
      (graha) =>
        house(m.rashi('chandra'), m.rashi(graha)) === 7 ||
        mod(part(m.lon(graha), 10 / 3) - part(m.lon('chandra'), 10 / 3), 108) === 54,
    ),
  odd_from_sun: (m) => (mod(of28(m.lon('chandra')) - of28(m.lon('surya')), 28) + 1) % 2 === 1,
  ekargala_yoga: (m) => [13, 10, 17, 1, 9, 27, 15, 19, 6].includes(m.yoga),
  upagraha: (m) => [5, 7, 8, 10, 14, 15, 18, 19, 21, 22, 23, 24, 25].includes(count27(m)),
  kranti_samya: (m) => {
    const [sun, moon] = [m.rashi('surya'), m.rashi('chandra')];
    return KRANTI.includes(`${sun}-${moon}`) || KRANTI.includes(`${moon}-${sun}`);
  },
  dagdha_tithi: (m) => {
    const burnt = { 9: 2, 12: 2, 2: 4, 11: 4, 4: 6, 1: 6, 6: 8, 3: 8, 5: 10, 8: 10, 10: 12, 7: 12 }[m.rashi('surya')];
    return burnt === (m.tithi > 15 ? m.tithi - 15 : m.tithi);
  },
  dashayoga: (m) => [0, 1, 4, 6, 10, 11, 15, 18, 19, 20].includes((m.sunStar + m.star) % 27),
  pata: (m) => {
    const [from, to] = [began(m.day, 'star', m.t), ends(m, 'star')];
    for (let t = from; t < to; ) {
      const here = m.at(jdUt(t + 1e-7));
      const end = ends(here, 'yoga');
      if (PATA_YOGAS.includes(here.yoga) && end <= to) return true;
      t = end;
    }
    return false;
  },
  latta: (m) => {
    const forward = (graha: Graha, count: number): number => mod(starOf(m, graha) + count - 2, 27) + 1;
    const backward = (star: number, count: number): number => mod(star - count, 27) + 1;
    const struck = [
      forward('surya', 12),
      forward('mangala', 3),
      forward('guru', 6),
      forward('shani', 8),
      backward(starOf(m, 'budha'), 7),
      backward(starOf(m, 'shukra'), 5),
      backward(starOf(m, 'rahu'), 9),
      backward(
        m.day.once('full moon star', () => part(m.at(jdUt(lastFullMoon(m))).lon('chandra'), STAR)),
        22,
      ),
    ];
    return struck.includes(m.star);
  },
  kartari: (m) => {
    const behind = MALEFICS.filter((graha) => m.houseOf(graha) === 12 && !goesBack(m, graha));
    const ahead = MALEFICS.filter((graha) => m.houseOf(graha) === 2 && goesBack(m, graha));
    const isHarmless = (graha: Graha): boolean => isWeak(m, graha) || isBurnt(m, graha);
    return behind.some((one) => ahead.some((other) => !isHarmless(one) || !isHarmless(other)));
  },
  lagna_barred_mc: (m) => barring(m, 'mc', false),
  lagna_barred_mc_moon: (m) => barring(m, 'mc', true),
  lagna_barred_ds: (m) => barring(m, 'ds', false),
  lagna_barred_ds_moon: (m) => barring(m, 'ds', true),
  lagna_barred_by_others: (m) => m.houseOf('budha') === 10,
  lagna_barred_by_others_moon: (m) => m.houseOf('chandra') === 12 && !isLow(m, 'chandra'),
  last_navamsha: (m) => {
    const ninth = part(m.lagna, 10 / 3);
    return ninth % 9 === 0 && !isOwn(ninth);
  },
  chara_in_chara: (m) => [1, 4, 7, 10].includes(m.rising) && [1, 4, 7, 10].includes(signOfNinth(part(m.lagna, 10 / 3))),
  moon_low_navamsha: (m) => signOfNinth(part(m.lon('chandra'), 10 / 3)) === 8,
  navamsha: (m) => {
    const ninth = part(m.lagna, 10 / 3);
    return [9, 7, 6, 3, 12].includes(signOfNinth(ninth)) && (ninth % 9 !== 0 || isOwn(ninth));
  },
  natal_eighth: (m, { natal }) => {
    const born = Number(natal);
    if (house(born, m.rising) !== 8 || m.rising % 2 === 0) return false;
    const [a, b] = [lordOf(born), lordOf(m.rising)];
    return !(a === b || (FRIENDS[a]?.includes(b) && FRIENDS[b]?.includes(a)));
  },
  tara_bad: (m, { natal }) => {
    const count = mod(m.star - Number(natal), 27) + 1;
    const tara = ((count - 1) % 9) + 1;
    if (![3, 5, 7].includes(tara)) return false;
    if (count <= 9) return true;
    return count <= 18 && quarter(m, 'chandra') + 1 === { 3: 1, 5: 4, 7: 3 }[tara];
  },
};

export const WEDDING_DAY_LOOKS: Readonly<Record<string, DayLook>> = {
  moon_set: ({ sky, rise }) => !sky.kalamsha('chandra', rise).visible,
  guru_in_simha: ({ sky, rise }) => Math.floor(sky.longitude('guru', rise) / 30) === 4,
  // Kolkata, Ahmedabad and Puri with what is near them
  in_kalinga_gauda_or_gurjara: ({ sky }) =>
    [
      [22.57, 88.36],
      [23.03, 72.58],
      [19.8, 85.82],
    ].some(([lat = 0, lon = 0]) => Math.hypot(sky.place.latDeg - lat, sky.place.lonDeg - lon) < 0.5),
};
