/** A whole year at a place: its months, festivals and vratas, eclipses, asta, and every day. */

import type { Static } from 'typebox';
import type { Occurrence } from '../../jyotisha/festivals/occurrence.ts';
import { occurrencesOn } from '../../jyotisha/festivals/occurrences-by-day.ts';
import { tithiChangesOf } from '../../jyotisha/panchanga/angas/tithi-changes.ts';
import { erasOf, panchangaDayOf } from '../../jyotisha/panchanga/day/calendar.ts';
import type { Day } from '../../jyotisha/panchanga/day/day.ts';
import { type Moment, momentUnder } from '../../jyotisha/panchanga/day/moment.ts';
import { astaSpans } from '../../jyotisha/panchanga/graha-asta/asta-spans.ts';
import { sankrantiAfter } from '../../jyotisha/panchanga/sankranti/sankranti.ts';
import { fullMoonOf } from '../../jyotisha/panchanga/year/lunar-months.ts';
import { lunarYear } from '../../jyotisha/panchanga/year/lunar-year.ts';
import { dayOf, isoDate } from '../../kernel/civil.ts';
import { midnightAt } from '../../kernel/place.ts';
import type { Span } from '../../kernel/span.ts';
import { type CivilDay, type JdUt, plusDays } from '../../kernel/units.ts';
import { type Sky, TARA_GRAHAS } from '../../sky/engines/engine.ts';
import { clock } from '../../text/format.ts';
import type { Voice } from '../../text/voice.ts';
import { months as monthsBlock } from '../blocks/months.ts';
import { samvatsara } from '../blocks/samvatsara.ts';
import { conventionsOf } from '../day/panchanga.ts';
import { parvaReplyOf } from '../festivals/parva-mool.ts';
import { eclipsesReplyOf } from '../grahana/eclipse.ts';
import { bom } from '../kit/csv-file.ts';
import { defaulted, flag, type Parameter, wholeNumber } from '../kit/parameter.ts';
import { year } from '../kit/parameters.ts';
import { type ParameterError, type RequestFacts, type ViewInput, view } from '../view.ts';
import { daysInCalendar, format, rowsOf, windows, wrongWithFormat } from './formats.ts';
import { lunationsIn } from './lunations.ts';
import type { erasReply, headReply, varshaReply } from './varsha.reply.ts';
import { daysUnder } from './walk.ts';

const samvat: Parameter<number, 'optional'> = {
  ...wholeNumber(1, 3056, { meaning: 'Vikram year (Chaitradi), instead of year', example: '2083' }),
  kind: 'samvat',
};

const SECOND = 1 / 86_400;

const params = {
  year,
  samvat,
  days: defaulted(flag({ meaning: 'with every day of the year', example: '0' }), true),
  format,
  bom,
  windows,
};
type Params = typeof params;
type Head = Static<typeof headReply>;

export const varsha = view<typeof varshaReply>()({
  field: 'varsha',
  summary:
    'A Gregorian or lunar year: months, sankrantis, festivals, parvas, ekadashis, eclipses, asta, kshaya and vriddhi tithis, and every day',
  reads: 'year',
  params,
  heavy: true,
  whole: true,
  wrongWith,
  conventions: ({ sky }) => conventionsOf([monthsBlock], sky),
  of(asked) {
    const { head, lines } = inLines(asked);
    return { ...head, ...(asked.params.days && { days: [...lines] }) };
  },
  inLines,
  inRows({ sky, say, params }) {
    const { first, last } = spanOf(sky, params);
    return rowsOf(daysUnder(sky, first, last), say);
  },
  inCalendar(asked) {
    const { sky, params } = asked;
    const { first, last } = spanOf(sky, params);
    return daysInCalendar(asked, daysUnder(sky, first, last), params.windows === true);
  },
});

interface VarshaParams {
  readonly year?: number;
  readonly samvat?: number;
  readonly days: boolean;
  readonly format: string;
  readonly bom?: boolean;
  readonly windows?: boolean;
}

function wrongWith(params: VarshaParams, { day }: RequestFacts): ParameterError[] {
  const { year, samvat, days, format } = params;
  const wrong = wrongWithFormat(params, day);
  if (!days && format !== 'json')
    wrong.push({ param: 'days', text: `days=0 leaves nothing of format=${format}; leave one of them out` });
  const text = 'give one of year (Gregorian) and samvat (Vikram)';
  if (year === undefined && samvat === undefined) wrong.push({ param: 'year', text: `${text}; neither was given` });
  if (year !== undefined && samvat !== undefined) wrong.push({ param: 'samvat', text: `${text}; both were given` });
  return wrong;
}

function inLines(asked: ViewInput<Params>) {
  const { sky, say, params } = asked;
  const span = spanOf(sky, params);
  const days = [...daysUnder(sky, span.first, span.last)];
  const lines = params.days ? rowsOf(days, say) : [];
  return { head: headOf(sky, say, span, days, params.year), lines };
}

/** The civil days of the year, and the instants between which its months and sankrantis lie. */
interface YearSpan extends Span {
  /**
   * A moment at which the year's samvat has already begun. The first sunrise would be too early if no sunrise falls in
   * the pratipada (first tithi) of the lunar year.
   */
  readonly begun: Moment;
  readonly first: CivilDay;
  readonly last: CivilDay;
}

function spanOf(sky: Sky, { year, samvat }: { readonly year?: number; readonly samvat?: number }): YearSpan {
  if (samvat !== undefined) {
    const lunar = lunarYear(sky, samvat);
    return { ...lunar, begun: momentUnder(sky, lunar.first, plusDays(lunar.from, SECOND)) };
  }
  if (year === undefined) throw new Error('a year without its number');
  const first = dayOf({ year, month: 1, day: 1 });
  const last = dayOf({ year, month: 12, day: 31 });
  const begun = momentUnder(sky, first);
  return { first, last, begun, from: beginOf(sky, first), to: beginOf(sky, plusDays(last, 1)) };
}

/** All ekadashis. Kamada is listed among the festivals, the others among the parvas. */
const fastsOfTheEleventh = (kept: readonly Occurrence[]): Occurrence[] =>
  kept.filter(({ harivasara }) => harivasara !== null).sort((a, b) => a.day - b.day);

/** Midnight by the offset of the place on that day. */
const beginOf = ({ place }: Sky, day: CivilDay): JdUt => midnightAt(place, day);

function headOf(sky: Sky, say: Voice, span: YearSpan, days: readonly Day[], year: number | undefined): Head {
  const { place } = sky;
  const samvat = erasAt(span.begun);
  const next = erasAt(momentUnder(sky, span.last));
  const festivals: Occurrence[] = [];
  const parvas: Occurrence[] = [];
  for (const { civil } of days) {
    const kept = occurrencesOn(sky, civil);
    festivals.push(...kept.festivals);
    parvas.push(...kept.parvas);
  }
  const said = (each: Occurrence) => ({ id: each.id, ...say.byId('festival', each.name), date: isoDate(each.day) });
  return {
    ...(year !== undefined && { year }),
    start: isoDate(span.first),
    end: isoDate(span.last),
    samvat,
    ...(next.vikram !== samvat.vikram && { samvat_next: next }),
    samvatsara: samvatsara.of(span.begun, say),
    months: lunationsIn(sky, span).map((month) => ({
      ...say.named('masa', month.masa),
      adhika: month.adhika,
      kshaya: month.kshaya,
      start: clock(place, month.from),
      end: clock(place, month.to),
      purnima: isoDate(panchangaDayOf(sky, fullMoonOf(sky, month))),
      amavasya: isoDate(panchangaDayOf(sky, month.to)),
    })),
    sankrantis: sankrantisIn(sky, span).map(({ rashi, at }) => ({
      rashi: say.named('rashi', rashi),
      at: clock(place, at),
    })),
    festivals: festivals.map(said),
    parvas: parvas.map((each) => ({ ...said(each), kind: each.kind })),
    ekadashis: fastsOfTheEleventh([...festivals, ...parvas]).map((each) => parvaReplyOf(sky, each, say, 'padma')),
    eclipses: eclipsesReplyOf(sky, beginOf(sky, span.first), beginOf(sky, plusDays(span.last, 1)), say),
    asta: TARA_GRAHAS.flatMap((graha) => astaSpans(sky, graha, span)).map(({ graha, asta, udaya }) => ({
      graha,
      asta: asta && clock(place, asta),
      udaya: udaya && clock(place, udaya),
    })),
    tithi_changes: days.flatMap((day) =>
      tithiChangesOf(day).map(({ kind, tithi }) => ({
        date: isoDate(day.civil),
        kind,
        tithi: say.named('tithi', tithi),
      })),
    ),
  };
}

function erasAt(moment: Moment): Static<typeof erasReply> {
  const { vikram, shaka, kaliExpired } = erasOf(moment);
  return { vikram, shaka, kali: kaliExpired + 1 };
}

function sankrantisIn(sky: Sky, { from, to }: Span) {
  const found = [];
  for (let each = sankrantiAfter(sky, from); each.at < to; each = sankrantiAfter(sky, plusDays(each.at, 1)))
    found.push(each);
  return found;
}
