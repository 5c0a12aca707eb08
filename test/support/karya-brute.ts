/**
 * Muhurta without intervals: every word of the vocabulary looked at for one instant, straight from the longitudes and the day's
 * frame, with figures copied from the verses and not from the code. Slow and plain on purpose; what the windows say is held
 * against it minute by minute.
 */
import { GRAHAS, type Graha, isNone, type Sky } from '../../src/engines/engine.ts';
import { type SeenEclipse, seenEclipses } from '../../src/grahana/seen.ts';
import { dateOf, dayAt, dayOf, weekdayOf } from '../../src/kernel/civil.ts';
import { type CivilDay, civilDay, type JdUt, jdUt } from '../../src/kernel/units.ts';
import { NAKSHATRA } from '../../src/lexicon/nakshatra.ts';
import type { Condition } from '../../src/muhurta/spans/when.ts';
import { lunationAfter, lunationAround } from '../../src/panchanga/months.ts';
import type { Saw, Sight } from '../../src/rules/clause.ts';

export const STAR = 360 / 27;
const GHATI = 1 / 60;
export const mod = (a: number, n: number): number => ((a % n) + n) % n;
export const part = (deg: number, size: number): number => Math.floor(mod(deg, 360) / size) + 1;
const between = (deg: number, from: number, to: number): boolean => mod(deg - from, 360) < mod(to - from, 360);
export const house = (from: number, to: number): number => mod(to - from, 12) + 1;
const must = (event: ReturnType<Sky['sunrise']>): JdUt => {
  if (isNone(event)) throw new Error('no rising');
  return event;
};

export const LORDS: readonly Graha[] = [
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
const VARA_LORDS: readonly Graha[] = ['surya', 'chandra', 'mangala', 'budha', 'guru', 'shukra', 'shani'];
const VARAS = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'];
const GROUPS: Readonly<Record<string, readonly number[]>> = {
  dhruva: [4, 12, 21, 26],
  chara: [7, 15, 22, 23, 24],
  ugra: [2, 10, 11, 20, 25],
  mishra: [3, 16],
  kshipra: [1, 8, 13],
  mridu: [5, 14, 17, 27],
  tikshna: [6, 9, 18, 19],
};
const SIDES = ['east', 'south', 'west', 'north'];

/** One day: its frame and what is decided once. */
export class BruteDay {
  readonly sky: Sky;
  readonly civil: CivilDay;
  readonly rise: JdUt;
  readonly set: JdUt;
  readonly next: JdUt;
  readonly weekday: number;
  readonly #once = new Map<string, unknown>();

  constructor(sky: Sky, civil: CivilDay) {
    this.sky = sky;
    this.civil = civil;
    this.rise = must(sky.sunrise(civil));
    this.set = must(sky.sunset(civil));
    this.next = must(sky.sunrise(civilDay(civil + 1)));
    this.weekday = weekdayOf(civil);
  }
  once<T>(key: string, make: () => T): T {
    if (!this.#once.has(key)) this.#once.set(key, make());
    return this.#once.get(key) as T;
  }
  civilOf(t: JdUt): CivilDay {
    return dayAt(t, this.sky.place.offsetHoursAt(t));
  }
}

/** One instant of it. */
export class BruteMoment {
  readonly day: BruteDay;
  readonly t: JdUt;
  /** What was found for a whole clause: nine works share many. */
  readonly known = new Map<Condition, boolean>();
  readonly #lon = new Map<Graha, number>();
  #lagna: number | undefined;
  constructor(day: BruteDay, t: JdUt) {
    this.day = day;
    this.t = t;
  }
  /** Another instant, seen from the same day. */
  at(t: JdUt): BruteMoment {
    return new BruteMoment(this.day, t);
  }
  lon(graha: Graha): number {
    let deg = this.#lon.get(graha);
    if (deg === undefined) this.#lon.set(graha, (deg = this.day.sky.longitude(graha, this.t)));
    return deg;
  }
  get lagna(): number {
    this.#lagna ??= this.day.sky.lagna(this.t);
    return this.#lagna;
  }
  get rising(): number {
    return part(this.lagna, 30);
  }
  get tithi(): number {
    return part(this.lon('chandra') - this.lon('surya'), 12);
  }
  get karana(): number {
    return part(this.lon('chandra') - this.lon('surya'), 6);
  }
  get star(): number {
    return part(this.lon('chandra'), STAR);
  }
  get sunStar(): number {
    return part(this.lon('surya'), STAR);
  }
  get yoga(): number {
    return part(this.lon('chandra') + this.lon('surya'), STAR);
  }
  rashi(graha: Graha): number {
    return part(this.lon(graha), 30);
  }
  houseOf(graha: Graha): number {
    return house(this.rising, this.rashi(graha));
  }
  get isDay(): boolean {
    return this.t < this.day.set;
  }
  /** How far `t` stands in daylight or night, 0 to 1. */
  get share(): number {
    const { rise, set, next } = this.day;
    return this.isDay ? (this.t - rise) / (set - rise) : (this.t - set) / (next - set);
  }
}

const at = (day: BruteDay, t: JdUt): BruteMoment => new BruteMoment(day, t);
export const sunriseOf = (day: BruteDay): BruteMoment => day.once('sunrise', () => at(day, day.rise));

/** When what runs at `t` began: back in steps, then by halving. */
export function began(day: BruteDay, name: 'tithi' | 'yoga' | 'star', t: JdUt): number {
  const now = at(day, t)[name];
  const known = day.once(`began ${name}`, () => new Map<number, number>());
  const ready = known.get(now);
  if (ready !== undefined && ready <= t && t - ready < 3) return ready;
  let late: number = t;
  let early = t - 0.02;
  while (at(day, jdUt(early))[name] === now) {
    late = early;
    early -= 0.02;
  }
  while (late - early > 1e-9) {
    const middle = (late + early) / 2;
    if (at(day, jdUt(middle))[name] === now) late = middle;
    else early = middle;
  }
  known.set(now, late);
  return late;
}

const listOf = (value: Sight | undefined): readonly (string | number)[] =>
  Array.isArray(value) ? value : value === undefined || value === null ? [] : [value as string | number];
const numbers = (value: Sight | undefined): number[] => listOf(value).map(Number);
const words = (value: Sight | undefined): string[] => listOf(value).map(String);
const starNumbers = (value: Sight | undefined): number[] =>
  words(value).map((id) => NAKSHATRA.findIndex((each) => each.id === id) + 1);

const inAbhijit = (deg: number): boolean => between(deg, 276 + 2 / 3, 280 + 53 / 60 + 20 / 3600);
/** Place among 28: uttara ashadha is 21, Abhijit 22, shravana 23. */
export const of28 = (deg: number): number =>
  inAbhijit(deg) ? 22 : part(deg, STAR) >= 22 ? part(deg, STAR) + 1 : part(deg, STAR);

function month(day: BruteDay, system: string): { masa: number; adhika: boolean } {
  const sunrise = sunriseOf(day);
  const amanta = day.once('month', () => lunationAround(day.sky, day.rise));
  if (system !== 'purnimanta' || sunrise.tithi <= 15 || amanta.adhika) return amanta;
  return { masa: mod(amanta.masa + (amanta.kshaya ? 1 : 0), 12) + 1, adhika: false };
}

// ── asta ───────────────────────────────────────────────────────────────────────────────────
type Hidden = 'guru' | 'shukra';
const isHidden = (day: BruteDay, graha: Hidden, rule: string, t: number): boolean => {
  if (rule === 'kalamsha') return !day.sky.kalamsha(graha, jdUt(t)).visible;
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
    for (let t = day.rise - 17; t < day.rise + 17; t += 0.25) {
      const before = isHidden(day, graha, rule, t);
      if (before === isHidden(day, graha, rule, t + 0.25)) continue;
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
const eclipses = (day: BruteDay): readonly SeenEclipse[] =>
  day.once('eclipses', () => seenEclipses(day.sky, jdUt(day.rise - 185), jdUt(day.rise + 12)));

function eclipseBars(day: BruteDay, rule: string, eclipse: SeenEclipse): boolean {
  const ahead = day.civilOf(eclipse.at) - day.civil;
  if (rule === 'mc') return ahead <= 3 && ahead >= -7;
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
const entries = (day: BruteDay): { at: number; rashi: number }[] =>
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

const midnightBefore = (day: BruteDay, civil: number): number => {
  const near = civil - 0.5 - day.sky.place.tzHours / 24;
  return civil - 0.5 - day.sky.place.offsetHoursAt(jdUt(near)) / 24;
};

// ── the vocabulary ─────────────────────────────────────────────────────────────────────────
const BENEFICS: readonly Graha[] = ['budha', 'guru', 'shukra'];
const TARA: readonly Graha[] = ['mangala', 'budha', 'guru', 'shukra', 'shani'];
const LOOKS: Readonly<Partial<Record<Graha, readonly number[]>>> = { guru: [5, 7, 9], budha: [7], shukra: [7] };
const isGraha = (id: string): id is Graha => GRAHAS.some((each) => each === id);
const grahasOf = (value: Sight | undefined): Graha[] => words(value).filter(isGraha);

const northEast = (side: string): boolean => side === 'east' || side === 'north';
/** Seven stars to a side from krittika, Abhijit being the seventh of the west. */
function sideOfStar(star: number): string {
  const place = mod(star - 3, 27);
  return place < 7 ? 'east' : place < 14 ? 'south' : place < 20 ? 'west' : 'north';
}
const opposite = (side: string): string => SIDES[(SIDES.indexOf(side) + 2) % 4] ?? '';
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
const KALA = ['north', 'northwest', 'west', 'southwest', 'south', 'southeast', 'east'];
const SHULA = ['west', 'east', 'north', 'north', 'south', 'west', 'east'];
const STAR_SHULA: Readonly<Record<number, string>> = { 18: 'east', 25: 'south', 4: 'west', 12: 'north' };

function isRelieved(m: BruteMoment): boolean {
  const half = m.karana % 2 === 0 ? 2 : 1;
  if (half === 2 ? m.isDay : !m.isDay) return true;
  return [1, 2, 3, 8, 6, 9, 7, 10].includes(m.rashi('chandra'));
}

export type Look = (m: BruteMoment, args: Saw) => boolean;

const LOOKS_AT: Readonly<Record<string, Look>> = {
  always: () => true,
  tithi: (m, { numbers: list }) => numbers(list).includes(m.tithi),
  nakshatra: (m, { ids }) => starNumbers(ids).includes(m.star),
  yoga: (m, { numbers: list }) => numbers(list).includes(m.yoga),
  karana: (m) => m.karana > 1 && m.karana < 58 && (m.karana - 1) % 7 === 0,
  vara: (m, { ids }) => words(ids).includes(VARAS[m.day.weekday - 1] ?? ''),
  abhijit: (m) => inAbhijit(m.lon('chandra')),
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
      while (at(m.day, jdUt(to)).yoga === 19) to += 0.01;
      let low = to - 0.01;
      while (to - low > 1e-9) {
        const middle = (to + low) / 2;
        if (at(m.day, jdUt(middle)).yoga === 19) low = middle;
        else to = middle;
      }
      return m.t < (from + to) / 2;
    }
    const ghatis = { 1: 3, 6: 6, 9: 5, 10: 6, 13: 9, 15: 3 }[m.yoga];
    return ghatis !== undefined && m.t < from + ghatis * GHATI;
  },
  tithi_kshaya_vriddhi: (m) => {
    const { day } = m;
    const held = [-1, 0, 1, 2].filter((n) => {
      const rise = day.sky.sunrise(civilDay(day.civil + n));
      if (isNone(rise) || at(day, rise).tithi !== m.tithi) return false;
      return Math.abs(rise - m.t) < 3;
    });
    return held.length !== 1;
  },
  bhadra_relieved: (m) => (LOOKS_AT.karana?.(m, {}) ?? false) && isRelieved(m),
  agni_vasa: (m) => [0, 3].includes((m.tithi + 1 + m.day.weekday) % 4),
  lunar_month: (m, { in: list, system }) => numbers(list).includes(month(m.day, String(system)).masa),
  month_sun: (m, { in: list, system }) => {
    const { masa } = month(m.day, String(system));
    const sun = sunriseOf(m.day).rashi('surya');
    return words(list).some((pair) => {
      const [name, suns = ''] = pair.split('/');
      return Number(name) === masa && suns.split('+').map(Number).includes(sun);
    });
  },
  malamasa: (m, { samsarpa }) => {
    let lunation = m.day.once('lunation', () => lunationAround(m.day.sky, m.day.rise));
    if (lunation.kshaya) return true;
    if (!lunation.adhika) return false;
    if (samsarpa === true) return true;
    for (let n = 0; n < 5; n++) {
      lunation = lunationAfter(m.day.sky, lunation);
      if (lunation.kshaya) return false;
    }
    return true;
  },
  sun_rashi: (m, { in: list }) => numbers(list).includes(m.rashi('surya')),
  ayana: (m) => [10, 11, 12, 1, 2, 3].includes(sunriseOf(m.day).rashi('surya')),
  vijaya_dashami: (m) => {
    const { masa, adhika } = month(m.day, 'amanta');
    return masa === 7 && !adhika && sunriseOf(m.day).tithi === 10;
  },
  asta: (m, { by }) => BOTH.some((graha) => isHidden(m.day, graha, String(by), m.day.rise)),
  balya_vardhakya: (m, { days, by }) => nearAsta(m.day, days, String(by)),
  simhastha: (m, { part: which }) => {
    const sunrise = sunriseOf(m.day);
    const guru = sunrise.lon('guru');
    if (sunrise.rashi('surya') === 1) return false;
    return which === 'first' ? guru >= 120 && guru < 120 + 50 / 3 : guru >= 120 + 50 / 3 && guru < 150;
  },
  sankranti_near: (m, { great }) =>
    entries(m.day).some(({ at: when, rashi }) => {
      if (great === 'ghatis' || ![1, 4, 7, 10].includes(rashi)) return Math.abs(m.t - when) < 16 * GHATI;
      const civil = m.day.civilOf(jdUt(when));
      return m.t >= midnightBefore(m.day, civil - 1) && m.t < midnightBefore(m.day, civil + 2);
    }),
  sankranti_day: (m) => entries(m.day).some(({ at: when }) => when >= m.day.rise && when < m.day.next),
  grahana_near: (m, { rule }) => eclipses(m.day).some((each) => eclipseBars(m.day, String(rule), each)),
  grahana_day: (m) => eclipses(m.day).some(({ at: when }) => when >= m.day.rise && when < m.day.next),
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
  day_part: (m) => !m.isDay || (m.share >= 3 / 5 && m.share < 4 / 5),
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
  vara_shula: (m, { direction }) => SHULA[m.day.weekday - 1] === direction,
  star_shula: (m, { direction }) => STAR_SHULA[m.star] === direction,
  yogini: (m, { direction }) => {
    const seat = YOGINI[m.tithi === 30 ? 15 : (m.tithi > 15 ? m.tithi - 15 : m.tithi) - 1];
    return seat === direction || seat === left(String(direction));
  },
  kala_pasha: (m, { direction }) => {
    const kala = KALA[m.day.weekday - 1];
    return kala === direction || (SIDES.includes(kala ?? '') && opposite(kala ?? '') === direction);
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
  bana: (m, { is }) => {
    const add = { roga: 6, agni: 3, raja: 1, chora: 8, mrityu: 4 }[String(is)] ?? 0;
    return (Math.floor(mod(m.lon('surya'), 30)) + add) % 9 === 5;
  },
  lagna_kind: (m, { is }) => ['chara', 'sthira', 'dvisvabhava'][(m.rising - 1) % 3] === is,
  lagna: (m, { in: list }) => numbers(list).includes(m.rising),
  lagna_or_navamsha: (m, { in: list }) =>
    numbers(list).includes(m.rising) || numbers(list).includes(((part(m.lagna, 10 / 3) - 1) % 12) + 1),
  house_empty: (m, { houses }) => GRAHAS.every((graha) => !numbers(houses).includes(m.houseOf(graha))),
  graha_in: (m, { grahas, houses }) => grahasOf(grahas).every((graha) => numbers(houses).includes(m.houseOf(graha))),
  graha_in_any: (m, { grahas, houses }) => grahasOf(grahas).some((graha) => numbers(houses).includes(m.houseOf(graha))),
  lagna_lord_in: (m, { houses }) => numbers(houses).includes(m.houseOf(LORDS[m.rising - 1] ?? 'surya')),
  benefic_on_lagna: (m) =>
    BENEFICS.some((graha) => {
      const way = house(m.rashi(graha), m.rising);
      return way === 1 || (LOOKS[graha]?.includes(way) ?? false);
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

/** Those that speak of a child are told its day of birth, which the clause does not carry. */
export const withChild = (child: CivilDay): Readonly<Record<string, Look>> => ({
  day_of_life: (m, { in: list }) => numbers(list).includes(m.day.civil - child + 1),
  year_of_life: (m, { in: list }) => {
    const born = dateOf(child);
    const now = dateOf(m.day.civil);
    const had = m.day.civil >= dayOf({ ...born, year: now.year });
    return numbers(list).includes(now.year - born.year + (had ? 1 : 0));
  },
});

/** The minutes of a day, none on its edges. */
export function minutesOf(day: BruteDay): BruteMoment[] {
  const found: BruteMoment[] = [];
  for (let t = day.rise + MINUTE / 3; t < day.next; t += MINUTE) found.push(at(day, jdUt(t)));
  return found;
}
const MINUTE = 1 / 1440;

/** Whether a clause holds at an instant; found once. */
export function bruteClause(condition: Condition, m: BruteMoment, more: Readonly<Record<string, Look>>): boolean {
  let truth = m.known.get(condition);
  if (truth === undefined) m.known.set(condition, (truth = bruteHolds(condition, m, more)));
  return truth;
}

/** Whether a condition holds at an instant, part by part. */
function bruteHolds(condition: Condition, m: BruteMoment, more: Readonly<Record<string, Look>>): boolean {
  switch (condition.kind) {
    case 'is': {
      const look = LOOKS_AT[condition.clause] ?? more[condition.clause];
      if (look === undefined) throw new Error(`no plain look at ${condition.clause}`);
      return look(m, condition.args ?? {});
    }
    case 'all':
      return condition.of.every((each) => bruteHolds(each, m, more));
    case 'any':
      return condition.of.some((each) => bruteHolds(each, m, more));
    case 'not':
      return !bruteHolds(condition.of, m, more);
    case 'choose': {
      const chosen = condition.of[VARAS[m.day.weekday - 1] ?? ''];
      return chosen !== undefined && bruteHolds(chosen, m, more);
    }
    case 'count':
      throw new Error('no clause of muhurta counts');
  }
}
