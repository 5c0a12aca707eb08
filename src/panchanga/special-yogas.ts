/**
 * The special yogas of a day with their windows between sunrise and the next sunrise. Which vara, tithi and nakshatra
 * make them is in the catalog; here the runs of those angas are laid over one another.
 */
import { overlap, type Span, span } from '../kernel/span.ts';
import { type JdUt, plusDays } from '../kernel/units.ts';
import { ANANDADI } from '../lexicon/anandadi.ts';
import { NAKSHATRA } from '../lexicon/nakshatra.ts';
import { GHATI_DAYS } from '../rules/kala.ts';
import type { AngaSpan } from './angas.ts';
import { type NakshatraId, placeInPaksha, type RuleDay, varaOf } from './rule-day.ts';
import { ANANDADI_FROM, ANANDADI_LEAVE, YOGA_ROWS, type YogaId } from './special-yogas/catalog.ts';
import type { Pattern, YogaRow } from './special-yogas/row.ts';

/** A RuleDay that also knows the Sun's nakshatra and when the Moon stands at a degree. */
export interface YogaDay extends RuleDay {
  /** The Sun's nakshatras that touch the day. */
  readonly sunNakshatras: readonly AngaSpan[];
  /** When the Moon stands at `deg`, near `near`. */
  moonAt(deg: number, near: JdUt): JdUt;
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
  for (const row of YOGA_ROWS) found[row.id] = windowsOf(row, day);
  return found as Record<YogaId, readonly YogaWindow[]>;
}

export function windowsOf(row: YogaRow, day: YogaDay): readonly YogaWindow[] {
  const windows = WAYS[row.pattern.by](row.pattern, day);
  if (row.badhaka === undefined || windows.length === 0) return windows;
  const spoiling = row.badhaka[varaOf(day.weekday)];
  return windows.map((window) => {
    const tithi = day.transitions('tithi').find((each) => placeInPaksha(each.number) === spoiling);
    const spoilt = tithi && overlap(tithi, window);
    return tithi && spoilt ? { ...window, badhaka: { ...spoilt, number: tithi.number } } : window;
  });
}

type Way<P> = (pattern: P, day: YogaDay) => YogaWindow[];
type WayOf = { [K in Pattern['by']]: Way<Extract<Pattern, { by: K }>> };

const ways: WayOf = {
  vara_nakshatra: ({ nakshatras }, day) => {
    const wanted = nakshatras[varaOf(day.weekday)];
    return within(day, day.transitions('nakshatra'), (n) => wanted.some((id) => numberOf(id) === n));
  },
  vara_tithi: ({ tithis }, day) => {
    const wanted = tithis[varaOf(day.weekday)];
    return wanted === undefined ? [] : within(day, day.transitions('tithi'), (n) => wanted.includes(placeInPaksha(n)));
  },
  vara_tithi_nakshatra: ({ varas, tithis, nakshatras }, day) =>
    varas.includes(varaOf(day.weekday))
      ? crossed(
          day,
          (n) => tithis.includes(n),
          (_, star) => nakshatras.some((id) => numberOf(id) === star),
        )
      : [],
  tithi_nakshatra: ({ pairs }, day) =>
    crossed(
      day,
      () => true,
      (tithi, star) => pairs.some(([number, ids]) => number === tithi && ids.some((id) => numberOf(id) === star)),
    ),
  count_from_sun: ({ counts }, day) => {
    const found: YogaWindow[] = [];
    for (const sun of day.sunNakshatras)
      for (const moon of day.transitions('nakshatra')) {
        if (!counts.includes(((moon.number - sun.number + 27) % 27) + 1)) continue;
        const common = overlap(sun, moon);
        const today = common && overlap(common, day.bounds);
        if (today) found.push(today);
      }
    return found;
  },
  start_of_tithi: ({ ghatis }, day) =>
    beginnings(day, day.transitions('tithi'), ({ number }) => (ghatis[placeInPaksha(number)] ?? 0) * GHATI_DAYS),
  start_of_yoga: ({ parts }, day) =>
    beginnings(day, day.transitions('yoga'), ({ number, from, to }) => {
      const part = parts[number];
      if (part === undefined) return 0;
      return 'share' in part ? part.share * (to - from) : part.ghatis * GHATI_DAYS;
    }),
};
const WAYS = ways as unknown as Record<Pattern['by'], Way<Pattern>>;

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

/** Where a wanted tithi and a wanted nakshatra run together. */
function crossed(
  day: RuleDay,
  tithiWanted: (place: number) => boolean,
  pairWanted: (place: number, nakshatra: number) => boolean,
): YogaWindow[] {
  const found: YogaWindow[] = [];
  for (const tithi of day.transitions('tithi')) {
    const place = placeInPaksha(tithi.number);
    if (!tithiWanted(place)) continue;
    for (const star of day.transitions('nakshatra')) {
      if (!pairWanted(place, star.number)) continue;
      const both = overlap(tithi, star);
      const today = both && overlap(both, day.bounds);
      if (today) found.push(today);
    }
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
