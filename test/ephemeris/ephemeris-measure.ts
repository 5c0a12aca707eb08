/**
 * Measures the modern sky against everything from outside. The tests hold each row to its tolerance; the page docs/ACCURACY.md prints the rows.
 */
import { readFileSync } from 'node:fs';
import { type Anga, angaSpanAt, tithiNumberAt } from 'ganaka/internal/jyotisha/panchanga/angas/angas.ts';
import { arc } from 'ganaka/internal/kernel/angle.ts';
import { dayAt, dayOf } from 'ganaka/internal/kernel/civil.ts';
import { placeWithOffset } from 'ganaka/internal/kernel/place.ts';
import { type JdTt, type JdUt, jdTt, jdUt, plusDays } from 'ganaka/internal/kernel/units.ts';
import type { Ephemeris } from 'ganaka/internal/sky/astronomy/ephemeris.ts';
import { fromIcrs } from 'ganaka/internal/sky/astronomy/frames/frame-bias.ts';
import { eclipticOfDate } from 'ganaka/internal/sky/astronomy/frames/precession.ts';
import { emptySpot, lonOf, type Spot } from 'ganaka/internal/sky/astronomy/frames/spot.ts';
import { alongFirst, alongSecond } from 'ganaka/internal/sky/astronomy/frames/vector.ts';
import { toTt, ttMinusClock } from 'ganaka/internal/sky/astronomy/time/clock.ts';
import { deltaTSeconds } from 'ganaka/internal/sky/astronomy/time/delta-t.ts';
import { ARCSEC, centuries, halfTurn } from 'ganaka/internal/sky/astronomy/units.ts';
import { type Engine, type Graha, isNone, type Sky } from 'ganaka/internal/sky/engines/engine.ts';
import { drik, ephemeris, trueChitra } from '../../packages/ganaka/test/kit/engines.ts';
import { type AngasOracle, civil, instantOf, type PeerRow } from '../panchanga/angas-oracle.ts';
import { DE405, FAR_SPANS, HORIZON, PRINTED, SWISS, type Tolerance } from './ephemeris-tolerances.ts';

export interface Measured {
  readonly authority: string;
  readonly quantity: string;
  readonly count: number;
  readonly rms: number;
  readonly max: number;
  readonly tolerance: Tolerance;
}

type Degrees = number;
interface Instant {
  readonly jd_ut: number;
  readonly jd_tt: number;
  readonly delta_t_s: number;
  readonly true_obliquity: Degrees;
  readonly gast: Degrees;
  readonly bodies: Readonly<Record<string, readonly [Degrees, Degrees, Degrees]>>;
  readonly ayanamsa: Readonly<Record<string, Degrees>>;
  readonly lahiri: Readonly<Record<string, Degrees>>;
}
interface Rising {
  readonly place: string;
  readonly lat: Degrees;
  readonly lon: Degrees;
  readonly date: string;
  readonly from_jd_ut: number;
  readonly events: Readonly<Record<'limb' | 'centre', Readonly<Record<string, number | null>>>>;
  readonly noon: number;
  readonly moon_transit: number;
}
interface Swiss {
  readonly instants: readonly Instant[];
  readonly rise_set: readonly Rising[];
}

const read = (name: string): string => readFileSync(new URL(`../authorities/${name}`, import.meta.url), 'utf8');
export const swiss: Swiss = JSON.parse(read('ephemeris.json'));
const { tables: usno }: { tables: readonly Usno[] } = JSON.parse(read('usno.json'));

export const DEFAULTS = { node: 'mean', positions: 'apparent', rise: 'limb' } as const;
const GREENWICH = placeWithOffset('Greenwich', 51.4779, 0, 0);

/** The instant of our clock at which TT is `jdTt`. */
export function clockAt(jdTt: number): JdUt {
  let t = jdUt(jdTt);
  for (let round = 0; round < 3; round++) t = jdUt(jdTt - ttMinusClock(t) / 86_400);
  return t;
}
/** Our clock read as UT1, in which the authority prints risings. */
const ut1At = (t: JdUt): number => toTt(t) - deltaTSeconds(t) / 86_400;

class Tally {
  readonly #rows = new Map<string, number[]>();
  add(quantity: string, error: number): void {
    const row = this.#rows.get(quantity) ?? [];
    row.push(error);
    this.#rows.set(quantity, row);
  }
  rows(authority: string, tolerances: Readonly<Record<string, Tolerance>>): Measured[] {
    return Object.entries(tolerances).map(([quantity, tolerance]) => {
      const errors = this.#rows.get(quantity) ?? [];
      return {
        authority,
        quantity,
        count: errors.length,
        rms: Math.sqrt(errors.reduce((sum, e) => sum + e * e, 0) / Math.max(1, errors.length)),
        max: errors.reduce((worst, e) => Math.max(worst, Math.abs(e)), 0),
        tolerance,
      };
    });
  }
}

const GRAHA_OF = {
  sun: 'surya',
  moon: 'chandra',
  mercury: 'budha',
  venus: 'shukra',
  mars: 'mangala',
  jupiter: 'guru',
  saturn: 'shani',
} as const satisfies Record<string, Graha>;
type BodyName = keyof typeof GRAHA_OF;
const BODIES = ['sun', 'moon', 'mercury', 'venus', 'mars', 'jupiter', 'saturn'] as const satisfies readonly BodyName[];

/** Through the Sky of the engine, as a reply would have it: tropical = sidereal + ayanamsa. */
const tropicalArcsec = (sky: Sky, graha: Graha, t: JdUt, wanted: number): number =>
  arc(wanted, sky.longitude(graha, t) + sky.ayanamsa(t)) * 3600;

export function againstSwiss(): Measured[] {
  const tally = new Tally();
  const sky = drik().skyOver(GREENWICH, DEFAULTS);
  const trueNode = drik().skyOver(GREENWICH, { ...DEFAULTS, node: 'true' });
  const chitra = trueChitra('third').skyOver(GREENWICH, DEFAULTS);
  for (const { jd_ut, jd_tt, delta_t_s, true_obliquity, gast, bodies, ayanamsa, lahiri } of swiss.instants) {
    const t = clockAt(jd_tt);
    for (const body of BODIES) {
      const [lon = 0, lat = 0, speed = 0] = bodies[body] ?? [];
      const graha = GRAHA_OF[body];
      tally.add(body, tropicalArcsec(sky, graha, t, lon));
      if (body !== 'sun') tally.add('latitudes of Moon and planets', (sky.latitude(graha, t) - lat) * 3600);
      // theirs is against the true equinox: the ayanamsa's own motion comes back, nutation included
      const turning = (sky.ayanamsa(plusDays(t, 0.02)) - sky.ayanamsa(plusDays(t, -0.02))) / 0.04;
      tally.add(
        body === 'moon' ? 'speed of the Moon' : 'speeds of Sun and planets',
        (sky.speed(graha, t) + turning - speed) * 3600,
      );
    }
    tally.add('mean node', tropicalArcsec(sky, 'rahu', t, bodies.mean_node?.[0] ?? 0));
    tally.add('true node', tropicalArcsec(trueNode, 'rahu', t, bodies.true_node?.[0] ?? 0));
    const off = (ours: unknown, theirs = 0): number => (Number(ours) - theirs) * 3600;
    tally.add('Lahiri ayanamsa, mean', off(sky.ayanamsaMean(t), ayanamsa.lahiri_mean));
    tally.add('Lahiri ayanamsa, with nutation', off(sky.ayanamsa(t), ayanamsa.lahiri_true));
    tally.add('true Chitra ayanamsa, mean', off(chitra.ayanamsaMean(t), ayanamsa.true_citra_geometric_mean));
    tally.add('true Chitra ayanamsa, with nutation', off(chitra.ayanamsa(t), ayanamsa.true_citra_geometric_true));
    const moonAndSun = 'sidereal longitude (Lahiri) of Sun and Moon';
    tally.add(moonAndSun, arc(lahiri.sun ?? 0, sky.longitude('surya', t)) * 3600);
    tally.add(moonAndSun, arc(lahiri.moon ?? 0, sky.longitude('chandra', t)) * 3600);
    tally.add('true obliquity', off(sky.obliquity(t), true_obliquity));
    const shadow = sky.shadow(t);
    // at the authority's own UT1: the Earth turns 15" in a second of delta T
    const turned = (ut1At(t) - jd_ut) * 360.98564736629;
    if (!isNone(shadow)) tally.add('sidereal time', arc(gast, shadow.siderealTimeDeg - turned) * 3600);
    tally.add('delta T', deltaTSeconds(jd_ut) - delta_t_s);
  }
  return tally.rows('Swiss Ephemeris (DE431), 150 instants 1800-2200', SWISS);
}

/** Latitudes to 65 degrees; an event that the authority did not find is not scored. */
export function againstSwissRisings(rule: 'limb' | 'centre'): Measured[] {
  const tally = new Tally();
  const engine = drik();
  for (const { place, lat, lon, date, from_jd_ut, events, noon, moon_transit } of swiss.rise_set) {
    const sky = engine.skyOver(placeWithOffset(place, lat, lon, lon / 15), { ...DEFAULTS, rise: rule });
    const day = civil(date);
    const from = jdUt(from_jd_ut);
    const to = plusDays(from, 2.2);
    const score = (quantity: string, ours: unknown, theirs: number | null | undefined): void => {
      if (typeof theirs !== 'number') return;
      if (typeof ours !== 'number') throw new Error(`${quantity} at ${place} on ${date} was not found`);
      tally.add(quantity, (ut1At(jdUt(ours)) - theirs) * 86_400);
    };
    score('sunrise', sky.sunrise(day), events[rule].sunrise);
    score('sunset', sky.sunset(day), events[rule].sunset);
    score('moonrise', sky.moonrise(from, to), events[rule].moonrise);
    score('moonset', sky.moonset(from, to), events[rule].moonset);
    score('solar noon', sky.noon(day), noon);
    score('transit of the Moon', sky.moonTransit(from, to), moon_transit);
  }
  const words = { limb: 'upper limb, 34′', centre: 'centre, no refraction' };
  return tally.rows(`Swiss Ephemeris risings, ${words[rule]}, 60 places and days 1900-2100`, HORIZON);
}

type Jpl = Readonly<{ samples: readonly (Readonly<Record<BodyName, readonly number[]>> & { readonly jd: number })[] }>;

export function againstDe405(): Measured[] {
  const tally = new Tally();
  const jpl: Jpl = JSON.parse(read('ephemeris-de405.json'));
  const eph = ephemeris();
  const axes = new Float64Array(9);
  const spot = emptySpot();
  for (const sample of jpl.samples) {
    eclipticOfDate(centuries(jdTt(sample.jd)), axes);
    for (const body of BODIES) {
      const [x = 0, y = 0, z = 0] = sample[body];
      const vector = { x, y, z };
      fromIcrs(vector);
      geometric(eph, body, jdTt(sample.jd), spot);
      tally.add(body, halfTurn(lonOf(spot) - Math.atan2(alongSecond(axes, vector), alongFirst(axes, vector))) / ARCSEC);
    }
  }
  return tally.rows('JPL DE405, 200 instants 1960-2060, geometric', DE405);
}

function geometric(eph: Ephemeris, body: BodyName, tt: JdTt, out: Spot): void {
  if (body === 'sun') eph.sun(tt, 'geometric', out);
  else if (body === 'moon') eph.moon(tt, 'geometric', out);
  else eph.planet(body, tt, 'geometric', out);
}

interface Usno {
  readonly body: 'Sun' | 'Moon';
  readonly lat: number;
  readonly lon: number;
  readonly events: readonly string[];
}

/** Almanacs of others, whole or in a sample. */
export function againstPrinted({ peer_year, delhi_tithi }: AngasOracle): Measured[] {
  const tally = new Tally();
  const engine = drik();
  const ends = 'ends of tithi, nakshatra, yoga, karana (2026, four cities)';
  for (const { lat, lon, tz, rows } of peer_year) {
    const sky = engine.skyOver(placeWithOffset('', lat, lon, tz), DEFAULTS);
    for (const row of rows) for (const error of endErrors(sky, row, tz)) tally.add(ends, error);
  }
  for (const series of usno)
    scoreUsno(engine, series, (error) => tally.add('US Naval Observatory, Sun and Moon', error));
  const delhi = engine.skyOver(placeWithOffset('Delhi', 28.6139, 77.209, 5.5), DEFAULTS);
  for (const { year, tithi, skip } of delhi_tithi) {
    const first = dayOf({ year, month: 1, day: 1 });
    tithi.forEach((number, i) => {
      const rise = delhi.sunrise(plusDays(first, i));
      if (skip.includes(i) || isNone(rise)) return;
      tally.add('tithi at sunrise in Delhi, days that differ', tithiNumberAt(delhi, rise) === number ? 0 : 1);
    });
  }
  return tally.rows('printed and peer almanacs', PRINTED);
}

const ENDS: readonly (readonly [Anga, number])[] = [
  ['tithi', 6],
  ['nakshatra', 8],
  ['yoga', 10],
  ['karana', 12],
];
function endErrors(sky: Sky, row: PeerRow, tz: number): number[] {
  return ENDS.map(([anga, column]) => {
    const printed = instantOf(String(row[column]), tz);
    // a little before the printed end the same part is still running
    return (angaSpanAt(anga, sky, plusDays(printed, -0.05)).to - printed) * 86_400;
  });
}

function scoreUsno(engine: Engine, { body, lat, lon, events }: Usno, add: (error: number) => void): void {
  const tz = lon / 15;
  const sky = engine.skyOver(placeWithOffset('', lat, lon, tz), DEFAULTS);
  for (const text of events) {
    const printed = instantOf(text.slice(0, 16), 0);
    const rising = text.endsWith('r');
    const from = plusDays(printed, -0.1);
    const to = plusDays(printed, 0.1);
    const day = dayAt(printed, tz);
    const moon = rising ? sky.moonrise(from, to) : sky.moonset(from, to);
    const sun = rising ? sky.sunrise(day) : sky.sunset(day);
    const ours = body === 'Moon' ? moon : sun;
    if (isNone(ours)) throw new Error(`${text} was not found`);
    add((ours - printed) * 86_400);
  }
}

interface Far {
  readonly instants: readonly { readonly jd_tt: number; readonly lon: Readonly<Record<string, Degrees>> }[];
}
const J2000_YEAR = (jdTt: number): number => 2000 + (jdTt - 2_451_545) / 365.2425;

/** The centuries for which blocks are computed from the series when they are asked for. */
export function againstSwissFar(): Measured[] {
  const { instants }: Far = JSON.parse(read('ephemeris-far.json'));
  const sky = drik().skyOver(GREENWICH, DEFAULTS);
  const trueNode = drik().skyOver(GREENWICH, { ...DEFAULTS, node: 'true' });
  return FAR_SPANS.flatMap(({ from, to, tolerances }) => {
    const tally = new Tally();
    for (const { jd_tt, lon } of instants.filter((each) => inside(J2000_YEAR(each.jd_tt), from, to))) {
      const t = clockAt(jd_tt);
      for (const body of BODIES) tally.add(body, tropicalArcsec(sky, GRAHA_OF[body], t, lon[body] ?? 0));
      tally.add('mean node', tropicalArcsec(sky, 'rahu', t, lon.mean_node ?? 0));
      tally.add('true node', tropicalArcsec(trueNode, 'rahu', t, lon.true_node ?? 0));
    }
    return tally.rows(`Swiss Ephemeris (DE431), years ${from} to ${to}`, tolerances);
  });
}
const inside = (year: number, from: number, to: number): boolean => year >= from && year < to;

export const everything = (almanacs: AngasOracle): Measured[] => [
  ...againstSwiss(),
  ...againstSwissRisings('limb'),
  ...againstSwissRisings('centre'),
  ...againstDe405(),
  ...againstSwissFar(),
  ...againstPrinted(almanacs),
];
