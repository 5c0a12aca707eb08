/**
 * A siddhanta as an engine, with its own longitudes, day, ayanamsa and eclipses behind the `Sky` interface. It uses
 * nothing from modern astronomy. Values that the text does not know are `{ none: 'not_in_this_engine' }`.
 */

import { norm360 } from '../../../kernel/angle.ts';
import type { CacheOwner, OwnerCache } from '../../../kernel/caches.ts';
import type { Place } from '../../../kernel/place.ts';
import { type CivilDay, type JdUt, jdUt, type SiderealDeg, sidereal } from '../../../kernel/units.ts';
import {
  almanacs,
  defaultsOf,
  type Engine,
  type EngineInfo,
  type Graha,
  type Kalamsha,
  type None,
  none,
  type SiddhanticEclipse,
  type SighraArc,
  type Sky,
  type SkyOptions,
  type TaraGraha,
} from '../engine.ts';
import { lunarEclipseAt, syzygies } from './chandra-grahana.ts';
import { Dina } from './dina.ts';
import { Ganita } from './ganita.ts';
import { jyaOf } from './jya.ts';
import { motionAt, quickeningAt } from './motion.ts';
import type { TaraOnItsWay } from './places.ts';
import { isInner, isInRetrogradeArc, isTara, type Siddhanta } from './siddhanta.ts';
import { solarEclipseAt } from './surya-grahana.ts';
import { declinationOf } from './triprashna.ts';
import { kalamshaOf } from './udayasta.ts';
import { OBLIQUITY_DEG } from './units.ts';

/** The siddhanta's own objects behind a Sky: its computations, and its day at the place. */
export interface Inside {
  readonly ganita: Ganita;
  readonly dina: Dina;
}

const INSIDE = Symbol('siddhanta');
type WithInside = Sky & { readonly [INSIDE]: Inside };

/** The siddhanta's own objects, for views that show the computation; null for an engine that is not a siddhanta. */
export const insideOf = (sky: Sky): Inside | null => (hasInside(sky) ? sky[INSIDE] : null);
const hasInside = (sky: Sky): sky is WithInside => INSIDE in sky;

/**
 * The engine of a siddhanta. Its options can be `bija` (one of the siddhanta's own), `jya` (the sines) and `sunrise`
 * (the rule of the day).
 */
export function siddhanticEngine(info: EngineInfo, siddhanta: Siddhanta): Engine {
  const reckonings = new Map<string, Ganita>();
  const almanacOf = almanacs();
  const [usual = ''] = Object.keys(siddhanta.bijas);
  const defaults = defaultsOf(info);
  const engine: Engine = {
    info,
    skyOver(place, options) {
      const { bija = usual, jya = 'exact' } = options;
      const key = `${bija} ${jya}`;
      const ganita = reckonings.get(key) ?? new Ganita(siddhanta, jyaOf(jya), bija);
      reckonings.set(key, ganita);
      // what is kept for a place rests on its sunrise, so options that are not given must count as their defaults
      return new SiddhanticSky(engine, place, options, ganita, almanacOf({ ...defaults, ...options }));
    },
  };
  return engine;
}

class SiddhanticSky implements Sky {
  readonly engine: EngineInfo;
  readonly place: Place;
  readonly options: SkyOptions;
  readonly kept: OwnerCache = new Map();
  readonly almanac: CacheOwner;
  readonly siderealYearDays: number;
  readonly kalamshaBends = true;
  readonly everySignRises: boolean;
  readonly [INSIDE]: Inside;
  readonly #ganita: Ganita;
  readonly #dina: Dina;
  readonly #of: Engine;

  constructor(engine: Engine, place: Place, options: SkyOptions, ganita: Ganita, almanac: CacheOwner) {
    this.#of = engine;
    this.engine = engine.info;
    this.place = place;
    this.options = options;
    this.almanac = almanac;
    this.#ganita = ganita;
    this.siderealYearDays = ganita.siddhanta.civilDays / ganita.siddhanta.revolutions.surya;
    this.#dina = new Dina(ganita, place, options.sunrise === 'velantara' ? 'velantara' : 'text');
    this.everySignRises = this.#dina.desha.rising !== null;
    this[INSIDE] = { ganita, dina: this.#dina };
  }

  withOptions(options: SkyOptions, place = this.place): Sky {
    return this.#of.skyOver(place, { ...this.options, ...options });
  }

  sunrise(day: CivilDay) {
    return this.#dina.sunrise(this.#dina.localDayOf(day));
  }

  sunset(day: CivilDay) {
    return this.#dina.sunset(this.#dina.localDayOf(day));
  }

  noon(day: CivilDay): JdUt {
    return this.#dina.noon(this.#dina.localDayOf(day));
  }

  velantaraSeconds(day: CivilDay): number {
    return this.#dina.velantaraSeconds(this.#dina.localDayOf(day));
  }

  moonrise(from: JdUt, to: JdUt) {
    return this.#dina.moonrise(from, to);
  }

  moonset(from: JdUt, to: JdUt) {
    return this.#dina.moonset(from, to);
  }

  moonTransit(from: JdUt, to: JdUt) {
    return this.#dina.moonTransit(from, to);
  }

  longitude(graha: Graha, t: JdUt): SiderealDeg {
    if (graha === 'surya' || graha === 'chandra')
      return sidereal(this.#ganita.longitudeOf(graha, this.#ganita.aharganaAt(t)));
    if (isTara(graha)) return sidereal(this.#ganita.taraLongitude(graha, this.#ganita.aharganaAt(t)));
    return this.#node(graha, t);
  }

  expectedLongitude(graha: Graha, t: JdUt): SiderealDeg {
    return this.longitude(graha, t);
  }

  expectedWithinDeg(): number {
    return 0;
  }

  speed(graha: Graha, t: JdUt): number {
    if (isNode(graha)) return this.#ganita.meanMotion('rahu');
    return motionAt(this.#ganita, graha, this.#ganita.aharganaAt(t));
  }

  quickening(graha: Graha, t: JdUt): number {
    return isNode(graha) ? 0 : quickeningAt(this.#ganita, graha, this.#ganita.aharganaAt(t));
  }

  meanMotion(graha: Graha): number {
    if (isNode(graha)) return this.#ganita.meanMotion('rahu');
    return this.#ganita.meanMotion(isTara(graha) && isInner(graha) ? 'surya' : graha);
  }

  latitude(graha: Graha, t: JdUt): number {
    if (graha === 'chandra') return this.#ganita.moonLatitude(this.#ganita.aharganaAt(t));
    return isTara(graha) ? this.#tara(graha, t).latitude : 0;
  }

  /** Declination (II.58): the declination of the longitude and the latitude are simply added. */
  declination(graha: Graha, t: JdUt): number {
    const tropical = this.longitude(graha, t) + this.ayanamsa(t);
    return declinationOf(this.#ganita.jya, tropical) + this.latitude(graha, t);
  }

  lagna(t: JdUt): SiderealDeg {
    return sidereal(this.#dina.tropicalLagna(t) - this.ayanamsa(t));
  }

  midheaven(t: JdUt): SiderealDeg {
    return sidereal(this.#dina.tropicalMidheaven(t) - this.ayanamsa(t));
  }

  ayanamsa(t: JdUt): number {
    return this.#ganita.ayanamsaAt(this.#ganita.aharganaAt(t));
  }

  ayanamsaMean() {
    return none('not_in_this_engine');
  }

  obliquity(): number {
    return OBLIQUITY_DEG;
  }

  tt() {
    return none('not_in_this_engine');
  }

  deltaTSeconds() {
    return none('not_in_this_engine');
  }

  meanLongitude(graha: Graha, t: JdUt): SiderealDeg {
    const days = this.#ganita.aharganaAt(t);
    if (graha === 'surya' || graha === 'chandra') return sidereal(this.#ganita.mean(graha, days));
    return isTara(graha) ? sidereal(this.#ganita.meanOfTara(graha, days)) : this.#node(graha, t);
  }

  sighrocca(graha: TaraGraha, t: JdUt): SiderealDeg {
    return sidereal(this.#ganita.sighrocca(graha, this.#ganita.aharganaAt(t)));
  }

  sighraArc(graha: TaraGraha, t: JdUt): SighraArc | None {
    const kendraDeg = this.#ganita.sighraKendra(graha, this.#ganita.aharganaAt(t));
    const isRetrograde = isInRetrogradeArc(this.#ganita.siddhanta, graha, kendraDeg);
    return isRetrograde === null ? none('not_in_this_engine') : { kendraDeg, isRetrograde };
  }

  kalamsha(graha: TaraGraha | 'chandra', t: JdUt): Kalamsha {
    const { deg, limitDeg, visible } = kalamshaOf(this.#dina, graha, t);
    return { deg, limitDeg, visible };
  }

  expectedKalamsha(graha: TaraGraha, t: JdUt): Kalamsha {
    return this.kalamsha(graha, t);
  }

  shadow() {
    return none('not_in_this_engine');
  }

  siddhanticEclipses(from: JdUt, to: JdUt): readonly SiddhanticEclipse[] {
    // the lambana can shift the middle of a solar eclipse by a few hours from the conjunction
    const [start, stop] = [jdUt(from - 0.5), jdUt(to + 0.5)];
    const found: SiddhanticEclipse[] = [];
    for (const at of syzygies(this.#ganita, 180, start, stop)) add(found, lunarEclipseAt(this.#dina, at));
    for (const at of syzygies(this.#ganita, 0, start, stop)) add(found, solarEclipseAt(this.#dina, at));
    return found.filter(({ greatest }) => greatest >= from && greatest < to).sort((a, b) => a.greatest - b.greatest);
  }

  #tara(graha: TaraGraha, t: JdUt): TaraOnItsWay {
    return this.#ganita.taraOnItsWay(graha, this.#ganita.aharganaAt(t));
  }

  /** Rahu is the Moon's mean node, Ketu opposite to it. */
  #node(graha: Graha, t: JdUt): SiderealDeg {
    const rahu = this.#ganita.moonNode(this.#ganita.aharganaAt(t));
    return sidereal(graha === 'ketu' ? norm360(rahu + 180) : rahu);
  }
}

const isNode = (graha: Graha): graha is 'rahu' | 'ketu' => graha === 'rahu' || graha === 'ketu';

function add(list: SiddhanticEclipse[], one: SiddhanticEclipse | null): void {
  if (one !== null) list.push(one);
}
