/**
 * Muhurta without intervals: a day and its instants, straight from the longitudes and the day's frame. The words of the
 * vocabulary are evaluated for one instant (`instants.ts`, `weddings.ts`) or once for the day (`days.ts`), with figures copied
 * from the verses and not from the code; the windows are compared with it minute by minute.
 */

import { dayAt, weekdayOf } from '../../../src/kernel/civil.ts';
import { type CivilDay, civilDay, type JdUt, jdUt } from '../../../src/kernel/units.ts';
import { NAKSHATRA } from '../../../src/lexicon/angas/nakshatra.ts';
import type { Sight } from '../../../src/rules/clause.ts';
import { type Graha, isNone, type Sky } from '../../../src/sky/engines/engine.ts';

export const STAR = 360 / 27;
export const GHATI = 1 / 60;
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
export const VARA_LORDS: readonly Graha[] = ['surya', 'chandra', 'mangala', 'budha', 'guru', 'shukra', 'shani'];
export const VARAS = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'];
export const SIDES = ['east', 'south', 'west', 'north'];

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
  readonly #lon: Partial<Record<Graha, number>> = {};
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
    const known = this.#lon[graha];
    if (known !== undefined) return known;
    const deg = this.day.sky.longitude(graha, this.t);
    this.#lon[graha] = deg;
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
  /** How much of the daylight or night has passed at `t`, 0 to 1. */
  get share(): number {
    const { rise, set, next } = this.day;
    return this.isDay ? (this.t - rise) / (set - rise) : (this.t - set) / (next - set);
  }
}

export const momentOn = (day: BruteDay, t: JdUt): BruteMoment => new BruteMoment(day, t);
export const sunriseOf = (day: BruteDay): BruteMoment => day.once('sunrise', () => momentOn(day, day.rise));

/** When what runs at `t` began: searched backwards in steps, then by bisection. */
export function began(day: BruteDay, name: 'tithi' | 'yoga' | 'star', t: JdUt): number {
  const now = momentOn(day, t)[name];
  const known = day.once(`began ${name}`, () => new Map<number, number>());
  const ready = known.get(now);
  if (ready !== undefined && ready <= t && t - ready < 3) return ready;
  let late: number = t;
  let early = t - 0.02;
  while (momentOn(day, jdUt(early))[name] === now) {
    late = early;
    early -= 0.02;
  }
  while (late - early > 1e-9) {
    const middle = (late + early) / 2;
    if (momentOn(day, jdUt(middle))[name] === now) late = middle;
    else early = middle;
  }
  known.set(now, late);
  return late;
}

const listOf = (value: Sight | undefined): readonly (string | number)[] =>
  Array.isArray(value) ? value : value === undefined || value === null ? [] : [value as string | number];
export const numbers = (value: Sight | undefined): number[] => listOf(value).map(Number);
export const words = (value: Sight | undefined): string[] => listOf(value).map(String);
const STAR_NUMBERS = new Map<string, number>(NAKSHATRA.map(({ id, number }) => [id, number]));
export const starNumbers = (value: Sight | undefined): (number | undefined)[] =>
  words(value).map((id) => STAR_NUMBERS.get(id));

export const inAbhijit = (deg: number): boolean => between(deg, 276 + 2 / 3, 280 + 53 / 60 + 20 / 3600);
/** Place among 28: uttara ashadha is 21, Abhijit 22, shravana 23. */
export const of28 = (deg: number): number =>
  inAbhijit(deg) ? 22 : part(deg, STAR) >= 22 ? part(deg, STAR) + 1 : part(deg, STAR);

export const opposite = (side: string): string => SIDES[(SIDES.indexOf(side) + 2) % 4] ?? '';
