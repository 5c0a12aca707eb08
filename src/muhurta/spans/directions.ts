/** Obstacles of a journey: thorn, yogini, kala and pasha, the bar, the Moon, Venus, the courses of Sun and Moon. */
import { arc } from '../../kernel/angle.ts';
import { common, type Spans, united } from '../../kernel/spans.ts';
import { DIRECTION } from '../../lexicon/direction.ts';
import { ayanaOf } from '../../panchanga/sankranti.ts';
import { dishaShula, nakshatraShula, yoginiVasa } from '../../panchanga/vasa.ts';
import type { DirectionId } from '../../rules/tables/vasa.ts';
import { NEVER, within } from '../windows.ts';
import type { Quarter } from './hours.ts';
import type { MuhurtaDay } from './muhurta-day.ts';
import { starNumber, stars } from './stars.ts';
import { runsWhere, type Word, word, wordOfDay } from './when.ts';

export const QUARTERS: readonly Quarter[] = ['east', 'south', 'west', 'north'];

/** Eight directions, clockwise from the east: a quarter turn is two steps. */
const RING: readonly DirectionId[] = DIRECTION.map(({ id }) => id);
const turned = (from: DirectionId, steps: number): DirectionId =>
  RING[(RING.indexOf(from) + steps + RING.length) % RING.length] ?? from;
const leftOf = (direction: Quarter): DirectionId => turned(direction, -2);
const rightOf = (direction: Quarter): DirectionId => turned(direction, 2);
export const opposite = (direction: DirectionId): DirectionId => turned(direction, 4);
export const behind = (direction: Quarter): DirectionId => opposite(direction);

/** The thorn of the weekday. */
export const varaShula = (direction: Quarter): Word =>
  wordOfDay(
    'vara_shula',
    { direction },
    (day) => dishaShula(day) === direction,
    ({ weekday }) => ({ vara: [weekday] }),
  );

/** The thorn of the star. */
export const starShula = (direction: Quarter): Word =>
  word('star_shula', { direction }, (day) =>
    runsWhere(day.transitions('nakshatra'), (n) => nakshatraShula({ moonNakshatra: n }) === direction),
  );

/** Yogini in front or on the left. */
export const yoginiAgainst = (direction: Quarter): Word =>
  word('yogini', { direction }, (day) =>
    runsWhere(day.transitions('tithi'), (n) => {
      const seat = yoginiVasa({ tithi: n });
      return seat === direction || seat === leftOf(direction);
    }),
  );

/** The direction of kala, Sunday to Saturday; pasha is opposite, and by night they change places. */
const KALA: readonly DirectionId[] = ['north', 'northwest', 'west', 'southwest', 'south', 'southeast', 'east'];

/** By day; 1 = Sunday. */
export function kalaSeat(weekday: number): DirectionId {
  const seat = KALA[weekday - 1];
  if (seat === undefined) throw new Error(`no kala for vara ${weekday}`);
  return seat;
}

/** Kala or pasha in front: one of the two, by day as by night. */
export const kalaPasha = (direction: Quarter): Word =>
  wordOfDay(
    'kala_pasha',
    { direction },
    ({ weekday }) => {
      const kala = kalaSeat(weekday);
      return kala === direction || kala === behind(direction);
    },
    ({ weekday }) => ({ vara: [weekday] }),
  );

/** Seven stars to a side from krittika: krittika to ashlesha in the east, and so round (Muhurta Chintamani 11.36). */
export function sideOf(star: number): Quarter {
  const place = (star - 3 + 27) % 27;
  if (place < 7) return 'east';
  if (place < 14) return 'south';
  return place < 20 ? 'west' : 'north'; // Abhijit is the seventh of the west
}

const EXEMPT = stars('anuradha', 'hasta', 'pushya', 'ashvini').map(starNumber);
export const isExemptFromParigha = (star: number): boolean => EXEMPT.includes(star);
const isNorthEast = (side: Quarter): boolean => side === 'east' || side === 'north';

/** The bar from north-west to south-east would be crossed: the Moon's star is on its other side. */
export const parighaCrossed = (direction: Quarter): Word =>
  word('parigha', { direction }, (day) =>
    runsWhere(
      day.transitions('nakshatra'),
      (n) => !isExemptFromParigha(n) && isNorthEast(sideOf(n)) !== isNorthEast(direction),
    ),
  );

/** The Moon's side by her sign: mesha, simha, dhanu in the east, and so round. */
export const moonSide = (rashi: number): Quarter => QUARTERS[(rashi - 1) % 4] ?? 'east';

export const moonBehindOrLeft = (direction: Quarter): Word => moonAt('against', direction, [behind, leftOf]);
export const moonFacingOrRight = (direction: Quarter): Word => moonAt('with', direction, [(each) => each, rightOf]);

const moonAt = (is: string, direction: Quarter, sides: readonly ((direction: Quarter) => DirectionId)[]): Word => {
  const wanted = sides.map((side) => side(direction));
  return word('chandra_vasa', { direction, is }, (day) =>
    runsWhere(day.rashis('chandra'), (n) => wanted.includes(moonSide(n))),
  );
};

type Inner = 'shukra' | 'budha';

/**
 * Where an inner graha is risen at sunrise: west of the Sun in longitude it is visible in the east; null while it is
 * set.
 */
function risenIn(day: MuhurtaDay, graha: Inner): 'east' | 'west' | null {
  if (!day.isSeen(graha)) return null;
  return arc(day.longitude('surya'), day.longitude(graha)) < 0 ? 'east' : 'west';
}

const REVATI = 27;
const MESHA = 1;

/** One of the grahas is risen in front. While the Moon is in revati or mesha Shukra is blind. */
export const facing = (direction: Quarter, grahas: readonly Inner[]): Word =>
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

/** Where Venus is risen, and while she is not blind; null while she is set. */
export function shukraSeen(day: MuhurtaDay): { readonly side: Quarter; readonly spans: Spans } | null {
  const side = risenIn(day, 'shukra');
  return side === null ? null : { side, spans: whileShukraSees(day) };
}

/**
 * Sun and Moon in one course: north and east in the northern, west and south in the southern; otherwise by day his, by
 * night hers.
 */
export const withTheCourses = (direction: Quarter): Word =>
  word('ayana_direction', { direction }, (day) => {
    const wanted = isNorthEast(direction) ? 1 : 2;
    const sun = runsWhere(day.rashis('surya'), (n) => ayanaOf(n) === wanted);
    const moon = runsWhere(day.rashis('chandra'), (n) => ayanaOf(n) === wanted);
    return united([...within(sun, day.daylight), ...within(moon, day.night)]);
  });
