/** What the table test of the Surya-siddhanta needs to read an authority's case: instants, places, calendars. */
import { readFileSync } from 'node:fs';
import { norm360 } from 'ganaka/internal/kernel/angle.ts';
import { dayOf } from 'ganaka/internal/kernel/civil.ts';
import { placeWithOffset } from 'ganaka/internal/kernel/place.ts';
import { whenReaches } from 'ganaka/internal/kernel/search.ts';
import { type CivilDay, civilDay, type JdUt, jdUt } from 'ganaka/internal/kernel/units.ts';
import { isNone, type Sky, type TaraGraha } from 'ganaka/internal/sky/engines/engine.ts';
import { suryaSiddhanta } from '../../packages/ganaka/test/kit/engines.ts';

/** The authority's English names of the seven. */
export const GRAHA: Readonly<Record<string, TaraGraha | 'surya' | 'chandra'>> = {
  sun: 'surya',
  moon: 'chandra',
  mars: 'mangala',
  mercury: 'budha',
  jupiter: 'guru',
  venus: 'shukra',
  saturn: 'shani',
};
export function grahaOf(body: string): TaraGraha | 'surya' | 'chandra' {
  const graha = GRAHA[body.replace('sighrocca of ', '')];
  if (graha === undefined) throw new Error(`no graha ${body}`);
  return graha;
}
/** Its twelve signs, in order. */
export const SIGNS = 'Mesha Vrishabha Mithuna Karka Simha Kanya Tula Vrishchika Dhanu Makara Kumbha Mina'.split(' ');

/** The fields of all groups; each group has its own. */
export interface Input {
  readonly ahargana: number;
  readonly ahargana_fraction: number;
  readonly jd_ut: number;
  readonly rd: number;
  readonly year: number;
  readonly date: string;
  readonly local: string;
  readonly near: string;
  readonly bija?: string;
  readonly body: string;
  readonly name: string;
  readonly sign: string;
  readonly tithi: number;
  readonly bs_year: number;
  readonly bs_month: number;
  readonly lat: number;
  readonly lon: number;
  readonly lat_deg: number;
  readonly arc_deg: number;
  readonly rsine: number;
  readonly sun_tropical_deg?: number;
  readonly sun_tropical_sign: number;
  readonly sun_declination_deg: number;
  readonly sun_daily_motion_arcmin: number;
  readonly moon_hour_angle_asu: number;
  readonly moon_half_day_asu: number;
  readonly moon_tropical_deg: number;
  readonly tropical_deg: readonly number[];
  readonly tropical_sun_deg: number;
  readonly time_from_sunrise_asu: number;
  readonly madhyajya: number;
  readonly udayajya: number;
  readonly sine_sun_minus_madhyalagna: number;
  readonly drkkshepa: number;
  readonly polar_longitude_deg: number;
  readonly polar_latitude_deg: number;
  readonly solar_years_elapsed_since_creation: number;
  readonly months_elapsed: number;
  readonly tithis_elapsed: number;
}

export interface End {
  readonly number: number;
  readonly ends: string;
}

/** What is asserted: numbers by name, and the few groups with a shape of their own. */
export interface Expect {
  readonly [name: string]: unknown;
  readonly tithi: readonly End[];
  readonly nakshatra: readonly End[];
  readonly yoga: readonly End[];
  readonly eclipses: readonly { middle_utc: string; magnitude: number; total: boolean; moon_latitude_arcmin: number }[];
  readonly longitude_deg: Readonly<Record<string, number>>;
  readonly latitude_arcmin: Readonly<Record<string, number>>;
  readonly daily_motion_arcmin: Readonly<Record<string, number>>;
  readonly values: readonly number[];
  readonly asu: readonly number[];
  readonly day_radius: readonly number[];
  readonly first_day: string;
  readonly local: string;
  readonly sunrise: string;
  readonly sunset: string;
  readonly weekday: string;
}

export interface Case {
  readonly id: string;
  readonly group: string;
  readonly input: Input;
  readonly expect: Expect;
  readonly tolerance: Readonly<Record<string, number>>;
  readonly source: string;
}

export const CASES: readonly Case[] = JSON.parse(
  readFileSync(new URL('../authorities/surya.json', import.meta.url), 'utf8'),
).cases;

const engine = suryaSiddhanta();

/** The authorities' words for the three choices. */
export const bijaOf = (said: string | undefined): 'full' | 'none' | 'apsis' =>
  said === undefined || said === 'none' ? 'none' : said.startsWith('moon apsis') ? 'apsis' : 'full';

export const skyAt = (latDeg: number, lonDeg: number, tzHours: number, bija: string, jya = 'exact'): Sky =>
  engine.skyOver(placeWithOffset('a place', latDeg, lonDeg, tzHours), { bija, jya });

export const kathmandu = (bija: string): Sky => skyAt(27.7172, 85.324, 5.75, bija);
export const ujjain = (bija: string): Sky => skyAt(23.15, 75 + 46 / 60 + 6 / 3600, 0, bija);

export const dayFrom = (iso: string): CivilDay => {
  const [, sign, year, month, day] = /^(-?)(\d+)-(\d+)-(\d+)/.exec(iso) ?? [];
  return dayOf({ year: Number(`${sign}${year}`), month: Number(month), day: Number(day) });
};

/** An instant written as local clock, hours east of UT. */
export const instantFrom = (iso: string, tzHours: number): JdUt => {
  const [, h, m, s] = /T(\d+):(\d+)(?::(\d+))?/.exec(iso) ?? [];
  const hours = Number(h) + Number(m) / 60 + Number(s ?? 0) / 3600;
  return jdUt(dayFrom(iso) - 0.5 + (hours - tzHours) / 24);
};

/** Julian day number (noon) of a Julian-calendar date. */
export const julianDayOf = (year: number, month: number, day: number): CivilDay => {
  const a = Math.floor((14 - month) / 12);
  const y = year + 4800 - a;
  return civilDay(day + Math.floor((153 * (month + 12 * a - 3) + 2) / 5) + 365 * y + Math.floor(y / 4) - 32083);
};

export const happens = (t: ReturnType<Sky['sunrise']>): JdUt => {
  if (isNone(t)) throw new Error(`does not happen: ${t.none}`);
  return t;
};

const elongation = (sky: Sky, t: JdUt): number => norm360(sky.longitude('chandra', t) - sky.longitude('surya', t));
export const tithiAt = (sky: Sky, t: JdUt): number => Math.floor(elongation(sky, t) / 12) + 1;

/** The angles whose portions are the angas: degrees, size of a portion, mean degrees a day. */
export const ANGAS = {
  tithi: { of: elongation, size: 12, rate: 12.19 },
  nakshatra: { of: (sky: Sky, t: JdUt): number => sky.longitude('chandra', t), size: 360 / 27, rate: 13.18 },
  yoga: {
    of: (sky: Sky, t: JdUt): number => norm360(sky.longitude('chandra', t) + sky.longitude('surya', t)),
    size: 360 / 27,
    rate: 14.16,
  },
} as const;

export const endOf = (sky: Sky, anga: keyof typeof ANGAS, number: number, near: JdUt): JdUt => {
  const { of, size, rate } = ANGAS[anga];
  return whenReaches((t) => of(sky, t), norm360(number * size), near, rate);
};

/** When the Sun enters a rashi (1 = Mesha), nearest to `near`. */
export const sankrantiNear = (sky: Sky, rashi: number, near: JdUt): JdUt =>
  whenReaches((t) => sky.longitude('surya', t), (rashi - 1) * 30, near, 0.9856);

const newMoonBefore = (sky: Sky, t: JdUt): JdUt => {
  const found = whenReaches((x) => elongation(sky, x), 0, jdUt(t - elongation(sky, t) / 12.19), 12.19);
  return found > t ? whenReaches((x) => elongation(sky, x), 0, jdUt(found - 29.53), 12.19) : found;
};
const rashiAt = (sky: Sky, t: JdUt): number => Math.floor(sky.longitude('surya', t) / 30) + 1;

/** Sidereal years elapsed since the Kali epoch, changing when the Sun enters Mesha. */
const kaliYears = (sky: Sky, t: JdUt): number =>
  Math.round((t - 588465.29) / sky.siderealYearDays - sky.longitude('surya', t) / 360);

/** The amanta lunisolar date of Reingold and Dershowitz at Ujjain, with elapsed Vikrama years. */
export function lunarDate(sky: Sky, day: CivilDay) {
  const sunrise = happens(sky.sunrise(day));
  const tithi = tithiAt(sky, sunrise);
  const leap_day = tithi === tithiAt(sky, happens(sky.sunrise(civilDay(day - 1))));
  const last = newMoonBefore(sky, sunrise);
  const next = whenReaches((x) => elongation(sky, x), 0, jdUt(last + 29.53), 12.19);
  const rashi = rashiAt(sky, last);
  const leap_month = rashi === rashiAt(sky, next);
  const month = (rashi % 12) + 1;
  // looked at half a year on in the first two months, so that Chaitra already belongs to the new year
  const kali = kaliYears(sky, jdUt(month <= 2 ? sunrise + 180 : sunrise));
  return { vikrama: kali - 3044, month, leap_month, tithi, leap_day };
}

/** The solar date by the Orissa rule: the sign at the next sunrise decides; elapsed Shaka years. */
export function solarDate(sky: Sky, day: CivilDay) {
  const at = (d: number): JdUt => happens(sky.sunrise(civilDay(d + 1)));
  const month = rashiAt(sky, at(day));
  let first = day as number;
  while (rashiAt(sky, at(first - 1)) === month) first--;
  const kali = kaliYears(sky, at(day));
  return { saka: kali - 3179, month, day: day - first + 1 };
}
