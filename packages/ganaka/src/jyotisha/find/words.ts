/** The words of a search, each with its values and the function that finds the runs in which it holds. */

import { KARANA } from '../../lexicon/angas/karana.ts';
import { NAKSHATRA } from '../../lexicon/angas/nakshatra.ts';
import { VARA } from '../../lexicon/angas/vara.ts';
import { YOGA } from '../../lexicon/angas/yoga.ts';
import { RASHI } from '../../lexicon/chart/rashi.ts';
import { SPECIAL_YOGA } from '../../lexicon/rites/special-yoga.ts';
import { MASA } from '../../lexicon/year/masa.ts';
import { GRAHAS, type Graha, TARA_GRAHAS } from '../../sky/engines/engine.ts';
import { NAME_IDS } from '../festivals/catalog/index.ts';
import { eclipseRuns, festivalRuns, kalaRuns, lagnaRuns, solarRuns, specialYogaRuns, varaRuns } from './day-words.ts';
import { combustRuns, grahaRuns, retrogradeRuns } from './graha-words.ts';
import { KALA_VALUES } from './kala-words.ts';
import { angaRuns, karanaRuns, masaKindRuns, masaRuns, pakshaRuns, type WordRuns } from './wheel-words.ts';

export interface SearchWord {
  readonly meaning: string;
  /** The allowed values in order. In a query a value may also be given by its number in this list, counted from 1. */
  readonly values: readonly string[];
  /**
   * The parts of a conjunction are evaluated in the order of this number: first those that are cheap or rarely hold.
   */
  readonly cost: number;
  readonly runs: WordRuns;
}

const numbers = (last: number): string[] => Array.from({ length: last }, (_, i) => String(i + 1));
const ids = (list: readonly { readonly id: string }[]): string[] => list.map(({ id }) => id);
const PADAS = [1, 2, 3, 4];
const STARS = ids(NAKSHATRA).slice(0, 27);
const RASHIS = ids(RASHI);

/** Slow grahas have the lowest cost. */
const COST_OF_GRAHA: Readonly<Record<Graha, number>> = {
  shani: 1,
  rahu: 1,
  ketu: 1,
  guru: 1,
  mangala: 2,
  surya: 2,
  shukra: 2,
  budha: 2,
  chandra: 3,
};

const word = (meaning: string, values: readonly string[], cost: number, runs: WordRuns): SearchWord => ({
  meaning,
  values,
  cost,
  runs,
});

const ofGrahas = <W extends string>(ending: W, make: (graha: Graha) => SearchWord) =>
  Object.fromEntries(GRAHAS.map((graha) => [`${graha}${ending}`, make(graha)])) as Readonly<
    Record<`${Graha}${W}`, SearchWord>
  >;

export const WORDS = {
  tithi: word('tithi of the month, 30 is amavasya', numbers(30), 4, angaRuns('tithi', numbers(30))),
  paksha: word('half of the month', ['shukla', 'krishna'], 6, pakshaRuns),
  nakshatra: word('nakshatra of the Moon', STARS, 4, angaRuns('nakshatra', STARS)),
  pada: word(
    'nakshatra and pada of the Moon',
    STARS.flatMap((star) => PADAS.map((pada) => `${star}.${pada}`)),
    4,
    angaRuns(
      'pada',
      STARS.flatMap((star) => PADAS.map((pada) => `${star}.${pada}`)),
    ),
  ),
  yoga: word('one of the 27 yogas', ids(YOGA), 5, angaRuns('yoga', ids(YOGA))),
  karana: word('karana', ids(KARANA), 5, karanaRuns),
  weekday: word('weekday, from sunrise to sunrise', ids(VARA), 7, varaRuns),
  masa: word('amanta month', ids(MASA), 2, masaRuns),
  masa_kind: word('kind of the amanta month', ['nija', 'adhika', 'kshaya'], 2, masaKindRuns),
  solar_month: word('solar month by the calendar of the land', RASHIS, 7, solarRuns('month', RASHIS)),
  solar_day: word('day of that month', numbers(32), 7, solarRuns('day', numbers(32))),
  ...ofGrahas('', (graha) => word(`rashi of ${graha}`, RASHIS, COST_OF_GRAHA[graha], grahaRuns(graha, RASHIS))),
  ...ofGrahas('.nakshatra', (graha) =>
    word(`nakshatra of ${graha}`, STARS, COST_OF_GRAHA[graha], grahaRuns(graha, STARS)),
  ),
  retrograde: word('a graha that goes backwards', TARA_GRAHAS, 3, retrogradeRuns),
  combust: word('a graha lost in the Sun’s rays, by the engine’s own kalamsha', TARA_GRAHAS, 3, combustRuns),
  lagna: word('rising rashi', RASHIS, 9, lagnaRuns(RASHIS)),
  special_yoga: word('yoga of weekday, tithi and nakshatra', ids(SPECIAL_YOGA), 9, specialYogaRuns),
  festival: word('the day of a festival, vrata or parva', NAME_IDS, 5, festivalRuns),
  eclipse: word('an eclipse that the place sees', ['solar', 'lunar'], 5, eclipseRuns),
  kala: word('part of the day', KALA_VALUES, 8, kalaRuns),
} as const satisfies Readonly<Record<string, SearchWord>>;

export type WordId = keyof typeof WORDS;
export const isWord = (name: string): name is WordId => Object.hasOwn(WORDS, name);
