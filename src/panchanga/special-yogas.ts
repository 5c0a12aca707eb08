/**
 * The special yogas of a day with their windows between sunrise and the next sunrise. Which vara, tithi and nakshatra
 * make them is in the catalog; here the runs of those angas are laid over one another.
 */
import { overlap, type Span, span } from '../kernel/span.ts';
import { type JdUt, plusDays } from '../kernel/units.ts';
import { ANANDADI } from '../lexicon/anandadi.ts';
import { NAKSHATRA } from '../lexicon/nakshatra.ts';
import { VARA } from '../lexicon/vara.ts';
import { GHATI_DAYS } from '../rules/kala.ts';
import type { AngaSpan } from './angas.ts';
import { type NakshatraId, type RuleDay, type VaraId, varaOf } from './rule-day.ts';
import { ANANDADI_FROM, ANANDADI_LEAVE, YOGA_ROWS, type YogaId } from './special-yogas/catalog.ts';
import type { Pattern, YogaRow } from './special-yogas/row.ts';
import { inPaksha } from './tithi.ts';

/** A RuleDay that also knows the Sun's nakshatra and when the Moon stands at a degree. */
export interface YogaDay extends RuleDay {
  /** The Sun's nakshatras that touch the day. */
  readonly sunNakshatras: readonly AngaSpan[];
  /** When the Moon stands at `deg`, near `near`. */
  moonAt(deg: number, near: JdUt): JdUt;
  /** The lunar month (1 = Chaitra) of a tithi of the bright half; null in an adhika month. */
  masaOf(tithi: AngaSpan): number | null;
}

export interface YogaWindow extends Span {
  /** The tithi (1–30) that spoils it, and the part it spoils. */
  readonly badhaka?: AngaSpan;
}

const NUMBER_OF = new Map<string, number>(NAKSHATRA.map(({ id, number }) => [id, number]));
const numberOf = (id: NakshatraId): number => NUMBER_OF.get(id) ?? 0;

/** Every window of every row, by id; a yoga that does not occur has an empty list. */
export function specialYogasOf(day: YogaDay): Readonly<Record<YogaId, readonly YogaWindow[]>> {
  const found: Partial<Record<YogaId, readonly YogaWindow[]>> = {};
  for (const { row, find } of FINDERS) found[row.id] = spoiltBy(row, joined(find(day)), day);
  return found as Record<YogaId, readonly YogaWindow[]>;
}

export const windowsOf = (row: YogaRow, day: YogaDay): readonly YogaWindow[] =>
  spoiltBy(row, joined(finderOf(row.pattern)(day)), day);

function spoiltBy(row: YogaRow, windows: readonly YogaWindow[], day: YogaDay): readonly YogaWindow[] {
  if (row.badhaka === undefined || windows.length === 0) return windows;
  const spoiling = row.badhaka[varaOf(day.weekday)];
  return windows.map((window) => {
    const tithi = day.transitions('tithi').find((each) => inPaksha(each.number) === spoiling);
    const spoilt = tithi && overlap(tithi, window);
    return tithi && spoilt ? { ...window, badhaka: { ...spoilt, number: tithi.number } } : window;
  });
}

/** Windows that meet are one: the yoga runs on while one of its nakshatras or tithis gives way to another. */
function joined(windows: YogaWindow[]): YogaWindow[] {
  if (windows.length < 2) return windows;
  const found: YogaWindow[] = [];
  for (const window of windows.sort((a, b) => a.from - b.from)) {
    const last = found.at(-1);
    if (last !== undefined && window.from <= last.to) found[found.length - 1] = span(last.from, window.to);
    else found.push(window);
  }
  return found;
}

type Finder = (day: YogaDay) => YogaWindow[];

/** A pattern made ready: its ids turned into numbers once, since every day asks every row. */
function finderOf(pattern: Pattern): Finder {
  switch (pattern.by) {
    case 'vara_nakshatra': {
      const wanted = perWeekday((vara) => numbersOf(pattern.nakshatras[vara]));
      return (day) => within(day, day.transitions('nakshatra'), (n) => wanted[day.weekday - 1]?.has(n) ?? false);
    }
    case 'vara_tithi': {
      const wanted = perWeekday((vara) => new Set(pattern.tithis[vara]));
      return (day) => within(day, day.transitions('tithi'), (n) => wanted[day.weekday - 1]?.has(inPaksha(n)) ?? false);
    }
    case 'vara_tithi_nakshatra': {
      const varas = new Set(pattern.varas);
      const tithis = new Set(pattern.tithis);
      const stars = numbersOf(pattern.nakshatras);
      return (day) =>
        varas.has(varaOf(day.weekday)) ? crossed(day, (place, star) => tithis.has(place) && stars.has(star)) : [];
    }
    case 'tithi_nakshatra': {
      const stars = new Map(pattern.pairs.map(([tithi, ids]) => [tithi, numbersOf(ids)]));
      return (day) => crossed(day, (place, star) => stars.get(place)?.has(star) ?? false);
    }
    case 'count_from_sun': {
      const counts = new Set(pattern.counts);
      return (day) => countedFromSun(day, counts);
    }
    case 'masa_bright_tithi': {
      const anywhere = new Set(pattern.tithis.flat());
      const isVoid = (tithi: AngaSpan, masa: number | null): boolean =>
        masa !== null && (pattern.tithis[masa - 1]?.includes(tithi.number) ?? false);
      // numbered through the month, the dark tithis are above fifteen and never meant
      return (day) =>
        day
          .transitions('tithi')
          .filter((tithi) => anywhere.has(tithi.number) && isVoid(tithi, day.masaOf(tithi)))
          .flatMap((tithi) => overlap(tithi, day.bounds) ?? []);
    }
    case 'start_of_tithi':
      return (day) =>
        beginnings(day, day.transitions('tithi'), ({ number }) => (pattern.ghatis[inPaksha(number)] ?? 0) * GHATI_DAYS);
    case 'start_of_yoga':
      return (day) =>
        beginnings(day, day.transitions('yoga'), ({ number, from, to }) => {
          const part = pattern.parts[number];
          if (part === undefined) return 0;
          return 'share' in part ? part.share * (to - from) : part.ghatis * GHATI_DAYS;
        });
  }
}

const perWeekday = (of: (vara: VaraId) => ReadonlySet<number>): readonly ReadonlySet<number>[] =>
  VARA.map(({ id }) => of(id));
const numbersOf = (ids: readonly NakshatraId[]): ReadonlySet<number> => new Set(ids.map(numberOf));

const FINDERS = YOGA_ROWS.map((row) => ({ row, find: finderOf(row.pattern) }));

function countedFromSun(day: YogaDay, counts: ReadonlySet<number>): YogaWindow[] {
  const found: YogaWindow[] = [];
  for (const sun of day.sunNakshatras)
    for (const moon of day.transitions('nakshatra')) {
      if (!counts.has(((moon.number - sun.number + 27) % 27) + 1)) continue;
      const common = overlap(sun, moon);
      const today = common && overlap(common, day.bounds);
      if (today) found.push(today);
    }
  return found;
}

/** The runs whose number is wanted, cut to the day. */
function within(day: RuleDay, runs: readonly AngaSpan[], wanted: (number: number) => boolean): YogaWindow[] {
  const found: YogaWindow[] = [];
  for (const run of runs) {
    if (!wanted(run.number)) continue;
    const today = overlap(run, day.bounds);
    if (today !== null) found.push(today);
  }
  return found;
}

/** Where a tithi (by its place in the paksha) and a nakshatra that are wanted together run together. */
function crossed(day: RuleDay, wanted: (place: number, nakshatra: number) => boolean): YogaWindow[] {
  const found: YogaWindow[] = [];
  for (const tithi of day.transitions('tithi'))
    for (const star of day.transitions('nakshatra')) {
      if (!wanted(inPaksha(tithi.number), star.number)) continue;
      const both = overlap(tithi, star);
      const today = both && overlap(both, day.bounds);
      if (today) found.push(today);
    }
  return found;
}

/** The first `length` days of each run, cut to the day. */
function beginnings(day: RuleDay, runs: readonly AngaSpan[], length: (run: AngaSpan) => number): YogaWindow[] {
  const found: YogaWindow[] = [];
  for (const run of runs) {
    const days = length(run);
    const today = days > 0 ? overlap(span(run.from, plusDays(run.from, days)), day.bounds) : null;
    if (today !== null) found.push(today);
  }
  return found;
}

export interface AnandadiWindow extends AngaSpan {
  /** Ghatikas to be left at its beginning, or all of it. */
  readonly leave?: number | 'all';
}

/** Abhijit is the last quarter of Uttara Ashadha and the first fifteenth of Shravana: MC 6.55. */
const NAKSHATRA_DEG = 360 / 27;
const UTTARA_ASHADHA = 21;
const SHRAVANA = 22;
const ABHIJIT_FROM_DEG = 20.75 * NAKSHATRA_DEG;
const ABHIJIT_TO_DEG = (21 + 1 / 15) * NAKSHATRA_DEG;
const ABHIJIT_OF_28 = 22;

/** The anandadi yogas of the day: 28, counted over the nakshatras with Abhijit among them. */
export function anandadiOf(day: YogaDay): AnandadiWindow[] {
  const start = of28(numberOf(ANANDADI_FROM[varaOf(day.weekday)]));
  return starsOf28(day).map(({ number, from, to }) => {
    const place = ((number - start + 28) % 28) + 1;
    const leave = ANANDADI_LEAVE[ANANDADI[place - 1]?.id ?? ''];
    return leave === undefined ? { number: place, from, to } : { number: place, from, to, leave };
  });
}

/** Place among 28: those from Shravana on stand one later. */
const of28 = (number: number): number => (number >= SHRAVANA ? number + 1 : number);

function starsOf28(day: YogaDay): AngaSpan[] {
  const found: AngaSpan[] = [];
  const add = (number: number, from: JdUt, to: JdUt): void => {
    const today = from < to ? overlap({ from, to }, day.bounds) : null;
    const last = found.at(-1);
    if (today === null) return;
    if (last?.number === number) found[found.length - 1] = { number, from: last.from, to: today.to };
    else found.push({ number, ...today });
  };
  for (const { number, from, to } of day.transitions('nakshatra')) {
    if (number === UTTARA_ASHADHA) {
      const abhijit = day.moonAt(ABHIJIT_FROM_DEG, to);
      add(of28(number), from, abhijit);
      add(ABHIJIT_OF_28, abhijit, to);
    } else if (number === SHRAVANA) {
      const end = day.moonAt(ABHIJIT_TO_DEG, from);
      add(ABHIJIT_OF_28, from, end);
      add(of28(number), end, to);
    } else add(of28(number), from, to);
  }
  return found;
}
