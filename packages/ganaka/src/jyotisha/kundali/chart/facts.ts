/**
 * The facts of a chart for clauses: whole-sign places, navamshas, dignities by rashi, aspects, combustion, strength,
 * karakas and padas. Everything expensive (strength, combustion, sunrise) is computed on first use and cached. An
 * unknown fact is `null`, and clauses pass that on. For example a chart given only by signs has no strength.
 */

import { type CacheOwner, cachedOn, type OwnerCache } from '../../../kernel/caches.ts';
import type { Truth } from '../../../rules/clause.ts';
import { GRAHAS, type Graha } from '../../../sky/engines/engine.ts';
import { isStrong, type Shadbala, shadbalaOf } from '../bala/index.ts';
import type { BalaRules } from '../bala/rules.ts';
import { isWaxing } from '../graha/benefic.ts';
import { isCombust } from '../graha/combust.ts';
import { rashisLookedAt } from '../graha/drishti.ts';
import { naturalOf, type Panchadha, panchadhaOf, type Rashis } from '../graha/maitri.ts';
import { padaOf } from '../jaimini/arudha.ts';
import { charaKarakas, type Karaka, type KarakaSeat } from '../jaimini/karaka.ts';
import { MOOLATRIKONA, UCHCHA } from '../tables/dignity.ts';
import { isByDay } from '../varshaphal/varshaphal.ts';
import { type Chart, isSapta, lordOf, perSapta, rashiAt, SAPTA, type Sapta } from './chart.ts';
import { EVERY_HOUSE, isIn, maskOf } from './houses.ts';
import { rashiInVarga } from './varga.ts';

/** Friendship with the lord of a rashi: the five compound grades, or only natural friendship (Phaladeepika 4.10). */
export const RELATIONS = ['panchadha', 'naisargika'] as const;
export type Relation = (typeof RELATIONS)[number];

/** The source of the facts: a chart cast under a Sky, or a printed chart of signs. */
export interface ChartData {
  /** The rashi of the lagna. */
  readonly lagna: number;
  rashiOf(graha: Graha): number;
  readonly navamshaLagna: number | null;
  navamshaOf(graha: Graha): number | null;
  /** Whether the Moon is in the dark half. */
  readonly waning: Truth;
  readonly byDay: Truth;
  combust(graha: Graha): Truth;
  /** The shadbala divided by the required strength. */
  ratioOf(graha: Sapta): number | null;
  karaka(karaka: Karaka): Graha | null;
}

/** Dignity by rashi alone; `own` includes the moolatrikona rashi. */
export type RashiDignity = 'exalted' | 'moolatrikona' | 'own' | 'debilitated' | Panchadha;
export type SeatVarga = 'D1' | 'D9';

export class ChartFacts implements CacheOwner {
  /** Results of rules for this chart. */
  readonly kept: OwnerCache = new Map();
  readonly told: ChartData;
  readonly relation: Relation;
  readonly lagna: number;
  readonly #rashis: Readonly<Record<Graha, number>>;
  /** The lords of the twelve houses. */
  readonly #lords: readonly Sapta[];
  readonly #looks: Partial<Record<Graha, number>> = {};
  readonly #seats: Partial<Record<Graha, number | null>> = {};
  readonly #navamshaSeats: Partial<Record<Graha, number | null>> = {};
  #inD1: Rashis | undefined;
  #mercuryGood: Truth | undefined;

  constructor(told: ChartData, relation: Relation = 'panchadha') {
    this.told = told;
    this.relation = relation;
    this.lagna = told.lagna;
    this.#rashis = {
      ...perSapta((graha) => told.rashiOf(graha)),
      rahu: told.rashiOf('rahu'),
      ketu: told.rashiOf('ketu'),
    };
    this.#lords = EVERY_HOUSE.map((house) => lordOf(rashiAt(this.lagna, house)));
  }

  rashiOf(graha: Graha): number {
    return this.#rashis[graha];
  }
  /** The house of a graha counted from a rashi, by default from the lagna. */
  houseOf(graha: Graha, from: number = this.lagna): number {
    const between = this.#rashis[graha] - from + 1;
    return between > 0 ? between : between + 12;
  }
  rashiInHouse(house: number): number {
    return rashiAt(this.lagna, house);
  }
  lordOfHouse(house: number): Sapta {
    return this.#lords[house - 1] ?? lordOf(rashiAt(this.lagna, house));
  }
  navamshaOf(graha: Graha): number | null {
    return this.told.navamshaOf(graha);
  }

  get waning(): Truth {
    return this.told.waning;
  }
  get byDay(): Truth {
    return this.told.byDay;
  }

  /** Natural benefics (BPHS 3.11). The waning Moon and Mercury with a malefic are not among them. */
  isBenefic(graha: Graha): Truth {
    switch (graha) {
      case 'guru':
      case 'shukra':
        return true;
      case 'chandra':
        return negated(this.waning);
      case 'budha':
        this.#mercuryGood ??= this.#isMercuryGood();
        return this.#mercuryGood;
      default:
        return false;
    }
  }
  #isMercuryGood(): Truth {
    const beside = (graha: Graha) => this.#rashis[graha] === this.#rashis.budha;
    if (MALEFICS.some(beside)) return false;
    return beside('chandra') ? negated(this.waning) : true;
  }

  /**
   * The dignities of a graha by rashi and not by degree, as a bit mask (`seatMask`). The nodes have no friendships, so
   * they have none. Null if the rashi is not known.
   */
  seatsOf(graha: Graha, varga: SeatVarga = 'D1'): number | null {
    const kept = varga === 'D1' ? this.#seats : this.#navamshaSeats;
    const known = kept[graha];
    if (known !== undefined) return known;
    const found = this.#seatsIn(graha, varga === 'D1' ? this.#rashis[graha] : this.navamshaOf(graha));
    kept[graha] = found;
    return found;
  }
  #seatsIn(graha: Graha, rashi: number | null): number | null {
    if (!isSapta(graha)) return 0;
    if (rashi === null) return null;
    const lord = lordOf(rashi);
    const exalted = rashi === UCHCHA[graha].rashi;
    const fallen = rashi === FALL[graha];
    const high = (exalted ? BIT.exalted : 0) | (fallen ? BIT.debilitated : 0) | (lord === graha ? BIT.own : 0);
    // exaltation, debilitation and ownership take precedence over friendship
    const seats = high === 0 ? this.#friendship(graha, lord) : high;
    return rashi === MOOLATRIKONA[graha].rashi ? seats | BIT.moolatrikona : seats;
  }
  /**
   * In every varga temporary friendship is that of the birth chart. With natural friendship alone, a friend counts as a
   * great friend too.
   */
  #friendship(graha: Sapta, lord: Sapta): number {
    if (this.relation === 'panchadha') return BIT[panchadhaOf(this.rashis, graha, lord)];
    const nature = naturalOf(graha, lord);
    return nature === 'sama' ? BIT.sama : BIT[nature] | BIT[`adhi${nature}`];
  }
  /** The dignity by rashi, as named in replies; null for the nodes and if a sign is not known. */
  seatOf(graha: Graha): RashiDignity | null {
    const seats = this.seatsOf(graha) ?? 0;
    return SEATS.find((seat) => (seats & BIT[seat]) !== 0) ?? null;
  }

  get rashis(): Rashis {
    this.#inD1 ??= perSapta((graha) => this.#rashis[graha]);
    return this.#inD1;
  }

  isCombust(graha: Graha): Truth {
    return this.told.combust(graha);
  }
  ratioOf(graha: Graha): number | null {
    return isSapta(graha) ? this.told.ratioOf(graha) : null;
  }
  isStrong(graha: Graha): Truth {
    const ratio = this.ratioOf(graha);
    return ratio === null ? null : isStrong({ ratio });
  }

  /** Whether a graha fully aspects a rashi (BPHS 26.3-26.4). */
  looksAtRashi(graha: Graha, rashi: number): boolean {
    this.#looks[graha] ??= maskOf(rashisLookedAt(graha, this.#rashis[graha]));
    return isIn(this.#looks[graha], rashi);
  }
  looksAt(graha: Graha, other: Graha): boolean {
    return this.looksAtRashi(graha, this.#rashis[other]);
  }
  areTogether(graha: Graha, other: Graha): boolean {
    return this.#rashis[graha] === this.#rashis[other];
  }

  karaka(karaka: Karaka): Graha | null {
    return this.told.karaka(karaka);
  }
  /** The rashi of the pada of a house. */
  padaOf(house: number): number {
    const rashi = this.rashiInHouse(house);
    return padaOf(rashi, this.#rashis[lordOf(rashi)]).rashi;
  }
}

/** The rashis of debilitation, each the seventh from that of exaltation. */
const FALL = perSapta((graha) => rashiAt(UCHCHA[graha].rashi, 7));
const MALEFICS: readonly Graha[] = ['surya', 'mangala', 'shani', 'rahu', 'ketu'];
/** The first of these that holds gives the name of the dignity. */
const SEATS: readonly RashiDignity[] = [
  'exalted',
  'debilitated',
  'moolatrikona',
  'own',
  'adhimitra',
  'mitra',
  'sama',
  'shatru',
  'adhishatru',
];

const BIT: Readonly<Record<RashiDignity, number>> = {
  exalted: 1,
  debilitated: 2,
  moolatrikona: 4,
  own: 8,
  adhimitra: 16,
  mitra: 32,
  sama: 64,
  shatru: 128,
  adhishatru: 256,
};
/** The bits of a list of dignities. */
export const seatMask = (seats: readonly RashiDignity[]): number => seats.reduce((mask, seat) => mask | BIT[seat], 0);

const negated = (truth: Truth): Truth => (truth === null ? null : !truth);

/** A chart cast under a Sky, in which every fact is known. */
class Cast implements ChartData {
  readonly #chart: Chart;
  readonly #bala: () => Shadbala;
  readonly #combust: Partial<Record<Graha, boolean>> = {};
  #byDay: boolean | undefined;
  #karakas: readonly KarakaSeat[] | undefined;

  constructor(chart: Chart, bala: () => Shadbala) {
    this.#chart = chart;
    this.#bala = bala;
  }
  get lagna(): number {
    return this.#chart.lagnaRashi;
  }
  rashiOf(graha: Graha): number {
    return this.#chart.grahas[graha].rashi;
  }
  get navamshaLagna(): number {
    return rashiInVarga('D9', this.#chart.lagna);
  }
  navamshaOf(graha: Graha): number {
    return rashiInVarga('D9', this.#chart.grahas[graha].longitude);
  }
  get waning(): boolean {
    return !isWaxing(this.#chart);
  }
  get byDay(): boolean {
    this.#byDay ??= this.#isByDay();
    return this.#byDay;
  }
  /** The strengths use a substitute day where the Sun does not rise, so in that case the Sun itself is tested. */
  #isByDay(): boolean {
    const { day } = this.#bala();
    return day.conventional ? isByDay(this.#chart.sky, this.#chart.t) : day.byDay;
  }
  combust(graha: Graha): boolean {
    const known = this.#combust[graha];
    if (known !== undefined) return known;
    const found = isCombust(this.#chart, graha);
    this.#combust[graha] = found;
    return found;
  }
  ratioOf(graha: Sapta): number {
    return this.#bala().grahas[graha].ratio;
  }
  karaka(karaka: Karaka): Graha | null {
    this.#karakas ??= charaKarakas(this.#chart);
    return this.#karakas.find((seat) => seat.karaka === karaka)?.graha ?? null;
  }
}

export interface Readings {
  /** The rules that decide whether a graha is strong. */
  readonly rules?: BalaRules;
  readonly relation?: Relation;
}

const factsBy = (rules: BalaRules, relation: Relation) =>
  cachedOn((chart: Chart) => new ChartFacts(new Cast(chart, () => shadbalaOf(chart, rules)), relation));
const factsByRelation = (rules: BalaRules) => ({
  panchadha: factsBy(rules, 'panchadha'),
  naisargika: factsBy(rules, 'naisargika'),
});
const FACTS = { raman: factsByRelation('raman'), parashara: factsByRelation('parashara') };

/** The facts of a chart for a choice of rules; there is one object for each, shared by all callers. */
export const factsOf = (chart: Chart, { rules = 'raman', relation = 'panchadha' }: Readings = {}): ChartFacts =>
  FACTS[rules][relation](chart);

export const SEVEN: readonly Graha[] = SAPTA;
export const NINE: readonly Graha[] = GRAHAS;
