/**
 * A list as a table with a column for each value of its schema. The columns of an object begin with its key
 * (`sun_rashi`). A named thing has its name in the column of its key (`tithi`, with `tithi_start` and `tithi_end`). The
 * entries of a list share one cell, separated by bars; those of a list within an entry are separated by commas, so that
 * every column of a list has as many parts between bars as the list has entries.
 */

import { csvLine } from 'ganaka/internal/renderings/csv.ts';
import { endingOf } from 'ganaka/internal/text/languages.ts';
import { OTHER_LANGUAGES, type Voice } from 'ganaka/internal/text/voice.ts';
import { range } from 'ganaka/internal/views/bulk/range.ts';
import { rowReply as dayRowReply } from 'ganaka/internal/views/bulk/row.reply.ts';
import { eventReply } from 'ganaka/internal/views/bulk/sanyoga.reply.ts';
import { sanyoga } from 'ganaka/internal/views/bulk/sanyoga.ts';
import { varsha } from 'ganaka/internal/views/bulk/varsha.ts';
import { monthRowReply } from 'ganaka/internal/views/calendars/year.reply.ts';
import { calendarYear } from 'ganaka/internal/views/calendars/year.ts';
import { holidayReply } from 'ganaka/internal/views/festivals/holidays.reply.ts';
import { holidays } from 'ganaka/internal/views/festivals/holidays.ts';
import { matchReply } from 'ganaka/internal/views/find/find.reply.ts';
import { find } from 'ganaka/internal/views/find/find.ts';
import { dayReply as weddingDayReply } from 'ganaka/internal/views/muhurta/vivaha-varsha.reply.ts';
import { vivahaVarsha } from 'ganaka/internal/views/muhurta/vivaha-varsha.ts';
import type { View } from 'ganaka/internal/views/view.ts';
import type { TSchema } from 'typebox';

/** What a row of `format=csv` is made of: its columns are the values of this schema. */
const ROWS = new Map<View, TSchema>([
  [range, dayRowReply],
  [varsha, dayRowReply],
  [sanyoga, eventReply],
  [find, matchReply],
  [calendarYear, monthRowReply],
  [holidays, holidayReply],
  [vivahaVarsha, weddingDayReply],
]);

/** The schema of a row of the view's table. */
export function rowSchemaOf(view: View): TSchema {
  const schema = ROWS.get(view);
  if (schema === undefined) throw new Error(`${view.field} has no table`);
  return schema;
}

const BAR = ' | ';
const COMMA = ', ';

interface Column {
  readonly name: string;
  readonly path: readonly string[];
}

/** A node of the schema, which is read as JSON Schema. */
interface Node {
  readonly properties?: Readonly<Record<string, Node>>;
  readonly items?: Node;
  readonly anyOf?: readonly Node[];
  readonly type?: string;
}

/** Yields the header and then a line for each row. Columns of languages that the caller does not get are left out. */
export function* tableOf(schema: TSchema, rows: Iterable<unknown>, { languages }: Voice): Generator<string, undefined> {
  const absent = OTHER_LANGUAGES.filter((id) => !languages.includes(id)).map(endingOf);
  const columns = columnsOf(schema as Node, '', [], absent);
  yield csvLine(columns.map(({ name }) => name));
  for (const row of rows) yield csvLine(columns.map(({ path }) => cellOf(row, path)));
  return undefined;
}

function columnsOf(node: Node, name: string, path: readonly string[], absent: readonly string[]): Column[] {
  const given = node.anyOf?.find(({ type }) => type !== 'null') ?? node;
  const inner = given.items ?? given;
  const { properties } = inner;
  if (properties === undefined) return [{ name, path }];
  return Object.entries(properties)
    .filter(
      ([key]) => !absent.some((ending) => key.endsWith(`_${ending}`) && key.slice(0, -ending.length - 1) in properties),
    )
    .flatMap(([key, each]) => columnsOf(each, joined(name, key), [...path, key], absent));
}

/** The column name: `tithi` with `name` gives `tithi`, `tithi` with `name_hi` gives `tithi_hi`. */
function joined(before: string, key: string): string {
  if (before === '') return key;
  return key === 'name' ? before : `${before}_${key.replace(/^name_/, '')}`;
}

function cellOf(value: unknown, path: readonly string[], between = BAR): string {
  if (value === null || value === undefined) return '';
  if (Array.isArray(value)) return value.map((each) => cellOf(each, path, COMMA)).join(between);
  const [key, ...rest] = path;
  if (key === undefined) return String(value);
  return typeof value === 'object'
    ? cellOf(Object.entries(value).find(([name]) => name === key)?.[1], rest, between)
    : '';
}
