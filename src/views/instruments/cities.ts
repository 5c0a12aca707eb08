/** The four cities of the equator: their names, and what hour the Sun makes there. */
import { norm360 } from '../../kernel/angle.ts';
import type { CITIES } from '../../siddhanta/bhugola.ts';
import type { Say } from '../../text/say.ts';

type CityId = (typeof CITIES)[number]['id'];
type LandId = (typeof CITIES)[number]['land'];

const CITY_NAMES: Readonly<Record<CityId, readonly [string, string]>> = {
  lanka: ['Lanka', 'लंका'],
  yamakoti: ['Yamakoti', 'यमकोटि'],
  romaka: ['Romaka', 'रोमक'],
  siddhapura: ['Siddhapura', 'सिद्धपुर'],
};
const LAND_NAMES: Readonly<Record<LandId, readonly [string, string]>> = {
  bharata: ['Bharata', 'भारत'],
  bhadrashva: ['Bhadrashva', 'भद्राश्व'],
  ketumala: ['Ketumala', 'केतुमाल'],
  kuru: ['Kuru', 'कुरु'],
};

/** `{name, name_hi?, land, land_hi?}` of a city; another language takes the English form. */
export const citySaid = (say: Say, id: CityId, land: LandId) => ({
  ...say.field('name', (_, lang) => CITY_NAMES[id][lang === 'hi' ? 1 : 0]),
  ...say.field('land', (_, lang) => LAND_NAMES[land][lang === 'hi' ? 1 : 0]),
});

/** `09:36` by the Sun's hour angle in degrees, west positive: his own clock, twelve when he culminates. */
export function solarClock(hourDeg: number): string {
  const minutes = Math.floor(norm360(hourDeg + 180) * 4);
  return `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;
}

export const PARTS = [
  'sunrise',
  'forenoon',
  'noon',
  'afternoon',
  'sunset',
  'evening',
  'midnight',
  'late_night',
] as const;
export type DayPart = (typeof PARTS)[number];

/** Twenty minutes on either side of a turning point bear its name. */
const NEAR_DEG = 5;
/** What part of its day a place on the equator has (XII.70-71). */
export function partOf(hourDeg: number): DayPart {
  const since = norm360(hourDeg + 90);
  const quarter = Math.floor(since / 90);
  const within = since - quarter * 90;
  if (within < NEAR_DEG) return PARTS[quarter * 2] ?? 'sunrise';
  if (within > 90 - NEAR_DEG) return PARTS[(quarter * 2 + 2) % 8] ?? 'sunrise';
  return PARTS[quarter * 2 + 1] ?? 'forenoon';
}
