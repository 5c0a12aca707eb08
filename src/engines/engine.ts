/**
 * The interface that every engine implements. A Sky is one engine at one place. Every number in a reply (a rising, a
 * longitude, an ayanamsa) comes from a Sky, so a reply has exactly one engine. A Sky cannot reach another engine.
 *
 * Time is JdUt everywhere. What an engine does not know it answers with `{ none: 'not_in_this_engine' }`; it never
 * borrows.
 */
import type { Keeper, Kept } from '../kernel/kept.ts';
import type { Place } from '../kernel/place.ts';
import type { Span } from '../kernel/span.ts';
import type { CivilDay, JdTt, JdUt, SiderealDeg } from '../kernel/units.ts';

export const GRAHAS = ['surya', 'chandra', 'mangala', 'budha', 'guru', 'shukra', 'shani', 'rahu', 'ketu'] as const;
export type Graha = (typeof GRAHAS)[number];
/** One value for each of the nine, in the order used in replies. */
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
 * The five star-planets (tara-graha): they have retrograde motion, set heliacally and have conjunctions with each
 * other.
 */
export const TARA_GRAHAS = ['mangala', 'budha', 'guru', 'shukra', 'shani'] as const;
export type TaraGraha = (typeof TARA_GRAHAS)[number];

export type NoneReason = 'always_up' | 'always_down' | 'not_today' | 'not_in_this_engine';
/** Something that does not happen, or is not known to this engine, with the reason. */
export interface None {
  readonly none: NoneReason;
}
export const none = (reason: NoneReason): None => ({ none: reason });
export const isNone = (value: unknown): value is None =>
  typeof value === 'object' && value !== null && 'none' in value && typeof value.none === 'string';
export type Happening = JdUt | None;

/** An engine by the name of its folder; the registry says which there are. What replies and paths call it is in `EngineInfo`. */
export type EngineKey = string;

/** A choice that an engine offers. */
export interface EngineOption {
  /** The first is the default. */
  readonly values: readonly string[];
  readonly meaning: string;
  /** Options that only the routes on the engine's own mathematics accept. */
  readonly ofWorking?: readonly string[];
  /** If only birth charts accept it: why other routes reject it. */
  readonly ofCharts?: string;
}

/**
 * An engine's description of itself. Paths, access checks, the command line, OpenAPI and the pages are derived from it.
 */
export interface EngineInfo {
  readonly key: EngineKey;
  /** `engine` in replies. */
  readonly id: string;
  /** First segment of its paths, under /v1/. */
  readonly segment: string;
  /** What `engine=` calls it. */
  readonly word: string;
  /** `ayanamsa` in replies. */
  readonly ayanamsaName: string;
  /** Its name and what it is, in English; other languages have theirs in `text/<lang>/engines.ts`. */
  readonly label: EngineLabel;
  /** First and last Gregorian year the engine answers for. */
  readonly years: { readonly from: number; readonly to: number };
  /** The optional parameters that have a meaning for this engine. */
  readonly options: Readonly<Record<string, EngineOption>>;
  /** What its numbers depend on besides the options; printed in `conventions` of the envelope. */
  readonly conventions?: Readonly<Record<string, string>>;
  /** Changes whenever a number could change. */
  readonly version: string;
  /** The engine that replaces it when it is retired; on the replacement's paths it always does. */
  readonly successor?: EngineKey;
  readonly access: EngineAccess;
}

/** Who may use an engine. Keys, plans, errors and the command line use this. */
export interface EngineAccess {
  /** The key prefixes that open it, besides the one that opens every engine. */
  readonly keyPrefixes: readonly string[];
  /** The plans that have all its routes, and other languages than English; the others have its Basic routes. */
  readonly fullPlans: readonly string[];
}

export interface EngineLabel {
  readonly name: string;
  readonly gist: string;
}

/** Chosen values of the engine's options: every option that the route accepts; the others have their defaults. */
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

/** The engines of a service, in their fixed order. */
export type Engines = Readonly<Record<EngineKey, Engine>>;

export function engineNamed(engines: Engines, key: EngineKey): Engine {
  const engine = Object.hasOwn(engines, key) ? engines[key] : undefined;
  if (engine === undefined) throw new Error(`there is no ${key} engine here`);
  return engine;
}

/** One cache for each choice of options: shared by all Skies of an engine. */
export function almanacs(): (options: SkyOptions) => Keeper {
  const made: { readonly options: SkyOptions; readonly almanac: Keeper }[] = [];
  return (options) => {
    const known = made.find((each) => areSame(each.options, options));
    if (known !== undefined) return known.almanac;
    const almanac: Keeper = { kept: new Map() };
    made.push({ options, almanac });
    return almanac;
  };
}

function areSame(one: SkyOptions, other: SkyOptions): boolean {
  for (const name in one) if (one[name] !== other[name]) return false;
  return true;
}

export interface Sky extends Keeper {
  readonly engine: EngineInfo;
  readonly place: Place;
  readonly options: SkyOptions;
  /** Results that belong to this Sky only. */
  readonly kept: Kept;
  /**
   * Results that depend on the engine and its options but not on a place, cached between requests: new moons, ends of
   * tithis.
   */
  readonly almanac: Keeper;
  /** The same engine and place with other options: a calendar may be printed with one of them. */
  withOptions(options: SkyOptions): Sky;

  // ── the day ──────────────────────────────────────────────────────────────────────────────
  /**
   * Sunrise, noon and sunset of a civil day: those around the local noon nearest to 12:00 of that day on the clock, so
   * every civil day has exactly one of each.
   */
  sunrise(day: CivilDay): Happening;
  sunset(day: CivilDay): Happening;
  /** True solar noon; always happens. */
  noon(day: CivilDay): JdUt;
  /** The Moon's first rising, setting, meridian crossing in [from, to), or none with the reason. */
  moonrise(from: JdUt, to: JdUt): Happening;
  moonset(from: JdUt, to: JdUt): Happening;
  moonTransit(from: JdUt, to: JdUt): Happening;

  // ── positions ────────────────────────────────────────────────────────────────────────────
  longitude(graha: Graha, t: JdUt): SiderealDeg;
  /**
   * An approximate longitude, within `expectedWithinDeg`, at a fraction of the cost. A search uses it and computes the
   * exact longitude only where necessary. Engines without a cheaper method return the longitude itself, within 0.
   */
  expectedLongitude(graha: Graha, t: JdUt): SiderealDeg;
  expectedWithinDeg(graha: Graha): number;
  /** Degrees per day; negative is retrograde. On the Surya-siddhanta engine the text's own rule (II.47-51). */
  speed(graha: Graha, t: JdUt): number;
  /** Ecliptic latitude, degrees, north positive; 0 for Sun and nodes. */
  latitude(graha: Graha, t: JdUt): number;
  /** Degrees from the equator, north positive. */
  declination(graha: Graha, t: JdUt): number;
  /** The rising point of the ecliptic. Defined at any latitude. */
  lagna(t: JdUt): SiderealDeg;
  /** The culminating point of the ecliptic (madhya-lagna, MC). */
  midheaven(t: JdUt): SiderealDeg;

  // ── the frame ────────────────────────────────────────────────────────────────────────────
  /** Degrees from the engine's zero point back to the equinox of date: sayana = longitude + ayanamsa. */
  ayanamsa(t: JdUt): number;
  /** The same without nutation; the classical engine has one ayanamsa only. */
  ayanamsaMean(t: JdUt): number | None;
  /** Of the ecliptic, degrees. */
  obliquity(t: JdUt): number;
  /** The uniform time of `t`, for printing. */
  tt(t: JdUt): JdTt | None;
  deltaTSeconds(t: JdUt): number | None;
  /** Length of the engine's own sidereal year, days. */
  readonly siderealYearDays: number;

  // ── for strengths, stations and heliacal risings ─────────────────────────────────────────
  /** Mean longitude of the graha (for Mercury and Venus the mean Sun), sidereal. */
  meanLongitude(graha: Graha, t: JdUt): SiderealDeg;
  /** Sidereal longitude of the graha's sighrocca (modern: heliocentric mean longitude of the inner body). */
  sighrocca(graha: TaraGraha, t: JdUt): SiderealDeg;
  /** The graha's distance from the Sun in degrees of time (kalamsha), and the limit below which it is invisible. */
  kalamsha(graha: TaraGraha | 'chandra', t: JdUt): Kalamsha;
  /**
   * The same for a search with many evaluations: within a thousandth of a second of arc, mostly within a millionth.
   * Engines without a cheaper method return `kalamsha` itself.
   */
  expectedKalamsha(graha: TaraGraha, t: JdUt): Kalamsha;
  /**
   * Whether it has a kink where a sign ends, as the rising times of whole signs do: samples on one side do not predict
   * the other.
   */
  readonly kalamshaBends: boolean;
  /** Whether every sign rises at the place, as the rule takes it; nearer to the poles the engine takes something in its stead. */
  readonly everySignRises: boolean;

  // ── eclipses ─────────────────────────────────────────────────────────────────────────────
  /** Sun and Moon as bodies in space, for eclipses computed from geometry. */
  shadow(t: JdUt): Shadow | None;
  /** The eclipses of an engine that has its own rules for them (Surya-siddhanta IV–VI), by their middle. */
  siddhanticEclipses(from: JdUt, to: JdUt): readonly SiddhanticEclipse[] | None;
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
  /** Apparent geocentric place of the Sun. */
  readonly sun: Vector;
  /** Apparent geocentric place of the Moon. */
  readonly moon: Vector;
  /** Apparent sidereal time at Greenwich, degrees: turns a longitude on Earth into a direction. */
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
  /** Part of the eclipsed diameter (grasa over the Moon's diameter). */
  readonly magnitude: number;
  readonly sunLongitude: SiderealDeg;
  readonly sunDiameterDeg: number;
  readonly moonDiameterDeg: number;
  readonly shadowDiameterDeg: number | None;
  readonly moonLatitudeDeg: number;
  readonly grasaDeg: number;
  readonly halfDurationNadi: { readonly first: number; readonly second: number };
  /** The time between begin and end in which the eclipsed body is above this place's horizon; null if it is not. */
  readonly seen: Span | null;
}
