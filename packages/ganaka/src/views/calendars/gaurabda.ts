/** The calendar of the Gaudiya Vaishnavas in both directions: months of Vishnu and Gaurabda. */
import { CALENDARS } from '../../jyotisha/calendars/catalog/index.ts';
import { IST } from '../../jyotisha/calendars/catalog/places.ts';
import {
  GAURABDA_MINUS_AD,
  GAURABDA_MONTHS,
  GAURABDA_NATIVE,
  gaurabdaDateOf,
  gaurabdaDay,
  gaurabdaOf,
  PURUSHOTTAMA,
} from '../../jyotisha/calendars/gaurabda.ts';
import { isLunarDate, type LunarDate } from '../../jyotisha/calendars/lunar.ts';
import { dayOf, isoDate } from '../../kernel/civil.ts';
import { type CivilDay, plusDays } from '../../kernel/units.ts';
import { digitsIn } from '../../lexicon/script/script-digits.ts';
import { LUNAR_NATIVE } from '../../lexicon/year/calendar-months.ts';
import type { Sky } from '../../sky/engines/engine.ts';
import type { Note, NoteWords } from '../../text/contracts/note-words.ts';
import { window } from '../../text/format.ts';
import { notesReplyOf } from '../../text/sentences/notes.ts';
import type { Voice } from '../../text/voice.ts';
import { type ParamsOf, wholeNumber } from '../kit/parameter.ts';
import { type DefaultPlace, NoAnswerError, type ParameterError, type RequestFacts, view } from '../view.ts';
import type { gaurabdaReply } from './gaurabda.reply.ts';
import { EQUINOX, lunarParams } from './lunar-question.ts';
import { LAST_CIVIL_YEAR, LAST_YEAR } from './parameters.ts';
import { calendarPlaceReplyOf } from './reply-parts.ts';

const gaurabdaParams = {
  date: lunarParams.date,
  year: wholeNumber(1, LAST_YEAR, { meaning: 'Gaurabda, with month, paksha and tithi', example: '540' }),
  month: wholeNumber(1, 12, { meaning: 'month from Vishnu, which is Chaitra', example: '8' }),
  paksha: lunarParams.paksha,
  tithi: lunarParams.tithi,
  adhika: lunarParams.adhika,
};
type GaurabdaParams = ParamsOf<typeof gaurabdaParams>;

/** The place where the Gaudiya calendars are computed first. */
export const GAURABDA_PLACE: DefaultPlace = { name: 'Mayapur', latDeg: 23.4241, lonDeg: 88.3884, ...IST };
export const GAURABDA_SOURCE = {
  source: 'the months and years that VCAL 4.01 prints',
  confidence: 'general-knowledge',
} as const;
export const gaurabdaNamed = (say: Voice) => say.field('name', ({ gists }) => gists['gaurabda.name']);

const PARTS = ['year', 'month', 'paksha', 'tithi'] as const;
const MONTH_DAYS = 29.5;

export const gaurabdaCalendar = view<typeof gaurabdaReply>()({
  field: 'calendar',
  summary: 'Gaurabda and the months of the Gaudiya Vaishnavas both ways: of a civil day, or the civil day of a date',
  reads: 'year',
  params: gaurabdaParams,
  standsFor: () => ({
    engine: 'drik',
    place: GAURABDA_PLACE,
  }),
  daysNamed: ({ date, year, month = 1 }) =>
    date !== undefined || year === undefined || year + GAURABDA_MINUS_AD >= LAST_CIVIL_YEAR
      ? undefined
      : { name: 'year', first: plusDays(springOf(year), Math.round((month - 1) * MONTH_DAYS)) },
  wrongWith,
  of({ sky, say, params }) {
    if (params.date !== undefined) {
      const found = gaurabdaDateOf(sky, params.date);
      if (gaurabdaOf(found) < 1)
        throw new NoAnswerError({ param: 'date', text: `date ${isoDate(params.date)} is before Gaurabda 1` });
      return dateReplyOf(sky, found, say, params.date);
    }
    const { year, month, paksha, tithi, adhika } = params;
    if (year === undefined || month === undefined || paksha === undefined || tithi === undefined)
      throw new Error('half a date');
    const asked = { year, masa: month, paksha, tithi, adhika: adhika === 'true' };
    const found = gaurabdaDay(sky, asked);
    if (isLunarDate(found)) return dateReplyOf(sky, found, say, null);
    return {
      date: null,
      exists: false,
      reason: found.reason,
      ...namedFields(asked, say),
      kshaya: false,
      vriddhi: false,
      dates: [],
      span: null,
      ...aroundOf(sky, springOf(year)),
      ...notesReplyOf(say, [({ gaurabda_not_there }) => gaurabda_not_there(year, found.reason)]),
    };
  },
});

const springOf = (year: number): CivilDay => dayOf({ year: year + GAURABDA_MINUS_AD, ...EQUINOX });

function wrongWith(params: GaurabdaParams, { firstYear, lastYear }: RequestFacts): ParameterError[] {
  const { date, year } = params;
  const given = PARTS.filter((part) => params[part] !== undefined);
  if (date !== undefined)
    return given.length === 0
      ? []
      : [{ param: 'date', text: `date and ${given.join(', ')} are two questions; give date, or ${PARTS.join(', ')}` }];
  if (given.length === 0) return [{ param: 'date', text: `give date for a civil day, or ${PARTS.join(', ')}` }];
  const missing = PARTS.filter((part) => params[part] === undefined);
  const [first] = missing;
  if (first !== undefined)
    return [{ param: first, text: `${given.join(', ')} without ${missing.join(' and ')} is half a date` }];
  const [from, to] = [Math.max(1, firstYear + 1 - GAURABDA_MINUS_AD), lastYear - 1 - GAURABDA_MINUS_AD];
  if (year !== undefined && year >= from && year <= to) return [];
  return [
    { param: 'year', text: `year must be from ${from} to ${to} in Gaurabda; got ${year}`, allowed: `${from} to ${to}` },
  ];
}

type Named = Pick<LunarDate, 'masa' | 'paksha' | 'tithi' | 'adhika'> & { readonly year: number };

function namedFields({ year, masa, paksha, tithi, adhika }: Named, say: Voice) {
  const [name, native] = (adhika ? PURUSHOTTAMA : GAURABDA_MONTHS[masa - 1]) ?? ['', ''];
  const digits = (n: number) => digitsIn('devanagari', n);
  return {
    id: 'gaurabda' as const,
    ...gaurabdaNamed(say),
    year,
    month: { number: masa, name, name_native: native },
    masa: say.named('masa', masa),
    adhika,
    paksha,
    tithi: { number: tithi, ...say.nameAt('tithi', paksha === 'shukla' ? tithi : tithi + 15) },
    text: `${name} ${paksha} ${tithi}, Gaurabda ${year}`,
    text_native: `${native} ${LUNAR_NATIVE[paksha]} ${digits(tithi)}, ${GAURABDA_NATIVE} ${digits(year)}`,
  };
}

/** `asked` is the requested civil day, or null if a date of the calendar was requested. */
function dateReplyOf(sky: Sky, found: LunarDate, say: Voice, asked: CivilDay | null) {
  const { dates, kshaya } = found;
  const day = asked ?? dates[0];
  const notes: Note[] = [
    ...(found.month.kshaya ? [(words: NoteWords) => words.lunar_two_sankrantis] : []),
    ...(kshaya ? [(words: NoteWords) => words.lunar_kshaya] : []),
  ];
  return {
    date: isoDate(day),
    exists: true,
    ...namedFields({ ...found, year: gaurabdaOf(found) }, say),
    kshaya,
    vriddhi: dates.length > 1,
    dates: kshaya ? [] : dates.map((each) => isoDate(each)),
    span: window(sky.place, found.span),
    ...aroundOf(sky, day),
    ...notesReplyOf(say, notes),
  };
}

const aroundOf = (sky: Sky, day: CivilDay) => ({
  place: calendarPlaceReplyOf(CALENDARS.lunar, sky, day),
  engine: sky.engine.id,
  rule: 'purnimanta' as const,
  ...GAURABDA_SOURCE,
});
