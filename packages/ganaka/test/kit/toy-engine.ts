/**
 * A rough engine that lives in the tests only: round numbers, circular orbits, a Sun that rises at six.
 * It proves the house (rows, pipeline, envelope) without any real astronomy.
 */

import { norm360, sinDeg } from '../../src/kernel/angle.ts';
import type { CacheOwner } from '../../src/kernel/caches.ts';
import { midnight } from '../../src/kernel/civil.ts';
import type { Place } from '../../src/kernel/place.ts';
import { type CivilDay, type JdUt, jdUt, plusDays, sidereal } from '../../src/kernel/units.ts';
import {
  almanacs,
  type Engine,
  type EngineInfo,
  type EngineKey,
  type Graha,
  none,
  type Sky,
  type SkyOptions,
} from '../../src/sky/engines/engine.ts';
import { engineInfos } from '../../src/sky/engines/registry.ts';

const EPOCH = 2_451_545;
const MOTION: Record<Graha, readonly [atEpoch: number, degPerDay: number]> = {
  surya: [256, 360 / 365.2564],
  chandra: [194, 13.176358],
  mangala: [331, 0.524],
  budha: [262, 0.985609],
  guru: [10, 0.0831],
  shukra: [240, 0.985609],
  shani: [26, 0.0335],
  rahu: [101, -0.0529538],
  ketu: [281, -0.0529538],
};

/** An engine that calls itself what the registry's calls itself, but for its id. */
export const toyEngine = (key: EngineKey, id: string): Engine => {
  const real = engineInfos({ thirdEngine: id }).find((each) => each.key === key);
  if (real === undefined) throw new Error(`the registry has no ${key}`);
  return toyOf({ ...real, id });
};

export function toyOf(real: EngineInfo): Engine {
  const info = { ...real, version: 'toy' };
  const almanacOf = almanacs();
  const engine: Engine = { info, skyOver: (place, options) => toySky(engine, place, options, almanacOf(options)) };
  return engine;
}

function toySky(of: Engine, place: Place, options: SkyOptions, almanac: CacheOwner): Sky {
  const at = (graha: Graha, t: JdUt) => {
    const [start, rate] = MOTION[graha];
    const mean = start + rate * (t - EPOCH);
    return sidereal(mean + (graha === 'chandra' ? 6.29 * sinDeg(134.96 + 13.064993 * (t - EPOCH)) : 0));
  };
  const lmtMidnight = (day: CivilDay) => {
    const clockNoon = midnight(day, place.tzHours) + 0.5;
    const solar = Math.round(clockNoon + place.lonDeg / 360) - place.lonDeg / 360;
    return jdUt(solar - 0.5);
  };
  const within = (from: JdUt, to: JdUt, phase: number) => {
    const gap = norm360(phase - 347 * (from - EPOCH)) / 347;
    const when = jdUt(from + gap);
    return when < to ? when : none('not_today');
  };
  const polar = Math.abs(place.latDeg) > 75;
  return {
    engine: of.info,
    place,
    options,
    kept: new Map(),
    almanac,
    withOptions: (others, elsewhere = place) => of.skyOver(elsewhere, { ...options, ...others }),
    siderealYearDays: 365.2564,
    sunrise: (day) => (polar ? none('always_down') : plusDays(lmtMidnight(day), 0.25)),
    sunset: (day) => (polar ? none('always_down') : plusDays(lmtMidnight(day), 0.75)),
    noon: (day) => plusDays(lmtMidnight(day), 0.5),
    moonrise: (from, to) => within(from, to, 10),
    moonset: (from, to) => within(from, to, 190),
    moonTransit: (from, to) => within(from, to, 100),
    longitude: at,
    expectedLongitude: at,
    expectedWithinDeg: () => 0,
    speed: (graha) => MOTION[graha][1],
    quickening: () => 0,
    meanMotion: (graha) => MOTION[graha][1],
    latitude: (graha, t) => (graha === 'chandra' ? 5 * sinDeg(at('chandra', t) - at('rahu', t)) : 0),
    declination: (graha, t) => 23.4 * sinDeg(at(graha, t) + 24),
    lagna: (t) => sidereal(361 * (t - EPOCH) + place.lonDeg),
    midheaven: (t) => sidereal(361 * (t - EPOCH) + place.lonDeg - 90),
    ayanamsa: () => 24,
    ayanamsaMean: () => 24,
    obliquity: () => 23.4,
    tt: () => none('not_in_this_engine'),
    deltaTSeconds: () => none('not_in_this_engine'),
    meanLongitude: at,
    sighrocca: (graha, t) => at(graha, t),
    sighraArc: () => none('not_in_this_engine'),
    kalamsha: () => ({ deg: 40, limitDeg: 12, visible: true }),
    expectedKalamsha: () => ({ deg: 40, limitDeg: 12, visible: true }),
    kalamshaBends: false,
    everySignRises: true,
    shadow: () => none('not_in_this_engine'),
    siddhanticEclipses: () => none('not_in_this_engine'),
  };
}
