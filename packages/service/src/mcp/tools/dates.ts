/** The tool that converts a date from one calendar to another. */

import { CALENDAR_IDS } from 'ganaka/internal/jyotisha/calendars/calendar.ts';
import { PAKSHAS } from 'ganaka/internal/jyotisha/calendars/lunar.ts';
import { MASA } from 'ganaka/internal/lexicon/year/masa.ts';
import { calendar as calendarView } from 'ganaka/internal/views/calendars/calendar.ts';
import { lunarCalendar } from 'ganaka/internal/views/calendars/lunar.ts';
import { type Static, Type } from 'typebox';
import { dateInput } from '../common-inputs.ts';
import { askView, basisReply, type ReplyBasis } from '../reply.ts';
import { textOf } from '../text-parts.ts';
import { type Desk, type Digest, InvalidToolInput, tool } from '../tool.ts';

const DATED = CALENDAR_IDS.filter((id) => id !== 'lunar');
const MASA_IDS = MASA.map(({ id }) => id);

const output = Type.Object({
  basis: basisReply,
  calendar: Type.String(),
  gregorian: Type.Array(Type.String(), {
    description: 'civil days; of a lunar date none where the tithi meets no sunrise',
  }),
  text: Type.String({ description: 'the date in the calendar' }),
  year: Type.Optional(Type.Integer()),
  month: Type.Optional(Type.Object({ number: Type.Integer(), name: Type.String() })),
  day: Type.Optional(Type.Integer()),
  rule: Type.String(),
  source: Type.Optional(Type.String()),
  other_rules: Type.Array(Type.Object({ rule: Type.String(), date: Type.String() })),
});
type Output = Static<typeof output>;

interface Input {
  readonly calendar: string;
  readonly date?: string;
  readonly year?: number;
  readonly month?: number;
  readonly day?: number;
  readonly shaka?: number;
  readonly samvat?: number;
  readonly masa?: string;
  readonly paksha?: string;
  readonly tithi?: number;
  readonly adhika?: boolean;
}

const withNotes = (basis: ReplyBasis, notes: readonly string[]): ReplyBasis =>
  notes.length === 0 ? basis : { ...basis, notes: [...(basis.notes ?? []), ...notes] };

async function dated({ calendar, date, year, month, day }: Input, { ask }: Desk): Promise<Digest<Output>> {
  const query = { date, year, month, day };
  const { payload, basis, uri } = await askView(ask, calendarView, `/v1/calendars/${calendar}`, query);
  const told = withNotes(basis, payload.notes);
  const answer: Output = {
    basis: told,
    calendar: payload.name,
    gregorian: [payload.date],
    text: payload.text,
    year: payload.year,
    month: { number: payload.month.number, name: payload.month.name },
    day: payload.day,
    rule: payload.rule,
    ...(payload.source !== undefined && { source: String(payload.source) }),
    other_rules: payload.alternatives.map((each) => ({ rule: each.rule, date: each.date })),
  };
  return digestOf(answer, uri);
}

async function lunar(input: Input, { ask }: Desk): Promise<Digest<Output>> {
  const { date, shaka, samvat, masa, paksha, tithi, adhika } = input;
  const query = { date, shaka, samvat, masa, paksha, tithi, adhika: adhika === undefined ? undefined : String(adhika) };
  const { payload, basis, uri } = await askView(ask, lunarCalendar, '/v1/calendars/lunar', query);
  const answer: Output = {
    basis: withNotes(basis, payload.notes),
    calendar: payload.name,
    gregorian: [...(payload.dates ?? [])],
    text: payload.text,
    year: payload.shaka,
    rule: payload.rule,
    ...(payload.source !== undefined && { source: String(payload.source) }),
    other_rules: [],
  };
  return digestOf(answer, uri);
}

const digestOf = (answer: Output, uri: string): Digest<Output> => ({
  answer,
  text: textOf(
    [
      `${answer.calendar}: ${answer.text} = ${answer.gregorian.join(', ') || 'no civil day'} (rule: ${answer.rule}).`,
      ...answer.other_rules.map(({ rule, date }) => `By the rule ${rule}: ${date}.`),
    ],
    answer.basis,
  ),
  links: [{ uri, name: 'the whole reply', mimeType: 'application/json' }],
});

const OF_LUNAR = ['shaka', 'samvat', 'masa', 'paksha', 'tithi', 'adhika'] as const;
const OF_DATED = ['year', 'month', 'day'] as const;

export const convertDate = tool({
  name: 'convert_date',
  title: 'Convert a date between calendars',
  description: `A Gregorian date in a calendar of India or Nepal, or the other way. calendar: ${DATED.join(', ')}, or lunar (masa, paksha, tithi). Give date, or the parts of the other calendar: year, month and day; for lunar shaka or samvat with masa, paksha and tithi.`,
  routes: ['/v1/calendars/{id}', '/v1/calendars/lunar'],
  input: () =>
    Type.Object(
      {
        calendar: Type.Union(CALENDAR_IDS.map((id) => Type.Literal(id))),
        date: Type.Optional(dateInput('Gregorian day, YYYY-MM-DD, to be converted to the calendar.')),
        year: Type.Optional(Type.Integer({ minimum: 1, maximum: 5000, description: 'Year of the calendar.' })),
        month: Type.Optional(Type.Integer({ minimum: 1, maximum: 12 })),
        day: Type.Optional(Type.Integer({ minimum: 1, maximum: 32 })),
        shaka: Type.Optional(Type.Integer({ minimum: 1, maximum: 5000, description: 'lunar: Shaka year.' })),
        samvat: Type.Optional(Type.Integer({ minimum: 1, maximum: 5000, description: 'lunar: Vikrama year.' })),
        masa: Type.Optional(Type.Union(MASA_IDS.map((id) => Type.Literal(id)))),
        paksha: Type.Optional(Type.Union(PAKSHAS.map((id) => Type.Literal(id)))),
        tithi: Type.Optional(Type.Integer({ minimum: 1, maximum: 15, description: 'lunar: within the half.' })),
        adhika: Type.Optional(Type.Boolean({ description: 'lunar: the added month.' })),
      },
      { additionalProperties: false },
    ),
  output,
  async run(input: Input, desk) {
    const isLunar = input.calendar === 'lunar';
    const stray = (isLunar ? OF_DATED : OF_LUNAR).filter((name) => input[name] !== undefined);
    if (stray.length > 0)
      throw new InvalidToolInput(
        'bad_parts',
        `the ${input.calendar} calendar takes no ${stray.join(', ')}; leave it out`,
      );
    return isLunar ? lunar(input, desk) : dated(input, desk);
  },
});
