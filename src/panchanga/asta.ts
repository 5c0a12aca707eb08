/**
 * Setting in the Sun's rays (asta) and rising out of them (udaya), by the engine's own kalamsha and limit. What asta of
 * Guru and Shukra forbids reaches seven days to both sides (Dharmasindhu 1, guru-shukraste varjyani, the middle view).
 */
import { type Kalamsha, type Sky, TARA_GRAHAS, type TaraGraha } from '../engines/engine.ts';
import { ahead, arc } from '../kernel/angle.ts';
import { type JdUt, jdUt, plusDays } from '../kernel/units.ts';
import type { Source } from '../rules/source.ts';
import type { PanchangaDay } from './day.ts';

export interface AstaChange {
  readonly graha: TaraGraha;
  readonly event: 'asta' | 'udaya';
  readonly at: JdUt;
}

/** One kind of meeting with the Sun, around which a graha is hidden. */
interface Meeting {
  /** Mean phase at which it happens, degrees. */
  readonly phaseDeg: number;
  /** Asta hardly comes earlier before the mean meeting: limit, slant of the ecliptic and equation of centre together. */
  readonly leadDays: number;
  /**
   * Degrees of kalamsha that can be gained or lost in a day about then: the swiftest motion against the Sun, half as
   * much again for the slant of the ecliptic. The search strides as far as that allows without missing a change.
   */
  readonly swiftestDegPerDay: number;
}

interface Course {
  /** Mean phase gained in a day. */
  readonly degPerDay: number;
  /** Met when the graha stands east of the Sun beforehand, and when west of him. */
  readonly fromEast: Meeting;
  readonly fromWest: Meeting;
}

/** The slow ones are overtaken by the Sun: hidden once in a synodic period, coming from his east. */
const outer = (degPerDay: number, leadDays: number, swiftestDegPerDay: number): Course => {
  const meeting = { phaseDeg: 0, leadDays, swiftestDegPerDay };
  return { degPerDay, fromEast: meeting, fromWest: meeting };
};

const COURSES: Readonly<Record<TaraGraha, Course>> = {
  mangala: outer(0.4616, 130, 0.5),
  guru: outer(0.9025, 35, 1.2),
  shani: outer(0.9521, 40, 1.4),
  // the swift ones pass before the Sun (coming from his east) and behind him (from his west)
  shukra: {
    degPerDay: 0.6165,
    fromEast: { phaseDeg: 180, leadDays: 25, swiftestDegPerDay: 2.5 },
    fromWest: { phaseDeg: 0, leadDays: 75, swiftestDegPerDay: 0.5 },
  },
  budha: {
    degPerDay: 3.1068,
    fromEast: { phaseDeg: 180, leadDays: 20, swiftestDegPerDay: 3.6 },
    fromWest: { phaseDeg: 0, leadDays: 28, swiftestDegPerDay: 2.2 },
  },
};

/** Budha's limit changes with his turning, so that he may be seen or hidden for little more than a day. */
const LEAST_STRIDE_DAYS = 1;
/** Far north and south the ecliptic lies flatter to the horizon: asta comes earlier and changes faster. */
const MODERATE_LAT_DEG = 35;
const FLAT_FACTOR = 2;
const flatness = (sky: Sky): number => (Math.abs(sky.place.latDeg) > MODERATE_LAT_DEG ? FLAT_FACTOR : 1);
const MOST_STRIDES = 200;
const HASTE = 1.1;
const SLOWEST_SHARE = 1 / 6;
/** So far beyond the limit the stride may lead: Budha alone may be seen or hidden for so short a while. */
const BEYOND_DAYS: Readonly<Record<TaraGraha, number>> = { mangala: 2, budha: 0, guru: 1, shukra: 1, shani: 1 };
/** A zero known as well as this (four seconds, and a twelfth of it) is known to the second that is printed. */
const SHORT_DAYS = 1 / 20_000;
/** What a curve through three looks leaves open grows with the product of their distances from its zero, by less than a hundredth in a day. */
const SETTLED_DAYS3 = 1e-4;
/** How many times more evenly the slow ones near the Sun. */
const EVENNESS: Readonly<Record<TaraGraha, number>> = { mangala: 100, budha: 1, guru: 50, shukra: 2, shani: 50 };
const MOST_ROUNDS = 20;

/** Mean phase: how far the Sun has gained on a slow graha, or a swift one's own centre on him. */
function phaseAt(sky: Sky, graha: TaraGraha, t: JdUt): number {
  const sun = sky.meanLongitude('surya', t);
  return graha === 'budha' || graha === 'shukra'
    ? ahead(sun, sky.sighrocca(graha, t))
    : ahead(sky.meanLongitude(graha, t), sun);
}

/** From where on to look for the asta of a graha that is seen at `t`, and how it will meet the Sun. */
function beforeMeeting(sky: Sky, graha: TaraGraha, t: JdUt): { from: JdUt; meeting: Meeting } {
  const { degPerDay, fromEast, fromWest } = COURSES[graha];
  const east = arc(sky.longitude('surya', t), sky.longitude(graha, t)) >= 0;
  const meeting = east ? fromEast : fromWest;
  const period = 360 / degPerDay;
  const away = ahead(phaseAt(sky, graha, t), meeting.phaseDeg) / degPerDay;
  // the mean meeting may lie a little before the true one: then it is not a whole period away but at hand
  const overdue = (east || fromEast !== fromWest) && away > period * 0.85;
  return { from: plusDays(t, Math.max(0, (overdue ? 0 : away) - meeting.leadDays * flatness(sky))), meeting };
}

/** How a graha that is hidden at `t` is meeting the Sun: the meeting nearest in phase. */
function meetingNow(sky: Sky, graha: TaraGraha, t: JdUt): Meeting {
  const { fromEast, fromWest } = COURSES[graha];
  const phase = phaseAt(sky, graha, t);
  const gap = ({ phaseDeg }: Meeting) => Math.abs(arc(phase, phaseDeg));
  return gap(fromEast) < gap(fromWest) ? fromEast : fromWest;
}

/** The next change of visibility after `t`; null where none is found (a graha that never comes out of the rays there). */
export function nextChange(
  sky: Sky,
  graha: TaraGraha,
  t: JdUt,
  now: Kalamsha = sky.kalamsha(graha, t),
): AstaChange | null {
  const seen = now.visible;
  const { from, meeting } = seen ? beforeMeeting(sky, graha, t) : { from: t, meeting: meetingNow(sky, graha, t) };
  const swiftest = meeting.swiftestDegPerDay * flatness(sky);
  let here = from;
  let last = from === t ? now : sky.kalamsha(graha, from);
  // where asta came earlier still than the lead allows, the search begins earlier
  while (last.visible !== seen && here > t) {
    here = jdUt(Math.max(t, here - meeting.leadDays / 2));
    last = here === t ? now : sky.kalamsha(graha, here);
  }
  let marginHere = margin(last);
  let earlier: Point | null = null;
  let stride = Math.max(LEAST_STRIDE_DAYS, Math.abs(marginHere) / swiftest);
  for (let round = 0; round < MOST_STRIDES; round++) {
    const there = plusDays(here, stride);
    const then = sky.kalamsha(graha, there);
    const marginThere = margin(then);
    if (then.visible !== seen) {
      const look = (x: JdUt) => sky.kalamsha(graha, x);
      const isChange = (x: JdUt) =>
        look(plusDays(x, -SHORT_DAYS)).visible === seen && look(plusDays(x, SHORT_DAYS)).visible !== seen;
      const plain = flatness(sky) === 1;
      const settled = SETTLED_DAYS3 * (plain ? EVENNESS[graha] : 1);
      const crossed = marginHere > 0 !== marginThere > 0;
      const zero = crossed ? crossing(look, settled, earlier, pointOf(here, last), pointOf(there, then)) : null;
      const at = zero !== null && (plain || isChange(zero)) ? zero : flip(look, here, there);
      return { graha, event: seen ? 'asta' : 'udaya', at };
    }
    // while it nears the limit its own pace is the better measure; else the swiftest that can be
    const nearing = (Math.abs(marginHere) - Math.abs(marginThere)) / stride;
    const left = Math.abs(marginThere);
    stride =
      nearing <= 0
        ? Math.max(LEAST_STRIDE_DAYS, left / swiftest)
        : Math.max(LEAST_STRIDE_DAYS, left / within(nearing * HASTE, swiftest)) + BEYOND_DAYS[graha];
    earlier = pointOf(here, last);
    here = there;
    last = then;
    marginHere = marginThere;
  }
  return null;
}

const within = (pace: number, swiftest: number): number => Math.min(swiftest, Math.max(pace, swiftest * SLOWEST_SHARE));

const margin = ({ deg, limitDeg }: Kalamsha): number => deg - limitDeg;

/** One look: when, how far from the limit, and which limit that was. */
interface Point {
  readonly t: JdUt;
  readonly f: number;
  readonly limit: number;
}

const pointOf = (t: JdUt, kalamsha: Kalamsha): Point => ({ t, f: margin(kalamsha), limit: kalamsha.limitDeg });

/**
 * Where the margin passes zero between `a` and `b`: along the curve through the last three looks, and by halving where the limit
 * changes between them (at a turning, which no curve foretells) or the curve leads astray. Left when a further look would change nothing.
 */
function crossing(look: (t: JdUt) => Kalamsha, settled: number, earlier: Point | null, a: Point, b: Point): JdUt {
  let low = a;
  let high = b;
  let third = earlier;
  let second = a;
  let first = b;
  for (let round = 0; round < MOST_ROUNDS && high.t - low.t > SHORT_DAYS / 12; round++) {
    const astray = round > 0 && Math.abs(first.f) > Math.abs(second.f) / 2;
    const guess = astray ? null : zeroOf(first, second, third, low.t, high.t);
    const x = guess ?? plusDays(low.t, (high.t - low.t) / 2);
    third = second;
    second = first;
    first = pointOf(x, look(x));
    if (first.f > 0 === low.f > 0) low = first;
    else high = first;
    const zero = third.limit === first.limit ? zeroOf(first, second, third, low.t, high.t) : null;
    if (zero !== null && Math.abs((zero - x) * (x - second.t) * (x - third.t)) < settled) return zero;
  }
  return plusDays(low.t, (high.t - low.t) / 2);
}

/** Far north and south a graha may be so far from the Sun that it is seen though the arc of time is short: there halving finds the change. */
function flip(look: (t: JdUt) => Kalamsha, from: JdUt, to: JdUt): JdUt {
  const { visible } = look(from);
  let low = from;
  let high = to;
  while (high - low > SHORT_DAYS / 12) {
    const middle = plusDays(low, (high - low) / 2);
    if (look(middle).visible === visible) low = middle;
    else high = middle;
  }
  return high;
}

/** Where the curve through the looks reaches zero, if that lies within the bounds and one limit holds for the last two. */
function zeroOf(a: Point, b: Point, c: Point | null, low: JdUt, high: JdUt): JdUt | null {
  if (a.limit !== b.limit) return null;
  const slope = (b.t - a.t) / (b.f - a.f);
  let step = -a.f * slope;
  if (c !== null && c.limit === a.limit) step += (a.f * b.f * ((c.t - b.t) / (c.f - b.f) - slope)) / (c.f - a.f);
  const zero = plusDays(a.t, step);
  return zero >= low && zero <= high ? zero : null;
}

/** How far each star-planet stands from the Sun at the day's moment. */
export const kalamshaNow = (day: PanchangaDay, graha: TaraGraha | 'chandra'): Kalamsha =>
  day.once(`kalamsha ${graha}`, () => day.sky.kalamsha(graha, day.t));

/** The next change of each of the five, soonest first. */
export const upcomingAfter = (day: PanchangaDay): readonly AstaChange[] =>
  day.once('asta', () =>
    TARA_GRAHAS.flatMap((graha) => nextChange(day.sky, graha, day.t, kalamshaNow(day, graha)) ?? []).sort(
      (a, b) => a.at - b.at,
    ),
  );

export interface Nishedha {
  readonly graha: 'guru' | 'shukra';
  /** Before asta, during it, after udaya. */
  readonly state: 'vardhakya' | 'asta' | 'balya';
}

const SIDE_DAYS = 7;

/** Whether Guru or Shukra is set, about to set or just risen at the day's moment. */
export function nishedhaOn(day: PanchangaDay): Nishedha[] {
  return NISHEDHA_GRAHAS.flatMap((graha): Nishedha[] => {
    const state = stateOf(day, graha);
    return state === null ? [] : [{ graha, state }];
  });
}

const NISHEDHA_GRAHAS = ['guru', 'shukra'] as const;

function stateOf(day: PanchangaDay, graha: 'guru' | 'shukra'): Nishedha['state'] | null {
  const now = kalamshaNow(day, graha);
  if (!now.visible) return 'asta';
  const next = upcomingAfter(day).find((each) => each.graha === graha);
  if (next !== undefined && next.at - day.t <= SIDE_DAYS) return 'vardhakya';
  // so far from the Sun it cannot have come out of his rays within the week
  if (now.deg - now.limitDeg > SIDE_DAYS * COURSES[graha].fromEast.swiftestDegPerDay * FLAT_FACTOR) return null;
  return day.sky.kalamsha(graha, plusDays(day.t, -SIDE_DAYS)).visible ? null : 'balya';
}

export const NISHEDHA_SOURCE = {
  confidence: 'read-in-text',
  work: 'DS',
  at: '1, guru-shukraste varjyani',
  kind: 'section',
  gist: 'First works wait during asta and seven days on both sides.',
} as const satisfies Source;
