/**
 * An engine with one input of another: what the service never makes. A test uses it to see whether the named cause of a
 * difference removes it.
 */
import type { Input } from '../../src/jyotisha/compare/inputs.ts';
import { type JdUt, sidereal } from '../../src/kernel/units.ts';
import { type Engine, GRAHAS, type Graha, type Sky } from '../../src/sky/engines/engine.ts';

/** `engine` with `input` of `other`. */
export const mixedEngine = (engine: Engine, other: Engine, input: Input): Engine => ({
  info: engine.info,
  skyOver: (place, options) => {
    const theirs = Object.fromEntries(
      Object.entries(other.info.options).map(([name, { values }]) => [name, values[0] ?? '']),
    );
    return mixedSky(engine.skyOver(place, options), other.skyOver(place, theirs), input);
  },
});

function mixedSky(own: Sky, other: Sky, input: Input): Sky {
  const fresh = { kept: new Map(), almanac: { kept: new Map() } };
  const parts: Readonly<Record<PropertyKey, unknown>> = { ...fresh, ...PARTS[input](own, other) };
  return new Proxy(own, {
    get(target, name) {
      if (Object.hasOwn(parts, name)) return parts[name];
      const value: unknown = Reflect.get(target, name, target);
      return typeof value === 'function' ? value.bind(target) : value;
    },
  });
}

type Parts = (own: Sky, other: Sky) => Partial<Sky>;

const PARTS: Readonly<Record<Input, Parts>> = {
  ...(Object.fromEntries(
    GRAHAS.map((graha): [Graha, Parts] => [graha, (own, other) => body(graha, own, other)]),
  ) as Record<Graha, Parts>),
  sunrise: (_, other) => ({
    sunrise: (day) => other.sunrise(day),
    sunset: (day) => other.sunset(day),
    noon: (day) => other.noon(day),
  }),
  chandra: (own, other) => ({
    ...body('chandra', own, other),
    moonrise: (from, to) => other.moonrise(from, to),
    moonset: (from, to) => other.moonset(from, to),
    moonTransit: (from, to) => other.moonTransit(from, to),
  }),
  lagna: (own, other) => ({
    lagna: (t) => sidereal(other.lagna(t) + other.ayanamsa(t) - own.ayanamsa(t)),
    midheaven: (t) => sidereal(other.midheaven(t) + other.ayanamsa(t) - own.ayanamsa(t)),
  }),
  ayanamsa: (own, other) => {
    const moved = (deg: number, t: JdUt) => sidereal(deg + own.ayanamsa(t) - other.ayanamsa(t));
    const longitude: Sky['longitude'] = (graha, t) => moved(own.longitude(graha, t), t);
    return {
      longitude,
      expectedLongitude: longitude,
      expectedWithinDeg: () => 0,
      meanLongitude: (graha, t) => moved(own.meanLongitude(graha, t), t),
      sighrocca: (graha, t) => moved(own.sighrocca(graha, t), t),
      lagna: (t) => moved(own.lagna(t), t),
      midheaven: (t) => moved(own.midheaven(t), t),
      ayanamsa: (t) => other.ayanamsa(t),
      ayanamsaMean: (t) => other.ayanamsaMean(t),
    };
  },
};

/** One body as the other engine has it from the equinox. */
function body(which: Graha, own: Sky, other: Sky): Partial<Sky> {
  const longitude: Sky['longitude'] = (graha, t) =>
    graha === which
      ? sidereal(other.longitude(graha, t) + other.ayanamsa(t) - own.ayanamsa(t))
      : own.longitude(graha, t);
  return {
    longitude,
    expectedLongitude: longitude,
    expectedWithinDeg: () => 0,
    speed: (graha, t) => (graha === which ? other : own).speed(graha, t),
    quickening: (graha, t) => (graha === which ? other : own).quickening(graha, t),
    meanMotion: (graha) => (graha === which ? other : own).meanMotion(graha),
    latitude: (graha, t) => (graha === which ? other : own).latitude(graha, t),
    declination: (graha, t) => (graha === which ? other : own).declination(graha, t),
  };
}
