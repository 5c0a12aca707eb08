/**
 * The interface that every engine implements. A Sky is one engine at one place. Every number in a reply (a rising, a
 * longitude, an ayanamsa) comes from a Sky, so a reply has exactly one engine. A Sky cannot reach another engine.
 *
 * Time is JdUt everywhere. If an engine does not know a value, it returns `{ none: 'not_in_this_engine' }` and never
 * takes the value from another engine.
 */
import type { CacheOwner, OwnerCache } from '../../kernel/caches.ts';
import type { Place } from '../../kernel/place.ts';
import type { Span } from '../../kernel/span.ts';
import type { CivilDay, JdTt, JdUt, SiderealDeg } from '../../kernel/units.ts';

export const GRAHAS = ['surya', 'chandra', 'mangala', 'budha', 'guru', 'shukra', 'shani', 'rahu', 'ketu'] as const;
export type Graha = (typeof GRAHAS)[number];
/** An object with a value for each of the nine grahas, in the order used in replies. */
export const perGraha = <T>(make: (graha: Graha) => T): Record<Graha, T> => ({
  surya: make('surya'),
  chandra: make('chandra'),
  mangala: make('mangala'),
  budha: make('budha'),
  guru: make('guru'),
  shukra: make('shukra'),
  shani: make('shani'),
  rahu: make('rahu'),
  ketu: make('ketu'),
});
/**
 * The five planets without Sun and Moon (tara-graha). They can be retrograde, set heliacally and have conjunctions with
 * each other.
 */
export const TARA_GRAHAS = ['mangala', 'budha', 'guru', 'shukra', 'shani'] as const;
export type TaraGraha = (typeof TARA_GRAHAS)[number];

export type NoneReason = 'always_up' | 'always_down' | 'not_today' | 'not_in_this_engine';
/** An event that does not occur, or a value that the engine does not know, with the reason. */
export interface None {
  readonly none: NoneReason;
}
export const none = (reason: NoneReason): None => ({ none: reason });
export const isNone = (value: unknown): value is None =>
  typeof value === 'object' && value !== null && 'none' in value && typeof value.none === 'string';
export type EventTime = JdUt | None;

/** The name of the engine's folder, as in the registry; `EngineInfo` has its names in replies and paths. */
export type EngineKey = string;

/** An option that an engine offers. */
export interface EngineOption {
  /** The allowed values; the first is the default. */
  readonly values: readonly string[];
  readonly meaning: string;
  /** Values that only the routes on the engine's own mathematics accept. */
  readonly ofWorking?: readonly string[];
  /** Set if only birth charts accept the option: the reason why other routes reject it. */
  readonly ofCharts?: string;
}

/**
 * An engine's description of itself. Paths, access checks, the command line, OpenAPI and the pages are derived from it.
 */
export interface EngineInfo {
  readonly key: EngineKey;
  /** The value of `engine` in replies. */
  readonly id: string;
  /** The first segment of its paths after /v1/. */
  readonly segment: string;
  /** The value of the parameter `engine=`. */
  readonly word: string;
  /** The value of `ayanamsa` in replies. */
  readonly ayanamsaName: string;
  /** Its name and a short description in English. The other languages have them in `text/<lang>/engines.ts`. */
  readonly label: EngineLabel;
  /** First and last Gregorian year the engine answers for. */
  readonly years: { readonly from: number; readonly to: number };
  /** The options of this engine, by parameter name. */
  readonly options: Readonly<Record<string, EngineOption>>;
  /** What its numbers depend on apart from the options; included in `conventions` of the envelope. */
  readonly conventions?: Readonly<Record<string, string>>;
  /** The version, which changes whenever a number could change. */
  readonly version: string;
  /**
   * The engine that replaces this one when it is retired. On the paths of the successor this engine always counts as
   * retired.
   */
  readonly successor?: EngineKey;
  readonly access: EngineAccess;
}

/** Who may use an engine. Keys, plans, errors and the command line use this. */
export interface EngineAccess {
  /** The key prefixes that give access to it, apart from the prefix for all engines. */
  readonly keyPrefixes: readonly string[];
  /** The plans that include all its routes and languages other than English. The other plans have its Basic routes. */
  readonly fullPlans: readonly string[];
}

export interface EngineLabel {
  readonly name: string;
  readonly gist: string;
}

/** Values of the engine's options. Options that the route does not accept are missing and have their defaults. */
export type SkyOptions = Readonly<Record<string, string>>;

/** The defaults of all options. */
export const defaultsOf = ({ options }: EngineInfo): SkyOptions =>
  Object.fromEntries(
    Object.entries(options).map(
      ([
        name,
        {
          values: [first = ''],
        },
      ]) => [name, first],
    ),
  );

export interface Engine {
  readonly info: EngineInfo;
  skyOver(place: Place, options: SkyOptions): Sky;
}

/** The engines of the service, in their fixed order. */
export type Engines = Readonly<Record<EngineKey, Engine>>;

export function engineNamed(engines: Engines, key: EngineKey): Engine {
  const engine = Object.hasOwn(engines, key) ? engines[key] : undefined;
  if (engine === undefined) throw new Error(`there is no ${key} engine here`);
  return engine;
}

/** Returns a function that gives one cache for each choice of options. All Skies of an engine share it. */
export function almanacs(): (options: SkyOptions) => CacheOwner {
  const made: { readonly options: SkyOptions; readonly almanac: CacheOwner }[] = [];
  return (options) => {
    const known = made.find((each) => areSame(each.options, options));
    if (known !== undefined) return known.almanac;
    const almanac: CacheOwner = { kept: new Map() };
    made.push({ options, almanac });
    return almanac;
  };
}

function areSame(one: SkyOptions, other: SkyOptions): boolean {
  for (const name in one) if (one[name] !== other[name]) return false;
  return true;
}

export interface Sky extends CacheOwner {
  readonly engine: EngineInfo;
  readonly place: Place;
  readonly options: SkyOptions;
  /** Cached results that belong to this Sky only. */
  readonly kept: OwnerCache;
  /**
   * Cached results that depend on the engine and its options but not on a place, such as new moons and ends of tithis.
   * They are kept between requests.
   */
  readonly almanac: CacheOwner;
  /** The same engine with other options, as a calendar defines them, or over another place, whose days a land keeps. */
  withOptions(options: SkyOptions, place?: Place): Sky;

  // ── the day ──────────────────────────────────────────────────────────────────────────────
  /**
   * Sunrise, noon and sunset of a civil day. They are the events around the local noon that is nearest to 12:00 on the
   * clock of that day, so every civil day has exactly one of each.
   */
  sunrise(day: CivilDay): EventTime;
  sunset(day: CivilDay): EventTime;
  /** True solar noon, which always occurs. */
  noon(day: CivilDay): JdUt;
  /** The velantara at sunrise: seconds by which the true Sun is late. Only a siddhanta has it. */
  velantaraSeconds?(day: CivilDay): number;
  /** The first rising, setting or meridian transit of the Moon in [from, to), or none with the reason. */
  moonrise(from: JdUt, to: JdUt): EventTime;
  moonset(from: JdUt, to: JdUt): EventTime;
  moonTransit(from: JdUt, to: JdUt): EventTime;

  // ── positions ────────────────────────────────────────────────────────────────────────────
  longitude(graha: Graha, t: JdUt): SiderealDeg;
  /**
   * An approximate longitude with an error below `expectedWithinDeg`, at a fraction of the cost. A search uses it and
   * computes the exact longitude only near an event. Engines without a cheaper method return the exact longitude and an
   * error of 0.
   */
  expectedLongitude(graha: Graha, t: JdUt): SiderealDeg;
  expectedWithinDeg(graha: Graha): number;
  /** Degrees per day by which the engine's own longitude changes at `t`; negative if retrograde. */
  speed(graha: Graha, t: JdUt): number;
  /** How much the speed grows in a day. */
  quickening(graha: Graha, t: JdUt): number;
  /** Degrees per day of `meanLongitude`. */
  meanMotion(graha: Graha): number;
  /** Ecliptic latitude, degrees, north positive; 0 for Sun and nodes. */
  latitude(graha: Graha, t: JdUt): number;
  /** Degrees from the equator, north positive. */
  declination(graha: Graha, t: JdUt): number;
  /** The rising point of the ecliptic, defined at any latitude. */
  lagna(t: JdUt): SiderealDeg;
  /** The culminating point of the ecliptic (madhya-lagna, MC). */
  midheaven(t: JdUt): SiderealDeg;

  // ── the frame ────────────────────────────────────────────────────────────────────────────
  /** Degrees from the engine's zero point back to the equinox of date: tropical is sidereal + ayanamsa. */
  ayanamsa(t: JdUt): number;
  /** The ayanamsa without nutation; none on the Surya-siddhanta engine, which has only one ayanamsa. */
  ayanamsaMean(t: JdUt): number | None;
  /** The obliquity of the ecliptic in degrees. */
  obliquity(t: JdUt): number;
  /** Terrestrial Time at `t`, which is only shown in replies. */
  tt(t: JdUt): JdTt | None;
  deltaTSeconds(t: JdUt): number | None;
  /** Length of the engine's own sidereal year in days. */
  readonly siderealYearDays: number;

  // ── for strengths, stations and heliacal risings ─────────────────────────────────────────
  /** Mean longitude of the graha, sidereal. For Mercury and Venus it is the mean Sun's. */
  meanLongitude(graha: Graha, t: JdUt): SiderealDeg;
  /**
   * Sidereal longitude of the graha's sighrocca. On the modern engines it is the heliocentric mean longitude of the
   * inner body.
   */
  sighrocca(graha: TaraGraha, t: JdUt): SiderealDeg;
  /** Where the graha is on the circle of its sighra, if the text gives the arc of retrogression there. */
  sighraArc(graha: TaraGraha, t: JdUt): SighraArc | None;
  /** The graha's distance from the Sun in degrees of time (kalamsha), and the limit below which it is invisible. */
  kalamsha(graha: TaraGraha | 'chandra', t: JdUt): Kalamsha;
  /**
   * An approximate kalamsha for searches with many evaluations. Its error is below a thousandth of a second of arc,
   * mostly below a millionth. Engines without a cheaper method return `kalamsha` itself.
   */
  expectedKalamsha(graha: TaraGraha, t: JdUt): Kalamsha;
  /**
   * Whether the kalamsha has a kink at the boundary of two signs, because it uses the rising times of whole signs.
   * Samples on one side of a kink do not predict the other side.
   */
  readonly kalamshaBends: boolean;
  /** Whether every sign rises at the place by the engine's rule. Nearer to the poles the engine uses a substitute. */
  readonly everySignRises: boolean;

  // ── eclipses ─────────────────────────────────────────────────────────────────────────────
  /** Sun and Moon as bodies in space, for eclipses that are computed from geometry. */
  shadow(t: JdUt): Shadow | None;
  /**
   * The eclipses whose middle is in the span, for an engine that has its own rules for them (Surya-siddhanta IV–VI).
   */
  siddhanticEclipses(from: JdUt, to: JdUt): readonly SiddhanticEclipse[] | None;
}

export interface SighraArc {
  /** From 0 to 180 the motion shrinks and turns backward, from 180 to 360 it grows. */
  readonly kendraDeg: number;
  /** Whether this is in the text's arc of retrogression. */
  readonly isRetrograde: boolean;
}

export interface Kalamsha {
  readonly deg: number;
  readonly limitDeg: number;
  readonly visible: boolean;
}

/** A vector on the true equator and equinox of date, in equatorial Earth radii. */
export interface Vector {
  readonly x: number;
  readonly y: number;
  readonly z: number;
}

export interface Shadow {
  /** Apparent geocentric position of the Sun. */
  readonly sun: Vector;
  /** Apparent geocentric position of the Moon. */
  readonly moon: Vector;
  /** Apparent sidereal time at Greenwich in degrees, which turns a geographic longitude into a direction in space. */
  readonly siderealTimeDeg: number;
}

export interface SiddhanticEclipse {
  readonly kind: 'solar' | 'lunar';
  readonly type: 'partial' | 'total';
  readonly greatest: JdUt;
  readonly begin: JdUt;
  readonly end: JdUt;
  readonly totalBegin: JdUt | None;
  readonly totalEnd: JdUt | None;
  /** Eclipsed part of the diameter (grasa over the Moon's diameter). */
  readonly magnitude: number;
  readonly sunLongitude: SiderealDeg;
  readonly sunDiameterDeg: number;
  readonly moonDiameterDeg: number;
  readonly shadowDiameterDeg: number | None;
  readonly moonLatitudeDeg: number;
  readonly grasaDeg: number;
  readonly halfDurationNadi: { readonly first: number; readonly second: number };
  /** The part of the eclipse during which the eclipsed body is above this place's horizon; null if there is none. */
  readonly seen: Span | null;
}
