/**
 * What an uncertain birth time leaves open: everything in the chart that changes within some minutes of the given time,
 * with the second of the change.
 * Time is divided into whole seconds from the given time. Features are sampled every twenty seconds. In that time the
 * rising point usually moves five minutes of arc. Near the polar circles it can move many degrees, so there samples
 * are taken until it cannot pass two parts of any varga between two of them. Yogas are sampled once a minute and at
 * every change of the rising sign and navamsha.
 * If two samples differ, the second of the change is found by bisection.
 */

import {
  changesAmong,
  closerLooks,
  looksOf,
  nearestFirst,
  remembered,
  WAYS,
  type Way,
} from '../../../kernel/seconds.ts';
import { type JdUt, jdUt } from '../../../kernel/units.ts';
import { GRAHAS, type Sky } from '../../../sky/engines/engine.ts';
import { vimshottariFrom } from '../dasha/vimshottari.ts';
import { yogasOf } from '../yogas/judge.ts';
import { chartOf, houseFrom, nakshatraOf, padaOf, rashiOf } from './chart.ts';
import { factsOf } from './facts.ts';
import { rashiInVarga, VARGA_IDS } from './varga.ts';

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
/** The smallest part of a varga: half a degree in D60. */
const SMALLEST_PART_DEG = 0.5;
/** What a yoga may read of the lagna. */
const READ_BY_YOGAS: readonly Feature[] = ['lagna', 'D9.lagna'];

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
  const lagna = remembered((seconds) => sky.lagna(at(seconds)));
  const changes = WAYS.flatMap((way) => {
    const looks = closerLooks(way, looksOf(reach, LOOK_S), lagna, SMALLEST_PART_DEG);
    return [...state(0).keys()].flatMap((what) =>
      changesAmong(way, looks, (seconds) => state(seconds).get(what) ?? 0).map((step) => ({
        ...{ what, ...step },
        at: at(step.seconds),
      })),
    );
  });
  const turns = changes.filter(({ what }) => READ_BY_YOGAS.includes(what)).map(({ seconds }) => seconds);
  return {
    changes: nearestFirst(changes),
    yogas: nearestFirst(WAYS.flatMap((way) => yogaChanges(way, looksAt(way, reach, turns), yogas, at))),
    dasha: { earliest: dashaAt(-reach), given: dashaAt(0), latest: dashaAt(reach) },
  };
}

/** The seconds at which yogas are sampled: every minute, and on both sides of each turn. */
function looksAt(way: Way, reach: number, turns: readonly number[]): number[] {
  const own = turns.filter((seconds) => seconds * way > 0).flatMap((seconds) => [seconds * way - 1, seconds * way]);
  return [...new Set([...looksOf(reach, YOGA_LOOK_S), ...own])].sort((a, b) => a - b);
}

function yogaChanges(
  way: Way,
  looks: readonly number[],
  yogas: (seconds: number) => ReadonlySet<string>,
  at: (seconds: number) => JdUt,
): YogaChange[] {
  const known = new Set(looks.flatMap((look) => [...yogas(way * look)]));
  return [...known].flatMap((yoga) =>
    changesAmong(way, looks, (second) => yogas(second).has(yoga)).map(({ seconds, to: gained }) => ({
      ...{ yoga, gained, seconds },
      at: at(seconds),
    })),
  );
}
