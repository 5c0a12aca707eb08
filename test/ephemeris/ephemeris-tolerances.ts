/** Every tolerance of the modern sky, with its reason. Units: " seconds of arc, "/d seconds of arc a day, s seconds of time. */
export interface Tolerance {
  readonly limit: number;
  readonly unit: '"' | '"/d' | 's' | 'days';
  readonly why: string;
}

const planet = (limit: number, why: string): Tolerance => ({ limit, unit: '"', why });
const seconds = (limit: number, why: string): Tolerance => ({ limit, unit: 's', why });

export const SWISS = {
  sun: planet(0.02, 'VSOP87B with its correction to DE431'),
  moon: planet(0.05, 'ELP/MPP02 is fitted to DE405, not DE431'),
  mercury: planet(0.1, 'VSOP87B with its correction to DE431'),
  venus: planet(0.1, 'as Mercury; nearest to the Earth errors grow fourfold'),
  mars: planet(0.1, 'VSOP87B lacks perturbations by asteroids'),
  jupiter: planet(0.1, 'long-period terms that the correction cannot follow'),
  saturn: planet(0.1, 'as Jupiter'),
  'latitudes of Moon and planets': planet(0.05, 'the frames of the theories differ by hundredths'),
  'speeds of Sun and planets': { limit: 0.05, unit: '"/d', why: 'differences over an hour' },
  'speed of the Moon': {
    limit: 0.5,
    unit: '"/d',
    why: 'theirs is 6e-6 off the motion of places on which we agree to 0.02" at every phase',
  },
  'mean node': planet(0.1, 'another publication of the same polynomial'),
  'true node': planet(0.5, 'a latitude of 0.03" turns the orbit\'s node by 0.3"'),
  'Lahiri ayanamsa, mean': planet(0.001, 'same definition and same precession'),
  'Lahiri ayanamsa, with nutation': planet(0.001, 'same nutation, but for the 0.0001" of its constant offsets'),
  'true Chitra ayanamsa, mean': planet(0.01, 'Spica from the same catalogue'),
  'true Chitra ayanamsa, with nutation': planet(0.01, 'as above'),
  'sidereal longitude (Lahiri) of Sun and Moon': planet(0.05, 'the Moon is the larger'),
  'true obliquity': planet(0.005, 'same precession and nutation'),
  'sidereal time': planet(2, 'the authority changes its model in 1850 and 2050, with a step of 1.9"'),
  'delta T': seconds(0.25, 'cubic pieces through rows five years apart before 1961'),
} as const satisfies Record<string, Tolerance>;

export const HORIZON = {
  sunrise: seconds(0.5, '0.13 s is the step of its sidereal time in 2050'),
  sunset: seconds(0.5, 'as sunrise'),
  moonrise: seconds(1, 'as sunrise; the Moon climbs aslant'),
  moonset: seconds(1, 'as moonrise'),
  'solar noon': seconds(0.5, 'as sunrise'),
  'transit of the Moon': seconds(1, 'as moonrise'),
} as const satisfies Record<string, Tolerance>;

export const DE405 = {
  sun: planet(0.02, 'as against DE431'),
  moon: planet(0.05, 'the shift to DE431 is applied to us, not to it'),
  mercury: planet(0.05, 'as the Sun'),
  venus: planet(0.05, 'as the Sun'),
  mars: planet(0.1, 'as against DE431'),
  jupiter: planet(0.2, 'our correction leads to DE431, from which DE405 differs by a tenth'),
  saturn: planet(0.3, 'as Jupiter: we are nearer to DE431 than DE405 is'),
} as const satisfies Record<string, Tolerance>;

export const PRINTED = {
  'ends of tithi, nakshatra, yoga, karana (2026, four cities)': seconds(2, 'printed to the second; UT1 for UTC'),
  'US Naval Observatory, Sun and Moon': seconds(60, 'printed to the minute; 1750 and 2050 with another delta T'),
  'tithi at sunrise in Delhi, days that differ': {
    limit: 0,
    unit: 'days',
    why: 'Drik Panchang 1900-2050, but for days on which a tithi ends within 150 s of sunrise',
  },
} as const satisfies Record<string, Tolerance>;

const FAR_WHY = 'VSOP87B and ELP/MPP02 far from the observations they were fitted to; no correction there';
const BODIES = ['sun', 'moon', 'mercury', 'venus', 'mars', 'jupiter', 'saturn', 'mean node', 'true node'] as const;
const far = (...limits: readonly number[]): readonly (readonly [string, Tolerance])[] =>
  BODIES.map((body, i) => [body, planet(limits[i] ?? 0, FAR_WHY)]);

/** Outside the tables, by span of years. In antiquity the clock itself (delta T) is uncertain by minutes to hours. */
export const FAR_SPANS = [
  { from: -2999, to: -1000, tolerances: Object.fromEntries(far(3, 12, 5, 12, 20, 200, 350, 10, 80)) },
  { from: -1000, to: 1000, tolerances: Object.fromEntries(far(1, 2, 2, 3, 15, 15, 35, 5, 15)) },
  { from: 1000, to: 1800, tolerances: Object.fromEntries(far(0.5, 1, 1, 1, 3, 1, 4, 0.5, 2)) },
  { from: 2200, to: 3000, tolerances: Object.fromEntries(far(0.2, 0.5, 0.5, 0.5, 15, 1.5, 4, 2, 4)) },
] as const;
