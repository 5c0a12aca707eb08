/** Lunar dates both ways. A date that a year does not have is an answer with its reason. */

import { Type } from 'typebox';
import { CALENDARS } from '../../calendars/catalog/index.ts';
import {
  isLunarDate,
  type LunarDate,
  type LunarNaming,
  lunarDateOf,
  lunarDay,
  type NoLunarDate,
  PAKSHAS,
  SAMVAT_MINUS_SHAKA,
  YEAR_STARTS,
} from '../../calendars/lunar.ts';
import type { Sky } from '../../engines/engine.ts';
import { dayOf, isoDate } from '../../kernel/civil.ts';
import { type CivilDay, plusDays } from '../../kernel/units.ts';
import { LUNAR_NATIVE } from '../../lexicon/calendar-months.ts';
import { MASA } from '../../lexicon/masa.ts';
import { digitsIn } from '../../lexicon/script-digits.ts';
import { customOf, MONTH_SYSTEMS } from '../../panchanga/custom.ts';
import { window } from '../../text/format.ts';
import { type Note, type NoteWords, notesSaid } from '../../text/note-words.ts';
import type { Voice } from '../../text/voice.ts';
import { windowReply } from '../blocks/replies.ts';
import { nameReply } from '../in-languages.ts';
import { notesFields } from '../notes.ts';
import { date, defaulted, oneOf, type ParamsOf, wholeNumber } from '../parameter.ts';
import { namedReply } from '../position.ts';
import { type AskedDay, Unanswerable, view, type Wrong } from '../view.ts';
import { LAST_YEAR, standsFor } from './parameters.ts';
import { calendarNamed, placeReply, placeSaid, vouchedFields } from './said.ts';

const MASA_IDS = MASA.map(({ id }) => id);

const params = {
  date: date({ meaning: 'a civil day, to be told by its tithi; or today', example: '2026-11-14' }),
  shaka: wholeNumber(1, LAST_YEAR, { meaning: 'Shaka year, with masa, paksha and tithi', example: '1948' }),
  samvat: wholeNumber(1, LAST_YEAR, { meaning: 'Vikrama Samvat year, instead of shaka or with it', example: '2083' }),
  masa: oneOf(MASA_IDS, {
    meaning: 'lunar month, by its id or its number from Chaitra',
    example: 'kartika',
    alsoCalled: new Map(MASA.map(({ id, number }) => [String(number), id])),
  }),
  paksha: oneOf(PAKSHAS, { meaning: 'bright or dark half', example: 'shukla' }),
  tithi: wholeNumber(1, 15, { meaning: 'tithi within the half', example: '5' }),
  adhika: defaulted(
    oneOf(['false', 'true'], {
      meaning: 'whether the intercalary month is meant',
      example: 'false',
      alsoCalled: new Map([
        ['1', 'true'],
        ['0', 'false'],
      ]),
    }),
    'false',
  ),
  months: oneOf(MONTH_SYSTEMS, {
    meaning: 'months that end with the new moon or with the full moon; as the place keeps them unless given',
    example: 'amanta',
  }),
  year_start: defaulted(
    oneOf(YEAR_STARTS, {
      meaning: 'whether the Samvat year begins with Chaitra or with Kartika',
      example: 'chaitradi',
    }),
    'chaitradi',
  ),
};
type Params = ParamsOf<typeof params>;

const lunarReply = Type.Object({
  id: Type.Literal('lunar'),
  ...nameReply('name'),
  date: Type.Union([Type.String(), Type.Null()], { description: 'null where the year has no such month' }),
  exists: Type.Boolean(),
  reason: Type.Optional(Type.Enum(['no_adhika', 'kshaya_masa'])),
  shaka: Type.Integer(),
  samvat: Type.Integer(),
  year_start: Type.Enum([...YEAR_STARTS]),
  masa: namedReply,
  paksha: Type.Enum([...PAKSHAS]),
  tithi: namedReply,
  adhika: Type.Boolean(),
  months: Type.Enum([...MONTH_SYSTEMS]),
  text: Type.String(),
  text_native: Type.String(),
  kshaya: Type.Boolean({
    description: 'whether the tithi holds no sunrise; date is the day in which it begins and ends',
  }),
  vriddhi: Type.Boolean({ description: 'whether it holds two sunrises; date is the first' }),
  dates: Type.Array(Type.String(), { description: 'the days whose sunrise the tithi holds' }),
  span: Type.Union([windowReply, Type.Null()], { description: 'when the tithi runs' }),
  place: placeReply,
  engine: Type.String(),
  rule: Type.Enum([...MONTH_SYSTEMS]),
  ...vouchedFields,
  ...notesFields,
});

function masaAt(number: number): (typeof MASA)[number]['id'] {
  const found = MASA.find((each) => each.number === number);
  if (found === undefined) throw new Error(`no month ${number}`);
  return found.id;
}

const PARTS = ['masa', 'paksha', 'tithi'] as const;

export const lunarCalendar = view({
  field: 'calendar',
  summary:
    'Lunar dates both ways: the tithi of a civil day, or the civil day of a tithi; months that a year lost are told',
  reads: 'year',
  params,
  standsFor: () => standsFor('lunar'),
  daysNamed: (params) => (params.date === undefined ? aboutMonth(params) : undefined),
  wrongWith,
  reply: lunarReply,
  of({ sky, say, params }) {
    const naming: LunarNaming = { months: params.months ?? customOf(sky.place).months, yearStart: params.year_start };
    if (params.date !== undefined)
      return dateSaid(sky, lunarDateOf(sky, params.date, naming), naming, say, params.date);
    const asked = askedOf(params);
    const found = lunarDay(sky, asked, naming);
    if (!isLunarDate(found)) return absentSaid(sky, asked, found, naming, say);
    checkEras(params, found);
    return dateSaid(sky, found, naming, say, null);
  },
});

/** A lunar date whose parts are all there. */
function askedOf({ shaka, samvat, masa, paksha, tithi, adhika }: Params) {
  const number = MASA.find(({ id }) => id === masa)?.number;
  if (number === undefined || paksha === undefined || tithi === undefined) throw new Error('half a lunar date');
  return {
    ...(shaka !== undefined && { shaka }),
    ...(samvat !== undefined && { samvat }),
    masa: number,
    paksha,
    tithi,
    adhika: adhika === 'true',
  };
}
type LunarAskedWhole = ReturnType<typeof askedOf>;

const SHAKA_MINUS_AD = 78;
const MONTH_DAYS = 30;
/** About when a lunar year begins. */
const EQUINOX = { month: 3, day: 25 } as const;
const KARTIKA = 8;

function aboutMonth({ shaka, samvat, masa }: Partial<Params>) {
  const year = shaka ?? (samvat === undefined ? undefined : samvat - SAMVAT_MINUS_SHAKA);
  if (year === undefined) return undefined;
  const spring = dayOf({ year: year + SHAKA_MINUS_AD, ...EQUINOX });
  const gone =
    Math.max(
      0,
      MASA.findIndex(({ id }) => id === masa),
    ) * MONTH_DAYS;
  return { name: shaka === undefined ? 'samvat' : 'shaka', first: plusDays(spring, gone) };
}

function wrongWith(params: Params, { firstYear, lastYear }: AskedDay): Wrong[] {
  const { date, shaka, samvat, year_start } = params;
  const given = [...(['shaka', 'samvat'] as const), ...PARTS].filter((part) => params[part] !== undefined);
  if (date !== undefined)
    return given.length === 0
      ? []
      : [
          {
            param: 'date',
            text: `date and ${given.join(', ')} are two questions; give date, or a year, masa, paksha and tithi`,
          },
        ];
  if (given.length === 0)
    return [{ param: 'date', text: 'give date for a civil day, or shaka or samvat with masa, paksha and tithi' }];
  const missing = PARTS.filter((part) => params[part] === undefined);
  if (shaka === undefined && samvat === undefined)
    return [{ param: 'shaka', text: `${given.join(', ')} without a year is half a date; give shaka or samvat` }];
  if (missing.length > 0)
    return [
      {
        param: missing[0] ?? 'tithi',
        text: `${given.join(', ')} without ${missing.join(' and ')} is half a date; give masa, paksha and tithi`,
      },
    ];
  if (
    shaka !== undefined &&
    samvat !== undefined &&
    year_start === 'chaitradi' &&
    samvat !== shaka + SAMVAT_MINUS_SHAKA
  )
    return [atOdds(shaka, samvat, shaka + SAMVAT_MINUS_SHAKA)];
  const civil = (shaka ?? (samvat ?? 0) - SAMVAT_MINUS_SHAKA) + SHAKA_MINUS_AD;
  if (civil > firstYear && civil < lastYear) return [];
  const name = shaka === undefined ? 'samvat' : 'shaka';
  const minus = shaka === undefined ? SHAKA_MINUS_AD - SAMVAT_MINUS_SHAKA : SHAKA_MINUS_AD;
  const allowed = `${Math.max(1, firstYear + 1 - minus)} to ${lastYear - 1 - minus}`;
  return [{ param: name, text: `${name} must be from ${allowed}; got ${shaka ?? samvat}`, allowed }];
}

const atOdds = (shaka: number, samvat: number, its: number): Wrong => ({
  param: 'samvat',
  text: `shaka ${shaka} is Samvat ${its} there, not ${samvat}; give one of them, or both as they agree`,
  allowed: String(its),
});

/** A Kartikadi year depends on the month: only the date that was found tells whether both years are its. */
function checkEras({ shaka, samvat }: Params, found: LunarDate): void {
  if (shaka === undefined || samvat === undefined || found.samvat === samvat) return;
  throw new Unanswerable(atOdds(shaka, samvat, found.samvat));
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

/** `Magha krishna 6, Shaka 1946`. */
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
    place: placeSaid(CALENDARS.lunar, sky, day),
    engine: sky.engine.id,
    rule: months,
    source,
    confidence,
  };
}

/** `asked`: the civil day that was asked for, of which the tithi is told. */
function dateSaid(sky: Sky, found: LunarDate, naming: LunarNaming, say: Voice, asked: CivilDay | null) {
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
    ...notesSaid(say, notes),
  };
}

function absentSaid(sky: Sky, asked: LunarAskedWhole, absent: NoLunarDate, naming: LunarNaming, say: Voice) {
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
    ...notesSaid(say, [why]),
  };
}
