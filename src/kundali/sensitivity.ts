/**
 * What an uncertain birth time leaves open: everything in the chart that changes within some minutes of the given time,
 * with the second of the change.
 * Time is divided into whole seconds from the given time. Fast features are sampled every twenty seconds. In that time
 * the rising point moves five minutes of arc, so it cannot pass two parts of any varga. Yogas are sampled once a
 * minute.
 * If two samples differ, the second of the change is found by bisection.
 */
import { GRAHAS, type Sky } from '../engines/engine.ts';
import { type JdUt, jdUt } from '../kernel/units.ts';
import { chartOf, houseFrom, nakshatraOf, padaOf, rashiOf } from './chart.ts';
import { vimshottariFrom } from './dasha/vimshottari.ts';
import { factsOf } from './facts.ts';
import { rashiInVarga, VARGA_IDS } from './varga.ts';
import { yogasOf } from './yogas/judge.ts';

/** The name of a feature of the chart. Its value is a number or an id. */
export type Feature = string;
type State = ReadonlyMap<Feature, number>;

export interface SensitiveChange {
  readonly what: Feature;
  readonly from: number;
  readonly to: number;
  /**
   * The seconds from the given time to the first second with the new value, moving away from the given time; negative
   * is earlier.
   */
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
  /** The index in the ring of nine lords. */
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

/**
 * The features at an instant: the rashi of the lagna in every varga, the rashis and houses of the grahas, and the
 * Moon's nakshatra and pada.
 */
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

/** The yogas that are present in the chart of an instant. */
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

/** Every change from zero to `reach`, in one direction. */
function changesOf<V>(sign: 1 | -1, reach: number, look: number, value: (seconds: number) => V): Step<V>[] {
  const found: Step<V>[] = [];
  for (let from = 0; from < reach; from += look) changesBetween(sign, from, Math.min(from + look, reach), value, found);
  return found;
}

/**
 * A value may change more than once between two samples. So the first change is found, and the rest is searched again.
 */
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
