/**
 * ganaka calendar: converts between a civil day and a date of a regional calendar, or lists the months of a year of
 * that calendar. ganaka calendars: lists the calendars.
 */

import type { EngineInfo } from 'ganaka/internal/sky/engines/engine.ts';
import { engineInfos } from 'ganaka/internal/sky/engines/registry.ts';
import { langOf, langRefusal } from 'ganaka/internal/text/asked-languages/requested-languages.ts';
import { prepareVoice } from 'ganaka/internal/text/loading/folders.ts';
import { calendar as dateView } from 'ganaka/internal/views/calendars/calendar.ts';
import { calendarCatalogReplyOf } from 'ganaka/internal/views/calendars/catalog.ts';
import { lunarCalendar } from 'ganaka/internal/views/calendars/lunar.ts';
import { standsFor } from 'ganaka/internal/views/calendars/parameters.ts';
import { calendarYear } from 'ganaka/internal/views/calendars/year.ts';
import type { PayloadOf } from 'ganaka/internal/views/view.ts';
import { answer } from '../../api/answer/answer.ts';
import { finish } from '../../api/answer/encode.ts';
import { envelope } from '../../api/answer/envelope.ts';
import { allowedOn } from '../../api/names.ts';
import type { Settings } from '../../settings.ts';
import { type Command, type CommandArguments, readWords, WrongCommand } from '../command.ts';
import { helpLine, helpOf, typed } from './help.ts';
import { type Page, padded, pageIn } from './page.ts';
import { addressAt, engineFlag, queryOf, questionAt, refusedInWords } from './route-command.ts';

const DATE = '/v1/calendars/{id}';
const YEAR = '/v1/calendars/{id}/year';
const LUNAR = '/v1/calendars/lunar';
const FORMATS = ['json', 'csv', 'ics'] as const;

/** A date of the calendar, such as `2083/7/28`. With hyphens it would be a civil day. */
const OF_CALENDAR = /^(\d{1,4})\/(\d{1,2})\/(\d{1,2})$/;

export const calendar: Command = {
  usage: [
    'calendar ID (DATE | today) [--place P] [--rule R] [--engine drik] [--lang hi] [--json]',
    'calendar ID YEAR/MONTH/DAY [--place P] [--rule R] [--json]',
    'calendar ID --year Y [--csv | --ics | --json]',
    'calendar lunar (DATE | --shaka Y --masa M --paksha P --tithi N [--adhika true]) [--months amanta] [--json]',
  ],
  help: (settings) => [
    ...helpOf(addressAt(DATE, settings), namesOn(DATE, settings), engineInfos(settings), 'that of the calendar'),
    helpLine('csv', 'the months of a year as a table'),
    helpLine('ics', 'the months of a year as a calendar'),
  ],
  async run(words, settings, out) {
    const [id = '', ...rest] = words;
    if (id === '' || id.startsWith('--')) throw new WrongCommand('which calendar? ganaka calendars lists them');
    const names = [...new Set([DATE, LUNAR].flatMap((path) => namesOn(path, settings)))];
    const asked = readWords(rest, [...names.map(typed), 'engine'], [...FORMATS]);
    const query = queryOf(asked, names);
    addBare(query, asked.verb);
    const path = pathFor(id, query);
    if (path !== LUNAR) query.set('id', id);
    const format = formatOf(asked, path);
    if (path === YEAR && format !== 'json') query.set('format', format);
    const question = questionAt(path, engineFor(id, asked, settings), query, settings);
    const { prepared, engine, where, lang } = question;
    await prepareVoice(lang);
    const view = path === YEAR ? calendarYear : path === LUNAR ? lunarCalendar : dateView;
    if (path === YEAR && format !== 'json')
      return out(
        refusedInWords(() => finish(view, prepared, engine, where, lang))
          .body.toString()
          .trimEnd(),
      );
    const answered = refusedInWords(() => answer(view, prepared, engine, where, lang));
    if (asked.has('json')) return out(JSON.stringify(envelope(answered), null, 2));
    const page = await pageIn(prepared.lang);
    for (const line of [...page.preface, ...pageOf(answered.payload, page)]) out(line);
  },
};

export const calendars: Command = {
  usage: ['calendars [--lang hi] [--json]'],
  help: () => ['', 'The calendars of the land, each with the id that `calendar` takes.'],
  async run(words, _, out) {
    const asked = readWords(words, ['lang'], ['json']);
    if (asked.verb !== '') throw new WrongCommand(`unknown word ${JSON.stringify(asked.verb)}`);
    const given = asked.want('lang');
    const lang = given === undefined ? null : langOf(given);
    if (given !== undefined && lang === null) throw new WrongCommand(langRefusal(given));
    const all = await calendarCatalogReplyOf(lang);
    if (asked.has('json')) return out(JSON.stringify({ success: true, calendars: all }, null, 2));
    const page = await pageIn(lang);
    for (const line of page.preface) out(line);
    for (const { id, native, rules, ...names } of all)
      out(
        `${padded(id, ID_WIDTH)}${padded(page.named(names), NAME_WIDTH)}${native}  ${rules.map((rule) => rule.id).join(', ')}`,
      );
  },
};

const ID_WIDTH = 20;
const NAME_WIDTH = 64;

const namesOn = (path: string, settings: Settings): readonly string[] => {
  const options = Object.assign({}, ...engineInfos(settings).map((info) => info.options));
  return allowedOn(addressAt(path, settings).row, options).filter((name) => name !== 'engine' && name !== 'id');
};

/** Adds a positional civil day or date of the calendar to the query. */
function addBare(query: Map<string, string>, word: string): void {
  if (word === '') return;
  const parts = OF_CALENDAR.exec(word);
  const given =
    parts === null ? [['date', word]] : ['year', 'month', 'day'].map((name, i) => [name, parts[i + 1] ?? '']);
  for (const [name = '', value = ''] of given) {
    if (query.has(name)) throw new WrongCommand(`--${name} is given twice`);
    query.set(name, value);
  }
}

/** The route of a request. A year without month and day means all its months. */
function pathFor(id: string, query: ReadonlyMap<string, string>): string {
  if (id === 'lunar') return LUNAR;
  return query.has('year') && !['date', 'month', 'day'].some((name) => query.has(name)) ? YEAR : DATE;
}

function formatOf(asked: CommandArguments, path: string): (typeof FORMATS)[number] {
  const given = FORMATS.filter((each) => asked.has(each));
  if (given.length > 1) throw new WrongCommand(`give one of ${given.map((each) => `--${each}`).join(', ')}`);
  const [format = 'json'] = given;
  if (format !== 'json' && path !== YEAR)
    throw new WrongCommand(`--${format} is for the months of a year; give --year`);
  return format;
}

/** The requested engine, or the default engine of the calendar. */
function engineFor(id: string, asked: CommandArguments, settings: Settings): EngineInfo {
  const own = engineInfos(settings).find(({ key }) => key === standsFor(id)?.engine);
  return asked.want('engine') === undefined && own !== undefined ? own : engineFlag(asked, settings);
}

type DateReply = PayloadOf<typeof dateView>;
type YearReply = PayloadOf<typeof calendarYear>;
type LunarReply = PayloadOf<typeof lunarCalendar>;

const isYear = (payload: DateReply | YearReply | LunarReply): payload is YearReply => 'days' in payload;

function pageOf(payload: DateReply | YearReply | LunarReply, page: Page): string[] {
  if (isYear(payload)) return yearPage(payload, page);
  return 'exists' in payload ? lunarPage(payload, page) : datePage(payload, page);
}

function datePage(found: DateReply, page: Page): string[] {
  const { sankranti, cutoff, margin_minutes, printed, alternatives, place } = found;
  return [
    `${found.text} · ${found.text_native}`,
    page.line(page.label('civil_day'), found.date),
    page.line(page.label('calendar'), [page.named(found), place?.name, found.engine].filter(Boolean).join('; ')),
    page.line(
      page.label('month'),
      `${found.month.name} ${found.month.name_native}, ${found.days_in_month} ${page.label('days')}`,
    ),
    page.line(page.label('rule'), `${found.rule} (${found.confidence}): ${found.source}`),
    ...(sankranti === null
      ? []
      : [page.line(page.label('sankranti'), `${page.named(sankranti.rashi)} ${sankranti.at}`)]),
    ...(cutoff === null || margin_minutes === null
      ? []
      : [page.line(page.label('margin'), `${margin_minutes} ${page.label('minutes')}, ${cutoff.kind} ${cutoff.at}`)]),
    ...(printed === undefined ? [] : [page.line(page.label('printed'), `${printed.date}; ${printed.source}`)]),
    ...alternatives.map(({ rule, date }) => page.line(page.label('other_rules'), `${date} (${rule})`)),
    ...found.notes.map((note) => `(${note})`),
  ];
}

function lunarPage(found: LunarReply, page: Page): string[] {
  return [
    `${found.text} · ${found.text_native}`,
    page.line(page.label('civil_day'), found.dates.length > 1 ? found.dates.join(', ') : (found.date ?? '-')),
    page.line(page.label('calendar'), `${page.named(found)}; ${found.months}; ${found.place?.name}; ${found.engine}`),
    ...found.notes.map((note) => `(${note})`),
  ];
}

function yearPage(found: YearReply, page: Page): string[] {
  const rows = found.months.map(
    ({ number, name, name_native, first, days, margin_minutes, edge }) =>
      `  ${padded(String(number), 4)}${first}  ${days}  ${padded(margin_minutes === null ? '' : `${margin_minutes} ${page.label('minutes')}${edge ? ' *' : ''}`, 14)}${name} ${name_native}`,
  );
  return [
    `${page.named(found)} ${found.year}; ${[found.place?.name, found.engine].filter(Boolean).join('; ')}`,
    page.line(page.label('rule'), `${found.rule} (${found.confidence}): ${found.source}`),
    ...rows,
  ];
}
