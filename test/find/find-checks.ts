/** The search checked by looking: random conditions, and at single instants whether each holds, read directly from longitudes, days and catalogs. */
import { solarMonthOf } from 'ganaka/internal/jyotisha/calendars/of-land.ts';
import { FESTIVALS } from 'ganaka/internal/jyotisha/festivals/catalog/index.ts';
import { occurrencesOf } from 'ganaka/internal/jyotisha/festivals/occurrence.ts';
import { FestivalYear } from 'ganaka/internal/jyotisha/festivals/year.ts';
import { type SearchCondition, spansOf, textOf } from 'ganaka/internal/jyotisha/find/condition.ts';
import { WORDS, type WordId } from 'ganaka/internal/jyotisha/find/words.ts';
import { isEclipseSeenAt } from 'ganaka/internal/jyotisha/grahana/seen.ts';
import { type Day, dayHolding, dayUnder } from 'ganaka/internal/jyotisha/panchanga/day/day.ts';
import { specialYogasOn } from 'ganaka/internal/jyotisha/panchanga/day/facts.ts';
import { momentUnder } from 'ganaka/internal/jyotisha/panchanga/day/moment.ts';
import { lunationAround } from 'ganaka/internal/jyotisha/panchanga/year/lunar-months.ts';
import { dateOf, dayAt } from 'ganaka/internal/kernel/civil.ts';
import type { Span } from 'ganaka/internal/kernel/span.ts';
import { type CivilDay, type JdUt, jdUt, plusDays } from 'ganaka/internal/kernel/units.ts';
import { KARANA } from 'ganaka/internal/lexicon/angas/karana.ts';
import { VARA } from 'ganaka/internal/lexicon/angas/vara.ts';
import { KALA_EIGHTHS } from 'ganaka/internal/lexicon/hours/kala-eighths.ts';
import { KALAS, type KalaId, kalaOf } from 'ganaka/internal/rules/kala.ts';
import { GRAHAS, type Graha, isNone, type Sky, type TaraGraha } from 'ganaka/internal/sky/engines/engine.ts';
import { muhurta } from 'ganaka/internal/views/blocks/muhurta.ts';
import { shastraKala } from 'ganaka/internal/views/blocks/shastra-kala.ts';
import { ENGLISH_AND_HINDI } from '../../packages/ganaka/test/kit/voices.ts';

/** A seeded sequence of numbers from 0 to 1 (mulberry32). */
export function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let x = Math.imul(state ^ (state >>> 15), 1 | state);
    x = (x + Math.imul(x ^ (x >>> 7), 61 | x)) ^ x;
    return ((x ^ (x >>> 14)) >>> 0) / 4_294_967_296;
  };
}

const pick = <T>(random: () => number, list: readonly T[]): T => {
  const found = list[Math.floor(random() * list.length)];
  if (found === undefined) throw new Error('nothing to pick from');
  return found;
};

const NAMES = Object.keys(WORDS) as WordId[];

function leaf(random: () => number): SearchCondition {
  const word = pick(random, NAMES);
  const { values }: { readonly values: readonly string[] } = WORDS[word];
  const many = 1 + Math.floor(random() * Math.min(4, values.length));
  return { kind: 'is', word, values: [...new Set(Array.from({ length: many }, () => pick(random, values)))] };
}

export function randomCondition(random: () => number): SearchCondition {
  const parts = Array.from({ length: 1 + Math.floor(random() * 3) }, (): SearchCondition => {
    const one = leaf(random);
    return random() < 0.2 ? { kind: 'not', of: one } : one;
  });
  const [first] = parts;
  if (parts.length === 1 && first !== undefined) return first;
  return { kind: random() < 0.6 ? 'all' : 'any', of: parts };
}

const norm = (deg: number): number => ((deg % 360) + 360) % 360;
const STAR = 360 / 27;
const civilOf = (sky: Sky, t: JdUt): CivilDay => dayHolding(sky, dayAt(t, sky.place.offsetHoursAt(t)), t);
const isGraha = (name: string): name is Graha => GRAHAS.some((each) => each === name);

function karanaAt(elongation: number): string | undefined {
  const number = Math.floor(elongation / 6);
  if (number === 0) return 'kimstughna';
  return number >= 57 ? KARANA[7 + number - 57]?.id : KARANA[(number - 1) % 7]?.id;
}

/** What holds of a word at `t`. */
function valuesAt(sky: Sky, word: WordId, t: JdUt, values: readonly string[]): (string | undefined)[] {
  const at = (graha: Graha): number => sky.longitude(graha, t);
  const elongation = norm(at('chandra') - at('surya'));
  const names: readonly string[] = WORDS[word].values;
  const [graha = '', part] = word.split('.');
  if (isGraha(graha)) return [names[Math.floor(at(graha) / (part === undefined ? 30 : STAR))]];
  switch (word) {
    case 'tithi':
      return [String(Math.floor(elongation / 12) + 1)];
    case 'paksha':
      return [elongation < 180 ? 'shukla' : 'krishna'];
    case 'nakshatra':
      return [names[Math.floor(at('chandra') / STAR)]];
    case 'pada':
      return [names[Math.floor(at('chandra') / (STAR / 4))]];
    case 'yoga':
      return [names[Math.floor(norm(at('chandra') + at('surya')) / STAR)]];
    case 'karana':
      return [karanaAt(elongation)];
    case 'retrograde':
      return names.filter((each) => sky.speed(each as TaraGraha, t) < 0);
    case 'combust':
      return names.filter((each) => !sky.kalamsha(each as TaraGraha, t).visible);
    case 'lagna':
      return isNone(dayUnder(sky, civilOf(sky, t)).frame) ? [] : [names[Math.floor(sky.lagna(t) / 30)]];
    case 'masa': {
      const { masa, kshaya } = lunationAround(sky, t);
      return [names[masa - 1], ...(kshaya ? [names[masa % 12]] : [])];
    }
    case 'masa_kind': {
      const { adhika, kshaya } = lunationAround(sky, t);
      return [adhika ? 'adhika' : kshaya ? 'kshaya' : 'nija'];
    }
    default:
      return dayValuesAt(sky, word, t, values);
  }
}

function dayValuesAt(sky: Sky, word: WordId, t: JdUt, values: readonly string[]): (string | undefined)[] {
  const civil = civilOf(sky, t);
  const day = dayUnder(sky, civil);
  const names: readonly string[] = WORDS[word].values;
  switch (word) {
    case 'weekday':
      return [names[day.weekday - 1]];
    case 'solar_month':
      return [names[solarMonthOf(momentUnder(sky, civil)).number - 1]];
    case 'solar_day':
      return [String(solarMonthOf(momentUnder(sky, civil)).day)];
    case 'special_yoga':
      return Object.entries(specialYogasOn(momentUnder(sky, civil)))
        .filter(([, runs]) => runs.some(({ from, to }) => from <= t && t < to))
        .map(([id]) => id);
    case 'festival':
      return keptOnDay(sky, civil);
    case 'eclipse':
      return isEclipseSeenAt(sky, t) ? eclipseKind(sky, t) : [];
    case 'kala':
      return values.filter((each) => [-1, 0, 1].some((n) => isInKala(sky, plusDays(civil, n), each, t)));
    default:
      throw new Error(`no look for ${word}`);
  }
}

/** From the year's whole list, in which nothing that shares a name is left out. */
function keptOnDay(sky: Sky, civil: CivilDay): string[] {
  const year = new FestivalYear(sky, dateOf(civil).year);
  return FESTIVALS.flatMap((festival) => occurrencesOf(year, festival))
    .filter((each) => each.day === civil)
    .flatMap(({ id, name }) => [id, name]);
}

const eclipseKind = (sky: Sky, t: JdUt): string[] => {
  const elongation = norm(sky.longitude('chandra', t) - sky.longitude('surya', t));
  return [elongation > 90 && elongation < 270 ? 'lunar' : 'solar'];
};

function isInKala(sky: Sky, civil: CivilDay, id: string, t: JdUt): boolean {
  const day = dayUnder(sky, civil);
  const { frame } = day;
  if (isNone(frame)) return false;
  if (id in KALAS) {
    const { from, to } = kalaOf(id as KalaId, frame);
    return from <= t && t < to;
  }
  const vara = VARA[day.weekday - 1]?.id ?? 'sunday';
  const eighth = KALA_EIGHTHS.find((each) => each.id === id)?.[vara];
  if (eighth === undefined) return isPrinted(day, id, t);
  const share = ((t - frame.sunrise) / (frame.sunset - frame.sunrise)) * 8;
  return Math.floor(share) + 1 === eighth && share >= 0 && share < 8;
}

/** Whether the panchanga of the day prints a window of this name that contains `t`. */
function isPrinted(day: Day, id: string, t: JdUt): boolean {
  const moment = momentUnder(day.sky, day.civil);
  const said: Readonly<Record<string, unknown>> = {
    ...shastraKala.of(moment, ENGLISH_AND_HINDI),
    ...muhurta.of(moment, ENGLISH_AND_HINDI),
  };
  const windows = [said[id] ?? []].flat() as { readonly start: string; readonly end: string }[];
  const jd = (iso: string): number => Date.parse(iso) / 86_400_000 + 2_440_587.5;
  return windows.some(({ start, end }) => jd(start) <= t && t < jd(end));
}

function holdsAt(sky: Sky, condition: SearchCondition, t: JdUt): boolean {
  switch (condition.kind) {
    case 'is':
      return valuesAt(sky, condition.word, t, condition.values).some((each) => condition.values.includes(each ?? ''));
    case 'not':
      return !holdsAt(sky, condition.of, t);
    case 'all':
      return condition.of.every((each) => holdsAt(sky, each, t));
    case 'any':
      return condition.of.some((each) => holdsAt(sky, each, t));
  }
}

const SECOND = 1 / 86_400;
/** Nearer to an edge than this no check is made: the solved instant has an error of some thousandths. */
const EDGE = 2 * SECOND;

/** Instants at which the search and the direct check differ. */
export function differences(
  sky: Sky,
  condition: SearchCondition,
  window: Span,
  random: () => number,
  looks: number,
): string[] {
  const spans = spansOf(sky, condition, window);
  const edges = spans.flatMap(({ from, to }) => [from, to]);
  const near = edges
    .slice(0, 6)
    .flatMap((edge) => [edge - 3 * SECOND, edge + 3 * SECOND])
    .filter((t) => t > window.from && t < window.to);
  const anywhere = Array.from({ length: looks }, () => window.from + random() * (window.to - window.from));
  return [...near, ...anywhere].flatMap((at) => {
    if (edges.some((edge) => Math.abs(edge - at) < EDGE)) return [];
    const t = jdUt(at);
    const found = spans.some(({ from, to }) => from <= t && t < to);
    return found === holdsAt(sky, condition, t) ? [] : [`${textOf(condition)} at ${at}: ${found}`];
  });
}
