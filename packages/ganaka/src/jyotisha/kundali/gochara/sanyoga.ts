/**
 * Sanyoga: the times at which grahas are together. Two are within a number of degrees, or any number are in one rashi
 * or nakshatra.
 * A pair is followed on the engine's fast approximate longitudes. Exact longitudes are computed only when the two may
 * be close enough.
 * That time is split at the turning points, where one graha stops gaining on the other. Between two turning points each
 * distance is passed at most once. So a planet that turns retrograde and passes another three times is found three
 * times.
 */

import { arc, norm360 } from '../../../kernel/angle.ts';
import { rootBetween } from '../../../kernel/search.ts';
import type { Span } from '../../../kernel/span.ts';
import { type JdUt, jdUt, plusDays } from '../../../kernel/units.ts';
import type { Graha, Sky } from '../../../sky/engines/engine.ts';
import { stepOf } from './border-search.ts';

export interface SanyogaSpan extends Span {
  readonly grahas: readonly Graha[];
  /** The instants at which the two have the same longitude. */
  readonly passages: readonly JdUt[];
  /** The instant of closest approach. If there are exact conjunctions, it is the first of them. */
  readonly nearest: JdUt;
}

/** The highest speed of each graha on any engine, in degrees a day. */
const FASTEST: Readonly<Record<Graha, number>> = {
  surya: 1.03,
  chandra: 15.6,
  mangala: 0.85,
  budha: 2.4,
  guru: 0.26,
  shukra: 1.35,
  shani: 0.15,
  rahu: 0.3,
  ketu: 0.3,
};

/** Days between samples. In one step no graha turns twice, and in half a step none moves far from the other. */
const walkOf = (sky: Sky, grahas: readonly Graha[]): number =>
  Math.min(...grahas.map((graha) => Math.min(stepOf(sky, graha) / 2, MOST_STEP_DAYS)));
const MOST_STEP_DAYS = 10;
/**
 * Grahas that are close together are sampled this many times more often. What happens within such a step is too small
 * to show in replies.
 */
const CLOSER = 4;

/** The times at which two grahas are within `orbDeg` of each other, cut at the ends of the span. */
export function pairWithin(sky: Sky, pair: readonly [Graha, Graha], span: Span, orbDeg: number): SanyogaSpan[] {
  const [one, other] = pair;
  const apart = (t: JdUt): number => arc(sky.longitude(other, t), sky.longitude(one, t));
  const found: SanyogaSpan[] = [];
  const step = walkOf(sky, pair);
  for (const near of nearOnes(sky, pair, span, orbDeg, step)) {
    const cuts = monotone(apart, near, step / CLOSER);
    let begun: JdUt | null = Math.abs(apart(near.from)) <= orbDeg ? near.from : null;
    let passages: JdUt[] = [];
    let turns: JdUt[] = [];
    const close = (from: JdUt, to: JdUt): void => {
      const [first] = passages;
      const nearest = first ?? nearestOf(apart, [from, ...turns, to]);
      found.push({ grahas: pair, from, to, passages, nearest });
      passages = [];
      turns = [];
    };
    for (const [i, piece] of cuts.entries()) {
      if (i > 0 && begun !== null) turns.push(piece.from);
      for (const { at, level } of passed(apart, piece, orbDeg)) {
        if (level === 0) passages.push(at);
        else if (begun === null) begun = at;
        else {
          close(begun, at);
          begun = null;
        }
      }
    }
    if (begun !== null) close(begun, near.to);
  }
  return found;
}

/** The parts of a span in which two grahas may be within the orb. */
function nearOnes(sky: Sky, pair: readonly [Graha, Graha], { from, to }: Span, orbDeg: number, step: number): Span[] {
  const [one, other] = pair;
  // every instant is within half a step of a sample
  const travelled = ((FASTEST[one] + FASTEST[other]) * step) / 2;
  const reach = orbDeg + sky.expectedWithinDeg(one) + sky.expectedWithinDeg(other) + travelled;
  const isNear = (t: JdUt): boolean =>
    Math.abs(arc(sky.expectedLongitude(other, t), sky.expectedLongitude(one, t))) < reach;
  const found: Span[] = [];
  let begun: JdUt | null = isNear(from) ? from : null;
  for (let t = from; t < to; ) {
    const next = jdUt(Math.min(t + step, to));
    const near = isNear(next);
    if (near && begun === null) begun = t;
    if (!near && begun !== null) {
      found.push({ from: begun, to: next });
      begun = null;
    }
    t = next;
  }
  if (begun !== null) found.push({ from: begun, to });
  return found;
}

const SLOPE_DAYS = 1e-3;
const TURN_DAYS = 1e-5;

/** Divides a span into pieces in which `f` is monotonic. */
function monotone(f: (t: JdUt) => number, { from, to }: Span, step: number): Span[] {
  const slope = (t: JdUt): number => arc(norm360(f(plusDays(t, -SLOPE_DAYS))), norm360(f(plusDays(t, SLOPE_DAYS))));
  const pieces: Span[] = [];
  let t = from;
  let here = slope(t);
  while (t < to) {
    const next = jdUt(Math.min(t + step, to));
    const there = slope(next);
    if (here > 0 === there > 0) pieces.push({ from: t, to: next });
    else {
      const turn = rootBetween(slope, t, next, TURN_DAYS);
      pieces.push({ from: t, to: turn }, { from: turn, to: next });
    }
    t = next;
    here = there;
  }
  return pieces.filter((piece) => piece.to > piece.from);
}

interface Level {
  readonly at: JdUt;
  /** Zero, or the orb on either side. */
  readonly level: number;
}

/** The levels that `f` crosses in a monotonic piece, in order of time. */
function passed(f: (t: JdUt) => number, { from, to }: Span, orbDeg: number): Level[] {
  const [here, there] = [f(from), f(to)];
  const found: Level[] = [];
  for (const level of [-orbDeg, 0, orbDeg])
    if (here < level !== there < level && Math.abs(here - there) < 180)
      found.push({ at: rootBetween((t) => f(t) - level, from, to), level });
  return here < there ? found : found.reverse();
}

function nearestOf(f: (t: JdUt) => number, instants: readonly JdUt[]): JdUt {
  const [first, ...others] = instants;
  if (first === undefined) throw new Error('nothing to be near in');
  return others.reduce((best, t) => (Math.abs(f(t)) < Math.abs(f(best)) ? t : best), first);
}

// ── in one rashi or nakshatra ───────────────────────────────────────────────────────────────

/** The grahas from slow to fast. Faster grahas are checked only in the times that the slower ones leave. */
const BY_PACE: readonly Graha[] = ['shani', 'rahu', 'ketu', 'guru', 'mangala', 'surya', 'shukra', 'budha', 'chandra'];

/** The times at which all `grahas` are in one part of `sizeDeg` degrees, cut at the ends of the span. */
export function allInOne(sky: Sky, grahas: readonly Graha[], span: Span, sizeDeg: number): SanyogaSpan[] {
  const [slowest, ...others] = BY_PACE.filter((each) => grahas.includes(each));
  if (slowest === undefined) return [];
  let stays = partStaysOf(sky, slowest, span, sizeDeg);
  for (const graha of others)
    stays = stays.flatMap((stay) => partStaysOf(sky, graha, stay, sizeDeg).filter(({ part }) => part === stay.part));
  return stays.map(({ from, to }) => ({ grahas, from, to, passages: [], nearest: closest(sky, grahas, { from, to }) }));
}

export interface PartStay extends Span {
  /** The number of the part, counted from zero. */
  readonly part: number;
}

/** The stays of a graha in each part of the circle. */
export function partStaysOf(sky: Sky, graha: Graha, span: Span, sizeDeg: number): PartStay[] {
  const longitude = (t: JdUt): number => sky.longitude(graha, t);
  const step = Math.min(walkOf(sky, [graha]), sizeDeg / FASTEST[graha] / 2);
  const found: PartStay[] = [];
  let from = span.from;
  let part = Math.floor(longitude(from) / sizeDeg);
  const parts = Math.round(360 / sizeDeg);
  for (const piece of cutAtBorders(sky, graha, span, sizeDeg, step)) {
    const [here, there] = [longitude(piece.from), longitude(piece.to)];
    const moved = arc(here, there);
    const low = moved >= 0 ? here : there;
    const border = (Math.floor(low / sizeDeg) + 1) * sizeDeg;
    if (low + Math.abs(moved) < border) continue;
    const at = rootBetween((t) => arc(norm360(border), longitude(t)), piece.from, piece.to);
    found.push({ part, from, to: at });
    from = at;
    const next = Math.round(border / sizeDeg);
    part = (moved >= 0 ? next : next - 1 + parts) % parts;
  }
  found.push({ part, from, to: span.to });
  return found.filter((each) => each.to > each.from);
}

/** Divides a span into pieces, and splits them at turning points wherever the graha may cross a border. */
function cutAtBorders(sky: Sky, graha: Graha, { from, to }: Span, sizeDeg: number, step: number): Span[] {
  const reach = sky.expectedWithinDeg(graha) + (FASTEST[graha] * step) / 2;
  const mayPass = (t: JdUt): boolean => {
    const into = sky.expectedLongitude(graha, t) % sizeDeg;
    return into < reach || into > sizeDeg - reach;
  };
  const longitude = (t: JdUt): number => sky.longitude(graha, t);
  const pieces: Span[] = [];
  let here = mayPass(from);
  for (let t = from; t < to; ) {
    const next = jdUt(Math.min(t + step, to));
    const there = mayPass(next);
    if (here || there) pieces.push(...monotone(longitude, { from: t, to: next }, step));
    t = next;
    here = there;
  }
  return pieces;
}

const SECOND = 1 / 86_400;
const LOOKS = 24;
const FINE = 1e-4;

/** The instant of a span at which the grahas are closest together: the best of some samples, then refined. */
function closest(sky: Sky, grahas: readonly Graha[], span: Span): JdUt {
  // at the ends of the span one of the grahas is exactly on the border
  const edge = Math.min(SECOND, (span.to - span.from) / 4);
  const [from, to] = [span.from + edge, span.to - edge];
  const spread = (t: number): number => {
    const [first = 0, ...others] = grahas.map((graha): number => sky.longitude(graha, jdUt(t)));
    const gaps = [0, ...others.map((each) => arc(first, each))];
    return Math.max(...gaps) - Math.min(...gaps);
  };
  let half = (to - from) / LOOKS;
  let best: number = from;
  for (let i = 1; i <= LOOKS; i++) if (spread(from + i * half) < spread(best)) best = from + i * half;
  for (; half > FINE; half /= 2)
    for (const t of [best - half, best + half]) if (t >= from && t <= to && spread(t) < spread(best)) best = t;
  return jdUt(best);
}
