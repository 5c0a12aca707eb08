/** What a clause found, in a few words: one phrase for each kind of finding in the vocabulary. */

import { type ClauseResult, isWhole } from '../../jyotisha/muhurta/karya/verdict.ts';
import type { MuhurtaDay } from '../../jyotisha/muhurta/spans/muhurta-day.ts';
import { touches } from '../../jyotisha/muhurta/windows.ts';
import { BoundedCache, cachedOn } from '../../kernel/caches.ts';
import { NAKSHATRA } from '../../lexicon/angas/nakshatra.ts';
import type { Saw, Sight } from '../../rules/clause.ts';
import { GRAHAS, type Graha } from '../../sky/engines/engine.ts';
import type { SpokenLanguage } from '../../text/language.ts';
import { type NumberedList, nameAt, nameOf } from '../../text/names.ts';
import type { LocalizedSentence, Voice } from '../../text/voice.ts';

type Phrase = (value: Sight, language: SpokenLanguage, saw: Saw) => string;

const numbersOf = (value: Sight): number[] =>
  typeof value === 'number' ? [value] : Array.isArray(value) ? value.filter((each) => typeof each === 'number') : [];
const wordsOf = (value: Sight): string[] =>
  typeof value === 'string' ? [value] : Array.isArray(value) ? value.filter((each) => typeof each === 'string') : [];
const firstOf = (value: Sight | undefined): number => numbersOf(value ?? null)[0] ?? 0;

const named = (value: Sight, { names }: SpokenLanguage, list: NumberedList): string =>
  numbersOf(value)
    .map((number) => nameAt(names, list, number))
    .join(', ');

const isGraha = (id: string): id is Graha => GRAHAS.some((each) => each === id);
/** The names of grahas by their ids; any other id means the full Moon. */
const grahas = (value: Sight, { names, sights }: SpokenLanguage): string =>
  wordsOf(value)
    .map((id) => (isGraha(id) ? nameOf(names, 'graha', id) : sights.fullMoon))
    .join(', ');

const natureOf = (star: number, { sights }: SpokenLanguage): string => {
  const nature = NAKSHATRA[star - 1]?.nature;
  const word = nature === 'laghu' ? 'kshipra' : (nature ?? '');
  return sights.natures[word] ?? word;
};

const PHRASES: Readonly<Record<string, Phrase>> = {
  vara: (value, language) => named(value, language, 'vara'),
  tithi: (value, language) => named(value, language, 'tithi'),
  nakshatra: (value, language) =>
    numbersOf(value)
      .map((star) => `${nameAt(language.names, 'nakshatra', star)} (${natureOf(star, language)})`)
      .join(', '),
  yoga: (value, language) => named(value, language, 'yoga'),
  masa: (value, language, saw) => {
    const system = wordsOf(saw.system ?? null).join();
    return `${language.sights.systems[system] ?? system} ${named(value, language, 'masa')}`.trim();
  },
  sun: (value, language) => language.sights.sunIn(named(value, language, 'rashi')),
  rashi: (value, language) => language.sights.moonIn(named(value, language, 'rashi')),
  ayana: (value, language) => named(value, language, 'ayana'),
  malamasa: (value, { sights }) => sights.malamasa(wordsOf(value).join()),
  set: (value, language) => {
    const set = grahas(value, language);
    return set === '' ? language.sights.bothSeen : language.sights.set(set);
  },
  state: (value, language, saw) =>
    language.sights.state(grahas(saw.graha ?? null, language), wordsOf(value).join(), firstOf(saw.days)),
  simhastha: (value, { sights }) => sights.simhastha(wordsOf(value).join()),
  sankranti: (value, language) =>
    numbersOf(value).length === 0 ? '' : language.sights.sankranti(named(value, language, 'rashi')),
  eclipse: (value, { sights }, saw) => sights.eclipse(wordsOf(value).join(), firstOf(saw.days_to)),
  count: (value, { sights }) => sights.fromSun(numbersOf(value)),
  degrees: (value, { sights }) => sights.degreesGone(numbersOf(value)),
  by: (value, language) => (wordsOf(value).length === 0 ? '' : language.sights.by(grahas(value, language))),
  day_of_life: (value, { sights }) => sights.dayOfLife(firstOf(value)),
  year_of_life: (value, { sights }) => sights.yearOfLife(firstOf(value)),
};

const PHRASE_NAMES = Object.keys(PHRASES);

/**
 * The detail of a clause. A clause about the lagna names the signs for which it holds, the others name what they found.
 */
export function detailReplyOf(found: ClauseResult, day: MuhurtaDay, say: Voice): LocalizedSentence<'detail'> {
  if (found.cut === 'lagna') return risingReplyOf(found, day, say);
  const make = (): LocalizedSentence<'detail'> => say.field('detail', (language) => sightsIn(found, day, language));
  const key = keyOf(found.saw);
  return key === null ? make() : sightings(say).at(key, make);
}

/** Details of a single kind of finding, cached by `keyOf`, because many clauses find the same tithi or nakshatra. */
const sightings = cachedOn((_say: Voice) => new BoundedCache<LocalizedSentence<'detail'>>(MOST_SIGHTINGS));
const MOST_SIGHTINGS = 4000;

/**
 * A cache key for a single finding of up to three numbers; null for several findings or for values that are not
 * numbers.
 */
function keyOf(saw: Saw): number | null {
  let key: number | null = null;
  for (const name in saw) {
    const value = saw[name];
    if (key !== null || !Array.isArray(value) || value.length === 0 || value.length > 3) return null;
    key = PHRASE_NAMES.indexOf(name) + 1;
    if (key === 0) return null;
    for (const number of value) {
      if (typeof number !== 'number' || !(number >= 0 && number < NUMBERS)) return null;
      key = key * NUMBERS + number;
    }
  }
  return key;
}
/** Larger than any number in a finding. */
const NUMBERS = 1000;

function sightsIn(found: ClauseResult, day: MuhurtaDay, language: SpokenLanguage): string {
  let seen = '';
  for (const [key, value] of Object.entries(found.saw)) {
    const text = PHRASES[key]?.(value, language, found.saw) ?? '';
    if (text !== '') seen = seen === '' ? text : `${seen}; ${text}`;
  }
  return seen === '' ? plainly(found, day, language) : seen;
}

/** The detail if there is nothing to name. */
function plainly({ weight, met, spans }: ClauseResult, day: MuhurtaDay, { sights: { plain } }: SpokenLanguage): string {
  if (!met) return weight === 'must' ? plain['not met'] : plain.absent;
  if (!isWhole(day, spans)) return plain['in part'];
  return weight === 'must' ? plain.clear : plain.present;
}

/** The texts of rising signs, cached because the same signs rise in the same order on many days. */
const risings = cachedOn((_say: Voice) => new BoundedCache<LocalizedSentence<'detail'>>(MOST_RISINGS));
const MOST_RISINGS = 2000;

function risingReplyOf({ spans }: ClauseResult, day: MuhurtaDay, say: Voice): LocalizedSentence<'detail'> {
  const rising: number[] = [];
  let key = 0;
  for (const run of day.lagnas) {
    if (rising.includes(run.number) || !touches(spans, run)) continue;
    rising.push(run.number);
    key = key * BASE + run.number;
  }
  return risings(say).at(key, () => say.field('detail', (language) => risingIn(rising, language)));
}
/** The base in which a list of sign numbers is written as one number. */
const BASE = 13;

const risingIn = (rising: readonly number[], { names, sights }: SpokenLanguage): string =>
  rising.length === 0 ? sights.noSign : sights.rising(rising.map((each) => nameAt(names, 'rashi', each)).join(', '));
