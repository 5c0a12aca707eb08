/** Tools for the day of a festival, and for all observances between two days. */

import { KINDS } from 'ganaka/internal/jyotisha/festivals/rule.ts';
import { EKADASHI_SCHOOLS } from 'ganaka/internal/jyotisha/festivals/schools.ts';
import { festival } from 'ganaka/internal/views/festivals/festival.ts';
import { parvaMool } from 'ganaka/internal/views/festivals/parva-mool.ts';
import type { PayloadOf } from 'ganaka/internal/views/view.ts';
import { type Static, Type } from 'typebox';
import { citedLinks, ruleUri } from '../citations.ts';
import { dateInput, dayInputs, dayQuery, engineInput, engineOf, yearInput } from '../common-inputs.ts';
import { askView, basisReply, type ToolReply } from '../reply.ts';
import { between, spanReply, textOf } from '../text-parts.ts';
import { InvalidToolInput, type ResourceLink, tool } from '../tool.ts';

const alternativeReply = Type.Object({ tradition: Type.String(), date: Type.String() });

const festivalOutput = Type.Object({
  basis: basisReply,
  id: Type.String(),
  name: Type.String(),
  year: Type.Integer(),
  dates: Type.Array(Type.String(), { description: 'civil days; empty where it is not kept that year' }),
  tithi: Type.Optional(Type.Object({ name: Type.String(), start: Type.String(), end: Type.String() })),
  sankranti: Type.Optional(Type.String({ description: 'instant of the Sun’s entry' })),
  observances: Type.Array(
    Type.Object({ name: Type.String(), date: Type.String(), window: Type.Union([spanReply, Type.Null()]) }),
  ),
  because: Type.Union([Type.String(), Type.Null()], { description: 'the case of the rule that decided the day' }),
  rule: Type.Optional(Type.String()),
  source: Type.Optional(Type.String({ description: 'work and passage' })),
  other_traditions: Type.Array(alternativeReply, { description: 'days of other schools, where they differ' }),
});
type FestivalOutput = Static<typeof festivalOutput>;

/** The id of a festival from its name: `karva-chauth` for "Karva Chauth". */
export const festivalId = (name: string): string =>
  name
    .trim()
    .toLowerCase()
    .replaceAll(/[\s_]+/g, '-');

export const festivalDates = tool({
  name: 'festival_dates',
  title: 'Date of a Hindu festival',
  description:
    'The day of one yearly festival or vrata in a Gregorian year at a place, with the tithi, the hours of worship, the rule that decided the day and its source, and other traditions where they differ. Names or ids: deepavali (diwali), holi, janmashtami, mahashivaratri, ganeshchaturthi, ramnavami, vijayadashami (dussehra), rakshabandhan, navaratri, makarsankranti, karva-chauth, chhath, onam, pongal and others. For monthly fasts such as ekadashi use observances_between.',
  routes: ['/festivals/{id}'],
  input: (engines) =>
    Type.Object(
      {
        festival: Type.String({ minLength: 2, maxLength: 60, description: 'Name or id of the festival.' }),
        year: yearInput('Gregorian year.'),
        ...dayInputs,
        ...engineInput(engines),
      },
      { additionalProperties: false },
    ),
  output: festivalOutput,
  async run({ festival: name, year, engine, ...where }, { ask, engines }) {
    const { segment } = engineOf(engine, engines);
    const path = `/v1/${segment}/festivals/${encodeURIComponent(festivalId(name))}`;
    const { payload, basis, uri } = await askView(ask, festival, path, { year, ...dayQuery(where) });
    const { tithi, citation, occurrences, rule, because = null } = payload;
    const answer: FestivalOutput = {
      basis: payload.notes.length > 0 ? { ...basis, notes: [...(basis.notes ?? []), ...payload.notes] } : basis,
      id: payload.id,
      name: payload.name,
      year: payload.year,
      dates: occurrences.map(({ date }) => date),
      ...(tithi && { tithi: { name: tithi.name, start: tithi.start, end: tithi.end } }),
      ...(payload.sankranti && { sankranti: payload.sankranti.at }),
      observances: occurrences.flatMap(({ observances }) =>
        observances.map(({ name, date, window }) => ({
          name,
          date,
          window: window && { start: window.start, end: window.end },
        })),
      ),
      because,
      ...(rule !== undefined && { rule }),
      ...(citation?.locus !== undefined && { source: `${citation.work} ${citation.locus}` }),
      other_traditions: occurrences.flatMap(({ alternatives }) =>
        alternatives.map(({ tradition, date }) => ({ tradition, date })),
      ),
    };
    const links: ResourceLink[] = [
      { uri, name: 'the whole reply', mimeType: 'application/json' },
      {
        uri: ruleUri('festival', payload.id),
        name: 'the rule, each case with its source',
        mimeType: 'application/json',
      },
      ...citedLinks([citation]),
    ];
    return { answer, text: textOf(festivalLines(answer), answer.basis), links };
  },
});

const festivalLines = ({
  name,
  year,
  dates,
  tithi,
  observances,
  rule,
  source,
  other_traditions: others,
}: FestivalOutput) => [
  dates.length === 0 ? `${name} is not kept in ${year}.` : `${name} in ${year}: ${dates.join(', ')}.`,
  tithi && `${tithi.name} from ${tithi.start} to ${tithi.end}.`,
  ...observances.map(
    (each) => `${each.name}: ${each.date}${each.window === null ? '' : ` ${between(each.window, each.date)}`}.`,
  ),
  (rule ?? source) && `Rule: ${[rule, source && `(${source})`].filter((part) => part !== undefined).join(' ')}`,
  ...others.map(({ tradition, date }) => `Other tradition (${tradition}): ${date}.`),
];

const MOST_DAYS = 62;
const MOST_ROWS = 60;
const DAY_MS = 86_400_000;

const rowReply = Type.Object({
  date: Type.String(),
  id: Type.String(),
  name: Type.String(),
  kind: Type.String(),
  mahadvadashi: Type.Optional(Type.String({ description: 'the great twelfth that the day of an ekadashi fast is' })),
  /** When the fast of an ekadashi is broken. */
  parana: Type.Optional(spanReply),
});
type Row = Static<typeof rowReply>;

const betweenOutput = Type.Object({
  basis: basisReply,
  from: Type.String(),
  to: Type.String(),
  count: Type.Integer(),
  observances: Type.Array(rowReply, { description: `at most ${MOST_ROWS}, by date; count says how many there are` }),
});

/** Splits a span that touches two years, because the route is called for each year. */
const yearsOf = (from: string, to: string): { year: number; from: string; to: string }[] => {
  const [first, last] = [Number(from.slice(0, -6)), Number(to.slice(0, -6))];
  if (first === last) return [{ year: first, from, to }];
  // astronomical years: the year before 0001 is 0000, and only earlier ones have a sign
  const isoYear = (year: number) => `${year < 0 ? '-' : ''}${String(Math.abs(year)).padStart(4, '0')}`;
  return [
    { year: first, from, to: `${isoYear(first)}-12-31` },
    { year: last, from: `${isoYear(last)}-01-01`, to },
  ];
};

export const observancesBetween = tool({
  name: 'observances_between',
  title: 'Festivals and fasts between two days',
  description: `Festivals, vratas and parvas kept at a place from one day to another (at most ${MOST_DAYS} days), by date. kinds narrows it: ekadashi, pradosha, purnima, amavasya, sankranti, festival and others. Use for "when is the next ekadashi", "festivals in November". With ekadashi=gaudiya the fasts are those of ISKCON and the Gaudiya Maths; with any ekadashi the rows have the hours of the parana.`,
  routes: ['/v1/parva-mool'],
  input: (engines) =>
    Type.Object(
      {
        from: dateInput('First day, YYYY-MM-DD.'),
        to: dateInput('Last day, YYYY-MM-DD.'),
        kinds: Type.Optional(
          Type.Array(Type.Union(KINDS.map((kind) => Type.Literal(kind))), {
            maxItems: KINDS.length,
            description: 'Only these kinds.',
          }),
        ),
        ekadashi: Type.Optional(
          Type.Union(
            EKADASHI_SCHOOLS.map((school) => Type.Literal(school)),
            { description: 'Whose ekadashi fasts: of householders (smarta), vaishnava, or gaudiya.' },
          ),
        ),
        ...dayInputs,
        ...engineInput(engines),
      },
      { additionalProperties: false },
    ),
  output: betweenOutput,
  async run({ from, to, kinds, ekadashi, engine, ...where }, { ask, engines }) {
    const days = (Date.parse(`${to}T00:00Z`) - Date.parse(`${from}T00:00Z`)) / DAY_MS + 1;
    if (!(days >= 1 && days <= MOST_DAYS))
      throw new InvalidToolInput(
        'bad_span',
        `from and to must be days in order, at most ${MOST_DAYS} days apart; ask in parts`,
      );
    const { word } = engineOf(engine, engines);
    const kind = kinds === undefined || kinds.length === 0 ? undefined : kinds.join(',');
    const replies: ToolReply<PayloadOf<typeof parvaMool>>[] = [];
    for (const span of yearsOf(from, to))
      replies.push(
        await askView(ask, parvaMool, '/v1/parva-mool', {
          ...span,
          kind,
          ...(ekadashi === undefined ? { brief: 1 } : { ekadashi }),
          engine: word,
          ...dayQuery(where),
        }),
      );
    const [first] = replies;
    if (first === undefined) throw new Error('a span of no year');
    const rows = replies.flatMap(({ payload }) => rowsOf(payload));
    const answer = { basis: first.basis, from, to, count: rows.length, observances: rows.slice(0, MOST_ROWS) };
    return {
      answer,
      text: textOf([`${rows.length} from ${from} to ${to}:`, ...rows.map(rowText)], first.basis),
      links: replies.map(({ uri }) => ({ uri, name: 'the list as the route gives it', mimeType: 'application/json' })),
    };
  },
});

function rowText({ date, name, mahadvadashi, parana }: Row): string {
  const great = mahadvadashi === undefined ? '' : ` (${mahadvadashi})`;
  if (parana === undefined) return `${date} ${name}${great}`;
  const [on = ''] = parana.start.split('T');
  return `${date} ${name}${great}, break fast on ${on} ${between(parana, on)}`;
}

function fastIn(row: PayloadOf<typeof parvaMool>['parvas' | 'festivals'][number]): Partial<Row> {
  if (!('mahadvadashi' in row) || row.parana === undefined) return {};
  const { mahadvadashi, parana } = row;
  return {
    ...(mahadvadashi && { mahadvadashi: mahadvadashi.name }),
    parana: { start: parana.start, end: parana.end },
  };
}

const rowsOf = ({ festivals, parvas }: PayloadOf<typeof parvaMool>): Row[] =>
  [...festivals, ...parvas]
    .map((each) => ({
      date: each.date,
      id: each.id,
      name: each.name,
      kind: 'kind' in each ? each.kind : 'festival',
      ...fastIn(each),
    }))
    .toSorted((a, b) => (a.date < b.date ? -1 : a.date > b.date ? 1 : 0));
