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
import { isVishti } from './bhadra.ts';
import type { RuleDay } from './rule-day.ts';
import { inPaksha } from './tithi.ts';

export interface BadhakaDay extends RuleDay {
  /** Sunrise to sunset; null where there is none. */
  readonly daylight: Span | null;
  /** The solar sankrantis whose hours may touch the day, with the rashi entered. */
  readonly sankrantis: readonly { readonly rashi: number; readonly at: JdUt }[];
  /** The month in which no vrata is begun, adhika or kshaya but not samsarpa (Dharmasindhu 1, uddesha 3); null if it is another. */
  readonly malamasa: number | null;
  /** Guru and Shukra, by their number, while they are set or seven days from it. */
  readonly astas: readonly number[];
}

export interface Badhaka extends Span {
  readonly by: 'tithi' | 'vara' | 'nakshatra' | 'yoga' | 'karana' | 'sankranti' | 'malamasa' | 'asta';
  readonly number: number;
  readonly avoid: readonly AvoidId[];
  readonly source: Source;
}

const VRATA: readonly AvoidId[] = ['vrata_start'];
const WORK: readonly AvoidId[] = ['auspicious_work'];
const AMAVASYA = 30;

export function badhakasOf(day: BadhakaDay): Badhaka[] {
  const { bounds, weekday, sankrantis } = day;
  const found: Badhaka[] = [];
  for (const run of day.transitions('tithi')) forbid(found, bounds, 'tithi', run.number, run, placeOf(run.number));
  forbid(found, bounds, 'vara', weekday, bounds, weekday);
  for (const run of day.transitions('nakshatra')) forbid(found, bounds, 'nakshatra', run.number, run, run.number);
  addVrataBars(found, day);
  for (const { rashi, at } of sankrantis)
    add(found, bounds, 'sankranti', rashi, around(at, SANKRANTI_GHATIS), WORK, SANKRANTI_SOURCE);
  for (const { rashi, at } of sankrantis)
    if (holds(bounds, at)) add(found, bounds, 'sankranti', rashi, bounds, SANKRANTI_AVOID, BADHAKA_SOURCE);
  return found;
}

/** A tithi answers to its place in the paksha; amavasya to its own number. */
const placeOf = (tithi: number): number => (tithi === AMAVASYA ? AMAVASYA : inPaksha(tithi));

/** `place` is the number under which the rows know the cause. */
function forbid(found: Badhaka[], bounds: Span, by: BadhakaRow['by'], number: number, run: Span, place: number): void {
  const avoid = AVOIDED[by][place];
  if (avoid !== undefined) add(found, bounds, by, number, run, avoid, BADHAKA_SOURCE);
}

/** Everything left for one cause, gathered once from the rows. */
const AVOIDED: Readonly<Record<BadhakaRow['by'], AvoidId[][]>> = { tithi: [], vara: [], nakshatra: [] };
for (const { by, numbers, avoid } of BADHAKA_ROWS)
  for (const number of numbers) {
    const known = AVOIDED[by][number] ?? [];
    AVOIDED[by][number] = [...known, ...avoid.filter((each) => !known.includes(each))];
  }

function addVrataBars(found: Badhaka[], day: BadhakaDay): void {
  const { bounds, weekday } = day;
  const bar = (by: Badhaka['by'], number: number, run: Span) =>
    add(found, bounds, by, number, run, VRATA, VRATA_SOURCE);
  const tithis = day.transitions('tithi');
  for (const run of day.transitions('yoga')) if (VRATA_YOGAS.includes(run.number)) bar('yoga', run.number, run);
  for (const run of day.transitions('karana')) if (isVishti(run.number)) bar('karana', run.number, run);
  for (const run of tithis) if (run.number === AMAVASYA) bar('tithi', AMAVASYA, run);
  const [first] = tithis;
  const { daylight } = day;
  if (first && daylight && first.number !== AMAVASYA && isKhanda(first, daylight)) bar('tithi', first.number, first);
  if (VRATA_VARAS.includes(weekday)) bar('vara', weekday, bounds);
  if (day.malamasa !== null) bar('malamasa', day.malamasa, bounds);
  for (const graha of day.astas) bar('asta', graha, bounds);
}

/** A broken tithi: it is there at sunrise but does not reach the middle of the day. */
const isKhanda = (tithi: Span, { from, to }: Span): boolean => tithi.from <= from && tithi.to < (from + to) / 2;

const around = (at: JdUt, ghatis: number): Span =>
  span(plusDays(at, -ghatis * GHATI_DAYS), plusDays(at, ghatis * GHATI_DAYS));

/** Adds the part of a run that falls on the day, if any. */
function add(
  found: Badhaka[],
  bounds: Span,
  by: Badhaka['by'],
  number: number,
  run: Span,
  avoid: readonly AvoidId[],
  source: Source,
): void {
  const part = overlap(run, bounds);
  if (part !== null) found.push({ by, number, from: part.from, to: part.to, avoid, source });
}
