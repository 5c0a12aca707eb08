/** Lunar dates in both directions. If the year does not have the requested date, the reply says why. */

import { CALENDARS } from '../../jyotisha/calendars/catalog/index.ts';
import {
  isLunarDate,
  type LunarDate,
  type LunarNaming,
  lunarDateOf,
  lunarDay,
  type NoLunarDate,
  type PAKSHAS,
  SAMVAT_MINUS_SHAKA,
} from '../../jyotisha/calendars/lunar.ts';
import { customOf } from '../../jyotisha/panchanga/day/custom.ts';
import { dayOf, isoDate } from '../../kernel/civil.ts';
import type { CivilDay } from '../../kernel/units.ts';
import { digitsIn } from '../../lexicon/script/script-digits.ts';
import { LUNAR_NATIVE } from '../../lexicon/year/calendar-months.ts';
import { MASA } from '../../lexicon/year/masa.ts';
import type { Sky } from '../../sky/engines/engine.ts';
import type { Note, NoteWords } from '../../text/contracts/note-words.ts';
import { window } from '../../text/format.ts';
import { notesReplyOf } from '../../text/sentences/notes.ts';
import type { Voice } from '../../text/voice.ts';
import { NoAnswerError, view } from '../view.ts';
import type { lunarReply } from './lunar.reply.ts';
import {
  aboutMonth,
  atOdds,
  EQUINOX,
  KARTIKA,
  type LunarParams,
  lunarParams,
  lunarQueryOf,
  SHAKA_MINUS_AD,
  type WholeLunarQuery,
  wrongWith,
} from './lunar-question.ts';
import { standsFor } from './parameters.ts';
import { calendarNamed, calendarPlaceReplyOf } from './reply-parts.ts';

function masaAt(number: number): (typeof MASA)[number]['id'] {
  const found = MASA.find((each) => each.number === number);
  if (found === undefined) throw new Error(`no month ${number}`);
  return found.id;
}

export const lunarCalendar = view<typeof lunarReply>()({
  field: 'calendar',
  summary: 'Lunar dates both ways: the tithi of a civil day, or the civil day of a tithi; expunged months are reported',
  reads: 'year',
  params: lunarParams,
  standsFor: () => standsFor('lunar'),
  daysNamed: (params) => (params.date === undefined ? aboutMonth(params) : undefined),
  wrongWith,
  of({ sky, say, params }) {
    const naming: LunarNaming = { months: params.months ?? customOf(sky.place).months, yearStart: params.year_start };
    if (params.date !== undefined)
      return dateReplyOf(sky, lunarDateOf(sky, params.date, naming), naming, say, params.date);
    const asked = lunarQueryOf(params);
    const found = lunarDay(sky, asked, naming);
    if (!isLunarDate(found)) return absentReplyOf(sky, asked, found, naming, say);
    checkEras(params, found);
    return dateReplyOf(sky, found, naming, say, null);
  },
});

/**
 * Rejects a Shaka and a Samvat year that do not belong together. In the Kartikadi reckoning this depends on the month,
 * so it can only be checked with the date that was found.
 */
function checkEras({ shaka, samvat }: LunarParams, found: LunarDate): void {
  if (shaka === undefined || samvat === undefined || found.samvat === samvat) return;
  throw new NoAnswerError(atOdds(shaka, samvat, found.samvat));
}

interface Naming {
  readonly masa: number;
  readonly paksha: (typeof PAKSHAS)[number];
  readonly tithi: number;
  readonly adhika: boolean;
}

const ofMonth = ({ paksha, tithi }: Naming): number => (paksha === 'shukla' ? tithi : tithi + 15);

function namedFields(named: Naming, shaka: number, say: Voice) {
  const { masa, paksha, tithi, adhika } = named;
  return {
    masa: say.named('masa', masa),
    paksha,
    tithi: { number: tithi, ...say.nameAt('tithi', ofMonth(named)) },
    adhika,
    ...textsOf(named, shaka),
  };
}

/** The date as text, such as `Magha krishna 6, Shaka 1946`. */
function textsOf({ masa, paksha, tithi, adhika }: Naming, shaka: number) {
  const [name, native] = CALENDARS.lunar.months[masa - 1] ?? ['', ''];
  const half = LUNAR_NATIVE[paksha];
  const digits = (n: number) => digitsIn(CALENDARS.lunar.script, n);
  return {
    text: `${adhika ? 'Adhika ' : ''}${name} ${paksha} ${tithi}, Shaka ${shaka}`,
    text_native: `${adhika ? `${LUNAR_NATIVE.adhika} ` : ''}${native} ${half} ${digits(tithi)}, ${LUNAR_NATIVE.shaka} ${digits(shaka)}`,
  };
}

function lunarRule(months: LunarNaming['months']) {
  const rule = CALENDARS.lunar.rules.find(({ id }) => id === months);
  if (rule === undefined) throw new Error(`no rule for ${months} months`);
  return rule;
}

function aroundOf(sky: Sky, { months, yearStart }: LunarNaming, day: CivilDay) {
  const { source, confidence } = lunarRule(months);
  return {
    year_start: yearStart,
    months,
    place: calendarPlaceReplyOf(CALENDARS.lunar, sky, day),
    engine: sky.engine.id,
    rule: months,
    source,
    confidence,
  };
}

/** `asked` is the requested civil day, or null if a lunar date was requested. */
function dateReplyOf(sky: Sky, found: LunarDate, naming: LunarNaming, say: Voice, asked: CivilDay | null) {
  const { dates, kshaya, shaka, samvat } = found;
  const day = asked ?? dates[0];
  const notes: Note[] = [
    ...(found.month.kshaya ? [(words: NoteWords) => words.lunar_two_sankrantis] : []),
    ...(kshaya ? [(words: NoteWords) => words.lunar_kshaya] : []),
  ];
  return {
    id: 'lunar' as const,
    ...calendarNamed(CALENDARS.lunar, say),
    date: isoDate(day),
    exists: true,
    shaka,
    samvat,
    ...namedFields(found, shaka, say),
    kshaya,
    vriddhi: dates.length > 1,
    dates: kshaya ? [] : dates.map((each) => isoDate(each)),
    span: window(sky.place, found.span),
    ...aroundOf(sky, naming, day),
    ...notesReplyOf(say, notes),
  };
}

function absentReplyOf(sky: Sky, asked: WholeLunarQuery, absent: NoLunarDate, naming: LunarNaming, say: Voice) {
  const laterYear = naming.yearStart === 'kartikadi' && asked.masa < KARTIKA ? 1 : 0;
  const shaka = asked.shaka ?? (asked.samvat ?? 0) - SAMVAT_MINUS_SHAKA + laterYear;
  const masa = masaAt(asked.masa);
  const why: Note =
    absent.reason === 'no_adhika'
      ? (words) => words.lunar_no_adhika(shaka, masa)
      : (words) => words.lunar_expunged({ shaka, masa, instead: masaAt(absent.instead.masa), engine: sky.engine.id });
  return {
    id: 'lunar' as const,
    ...calendarNamed(CALENDARS.lunar, say),
    date: null,
    exists: false,
    reason: absent.reason,
    shaka,
    samvat: asked.samvat ?? shaka + SAMVAT_MINUS_SHAKA - laterYear,
    ...namedFields(asked, shaka, say),
    kshaya: false,
    vriddhi: false,
    dates: [],
    span: null,
    ...aroundOf(sky, naming, dayOf({ year: shaka + SHAKA_MINUS_AD, ...EQUINOX })),
    ...notesReplyOf(say, [why]),
  };
}
