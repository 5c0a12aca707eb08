/**
 * One chart as all reports read it. Whatever two of them print (a dignity, a ratio, the bindus of a rashi) comes from
 * here, so it is computed once and cannot differ between them.
 */
import type { Graha } from '../../engines/engine.ts';
import { keptBy } from '../../kernel/kept.ts';
import { ashtakavargaOf, type Bav, bindusIn } from '../ashtakavarga.ts';
import { baladiOf, jagradadiOf } from '../avastha.ts';
import { type Shadbala, shadbalaOf } from '../bala/index.ts';
import type { BalaRules } from '../bala/rules.ts';
import { type Chart, isSapta, lordOf, type Sapta } from '../chart.ts';
import { type Dignity, dignityOf, rashisOf } from '../dignity.ts';
import { type ChartFacts, factsOf, NINE } from '../facts.ts';
import { EVERY_HOUSE } from '../houses.ts';
import type { Rashis } from '../maitri.ts';
import { type Vimshopaka, vimshopakaOf } from './vimshopaka.ts';

/** The facts about a graha wherever it is a subject. */
export interface GrahaRead {
  readonly graha: Graha;
  readonly rashi: number;
  readonly house: number;
  readonly dignity: Dignity | null;
  readonly combust: boolean;
  readonly retrograde: boolean;
  /** 1 bala … 5, the last. */
  readonly baladi: number;
  /** 1 jagrat, 2 swapna, 3 sushupti; the nodes have none. */
  readonly jagradadi: number | null;
  /** Shadbala divided by what is required; the nodes have none. */
  readonly ratio: number | null;
  /** Bindus of its own ashtakavarga in the rashi it occupies; the nodes have none. */
  readonly ownBindus: number | null;
  /** Houses it owns, from the lagna. */
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
  /** Bindus of all seven together in the rashi of a house. */
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

  /** The occupants of a rashi, and those that fully aspect it, the nine in order. */
  occupantsOf(rashi: number): Graha[] {
    return NINE.filter((graha) => this.facts.rashiOf(graha) === rashi);
  }
  lookersAt(rashi: number): Graha[] {
    return NINE.filter((graha) => this.facts.looksAtRashi(graha, rashi));
  }

  /**
   * From a house to its lord, to the house he occupies, to its lord: until one is in his own rashi or the chain
   * repeats.
   */
  chainFrom(house: number): Link[] {
    const links: Link[] = [];
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

export interface Link {
  readonly house: number;
  readonly lord: Sapta;
  readonly standsIn: number;
  readonly dispositor: Sapta;
}

const READINGS: Readonly<Record<BalaRules, (chart: Chart) => Reading>> = {
  raman: keptBy((chart: Chart) => new Reading(chart, 'raman')),
  parashara: keptBy((chart: Chart) => new Reading(chart, 'parashara')),
};
/** One for each chart, shared by all callers. */
export const readingOf = (chart: Chart, rules: BalaRules): Reading => READINGS[rules](chart);
