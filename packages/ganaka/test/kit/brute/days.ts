/** The words that say one thing of the whole day: vara, month, the Sun's course, what closes days and months to works. */

import { type SeenEclipse, seenEclipses } from '../../../src/jyotisha/grahana/seen.ts';
import { lunationAfter, lunationAround } from '../../../src/jyotisha/panchanga/year/lunar-months.ts';
import { dateOf, dayOf } from '../../../src/kernel/civil.ts';
import { type CivilDay, civilDay, jdUt } from '../../../src/kernel/units.ts';
import type { Saw, Sight } from '../../../src/rules/clause.ts';
import { isNone } from '../../../src/sky/engines/engine.ts';
import { type BruteDay, mod, momentOn, numbers, opposite, part, SIDES, sunriseOf, VARAS, words } from './moment.ts';

export type DayLook = (day: BruteDay, args: Saw) => boolean;

function month(day: BruteDay, system: string): { masa: number; adhika: boolean } {
  const sunrise = sunriseOf(day);
  const amanta = day.once('month', () => lunationAround(day.sky, day.rise));
  if (system !== 'purnimanta' || sunrise.tithi <= 15 || amanta.adhika) return amanta;
  return { masa: mod(amanta.masa + (amanta.kshaya ? 1 : 0), 12) + 1, adhika: false };
}

// ── asta ───────────────────────────────────────────────────────────────────────────────────
type Hidden = 'guru' | 'shukra';
const isHidden = (day: BruteDay, graha: Hidden, rule: string, t: number): boolean => {
  if (rule !== 'longitude') {
    const { visible, deg } = day.sky.kalamsha(graha, jdUt(t));
    return !visible && (rule === 'kalamsha' || deg < (graha === 'guru' ? 10 : 7));
  }
  const apart = mod(day.sky.longitude(graha, jdUt(t)) - day.sky.longitude('surya', jdUt(t)), 360);
  return Math.min(apart, 360 - apart) < (graha === 'guru' ? 11 : 10);
};
interface Change {
  readonly at: number;
  readonly sets: boolean;
  readonly east: boolean;
}
function changes(day: BruteDay, graha: Hidden, rule: string): Change[] {
  return day.once(`changes ${graha} ${rule}`, () => {
    const found: Change[] = [];
    let after = isHidden(day, graha, rule, day.rise - 17);
    for (let t = day.rise - 17; t < day.rise + 17; t += 0.25) {
      const before = after;
      after = isHidden(day, graha, rule, t + 0.25);
      if (before === after) continue;
      let [low, high] = [t, t + 0.25];
      while (high - low > 1e-6) {
        const middle = (low + high) / 2;
        if (isHidden(day, graha, rule, middle) === before) low = middle;
        else high = middle;
      }
      const ahead = mod(day.sky.longitude(graha, jdUt(high)) - day.sky.longitude('surya', jdUt(high)), 360);
      found.push({ at: high, sets: !before, east: ahead > 180 });
    }
    return found;
  });
}
const fullDays = (graha: Hidden, sets: boolean, east: boolean): number =>
  graha === 'guru' ? 15 : sets ? (east ? 15 : 5) : east ? 3 : 10;
const BOTH: readonly Hidden[] = ['guru', 'shukra'];

function nearAsta(day: BruteDay, days: Sight | undefined, rule: string): boolean {
  return BOTH.some(
    (graha) =>
      !isHidden(day, graha, rule, day.rise) &&
      changes(day, graha, rule).some(({ at: when, sets, east }) => {
        const most = days === 'full' ? fullDays(graha, sets, east) : Number(days);
        const away = sets ? when - day.rise : day.rise - when;
        return away >= 0 && away <= most;
      }),
  );
}

// ── eclipses ───────────────────────────────────────────────────────────────────────────────
export const eclipses = (day: BruteDay): readonly SeenEclipse[] =>
  day.once('eclipses', () => seenEclipses(day.sky, jdUt(day.rise - 185), jdUt(day.rise + 12)));

function eclipseBars(day: BruteDay, rule: string, eclipse: SeenEclipse): boolean {
  const ahead = day.civilOf(eclipse.at) - day.civil;
  if (rule === 'mc') return ahead <= 3 && ahead >= -7;
  if (rule === 'thread') return [0, 1, 2, 3, 4, 5, 6].includes(-ahead);
  if (rule === 'wedding') {
    const after = eclipse.magnitude >= 1 ? 8 : eclipse.magnitude >= 0.75 ? 6 : eclipse.magnitude >= 0.5 ? 4 : 3;
    return ahead <= after / 2 && ahead >= -after;
  }
  // days from sunrise to sunrise
  const whole =
    eclipse.at < day.rise
      ? -Math.ceil(day.rise - eclipse.at)
      : eclipse.at < day.next
        ? 0
        : Math.floor(eclipse.at - day.next) + 1;
  const days = !eclipse.total ? 1 : eclipse.kind === 'lunar' ? 3 : 4;
  const before = eclipse.setsEclipsed ? Math.max(days, 3) : days;
  const after = eclipse.risesEclipsed ? Math.max(days, 3) : days;
  return whole <= before && whole >= -after;
}

// ── sankrantis ─────────────────────────────────────────────────────────────────────────────
/** The Sun's entries within four days, by halving. */
export const entries = (day: BruteDay): { at: number; rashi: number }[] =>
  day.once('entries', () => {
    const sun = (t: number): number => part(day.sky.longitude('surya', jdUt(t)), 30);
    const found: { at: number; rashi: number }[] = [];
    for (let t = day.rise - 4; t < day.next + 4; t += 0.5) {
      if (sun(t) === sun(t + 0.5)) continue;
      let [low, high] = [t, t + 0.5];
      while (high - low > 1e-9) {
        const middle = (low + high) / 2;
        if (sun(middle) === sun(t)) low = middle;
        else high = middle;
      }
      found.push({ at: high, rashi: sun(high) });
    }
    return found;
  });

export const midnightBefore = (day: BruteDay, civil: number): number => {
  const near = civil - 0.5 - day.sky.place.tzHours / 24;
  return civil - 0.5 - day.sky.place.offsetHoursAt(jdUt(near)) / 24;
};

// ── the vocabulary ─────────────────────────────────────────────────────────────────────────
const KALA = ['north', 'northwest', 'west', 'southwest', 'south', 'southeast', 'east'];
const SHULA = ['west', 'east', 'north', 'north', 'south', 'west', 'east'];

export const DAY_LOOKS: Readonly<Record<string, DayLook>> = {
  vara: (day, { ids }) => words(ids).includes(VARAS[day.weekday - 1] ?? ''),
  lunar_month: (day, { in: list, system }) => numbers(list).includes(month(day, String(system)).masa),
  month_sun: (day, { in: list, system }) => {
    const { masa } = month(day, String(system));
    const sun = sunriseOf(day).rashi('surya');
    return words(list).some((pair) => {
      const [name, suns = ''] = pair.split('/');
      return Number(name) === masa && suns.split('+').map(Number).includes(sun);
    });
  },
  malamasa: (day, { samsarpa }) => {
    let lunation = day.once('lunation', () => lunationAround(day.sky, day.rise));
    if (lunation.kshaya) return true;
    if (!lunation.adhika) return false;
    if (samsarpa === true) return true;
    for (let n = 0; n < 5; n++) {
      lunation = lunationAfter(day.sky, lunation);
      if (lunation.kshaya) return false;
    }
    return true;
  },
  ayana: (day) => [10, 11, 12, 1, 2, 3].includes(sunriseOf(day).rashi('surya')),
  kshaya_paksha: (day) => {
    // sunrises with the same half of the month on both sides of this one, until the half changes
    const half = (n: number): boolean | null => {
      const rise = day.sky.sunrise(civilDay(day.civil + n));
      return isNone(rise) ? null : momentOn(day, rise).tithi <= 15;
    };
    const now = half(0);
    let [first, last] = [0, 0];
    while (half(first - 1) === now) first--;
    while (half(last + 1) === now) last++;
    return last - first + 1 === 13;
  },
  studyless_day: (day, { in: named }) => {
    const three = (day.set - day.rise) / 5;
    const closes = (from: number, to: number): boolean => {
      const [first, last] = [momentOn(day, jdUt(from)), momentOn(day, jdUt(to))];
      if (first.tithi !== last.tithi) return false;
      const { masa } = lunationAround(day.sky, first.t);
      return [1, 8, 14, 15, 16, 23, 29, 30].includes(first.tithi) || words(named).includes(`${masa}/${first.tithi}`);
    };
    return closes(day.rise, day.rise + three) || closes(day.set - three, day.set);
  },
  vijaya_dashami: (day) => {
    const { masa, adhika } = month(day, 'amanta');
    return masa === 7 && !adhika && sunriseOf(day).tithi === 10;
  },
  guru_rashi: (day, { in: list }) => numbers(list).includes(part(day.sky.longitude('guru', jdUt(day.rise)), 30)),
  guru_from_natal: (day, { natal, houses }) =>
    numbers(houses).includes(mod(part(day.sky.longitude('guru', jdUt(day.rise)), 30) - Number(natal), 12) + 1),
  asta: (day, { by }) => BOTH.some((graha) => isHidden(day, graha, String(by), day.rise)),
  balya_vardhakya: (day, { days, by }) => nearAsta(day, days, String(by)),
  simhastha: (day, { part: which }) => {
    const sunrise = sunriseOf(day);
    const guru = sunrise.lon('guru');
    if (sunrise.rashi('surya') === 1) return false;
    return which === 'first' ? guru >= 120 && guru < 120 + 50 / 3 : guru >= 120 + 50 / 3 && guru < 150;
  },
  between_ganga_and_godavari: ({ sky }) => isInside(BETWEEN_THE_RIVERS, sky.place.lonDeg, sky.place.latDeg),
  studyless_sankranti: (day) => {
    const before = day.sky.sunset(civilDay(day.civil - 1));
    if (isNone(before)) throw new Error('no sunset');
    return entries(day).some(({ at: when, rashi }) => {
      if (when < before || when >= day.next) return false;
      if ([1, 4, 7, 10].includes(rashi) || (when >= day.rise && when < day.set)) return true;
      return when < day.rise ? when >= (before + day.rise) / 2 : when < (day.set + day.next) / 2;
    });
  },
  sankranti_day: (day) => entries(day).some(({ at: when }) => when >= day.rise && when < day.next),
  grahana_near: (day, { rule }) => eclipses(day).some((each) => eclipseBars(day, String(rule), each)),
  grahana_day: (day) => eclipses(day).some(({ at: when }) => when >= day.rise && when < day.next),
  vara_shula: (day, { direction }) => SHULA[day.weekday - 1] === direction,
  kala_pasha: (day, { direction }) => {
    const kala = KALA[day.weekday - 1];
    return kala === direction || (SIDES.includes(kala ?? '') && opposite(kala ?? '') === direction);
  },
};

/** Down the Ganga from Haridwar to Sagar, along the coast, up the Godavari to Nashik, and by the meridian of 68° back: longitude, latitude. */
const BETWEEN_THE_RIVERS: readonly (readonly [number, number])[] = [
  ...([
    [68, 29.95],
    [78.17, 29.95],
    [78.18, 28.78],
    [79.95, 27.08],
    [80.35, 26.5],
    [81.88, 25.45],
    [83.01, 25.29],
  ] as const),
  ...([
    [84.15, 25.73],
    [85.15, 25.62],
    [86.47, 25.39],
    [87.85, 25.05],
    [88.25, 24.18],
    [88.34, 22.58],
    [88.4, 21.65],
  ] as const),
  ...([
    [88.4, 16.6],
    [82.3, 16.6],
    [81.78, 17],
    [80.88, 17.67],
    [79.65, 18.75],
    [77.3, 19.14],
    [75.38, 19.48],
  ] as const),
  ...([
    [73.79, 20],
    [68, 20],
  ] as const),
];

/** By the number of sides that a line due north crosses. */
const isInside = (corners: readonly (readonly [number, number])[], x: number, y: number): boolean =>
  corners.filter(([x1, y1], i) => {
    const [x2, y2] = corners[(i + 1) % corners.length] ?? [0, 0];
    return x1 > x !== x2 > x && y < y1 + ((x - x1) / (x2 - x1)) * (y2 - y1);
  }).length %
    2 ===
  1;

/** The conditions about a child get its day of birth, which the clause does not contain. */
export const withChild = (child: CivilDay): Readonly<Record<string, DayLook>> => ({
  day_of_life: (day, { in: list }) => numbers(list).includes(day.civil - child + 1),
  year_of_life: (day, { in: list }) => {
    const born = dateOf(child);
    const now = dateOf(day.civil);
    const had = day.civil >= dayOf({ ...born, year: now.year });
    return numbers(list).includes(now.year - born.year + (had ? 1 : 0));
  },
});
