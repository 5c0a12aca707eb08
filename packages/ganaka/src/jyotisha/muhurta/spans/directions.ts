/**
 * Obstacles of a journey in one of four directions: shula (thorn), yogini, kala and pasha, parigha (bar), the Moon's
 * side, Venus and Mercury in front, the courses of Sun and Moon.
 */
import { arc } from '../../../kernel/angle.ts';
import { common, type Spans, united } from '../../../kernel/spans.ts';
import { DIRECTION } from '../../../lexicon/hours/direction.ts';
import type { DirectionId } from '../../../rules/tables/vasa.ts';
import { dishaShula, nakshatraShula, yoginiVasa } from '../../panchanga/sankalpa/vasa.ts';
import { ayanaOf } from '../../panchanga/sankranti/sankranti.ts';
import { NEVER, within } from '../windows.ts';
import type { Quarter } from './hours.ts';
import type { MuhurtaDay } from './muhurta-day.ts';
import { starNumber, stars } from './stars.ts';
import { type HourWord, runsWhere, word, wordOfDay } from './when.ts';

export const QUARTERS: readonly Quarter[] = ['east', 'south', 'west', 'north'];

/** The eight directions, clockwise from the east. A quarter turn is two steps. */
const RING: readonly DirectionId[] = DIRECTION.map(({ id }) => id);
const turned = (from: DirectionId, steps: number): DirectionId =>
  RING[(RING.indexOf(from) + steps + RING.length) % RING.length] ?? from;
const leftOf = (direction: Quarter): DirectionId => turned(direction, -2);
const rightOf = (direction: Quarter): DirectionId => turned(direction, 2);
export const opposite = (direction: DirectionId): DirectionId => turned(direction, 4);
export const behind = (direction: Quarter): DirectionId => opposite(direction);

/** The thorn (shula) of the weekday is in the direction of the journey. */
export const varaShula = (direction: Quarter): HourWord =>
  wordOfDay(
    'vara_shula',
    { direction },
    (day) => dishaShula(day) === direction,
    ({ weekday }) => ({ vara: [weekday] }),
  );

/** The thorn (shula) of the nakshatra is in the direction of the journey. */
export const starShula = (direction: Quarter): HourWord =>
  word('star_shula', { direction }, (day) =>
    runsWhere(day.transitions('nakshatra'), (n) => nakshatraShula({ moonNakshatra: n }) === direction),
  );

/** Yogini is in front of the traveller or on the left. */
export const yoginiAgainst = (direction: Quarter): HourWord =>
  word('yogini', { direction }, (day) =>
    runsWhere(day.transitions('tithi'), (n) => {
      const seat = yoginiVasa({ tithi: n });
      return seat === direction || seat === leftOf(direction);
    }),
  );

/** The direction of kala from Sunday to Saturday. Pasha is opposite; by night the two change places. */
const KALA: readonly DirectionId[] = ['north', 'northwest', 'west', 'southwest', 'south', 'southeast', 'east'];

/** Returns the direction of kala by day; weekday 1 is Sunday. */
export function kalaSeat(weekday: number): DirectionId {
  const seat = KALA[weekday - 1];
  if (seat === undefined) throw new Error(`no kala for vara ${weekday}`);
  return seat;
}

/** Kala or pasha is in front. This is the same by day and by night, because the two only change places. */
export const kalaPasha = (direction: Quarter): HourWord =>
  wordOfDay(
    'kala_pasha',
    { direction },
    ({ weekday }) => {
      const kala = kalaSeat(weekday);
      return kala === direction || kala === behind(direction);
    },
    ({ weekday }) => ({ vara: [weekday] }),
  );

/**
 * Returns the side of a nakshatra, seven to each side from krittika: krittika to ashlesha are in the east, then south,
 * west and north (Muhurta Chintamani 11.36).
 */
export function sideOf(star: number): Quarter {
  const place = (star - 3 + 27) % 27;
  if (place < 7) return 'east';
  if (place < 14) return 'south';
  return place < 20 ? 'west' : 'north'; // six places in the west, because Abhijit is its seventh
}

const EXEMPT = stars('anuradha', 'hasta', 'pushya', 'ashvini').map(starNumber);
export const isExemptFromParigha = (star: number): boolean => EXEMPT.includes(star);
const isNorthEast = (side: Quarter): boolean => side === 'east' || side === 'north';

/**
 * The journey would cross the bar (parigha) from north-west to south-east: the Moon's nakshatra is on its other side.
 */
export const parighaCrossed = (direction: Quarter): HourWord =>
  word('parigha', { direction }, (day) =>
    runsWhere(
      day.transitions('nakshatra'),
      (n) => !isExemptFromParigha(n) && isNorthEast(sideOf(n)) !== isNorthEast(direction),
    ),
  );

/**
 * Returns the side of the Moon by her sign: mesha, simha and dhanu are in the east, the next signs in the south, west
 * and north.
 */
export const moonSide = (rashi: number): Quarter => QUARTERS[(rashi - 1) % 4] ?? 'east';

export const moonBehindOrLeft = (direction: Quarter): HourWord => moonAt('against', direction, [behind, leftOf]);
export const moonFacingOrRight = (direction: Quarter): HourWord => moonAt('with', direction, [(each) => each, rightOf]);

const moonAt = (is: string, direction: Quarter, sides: readonly ((direction: Quarter) => DirectionId)[]): HourWord => {
  const wanted = sides.map((side) => side(direction));
  return word('chandra_vasa', { direction, is }, (day) =>
    runsWhere(day.rashis('chandra'), (n) => wanted.includes(moonSide(n))),
  );
};

type Inner = 'shukra' | 'budha';

/**
 * Returns the side on which Mercury or Venus is visible around sunrise: in the east if it is west of the Sun in
 * longitude. Null while it is set.
 */
function risenIn(day: MuhurtaDay, graha: Inner): 'east' | 'west' | null {
  if (!day.isSeen(graha)) return null;
  return arc(day.longitude('surya'), day.longitude(graha)) < 0 ? 'east' : 'west';
}

const REVATI = 27;
const MESHA = 1;

/**
 * One of the grahas is visible in front of the traveller. Shukra is blind, and does not count, while the Moon is in
 * revati or mesha.
 */
export const facing = (direction: Quarter, grahas: readonly Inner[]): HourWord =>
  word('graha_sammukha', { direction, grahas }, (day) => {
    const inFront = grahas.filter((graha) => risenIn(day, graha) === direction);
    if (inFront.length === 0) return NEVER;
    return inFront.some((graha) => graha !== 'shukra') ? day.whole : whileShukraSees(day);
  });

function whileShukraSees(day: MuhurtaDay): Spans {
  const notRevati = runsWhere(day.transitions('nakshatra'), (n) => n !== REVATI);
  const notMesha = runsWhere(day.rashis('chandra'), (n) => n !== MESHA);
  return common(notRevati, notMesha);
}

/** Returns the side on which Venus is visible and the spans in which she is not blind; null while she is set. */
export function shukraSeen(day: MuhurtaDay): { readonly side: Quarter; readonly spans: Spans } | null {
  const side = risenIn(day, 'shukra');
  return side === null ? null : { side, spans: whileShukraSees(day) };
}

/**
 * The direction agrees with the course of the Sun by day and of the Moon by night: north and east with the northern
 * course, south and west with the southern.
 */
export const withTheCourses = (direction: Quarter): HourWord =>
  word('ayana_direction', { direction }, (day) => {
    const wanted = isNorthEast(direction) ? 1 : 2;
    const sun = runsWhere(day.rashis('surya'), (n) => ayanaOf(n) === wanted);
    const moon = runsWhere(day.rashis('chandra'), (n) => ayanaOf(n) === wanted);
    return united([...within(sun, day.daylight), ...within(moon, day.night)]);
  });
