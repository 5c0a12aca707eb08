/**
 * The days that other ways of deciding give to a festival or a tithi, for readers who have found another date
 * elsewhere. Each way is named, so that a date can be traced to the school, part of the day, month, setting or place
 * that gives it.
 */

import { type CivilDay, plusDays } from '../../../kernel/units.ts';
import { coverOf, type DayFrame, type KalaId, kalaOf } from '../../../rules/kala.ts';
import { sunriseDay } from '../../../rules/meeting.ts';
import type { Source } from '../../../rules/source.ts';
import type { Sky, SkyOptions } from '../../../sky/engines/engine.ts';
import type { AngaSpan } from '../../panchanga/angas/angas.ts';
import { type Lunation, lunationAfter, lunationBefore } from '../../panchanga/year/lunar-months.ts';
import { type Occurrence, occurrenceOf, occurrencesOf } from '../occurrence.ts';
import { type Festival, isOfTithi } from '../rule.ts';
import { FestivalYear } from '../year.ts';
import { keptIn } from './decide.ts';

export interface OtherDay {
  /**
   * The way: `school:vaishnava`, `kala:pradosha`, `month:before`, `option:rise=centre`, `place`, `sunrise`,
   * `tithi_begins` …
   */
  readonly what: string;
  readonly day: CivilDay;
  /** For a school, the passage that gives its day. */
  readonly source: Source | null;
}

/** The parts of the day that almanacs use to choose. */
const KALAS: readonly KalaId[] = [
  ...(['arunodaya', 'pratah', 'purvahna', 'madhyahna', 'aparahna', 'sayahna'] as const),
  ...(['sunset', 'pradosha', 'nishitha', 'midnight'] as const),
];

const plain = (what: string, day: CivilDay): OtherDay => ({ what, day, source: null });

/** The days that each way gives to a tithi (or another run) on the days it touches. */
export function daysOfRun(
  run: AngaSpan,
  frames: readonly DayFrame[],
  civilAt: (t: AngaSpan['from']) => CivilDay,
): OtherDay[] {
  const risen = sunriseDay(run, frames);
  const byKala = KALAS.flatMap((kala): OtherDay[] => {
    const covers = frames.map((frame) => ({ day: frame.civil, share: coverOf(kalaOf(kala, frame), run) }));
    const [most] = covers.filter(({ share }) => share > 0).sort((a, b) => b.share - a.share || a.day - b.day);
    return most === undefined ? [] : [plain(`kala:${kala}`, most.day)];
  });
  return [
    ...(risen === null ? [] : [plain('sunrise', risen)]),
    ...byKala,
    plain('tithi_begins', civilAt(run.from)),
    plain('tithi_ends', civilAt(run.to)),
  ];
}

/** The days that each way gives to one occurrence of a festival, even if the day is the same. */
export function otherDays(sky: Sky, festival: Festival, kept: Occurrence, year: number, elsewhere?: Sky): OtherDay[] {
  const { rule, alternatives, beside, observances, anga, lunation } = kept;
  const within = new FestivalYear(sky, year);
  return [
    ...alternatives.map(({ tradition, day, because }) => ({
      what: `school:${tradition}`,
      day,
      source: because.source,
    })),
    ...beside.flatMap(([key, day]) => (day === null ? [] : [plain(`beside:${key}`, day)])),
    ...observances.map(({ id, day, source }) => ({ what: `rite:${id}`, day, source })),
    ...(anga === null ? [] : daysOfRun(anga, within.days(anga), (t) => within.civilAt(t))),
    ...(anga === null || lunation === null ? [] : inOtherMonths(within, rule, lunation, anga.number)),
    ...otherOptions(sky).flatMap(({ what, options }) => nearest(sky.withOptions(options), festival, kept, year, what)),
    ...(elsewhere === undefined ? [] : nearest(elsewhere, festival, kept, year, 'place')),
  ];
}

/**
 * The same tithi in the month before and the month after. One of them may be adhika, or the month that another naming
 * gives to the same fortnight.
 */
function inOtherMonths(year: FestivalYear, festival: Festival, month: Lunation, tithi: number): OtherDay[] {
  if (!isOfTithi(festival)) return [];
  return (
    [
      ['month:before', lunationBefore(year.sky, month)],
      ['month:after', lunationAfter(year.sky, month)],
    ] as const
  ).flatMap(([what, other]) => {
    const decided = keptIn(year, other, tithi, festival);
    return decided === null ? [] : [plain(what, occurrenceOf(festival, decided).day)];
  });
}

/** The settings of the engine, with one option changed at a time. */
export function otherOptions({ engine, options }: Sky): { readonly what: string; readonly options: SkyOptions }[] {
  return Object.entries(engine.options)
    .filter(([, { ofCharts }]) => ofCharts === undefined)
    .flatMap(([name, { values, ofWorking = [] }]) =>
      values
        .filter((value) => value !== options[name] && !ofWorking.includes(value))
        .map((value) => ({ what: `option:${name}=${value}`, options: { ...options, [name]: value } })),
    );
}

/** The occurrence under another Sky that is nearest to the given one. */
function nearest(sky: Sky, festival: Festival, kept: Occurrence, year: number, what: string): OtherDay[] {
  const [found] = occurrencesOf(new FestivalYear(sky, year), festival)
    .map(({ day }) => day)
    .sort((a, b) => Math.abs(a - kept.day) - Math.abs(b - kept.day));
  return found === undefined ? [] : [plain(what, found)];
}

/** The occurrence in a year that is nearest to a date. */
export function keptNear(sky: Sky, festival: Festival, year: number, date: CivilDay): Occurrence | null {
  const found = occurrencesOf(new FestivalYear(sky, year), festival);
  return [...found].sort((a, b) => Math.abs(a.day - date) - Math.abs(b.day - date))[0] ?? null;
}

/** The days from two before to two after a date. The tithi that a reader means by the date touches one of them. */
export const ABOUT_DAYS = [-2, -1, 0, 1, 2].map(
  (n) =>
    (day: CivilDay): CivilDay =>
      plusDays(day, n),
);
