/**
 * How near the tithi-nirnaya of a day was to another result: the decision is repeated with one of its instants shifted.
 * The instants are the ends of the tithis near the day, and the sunrises and sunsets of the day and its neighbours.
 * A shifted end is also the beginning of the next tithi. A shifted sunrise also ends the night before.
 */
import { type CivilDay, type JdUt, jdUt, plusDays } from '../../../kernel/units.ts';
import { type Flip, type FlipSearch, flipsOf } from '../../../rules/flip.ts';
import type { DayFrame } from '../../../rules/kala.ts';
import type { AngaSpan } from '../angas/angas.ts';
import { inPaksha } from '../angas/tithi.ts';
import { type NirnayaDay, nirnayaOf } from './nirnaya.ts';

const SECONDS_PER_DAY = 86_400;

/** A day that also knows the tithis before and after it. */
export interface MovableDay extends NirnayaDay {
  /** The tithi that ends when `tithi` begins. */
  before(tithi: AngaSpan): AngaSpan;
}

/** An instant on which the decision depends. */
export type NirnayaInstant =
  /** The end of a tithi, which is also the beginning of the next. */
  | { readonly what: 'tithi_end'; readonly number: number; readonly at: JdUt }
  | { readonly what: 'sunrise' | 'sunset'; readonly civil: CivilDay; readonly at: JdUt };

export type NirnayaFlip = Flip<NirnayaInstant, number>;

/**
 * The days whose sunrises and sunsets are shifted. A tithi may begin two days before the sunrise that decides its fast.
 */
const DAYS_AROUND = [-1, 0, 1, 2] as const;
const EKADASHI = 11;
const DAYS_AROUND_EKADASHI = [-2, -1, 0, 1, 2, 3] as const;

/** The tithis that one shifted end could bring into the day: those that touch it, one before them and two after. */
function runsAbout(day: MovableDay): AngaSpan[] {
  const [first] = day.tithis;
  const last = day.tithis.at(-1);
  if (first === undefined || last === undefined) throw new Error('a day without a tithi');
  const next = day.after(last);
  return [day.before(first), ...day.tithis, next, day.after(next)];
}

/**
 * The day with one instant shifted; null if a tithi would end before it begins, or if sunrise and sunset would not be
 * in order.
 */
function movedDay(day: NirnayaDay, runs: readonly AngaSpan[], instant: NirnayaInstant, by: number): NirnayaDay | null {
  const at = jdUt(instant.at + by / SECONDS_PER_DAY);
  if (instant.what === 'tithi_end') {
    const moved = withEnd(runs, instant.at, at);
    return moved === null ? null : dayOf(moved, day.frame, (civil) => day.frameAt(civil), day);
  }
  const { what, civil } = instant;
  const frameAt = (asked: CivilDay): DayFrame | null => {
    const frame = asked === day.frame.civil ? day.frame : day.frameAt(asked);
    if (frame === null) return null;
    if (asked === civil) return { ...frame, [what]: at };
    return what === 'sunrise' && asked === civil - 1 ? { ...frame, nextSunrise: at } : frame;
  };
  const own = [civil - 1, civil].map((each) => frameAt(plusDays(civil, each - civil)));
  if (own.some((frame) => frame !== null && !isInOrder(frame))) return null;
  const frame = frameAt(day.frame.civil);
  return frame === null ? null : dayOf(runs, frame, frameAt, day);
}

const isInOrder = ({ sunrise, sunset, nextSunrise }: DayFrame): boolean => sunrise < sunset && sunset < nextSunrise;

function withEnd(runs: readonly AngaSpan[], end: JdUt, at: JdUt): AngaSpan[] | null {
  const moved = runs.map((run) =>
    run.to === end ? { ...run, to: at } : run.from === end ? { ...run, from: at } : run,
  );
  return moved.every(({ from, to }) => from < to) ? moved : null;
}

const dayOf = (
  runs: readonly AngaSpan[],
  frame: DayFrame,
  frameAt: NirnayaDay['frameAt'],
  { after }: NirnayaDay,
): NirnayaDay => ({
  frame,
  tithis: runs.filter(({ from, to }) => to > frame.sunrise && from < frame.nextSunrise),
  frameAt,
  after: (tithi) => runs.find(({ from }) => from === tithi.to) ?? after(tithi),
});

/**
 * Every instant that could matter: the ends of tithis that may touch the day, and the sunrises and sunsets of the days
 * around it.
 */
function instantsOf(day: NirnayaDay, runs: readonly AngaSpan[]): NirnayaInstant[] {
  const ends = runs.slice(0, -1).map(({ number, to }) => ({ what: 'tithi_end' as const, number, at: to }));
  const days = runs.some(({ number }) => inPaksha(number) === EKADASHI) ? DAYS_AROUND_EKADASHI : DAYS_AROUND;
  const edges = days.flatMap((n): NirnayaInstant[] => {
    const civil = plusDays(day.frame.civil, n);
    const frame = n === 0 ? day.frame : day.frameAt(civil);
    if (frame === null) return [];
    return [
      { what: 'sunrise', civil, at: frame.sunrise },
      { what: 'sunset', civil, at: frame.sunset },
    ];
  });
  return [...ends, ...edges];
}

export interface NirnayaMoves {
  readonly instants: readonly NirnayaInstant[];
  /** The day if the instant were `seconds` later; null if the instant cannot be at that time. */
  dayWith(instant: NirnayaInstant, seconds: number): NirnayaDay | null;
  /** The tithi as which that day would be observed. */
  decidedWith(instant: NirnayaInstant, seconds: number): number | null;
}

export function nirnayaMoves(day: MovableDay): NirnayaMoves {
  const runs = runsAbout(day);
  const dayWith: NirnayaMoves['dayWith'] = (instant, seconds) => {
    const moved = movedDay(day, runs, instant, seconds);
    return moved === null || moved.tithis.length === 0 ? null : moved;
  };
  return {
    instants: instantsOf(day, runs),
    dayWith,
    decidedWith(instant, seconds) {
      const moved = dayWith(instant, seconds);
      return moved === null ? null : nirnayaOf(moved).decided.tithi;
    },
  };
}

/** The flips of the day's decision, nearest first. */
export function nirnayaFlips(day: MovableDay, search: FlipSearch = {}): NirnayaFlip[] {
  const { instants, decidedWith } = nirnayaMoves(day);
  const retry = (instant: NirnayaInstant, seconds: number) => {
    const answer = decidedWith(instant, seconds);
    return answer === null ? null : { answer };
  };
  return flipsOf(nirnayaOf(day).decided.tithi, instants, retry, search);
}
