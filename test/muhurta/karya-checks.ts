/**
 * Muhurta against the outside: days that publishers printed (on the profile each of them follows, which tests the interval
 * core and not our verdict), facts computed by Swiss Ephemeris with the verses, and the verses' own arithmetic.
 */

import { houseFrom } from 'ganaka/internal/jyotisha/kundali/chart/chart.ts';
import { ELEPHANT_STARS, HORSE_STARS } from 'ganaka/internal/jyotisha/muhurta/karya/vahana.ts';
import { inBothPakshas, nakshatra, RIKTA, tithi } from 'ganaka/internal/jyotisha/muhurta/spans/angas.ts';
import { lunarMonth, malamasa, sunRashi, vara } from 'ganaka/internal/jyotisha/muhurta/spans/calendar.ts';
import { BANA_ADDS, bana, countFrom, KALASHA_BAD, VATSA_BAD } from 'ganaka/internal/jyotisha/muhurta/spans/counts.ts';
import { KULIKA } from 'ganaka/internal/jyotisha/muhurta/spans/hours.ts';
import { type MuhurtaDay, muhurtaDay } from 'ganaka/internal/jyotisha/muhurta/spans/muhurta-day.ts';
import { starGroup, stars } from 'ganaka/internal/jyotisha/muhurta/spans/stars.ts';
import { type HourCondition, spansOf, wordOfDay } from 'ganaka/internal/jyotisha/muhurta/spans/when.ts';
import { doshasAt } from 'ganaka/internal/jyotisha/muhurta/vivaha/doshas.ts';
import { GOOD_MC, POINTS, vimshopaka } from 'ganaka/internal/jyotisha/muhurta/vivaha/lagna.ts';
import { STRIKERS, type Striker, struckBy } from 'ganaka/internal/jyotisha/muhurta/vivaha/latta.ts';
import { triBalas } from 'ganaka/internal/jyotisha/muhurta/vivaha/tri-bala.ts';
import { PANCHASHALAKA, SAPTASHALAKA } from 'ganaka/internal/jyotisha/muhurta/vivaha/vedha.ts';
import {
  holding,
  kickingStar,
  lattaOnMoon,
  opposing,
  piercing,
  piercingByQuarter,
} from 'ganaka/internal/jyotisha/muhurta/vivaha/words.ts';
import { covers } from 'ganaka/internal/jyotisha/muhurta/windows.ts';
import { dayHolding } from 'ganaka/internal/jyotisha/panchanga/day/day.ts';
import { ordinal } from 'ganaka/internal/kernel/angle.ts';
import { dayAt, dayOf } from 'ganaka/internal/kernel/civil.ts';
import { midnightAt, placeWithOffset } from 'ganaka/internal/kernel/place.ts';
import type { Span } from 'ganaka/internal/kernel/span.ts';
import { type JdUt, jdUt } from 'ganaka/internal/kernel/units.ts';
import { RASHI } from 'ganaka/internal/lexicon/chart/rashi.ts';
import { all, not } from 'ganaka/internal/rules/clause.ts';
import { defaultsOf, GRAHAS, isNone, type Sky } from 'ganaka/internal/sky/engines/engine.ts';
import { drik } from '../../packages/ganaka/test/kit/engines.ts';

export interface Place {
  readonly name: string;
  readonly lat: number;
  readonly lon: number;
  readonly tz: number;
}
interface Hours {
  readonly start_h: string;
  readonly end_h: string;
}
export interface Published {
  readonly id: string;
  readonly group: 'published';
  readonly work: string;
  readonly date: string;
  readonly place: Place;
  readonly profile: string;
  readonly expect: {
    readonly core_listed: boolean;
    readonly core_window?: Hours;
    readonly tolerance_minutes?: number | null;
    readonly start_unreliable?: boolean;
    readonly end_unreliable?: boolean;
  };
}
export interface Derived {
  readonly id: string;
  readonly group: 'derived';
  readonly jd_ut: number;
  readonly place: Place;
  readonly expect: Readonly<Record<string, unknown>>;
}
export interface Verse {
  readonly id: string;
  readonly group: 'verse';
  readonly input: Readonly<Record<string, string | number>>;
  readonly expect: Readonly<Record<string, unknown>>;
}
export type Case = Published | Derived | Verse;

const ENGINE = drik();
const OPTIONS = defaultsOf(ENGINE.info);
const skies = new Map<string, Sky>();

function skyAt({ name, lat, lon, tz }: Place): Sky {
  const known = skies.get(name);
  if (known !== undefined) return known;
  const sky = ENGINE.skyOver(placeWithOffset(name, lat, lon, tz), OPTIONS);
  skies.set(name, sky);
  return sky;
}

function dayOn(sky: Sky, date: string): MuhurtaDay {
  const [year = 0, month = 0, day = 0] = date.split('-').map(Number);
  return bounded(muhurtaDay(sky, dayOf({ year, month, day })));
}
function bounded(day: ReturnType<typeof muhurtaDay>): MuhurtaDay {
  if (isNone(day)) throw new Error('a day without a sunrise');
  return day;
}

// ── published days ─────────────────────────────────────────────────────────────────────────
const ENTRY_MONTHS = lunarMonth([11, 12, 2, 3, 8, 9]);
const ASTROSAGE = all(
  not(vara('sunday', 'tuesday')),
  nakshatra(starGroup('mridu', 'dhruva')),
  not(tithi(inBothPakshas(4, 6, 8, 9, 12, 14, 15))),
  ENTRY_MONTHS,
  not(malamasa(true)),
);
const ODIA = all(
  not(vara('sunday', 'tuesday')),
  nakshatra(starGroup('mridu', 'dhruva')),
  not(tithi([...RIKTA, 30])),
  ENTRY_MONTHS,
  not(malamasa(true)),
);
const ELEVEN = stars(
  'mrigashira',
  'hasta',
  'mula',
  'anuradha',
  'magha',
  'rohini',
  'revati',
  'uttara_phalguni',
  'uttara_ashadha',
  'uttara_bhadrapada',
  'swati',
);
/** Almanacs see Venus down to seven degrees of time and Jupiter to ten. */
const seenByAlmanacs = wordOfDay(
  'seen',
  {},
  ({ sky, sunrise }) => sky.kalamsha('shukra', sunrise).deg >= 7 && sky.kalamsha('guru', sunrise).deg >= 10,
);
const WEDDING = all(
  nakshatra(ELEVEN),
  not(tithi([29, 30])),
  sunRashi([3, 11, 10, 8, 2, 1]),
  not(malamasa(true)),
  seenByAlmanacs,
);
const MITHILA = all(
  nakshatra([...ELEVEN, ...stars('chitra', 'shravana', 'dhanishtha', 'ashvini')]),
  not(tithi([29, 30])),
  sunRashi([3, 11, 10, 8, 2, 1]),
  not(malamasa(true)),
  seenByAlmanacs,
  not(vara('tuesday', 'saturday')),
);
const VEHICLES = all(nakshatra(ELEPHANT_STARS), not(tithi([...RIKTA, 12, 27])), not(vara('tuesday')));

function profileOf({ id }: Published): HourCondition {
  if (id.startsWith('gp-odia')) return ODIA;
  if (id.startsWith('gp-')) return ASTROSAGE;
  if (id.startsWith('vv-mithila')) return MITHILA;
  return id.startsWith('vv-') ? WEDDING : VEHICLES;
}

const minutesOf = (hours: string): number => {
  const [h = 0, m = 0, s = 0] = hours.split(':').map(Number);
  return h * 60 + m + s / 60;
};

/** What is wrong with a printed day, or nothing. */
export function publishedFault(row: Published): string | null {
  const day = dayOn(skyAt(row.place), row.date);
  const windows = spansOf(profileOf(row), day);
  const [longest] = [...windows].sort((a, b) => b.to - b.from - (a.to - a.from));
  if ((longest !== undefined) !== row.expect.core_listed) return 'not in the core';
  const { core_window: printed, tolerance_minutes: tolerance } = row.expect;
  if (longest === undefined || printed === undefined || typeof tolerance !== 'number') return null;
  const midnight = midnightAt(day.place, day.civil);
  const off = (t: JdUt, hours: string): number => Math.abs((t - midnight) * 1440 - minutesOf(hours));
  if (row.expect.start_unreliable !== true && off(longest.from, printed.start_h) > tolerance)
    return `starts ${off(longest.from, printed.start_h).toFixed(1)} min off`;
  if (row.expect.end_unreliable !== true && off(longest.to, printed.end_h) > tolerance)
    return `ends ${off(longest.to, printed.end_h).toFixed(1)} min off`;
  return null;
}

// ── derived facts ──────────────────────────────────────────────────────────────────────────
const STAR_DEG = 360 / 27;

/** Every fact that the outside table names, at its instant. */
export function factsOf({ jd_ut, place }: Derived): Record<string, unknown> {
  const sky = skyAt(place);
  const t = jdUt(jd_ut);
  const day = bounded(muhurtaDay(sky, dayHolding(sky, dayAt(t, place.tz), t)));
  const lon = (graha: (typeof GRAHAS)[number]): number => sky.longitude(graha, t);
  const star = (graha: (typeof GRAHAS)[number]): number => ordinal(lon(graha), STAR_DEG);
  const at = (runs: readonly (Span & { readonly number: number })[]): number =>
    runs.find(({ from, to }) => from <= t && t < to)?.number ?? 0;
  const lagna = ordinal(sky.lagna(t), 30);
  const house = (graha: (typeof GRAHAS)[number]): number => houseFrom(lagna, ordinal(lon(graha), 30));
  const doshas = Object.fromEntries(doshasAt(day, t).map(({ id, present }) => [id, present]));
  const count27 = countFrom(star('surya'), star('chandra'));
  return {
    tithi: at(day.transitions('tithi')),
    moon_star: star('chandra'),
    sun_star: star('surya'),
    yoga: at(day.transitions('yoga')),
    latta: Object.fromEntries(
      STRIKERS.filter((each) => each !== 'purna_chandra').map((each) => [
        each,
        struckBy(each, kickingStar(day, each, t)),
      ]),
    ),
    latta_on_moon: lattaOnMoon(day, t).filter((each) => each !== 'purna_chandra'),
    vedha_by: piercing.at(day, t),
    vedha_quarter_by: piercingByQuarter.at(day, t),
    star_with_malefic: holding.at(day, t),
    kranti_samya: doshas.kranti_samya,
    ekargala: doshas.ekargala,
    upagraha: doshas.upagraha,
    dagdha_tithi: doshas.dagdha_tithi,
    jamitra_from_moon: opposing.at(day, t),
    bana_a: (Object.keys(BANA_ADDS) as (keyof typeof BANA_ADDS)[]).filter((id) => covers(spansOf(bana(id), day), t)),
    count_27: count27,
    count_28: countFrom(at(day.sunStars28), at(day.stars28), 28),
    kalasha: KALASHA_BAD.includes(count27) ? 'bad' : 'good',
    lagna,
    houses: Object.fromEntries(GRAHAS.map((graha) => [graha, house(graha)])),
    vimshopaka: vimshopaka(house),
    tri_bala: Object.fromEntries(
      triBalas(day, t).map(({ rashi, guru, surya, chandra }) => [
        RASHI[rashi - 1]?.id,
        {
          guru,
          surya: { house: surya.house, shubha: surya.shubha },
          chandra: { house: chandra.house, shubha: chandra.shubha },
        },
      ]),
    ),
  };
}

/** Lists of grahas are compared as sets: the table has an order of its own. */
export const sorted = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.every((each) => typeof each === 'string') ? [...value].sort() : value;
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, sorted(each)]));
};

// ── the verses' own arithmetic ─────────────────────────────────────────────────────────────
const isStriker = (id: string): id is Striker => STRIKERS.some((each) => each === id);

export function verseOf({ input }: Verse): Record<string, unknown> {
  const { latta: striker, star } = input;
  if (typeof striker === 'string' && isStriker(striker)) return { struck: struckBy(striker, Number(star)) };
  if ('kulika_day' in input) return { muhurtas: KULIKA };
  if ('vimshopaka' in input) return { max: mostPoints() };
  if ('vatsa_chakra' in input) return { sum: 28, bad: VATSA_BAD };
  if ('saptashalaka' in input) return { pairs: SAPTASHALAKA.length, stars_covered: new Set(SAPTASHALAKA.flat()).size };
  if ('panchashalaka' in input) return { ok: ELEVEN.every((id) => PANCHASHALAKA.flat().includes(id)) };
  return { missing: ELEPHANT_STARS.filter((id) => !HORSE_STARS.includes(id)) };
}

/** Over all charts with Rahu opposite Ketu: the others may be anywhere. */
function mostPoints(): number {
  const houses = Array.from({ length: 12 }, (_, i) => i + 1);
  const others = GRAHAS.filter((graha) => graha !== 'rahu' && graha !== 'ketu');
  const best = others.reduce((sum, graha) => sum + (GOOD_MC[graha].length > 0 ? POINTS[graha] : 0), 0);
  const nodes = houses.map((rahu) => {
    const ketu = ((rahu + 5) % 12) + 1;
    return (GOOD_MC.rahu.includes(rahu) ? POINTS.rahu : 0) + (GOOD_MC.ketu.includes(ketu) ? POINTS.ketu : 0);
  });
  return best + Math.max(...nodes);
}
