/**
 * What an uncertain birth time leaves open: everything in the chart that is another within so many minutes of the time given, with the
 * second at which it changes. Time is cut into whole seconds from the time given. What costs little is looked at every twenty seconds,
 * in which the rising point goes five minutes of arc and cannot pass two parts of any varga; the yogas once a minute. Between two looks
 * that differ the second is found by halving.
 */
import { GRAHAS, type Sky } from '../engines/engine.ts';
import { type JdUt, jdUt } from '../kernel/units.ts';
import { chartOf, houseFrom, nakshatraOf, padaOf, rashiOf } from './chart.ts';
import { vimshottariFrom } from './dasha/vimshottari.ts';
import { factsOf } from './facts.ts';
import { rashiInVarga, VARGA_IDS } from './varga.ts';
import { yogasOf } from './yogas/judge.ts';

/** What is looked at, by name; each is a number, or an id. */
export type Feature = string;
type State = ReadonlyMap<Feature, number>;

export interface SensitiveChange {
  readonly what: Feature;
  readonly from: number;
  readonly to: number;
  /** Seconds from the time given to the first second of the new state, away from the time given; negative is earlier. */
  readonly seconds: number;
  readonly at: JdUt;
}
export interface YogaChange {
  readonly yoga: string;
  readonly gained: boolean;
  readonly seconds: number;
  readonly at: JdUt;
}
export interface DashaAt {
  /** Place in the ring of nine. */
  readonly first: number;
  readonly balanceYears: number;
}
export interface Sensitivity {
  readonly changes: readonly SensitiveChange[];
  readonly yogas: readonly YogaChange[];
  readonly dasha: { readonly earliest: DashaAt; readonly given: DashaAt; readonly latest: DashaAt };
}

const SECONDS_PER_DAY = 86_400;
const LOOK_S = 20;
const YOGA_LOOK_S = 60;

/** Signs of the lagna in every varga, signs and houses of the grahas, star and quarter of the Moon. */
export function stateAt(sky: Sky, t: JdUt): State {
  const state = new Map<Feature, number>();
  const lagna = sky.lagna(t);
  const rising = rashiOf(lagna);
  for (const id of VARGA_IDS) state.set(id === 'D1' ? 'lagna' : `${id}.lagna`, rashiInVarga(id, lagna));
  for (const graha of GRAHAS) {
    const longitude = sky.longitude(graha, t);
    state.set(`${graha}.rashi`, rashiOf(longitude));
    state.set(`${graha}.house`, houseFrom(rising, rashiOf(longitude)));
    if (graha !== 'chandra') continue;
    state.set('chandra.nakshatra', nakshatraOf(longitude));
    state.set('chandra.pada', padaOf(longitude));
  }
  return state;
}

/** The yogas that the chart of an instant has. */
export const yogasAt = (sky: Sky, t: JdUt): ReadonlySet<string> =>
  new Set(yogasOf(factsOf(chartOf(sky, t))).list.flatMap(({ yoga, present }) => (present === true ? [yoga.id] : [])));

export function sensitivityOf(sky: Sky, t: JdUt, minutes: number): Sensitivity {
  const at = (seconds: number): JdUt => jdUt(t + seconds / SECONDS_PER_DAY);
  const reach = minutes * 60;
  const state = remembered((seconds) => stateAt(sky, at(seconds)));
  const yogas = remembered((seconds) => yogasAt(sky, at(seconds)));
  const dashaAt = (seconds: number): DashaAt => {
    const { first, balanceYears } = vimshottariFrom(sky.longitude('chandra', at(seconds)));
    return { first, balanceYears };
  };
  const ways = [-1, 1] as const;
  return {
    changes: nearestFirst(
      ways.flatMap((sign) =>
        [...state(0).keys()].flatMap((what) =>
          changesOf(sign, reach, LOOK_S, (seconds) => state(seconds).get(what) ?? 0).map(({ seconds, from, to }) => ({
            ...{ what, from, to, seconds },
            at: at(seconds),
          })),
        ),
      ),
    ),
    yogas: nearestFirst(ways.flatMap((sign) => yogaChanges(sign, reach, yogas, at))),
    dasha: { earliest: dashaAt(-reach), given: dashaAt(0), latest: dashaAt(reach) },
  };
}

function remembered<T>(make: (seconds: number) => T): (seconds: number) => T {
  const known = new Map<number, T>();
  return (seconds) => {
    const found = known.get(seconds) ?? make(seconds);
    known.set(seconds, found);
    return found;
  };
}

const nearestFirst = <C extends { readonly seconds: number }>(changes: readonly C[]): C[] =>
  [...changes].sort((a, b) => Math.abs(a.seconds) - Math.abs(b.seconds) || a.seconds - b.seconds);

interface Step<V> {
  readonly seconds: number;
  readonly from: V;
  readonly to: V;
}

/** Every change on the way from zero to `reach`, one way. */
function changesOf<V>(sign: 1 | -1, reach: number, look: number, value: (seconds: number) => V): Step<V>[] {
  const found: Step<V>[] = [];
  for (let from = 0; from < reach; from += look) changesBetween(sign, from, Math.min(from + look, reach), value, found);
  return found;
}

/** Between two looks a value may change more than once: the first change is found, and what is left is looked at again. */
function changesBetween<V>(
  sign: 1 | -1,
  from: number,
  to: number,
  value: (seconds: number) => V,
  found: Step<V>[],
): void {
  const before = value(sign * from);
  if (value(sign * to) === before) return;
  let [low, high] = [from, to];
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2);
    if (value(sign * middle) === before) low = middle;
    else high = middle;
  }
  found.push({ seconds: sign * high, from: before, to: value(sign * high) });
  if (high < to) changesBetween(sign, high, to, value, found);
}

function yogaChanges(
  sign: 1 | -1,
  reach: number,
  yogas: (seconds: number) => ReadonlySet<string>,
  at: (seconds: number) => JdUt,
): YogaChange[] {
  const found: YogaChange[] = [];
  for (let from = 0; from < reach; from += YOGA_LOOK_S) {
    const to = Math.min(from + YOGA_LOOK_S, reach);
    const [one, other] = [yogas(sign * from), yogas(sign * to)];
    for (const yoga of new Set([...one, ...other])) {
      if (one.has(yoga) === other.has(yoga)) continue;
      const steps: Step<boolean>[] = [];
      changesBetween(sign, from, to, (seconds) => yogas(seconds).has(yoga), steps);
      for (const { seconds, to: gained } of steps) found.push({ yoga, gained, seconds, at: at(seconds) });
    }
  }
  return found;
}
