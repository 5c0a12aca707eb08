/**
 * The vocabulary of clauses about an instant of a day, for the special yogas and the things to avoid.
 * Nakshatras and varas have ids. Tithis have their number in the month, or their number in the paksha if a verse means
 * both pakshas.
 */
import { overlap, type Span, span } from '../../../kernel/span.ts';
import { plusDays } from '../../../kernel/units.ts';
import { NAKSHATRA } from '../../../lexicon/angas/nakshatra.ts';
import { VARA } from '../../../lexicon/angas/vara.ts';
import { MASA } from '../../../lexicon/year/masa.ts';
import { type Clause, choose, is, type Leaf, type Saw } from '../../../rules/clause.ts';
import { GHATI_DAYS } from '../../../rules/kala.ts';
import { during, type Instant } from '../../../rules/when.ts';
import type { Anga, AngaSpan } from '../angas/angas.ts';
import { isVishti } from '../angas/karana.ts';
import { inPaksha } from '../angas/tithi.ts';
import { type VaraId, varaOf } from '../angas/vara.ts';
import type { NakshatraId, RuleDay } from './rule-day.ts';

export type DayClause<Day extends RuleDay = RuleDay> = Clause<Instant<Day>>;
/** The cycles whose parts have numbers: the four angas and the week. */
export type Cycle = Anga | 'vara';

/** A leaf whose spans have numbers: those of a tithi, of the rashi entered, or of the graha in asta. */
export interface NumberedLeaf<Day extends RuleDay, Word extends string = string> extends Leaf<Instant<Day>> {
  readonly clause: Word;
  readonly runs: (day: Day) => readonly AngaSpan[];
}
export const numbered = <Day extends RuleDay, Word extends string>(
  clause: Word,
  args: Saw,
  runs: (day: Day) => readonly AngaSpan[],
): NumberedLeaf<Day, Word> => ({ ...during(clause, args, runs), clause, runs });

/** A leaf about parts of one cycle, given by their numbers. */
export interface AngaLeaf extends NumberedLeaf<RuleDay, Cycle> {
  readonly numbers: readonly number[];
}

/** The parts of a cycle that touch the day. A vara is the whole day. */
export const runsOf = (day: RuleDay, cycle: Cycle): readonly AngaSpan[] =>
  cycle === 'vara' ? [{ number: day.weekday, ...day.bounds }] : day.transitions(cycle);

const NUMBER_OF = new Map<string, number>([...NAKSHATRA, ...VARA].map(({ id, number }) => [id, number]));
const numberOf = (id: NakshatraId | VaraId): number => NUMBER_OF.get(id) ?? 0;

const NO_RUNS: readonly AngaSpan[] = [];

/**
 * A leaf about the parts of a cycle with the given numbers. It is evaluated for every row on every day and is nearly
 * always false. So it checks a mask, and creates a list only if a part matches.
 */
function partsOf(cycle: Anga, numbers: readonly number[], args: Saw): AngaLeaf {
  const wanted = maskOf(numbers);
  const runs = (day: RuleDay): readonly AngaSpan[] => {
    let found: AngaSpan[] | undefined;
    for (const run of day.transitions(cycle)) if (wanted[run.number] === true) (found ??= []).push(run);
    return found ?? NO_RUNS;
  };
  return { ...numbered(cycle, args, runs), numbers };
}
const maskOf = (numbers: readonly number[]): readonly boolean[] =>
  Array.from({ length: Math.max(0, ...numbers) + 1 }, (_, number) => numbers.includes(number));

/** Tithis by their number in the month, 1–30. */
export const tithi = (...numbers: readonly number[]): AngaLeaf => partsOf('tithi', numbers, { numbers });
/** Tithis by their number in the paksha, 1–15, in both pakshas; 15 is purnima and amavasya. */
export const pakshaTithi = (...places: readonly number[]): AngaLeaf =>
  partsOf(
    'tithi',
    places.flatMap((place) => [place, place + 15]),
    { places },
  );
export const nakshatra = (...ids: readonly NakshatraId[]): AngaLeaf => partsOf('nakshatra', ids.map(numberOf), { ids });
export const yoga = (...numbers: readonly number[]): AngaLeaf => partsOf('yoga', numbers, { numbers });
/** Bhadra: eight of the sixty karanas of a month. */
export const vishti: AngaLeaf = partsOf('karana', Array.from({ length: 60 }, (_, i) => i + 1).filter(isVishti), {
  ids: ['vishti'],
});

/** The vara at sunrise, for the whole day. */
export function vara(...ids: readonly VaraId[]): AngaLeaf {
  const numbers = ids.map(numberOf);
  const wanted = maskOf(numbers);
  const looks = (day: RuleDay) => wanted[day.weekday] === true;
  return {
    ...is('vara', ({ day }: Instant<RuleDay>) => looks(day), { args: { ids } }),
    clause: 'vara',
    numbers,
    runs: (day) => (looks(day) ? runsOf(day, 'vara') : NO_RUNS),
  };
}

export type PerVara<T> = Readonly<Record<VaraId, T>>;

/** A clause for each vara. A vara that is not named has no clause. */
export const onVara = <Day extends RuleDay>(clauses: Partial<PerVara<DayClause<Day>>>): DayClause<Day> =>
  choose('vara', ({ day }: Instant<Day>) => varaOf(day.weekday), clauses);

/** The first part of a run: a number of ghatis, or a share of the run. */
export type RunPart = { readonly ghatis: number } | { readonly share: number };

/** The first parts of runs. Their length depends on the number of the run; a number without a length gives no span. */
function beginnings(runs: readonly AngaSpan[], partOf: (number: number) => RunPart | undefined): Span[] {
  const found: Span[] = [];
  for (const { number, from, to } of runs) {
    const part = partOf(number);
    if (part === undefined) continue;
    found.push(span(from, plusDays(from, 'share' in part ? part.share * (to - from) : part.ghatis * GHATI_DAYS)));
  }
  return found;
}

/** The first part of a tithi, keyed by its number in the paksha. */
export const startOfTithi = (parts: Readonly<Record<number, RunPart>>): DayClause =>
  during('start_of_tithi', argsOf(parts), (day: RuleDay) =>
    beginnings(day.transitions('tithi'), (number) => parts[inPaksha(number)]),
  );
/** The first part of one of the 27 yogas. */
export const startOfYoga = (parts: Readonly<Record<number, RunPart>>): DayClause =>
  during('start_of_yoga', argsOf(parts), (day: RuleDay) =>
    beginnings(day.transitions('yoga'), (number) => parts[number]),
  );

const argsOf = (parts: Readonly<Record<number, RunPart>>): Saw =>
  Object.fromEntries(
    Object.entries(parts).map(([number, part]) => [
      number,
      'ghatis' in part ? `first ${part.ghatis} ghatikas` : part.share === 1 ? 'whole' : 'first half',
    ]),
  );

export interface SunDay extends RuleDay {
  /** The Sun's nakshatras on the day. */
  readonly sunNakshatras: readonly AngaSpan[];
}

/** The number of nakshatras without Abhijit, which is last in the list of names. */
const STARS = 27;

/** The Moon's nakshatra counted from the Sun's, both included. */
export const moonFromSun = (...counts: readonly number[]): DayClause<SunDay> =>
  during('moon_from_sun', { counts }, (day: SunDay) => {
    const found: Span[] = [];
    for (const sun of day.sunNakshatras)
      for (const moon of day.transitions('nakshatra')) {
        if (!counts.includes(((moon.number - sun.number + STARS) % STARS) + 1)) continue;
        const both = overlap(sun, moon);
        if (both !== null) found.push(both);
      }
    return found;
  });

export interface MasaDay extends RuleDay {
  /** The amanta month (1 = Chaitra) of a tithi; null in an adhika month. */
  masaOf(tithi: AngaSpan): number | null;
}
type MasaId = (typeof MASA)[number]['id'];

/**
 * Tithis (1–30) given for each amanta month; adhika months have none. The month is computed only for tithis in the
 * table.
 */
export function tithiOfMasa(tithis: Readonly<Record<MasaId, readonly number[]>>): DayClause<MasaDay> {
  const byMasa = MASA.map(({ id }) => tithis[id]);
  const named = new Set(byMasa.flat());
  return during('tithi_of_masa', tithis, (day: MasaDay) =>
    day.transitions('tithi').filter((run) => {
      const masa = named.has(run.number) ? day.masaOf(run) : null;
      return masa !== null && (byMasa[masa - 1]?.includes(run.number) ?? false);
    }),
  );
}
