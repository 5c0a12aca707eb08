/**
 * One chart as input of all reports. Dignities, ratios and bindus that several reports use come from here, so each is
 * computed once and cannot differ between reports.
 */

import { cachedOn } from '../../../kernel/caches.ts';
import type { Graha } from '../../../sky/engines/engine.ts';
import { type Shadbala, shadbalaOf } from '../bala/index.ts';
import type { BalaRules } from '../bala/rules.ts';
import { type Chart, isSapta, lordOf, type Sapta } from '../chart/chart.ts';
import { type ChartFacts, factsOf, NINE } from '../chart/facts.ts';
import { EVERY_HOUSE } from '../chart/houses.ts';
import { ashtakavargaOf, type Bav, bindusIn } from '../graha/ashtakavarga.ts';
import { baladiOf, jagradadiOf } from '../graha/avastha.ts';
import { type Dignity, dignityOf, rashisOf } from '../graha/dignity.ts';
import type { Rashis } from '../graha/maitri.ts';
import { type Vimshopaka, vimshopakaOf } from './vimshopaka.ts';

/** The facts about one graha. */
export interface GrahaRead {
  readonly graha: Graha;
  readonly rashi: number;
  readonly house: number;
  readonly dignity: Dignity | null;
  readonly combust: boolean;
  readonly retrograde: boolean;
  /** The baladi state, from 1 = bala to 5. */
  readonly baladi: number;
  /** The jagradadi state: 1 = jagrat, 2 = swapna, 3 = sushupti; null for the nodes. */
  readonly jagradadi: number | null;
  /** The shadbala divided by the required strength; null for the nodes. */
  readonly ratio: number | null;
  /** The bindus of its own ashtakavarga in its rashi; null for the nodes. */
  readonly ownBindus: number | null;
  /** The houses that it owns, counted from the lagna. */
  readonly lordships: readonly number[];
}

export class Reading {
  readonly chart: Chart;
  readonly rules: BalaRules;
  readonly facts: ChartFacts;
  readonly rashis: Rashis;
  readonly #grahas: Partial<Record<Graha, GrahaRead>> = {};
  readonly #vimshopaka: Partial<Record<Sapta, Vimshopaka>> = {};

  constructor(chart: Chart, rules: BalaRules) {
    this.chart = chart;
    this.rules = rules;
    this.rashis = rashisOf(chart);
    this.facts = factsOf(chart, { rules });
  }

  get bala(): Shadbala {
    return shadbalaOf(this.chart, this.rules);
  }
  get bav(): Bav {
    return ashtakavargaOf(this.chart).bav;
  }
  /** The bindus of all seven grahas in the rashi of a house. */
  savIn(house: number): number {
    return bindusIn(ashtakavargaOf(this.chart).sav, this.facts.rashiInHouse(house));
  }
  vimshopakaOf(graha: Sapta): Vimshopaka {
    this.#vimshopaka[graha] ??= vimshopakaOf(this.chart.grahas[graha].longitude, graha, this.rashis);
    return this.#vimshopaka[graha];
  }

  of(graha: Graha): GrahaRead {
    const known = this.#grahas[graha];
    if (known !== undefined) return known;
    const read = this.#read(graha);
    this.#grahas[graha] = read;
    return read;
  }
  #read(graha: Graha): GrahaRead {
    const standing = this.chart.grahas[graha];
    return {
      graha,
      rashi: standing.rashi,
      house: standing.house,
      dignity: dignityOf(this.chart, graha, this.rashis),
      combust: this.facts.isCombust(graha) === true,
      retrograde: standing.retrograde,
      baladi: baladiOf(standing),
      jagradadi: jagradadiOf(standing),
      ratio: this.facts.ratioOf(graha),
      ownBindus: isSapta(graha) ? bindusIn(this.bav[graha], standing.rashi) : null,
      lordships: EVERY_HOUSE.filter((house) => this.facts.lordOfHouse(house) === graha),
    };
  }

  /** The occupants of a rashi, in the order of the nine grahas; `lookersAt` has the grahas that fully aspect it. */
  occupantsOf(rashi: number): Graha[] {
    return NINE.filter((graha) => this.facts.rashiOf(graha) === rashi);
  }
  lookersAt(rashi: number): Graha[] {
    return NINE.filter((graha) => this.facts.looksAtRashi(graha, rashi));
  }

  /**
   * The chain from a house to its lord, to the house that this lord occupies, to its lord, and so on. It ends at a lord
   * in its own rashi, or when a house repeats.
   */
  chainFrom(house: number): LordLink[] {
    const links: LordLink[] = [];
    const met = new Set<number>();
    for (let at = house; !met.has(at); ) {
      met.add(at);
      const lord = this.facts.lordOfHouse(at);
      const standsIn = this.facts.houseOf(lord);
      const dispositor = lordOf(this.facts.rashiOf(lord));
      links.push({ house: at, lord, standsIn, dispositor });
      if (dispositor === lord) break;
      at = standsIn;
    }
    return links;
  }
}

export interface LordLink {
  readonly house: number;
  readonly lord: Sapta;
  readonly standsIn: number;
  readonly dispositor: Sapta;
}

const READINGS: Readonly<Record<BalaRules, (chart: Chart) => Reading>> = {
  raman: cachedOn((chart: Chart) => new Reading(chart, 'raman')),
  parashara: cachedOn((chart: Chart) => new Reading(chart, 'parashara')),
};
/** The reading of a chart. There is one for each set of rules, shared by all callers. */
export const readingOf = (chart: Chart, rules: BalaRules): Reading => READINGS[rules](chart);
