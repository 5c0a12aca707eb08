/** The tool for the wedding days of a year or of one of its months. */

import { vivahaVarsha } from 'ganaka/internal/views/muhurta/vivaha-varsha.ts';
import type { PayloadOf } from 'ganaka/internal/views/view.ts';
import { type Static, Type } from 'typebox';
import { citedLinks, ruleUri } from '../citations.ts';
import { dayInputs, dayQuery, engineInput, engineOf, yearInput } from '../common-inputs.ts';
import { askView, basisReply } from '../reply.ts';
import { between, textOf } from '../text-parts.ts';
import { tool } from '../tool.ts';

const MOST_HOURS = 3;
const MOST_REASONS = 2;

type YearRead = PayloadOf<typeof vivahaVarsha>;
type MonthRead = YearRead['months'][number];
type DayRead = MonthRead['days'][number];

const hourReply = Type.Object({
  start: Type.String(),
  end: Type.String(),
  grade: Type.String({ description: 'shubha good, madhyama middling' }),
  in_need: Type.Optional(
    Type.Boolean({ description: 'the rising sign has faults; the texts allow the hour in need alone' }),
  ),
});
const dayReply = Type.Object({
  date: Type.String(),
  weekday: Type.String(),
  verdict: Type.String({ description: 'of the day alone: shubha good, madhyama middling' }),
  tithi: Type.Array(Type.String()),
  nakshatra: Type.Array(Type.String()),
  hours: Type.Array(hourReply, { description: `the best, at most ${MOST_HOURS}, in order of time` }),
});
type DayReply = Static<typeof dayReply>;
const monthReply = Type.Object({
  month: Type.Integer(),
  dates: Type.Array(Type.String(), { description: 'the fit days' }),
  closed_by: Type.Optional(
    Type.Array(Type.String(), { description: 'of a month without a fit day: the rules that bar most of it' }),
  ),
});
type MonthReply = Static<typeof monthReply>;
const output = Type.Object({
  basis: basisReply,
  year: Type.Integer(),
  count: Type.Integer({ description: 'fit days in the year' }),
  months: Type.Array(monthReply),
  days: Type.Optional(Type.Array(dayReply, { description: 'with the month given: its days with their hours' })),
});

export const weddingDays = tool({
  name: 'wedding_days',
  title: 'Wedding days',
  description:
    'The days of a year that are fit for a wedding (vivaha) at a place, by Muhurta Chintamani and Dharmasindhu, month by month, and what closes the empty months. With month, its days with tithi, nakshatra and the best hours. The couple’s births are not considered; use match for those.',
  routes: ['/vivaha-varsha'],
  input: (engines) =>
    Type.Object(
      {
        year: yearInput('Gregorian year.'),
        month: Type.Optional(
          Type.Integer({ minimum: 1, maximum: 12, description: 'Gregorian month whose hours are wanted.' }),
        ),
        asta: Type.Optional(
          Type.Union(
            ['kalamsha', 'longitude', 'almanac'].map((each) => Type.Literal(each)),
            {
              description:
                'How the settings of Jupiter and Venus are found: by the texts (kalamsha, the default), by longitude, or as printed almanacs do.',
            },
          ),
        ),
        ...dayInputs,
        ...engineInput(engines),
      },
      { additionalProperties: false },
    ),
  output,
  async run({ year, month, asta, engine, ...where }, { ask, engines }) {
    const { segment } = engineOf(engine, engines);
    const query = { year, asta, ...dayQuery(where) };
    const { payload, basis, uri } = await askView(ask, vivahaVarsha, `/v1/${segment}/vivaha-varsha`, query);
    const chosen = payload.months.find((each) => each.month === month);
    const months = (chosen === undefined ? payload.months : [chosen]).map(monthOf);
    const days = chosen?.days.map(dayOf);
    const answer = { basis, year, count: payload.count, months, ...(days !== undefined && { days }) };
    return {
      answer,
      text: textOf(
        [
          `${year}: ${payload.count} days are fit for a wedding.`,
          ...(days === undefined || days.length === 0 ? months.map(monthLine) : days.map(dayLine)),
        ],
        basis,
      ),
      links: [
        { uri, name: 'every day of the year with its hours', mimeType: 'application/json' },
        { uri: ruleUri('karya', 'vivaha'), name: 'the rules of weddings', mimeType: 'application/json' },
        ...citedLinks(
          (chosen === undefined ? payload.months : [chosen]).flatMap(({ because }) =>
            because.slice(0, 1).map(({ citation }) => citation),
          ),
        ),
      ],
    };
  },
});

const monthOf = ({ month, days, because }: MonthRead): MonthReply => ({
  month,
  dates: days.map(({ date }) => date),
  ...(days.length === 0 && {
    closed_by: because.slice(0, MOST_REASONS).map(({ days: barred, citation }) => `${citation.gist} (${barred} days)`),
  }),
});

const dayOf = ({ date, weekday, day, tithi, nakshatra, hours }: DayRead): DayReply => ({
  date,
  weekday: weekday.name,
  verdict: day,
  tithi: tithi.map(({ name }) => name),
  nakshatra: nakshatra.map(({ name }) => name),
  hours: hours
    .slice(0, MOST_HOURS)
    .sort((a, b) => (a.start < b.start ? -1 : 1))
    .map(({ start, end, grade, faults }) => ({ start, end, grade, ...(faults.length > 0 && { in_need: true }) })),
});

const monthLine = ({ month, dates, closed_by }: MonthReply): string =>
  `Month ${month}: ${dates.length > 0 ? dates.map((each) => Number(each.slice(-2))).join(', ') : `none; ${closed_by?.join(' ') || 'no single rule closes it'}`}`;

const dayLine = ({ date, weekday, verdict, nakshatra, hours }: DayReply): string =>
  `${date} ${weekday}: ${verdict}, ${nakshatra.join(' and ')}; ${hours.length > 0 ? hours.map((each) => `${between(each, date)}${each.in_need ? ' (in need)' : ''}`).join(', ') : 'no hour is free of faults'}`;
