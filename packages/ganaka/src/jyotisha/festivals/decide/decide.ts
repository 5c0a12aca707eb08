/** Decides the day of a festival by its ladder, and the days of other schools. */
import { weekdayOf } from '../../../kernel/civil.ts';
import type { Span } from '../../../kernel/span.ts';
import { type CivilDay, plusDays } from '../../../kernel/units.ts';
import { holds } from '../../../rules/clause.ts';
import { type DayFrame, daylightOf } from '../../../rules/kala.ts';
import { decide, type Rung, rung } from '../../../rules/ladder.ts';
import { type Meeting, meetingOf } from '../../../rules/meeting.ts';
import { always } from '../../../rules/meeting-clauses.ts';
import { ds } from '../../../rules/source.ts';
import type { AngaSpan } from '../../panchanga/angas/angas.ts';
import { type Lunation, lunationBefore } from '../../panchanga/year/lunar-months.ts';
import { MASA, type MasaId } from '../occasion.ts';
import type { Decision, School, TithiFestival, TithiJudgement, Variant } from '../rule.ts';
import type { FestivalYear } from '../year.ts';

/** The decision for one tithi of a month. */
export function decidedOn(
  id: string,
  year: FestivalYear,
  lunation: Lunation,
  tithi: number,
  decision: Decision,
): TithiJudgement {
  const anga = year.tithi(lunation, tithi);
  if (decision.meeting !== undefined)
    return decidedBy(id, year, lunation, anga, decision, decision.meeting({ year, lunation, anga }));
  const where = decision.at === 'india' ? year.inIndia : year;
  const days = where.days(anga);
  const meeting = meetingOf(anga, days, (day) => where.window(decision.kala, day)) ?? meetingOf(anga, days, daylightOf);
  if (meeting === null) throw new Error(`${id}: a tithi that meets no day`);
  return decidedBy(id, year, lunation, anga, decision, meeting);
}

function decidedBy(
  id: string,
  year: FestivalYear,
  lunation: Lunation,
  anga: AngaSpan,
  { kala, ladder, facts, at }: Decision,
  plain: Meeting,
): TithiJudgement {
  const meeting =
    facts === undefined ? plain : Object.assign({}, plain, { facts: facts({ year, lunation, anga, meeting: plain }) });
  const verdict = decide(id, ladder, meeting);
  const { day } = verdict.chosen;
  const frame = at === undefined ? day : year.frame(day.civil);
  return { year, lunation, anga, sankranti: null, kala, meeting, verdict, frame };
}

/** The occurrence of a festival in one lunar month; null if the required weekday or the month excludes it. */
export function keptIn(
  year: FestivalYear,
  lunation: Lunation,
  tithi: number,
  festival: TithiFestival,
): TithiJudgement | null {
  if (festival.on.weekday === undefined) return decidedOn(festival.id, year, lunation, tithi, festival);
  const anga = year.tithi(lunation, tithi);
  const meeting = metOnWeekday(festival, lunation, anga, year.days(anga), (day) => year.window(festival.kala, day));
  return meeting === null ? null : decidedBy(festival.id, year, lunation, anga, festival, meeting);
}

/** The meeting of a tithi with the one weekday of the festival; null if no rung of the ladder holds. */
export function metOnWeekday(
  { on, ladder }: Pick<TithiFestival, 'on' | 'ladder'>,
  { masa }: Pick<Lunation, 'masa'>,
  anga: Span,
  days: readonly DayFrame[],
  window: (day: DayFrame) => Span | null,
): Meeting | null {
  if (on.except?.some((each) => MASA[each] === masa)) return null;
  const day = days.find(({ civil }) => weekdayOf(civil) === on.weekday);
  const meeting = day === undefined ? null : meetingOf(anga, [day], window);
  return meeting !== null && ladder.some(({ when }) => holds(when, meeting)) ? meeting : null;
}

/**
 * The schools whose day differs from the kept one. `after` is the number of days from the rite to the festival's day.
 */
export function alternativesTo(
  { year, lunation, anga }: TithiJudgement,
  id: string,
  kept: CivilDay,
  variants: readonly Variant[] = [],
  after = 0,
): School[] {
  return variants.flatMap((variant) => {
    const { tradition, on, regions } = variant;
    const month = on === undefined ? lunation : monthOf(year, lunation, on.masa);
    if (month === null) return [];
    const other = decidedOn(`${id}/${tradition}`, year, month, on?.tithi ?? anga.number, variant);
    const day = plusDays(other.frame.civil, variant.daysTo?.(other) ?? after);
    return day === kept ? [] : [{ tradition, day, because: other.verdict.because, ...(regions && { regions }) }];
  });
}

/**
 * The day of a festival in a samsarpa. A festival of the first name of a kshaya month may have an adhika month of the
 * same name directly before it (Kartika of 1963). The text calls that month fit for every rite.
 */
export function inSamsarpa({ year, lunation, anga, frame }: TithiJudgement, festival: TithiFestival): School[] {
  const { masa } = festival.on;
  if (!lunation.kshaya || masa === undefined) return [];
  const before = lunationBefore(year.sky, lunation);
  if (!before.adhika || before.masa !== MASA[masa]) return [];
  const day = plusDays(
    decidedOn(festival.id, year, before, anga.number, festival).frame.civil,
    festival.daysAfter ?? 0,
  );
  return day === frame.civil ? [] : [{ tradition: 'samsarpa', day, because: SAMSARPA }];
}
const SAMSARPA: Rung = rung(always, 'first', ds('1, uddesha 3', 'decide.adhika_month_before_kshaya_samsarpa'));

/** The true (not adhika) month with another name that is nearest to `month`. */
export function monthOf(year: FestivalYear, month: Lunation, masa: MasaId): Lunation | null {
  const found = year.months(MASA[masa]);
  return found.reduce<Lunation | null>(
    (best, each) =>
      best === null || Math.abs(each.from - month.from) < Math.abs(best.from - month.from) ? each : best,
    null,
  );
}
