/**
 * A chart: one instant under one Sky, with its positions. Everything is computed on first use and cached, so a matching
 * that needs only the Moon computes only the Moon. A second chart (for transits or the return of the year) is cast from
 * `chart.sky`, never from another engine.
 */

import { ordinal } from '../../../kernel/angle.ts';
import { BoundedCache, type CacheOwner, cachedOn, type OwnerCache } from '../../../kernel/caches.ts';
import { dayAt } from '../../../kernel/civil.ts';
import { type Gati, gatiOf } from '../../../kernel/gati.ts';
import type { CivilDay, JdUt, SiderealDeg } from '../../../kernel/units.ts';
import { nakshatraOf, padaOf, RASHI_DEG, rashiOf } from '../../../kernel/zodiac.ts';
import { RASHI } from '../../../lexicon/chart/rashi.ts';
import { GRAHAS, type Graha, type Sky } from '../../../sky/engines/engine.ts';
import { burntRashisOf } from '../../panchanga/angas/burnt-rashis.ts';
import { type AshtadhaMotion, ashtadhaAt } from '../graha/gati.ts';

export { nakshatraOf, padaOf, rashiOf };
/** The degrees within the rashi, 0 <= x < 30. */
export const amshaOf = (longitude: number): number => longitude - (rashiOf(longitude) - 1) * RASHI_DEG;

/** The house (1–12) of rashi `to`, if rashi `from` is the first house. */
export const houseFrom = (from: number, to: number): number => ((((to - from) % 12) + 12) % 12) + 1;
/** The rashi (1–12) of `house`, if rashi `from` is the first house. */
export const rashiAt = (from: number, house: number): number => ((((from + house - 2) % 12) + 12) % 12) + 1;

/** The seven grahas with bodies. The nodes have no friendships, no ashtakavarga and no jagradadi states. */
export const SAPTA = ['surya', 'chandra', 'mangala', 'budha', 'guru', 'shukra', 'shani'] as const;
export type Sapta = (typeof SAPTA)[number];
/** Makes a record with one value for each of the seven grahas. */
export const perSapta = <T>(make: (graha: Sapta) => T): Record<Sapta, T> => ({
  surya: make('surya'),
  chandra: make('chandra'),
  mangala: make('mangala'),
  budha: make('budha'),
  guru: make('guru'),
  shukra: make('shukra'),
  shani: make('shani'),
});
export const isSapta = (graha: Graha): graha is Sapta => graha !== 'rahu' && graha !== 'ketu';

/** The graha that owns a rashi. */
export function lordOf(rashi: number): Sapta {
  const entry = RASHI[rashi - 1];
  if (entry === undefined) throw new Error(`no rashi ${rashi}`);
  return entry.lord;
}

/** One graha in a chart. Latitude and speed cost as much as the longitude, so each is computed on first use. */
export class GrahaInChart {
  readonly graha: Graha;
  readonly longitude: SiderealDeg;
  readonly rashi: number;
  readonly #chart: Chart;
  #latitude: number | undefined;
  #speed: number | undefined;

  constructor(chart: Chart, graha: Graha) {
    this.#chart = chart;
    this.graha = graha;
    this.longitude = chart.sky.longitude(graha, chart.t);
    this.rashi = rashiOf(this.longitude);
  }

  get amsha(): number {
    return this.longitude - (this.rashi - 1) * RASHI_DEG;
  }
  get nakshatra(): number {
    return nakshatraOf(this.longitude);
  }
  get pada(): number {
    return padaOf(this.longitude);
  }
  /** The whole-sign house from the lagna. */
  get house(): number {
    return houseFrom(this.#chart.lagnaRashi, this.rashi);
  }
  /** The latitude in degrees, north positive. */
  get latitude(): number {
    this.#latitude ??= this.#chart.sky.latitude(this.graha, this.#chart.t);
    return this.#latitude;
  }
  /** The speed in degrees per day; negative is retrograde. */
  get speed(): number {
    this.#speed ??= this.#chart.sky.speed(this.graha, this.#chart.t);
    return this.#speed;
  }
  get retrograde(): boolean {
    return this.speed < 0;
  }
  get gati(): Gati {
    return gatiOf(this.speed, this.#chart.sky.meanMotion(this.graha));
  }
  /** The kind of motion among eight. */
  get ashtadha(): AshtadhaMotion {
    return ashtadhaAt(this.#chart.sky, this.graha, this.#chart.t, this.speed);
  }
  /** Whether it is in a burnt rashi of the tithi. */
  get dagdha(): boolean {
    return this.#chart.burntRashis.includes(this.rashi);
  }
}

const TITHI_DEG = 12;

/** The nine grahas of a chart, each computed on first use. */
class GrahasInChart {
  readonly #chart: Chart;
  readonly #cast: Partial<Record<Graha, GrahaInChart>> = {};

  constructor(chart: Chart) {
    this.#chart = chart;
  }
  #of(graha: Graha): GrahaInChart {
    const known = this.#cast[graha];
    if (known !== undefined) return known;
    const standing = new GrahaInChart(this.#chart, graha);
    this.#cast[graha] = standing;
    return standing;
  }
  get surya(): GrahaInChart {
    return this.#of('surya');
  }
  get chandra(): GrahaInChart {
    return this.#of('chandra');
  }
  get mangala(): GrahaInChart {
    return this.#of('mangala');
  }
  get budha(): GrahaInChart {
    return this.#of('budha');
  }
  get guru(): GrahaInChart {
    return this.#of('guru');
  }
  get shukra(): GrahaInChart {
    return this.#of('shukra');
  }
  get shani(): GrahaInChart {
    return this.#of('shani');
  }
  get rahu(): GrahaInChart {
    return this.#of('rahu');
  }
  get ketu(): GrahaInChart {
    return this.#of('ketu');
  }
}

export class Chart implements CacheOwner {
  /** Strengths, points and other results that several parts of one reply share. */
  readonly kept: OwnerCache = new Map();
  readonly sky: Sky;
  readonly t: JdUt;
  /** The civil day by the place's clock. The day of vara and hora begins at sunrise and may be the day before. */
  readonly day: CivilDay;
  /** The grahas by id: `chart.grahas.chandra.longitude`. */
  readonly grahas: Readonly<Record<Graha, GrahaInChart>>;
  #lagna: SiderealDeg | undefined;
  #mc: SiderealDeg | undefined;

  constructor(sky: Sky, t: JdUt) {
    this.sky = sky;
    this.t = t;
    this.day = dayAt(t, sky.place.offsetHoursAt(t));
    this.grahas = new GrahasInChart(this);
  }

  get lagna(): SiderealDeg {
    this.#lagna ??= this.sky.lagna(this.t);
    return this.#lagna;
  }
  get lagnaRashi(): number {
    return rashiOf(this.lagna);
  }
  /** The rashis that the tithi of the instant burns. */
  get burntRashis(): readonly number[] {
    const { surya, chandra } = this.grahas;
    return burntRashisOf(ordinal(chandra.longitude - surya.longitude, TITHI_DEG));
  }
  /** The culminating point of the ecliptic. */
  get mc(): SiderealDeg {
    this.#mc ??= this.sky.midheaven(this.t);
    return this.#mc;
  }
  /** The nine grahas in their fixed order. */
  get standings(): GrahaInChart[] {
    return GRAHAS.map((graha) => this.grahas[graha]);
  }
}

/** The size of the cache. A reply needs the birth and a few other instants. */
const MOST_CHARTS = 16;
const chartsUnder = cachedOn((_: Sky) => new BoundedCache<Chart>(MOST_CHARTS));

/** The chart of an instant under a Sky. There is one for each instant, so that the parts of a pack share it. */
export function chartOf(sky: Sky, t: JdUt): Chart {
  const known = chartsUnder(sky).at(t, () => new Chart(sky, t));
  return known.sky === sky ? known : new Chart(sky, t); // a Sky that is derived from another shares its cache
}
