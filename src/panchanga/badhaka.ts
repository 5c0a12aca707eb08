/** What is to be left on a day by the Dharmasindhu, each with the time in which its cause runs. */
import { holds, overlap, type Span, span } from '../kernel/span.ts';
import { type JdUt, plusDays } from '../kernel/units.ts';
import { GHATI_DAYS } from '../rules/kala.ts';
import type { Source } from '../rules/source.ts';
import {
  type AvoidId,
  BADHAKA_ROWS,
  BADHAKA_SOURCE,
  type BadhakaRow,
  SANKRANTI_AVOID,
  SANKRANTI_GHATIS,
  SANKRANTI_SOURCE,
  VRATA_SOURCE,
  VRATA_VARAS,
  VRATA_YOGAS,
} from '../rules/tables/badhaka.ts';
import type { AngaSpan } from './angas.ts';
import { isVishti } from './bhadra.ts';
import type { RuleDay } from './rule-day.ts';
import { inPaksha } from './tithi.ts';

export interface BadhakaDay extends RuleDay {
  /** Sunrise to sunset; null where there is none. */
  readonly daylight: Span | null;
  /** The solar sankrantis whose hours may touch the day, with the rashi entered. */
  readonly sankrantis: readonly { readonly rashi: number; readonly at: JdUt }[];
  readonly adhika: boolean;
  readonly kshaya: boolean;
  /** The month named when it is adhika or kshaya: both are malamasa (Dharmasindhu 1, uddesha 3). */
  readonly masa: number;
}

export interface Badhaka extends Span {
  readonly by: 'tithi' | 'vara' | 'nakshatra' | 'yoga' | 'karana' | 'sankranti' | 'masa';
  readonly number: number;
  readonly avoid: readonly AvoidId[];
  readonly source: Source;
}

const VRATA: readonly AvoidId[] = ['vrata_start'];
const WORK: readonly AvoidId[] = ['auspicious_work'];
const AMAVASYA = 30;

export function badhakasOf(day: BadhakaDay): Badhaka[] {
  return [
    ...day.transitions('tithi').flatMap((run) => forbidden(day, 'tithi', run, placeOf(run.number))),
    ...forbidden(day, 'vara', { number: day.weekday, ...day.bounds }, day.weekday),
    ...day.transitions('nakshatra').flatMap((run) => forbidden(day, 'nakshatra', run, run.number)),
    ...vrataBars(day),
    ...day.sankrantis.flatMap(({ rashi, at }) =>
      today(day, 'sankranti', { number: rashi, ...around(at, SANKRANTI_GHATIS) }, WORK, SANKRANTI_SOURCE),
    ),
    ...day.sankrantis
      .filter(({ at }) => holds(day.bounds, at))
      .flatMap(({ rashi }) =>
        today(day, 'sankranti', { number: rashi, ...day.bounds }, SANKRANTI_AVOID, BADHAKA_SOURCE),
      ),
  ];
}

/** A tithi answers to its place in the paksha; amavasya to its own number. */
const placeOf = (tithi: number): number => (tithi === AMAVASYA ? AMAVASYA : inPaksha(tithi));

function forbidden(day: RuleDay, by: BadhakaRow['by'], run: AngaSpan, number: number): Badhaka[] {
  const avoid = AVOIDED.get(`${by}/${number}`);
  return avoid === undefined ? [] : today(day, by, run, avoid, BADHAKA_SOURCE);
}

/** Everything left for one cause, gathered once from the rows. */
const AVOIDED = new Map<string, AvoidId[]>();
for (const { by, numbers, avoid } of BADHAKA_ROWS)
  for (const number of numbers) {
    const known = AVOIDED.get(`${by}/${number}`) ?? [];
    AVOIDED.set(`${by}/${number}`, [...known, ...avoid.filter((each) => !known.includes(each))]);
  }

function vrataBars(day: BadhakaDay): Badhaka[] {
  const bar = (by: Badhaka['by'], run: AngaSpan) => today(day, by, run, VRATA, VRATA_SOURCE);
  const [first] = day.transitions('tithi');
  const khanda = first && day.daylight && isKhanda(first, day.daylight);
  return [
    ...day.transitions('yoga').flatMap((run) => (VRATA_YOGAS.includes(run.number) ? bar('yoga', run) : [])),
    ...day.transitions('karana').flatMap((run) => (isVishti(run.number) ? bar('karana', run) : [])),
    ...day.transitions('tithi').flatMap((run) => (run.number === AMAVASYA ? bar('tithi', run) : [])),
    ...(khanda && first.number !== AMAVASYA ? bar('tithi', first) : []),
    ...(VRATA_VARAS.includes(day.weekday) ? bar('vara', { number: day.weekday, ...day.bounds }) : []),
    ...(day.adhika || day.kshaya ? bar('masa', { number: day.masa, ...day.bounds }) : []),
  ];
}

/** A broken tithi: it is there at sunrise but does not reach the middle of the day. */
const isKhanda = (tithi: Span, { from, to }: Span): boolean => tithi.from <= from && tithi.to < (from + to) / 2;

const around = (at: JdUt, ghatis: number): Span =>
  span(plusDays(at, -ghatis * GHATI_DAYS), plusDays(at, ghatis * GHATI_DAYS));

function today(day: RuleDay, by: Badhaka['by'], run: AngaSpan, avoid: readonly AvoidId[], source: Source): Badhaka[] {
  const part = overlap(run, day.bounds);
  return part === null ? [] : [{ by, number: run.number, from: part.from, to: part.to, avoid, source }];
}
