/** The tool that explains why a festival is on its day, and how close another day was. */

import { festival } from 'ganaka/internal/views/festivals/festival.ts';
import { type Static, Type } from 'typebox';
import { citedLinks, ruleUri } from '../citations.ts';
import { dayInputs, dayQuery, engineInput, engineOf, yearInput } from '../common-inputs.ts';
import { askView, basisReply } from '../reply.ts';
import { textOf } from '../text-parts.ts';
import { InvalidToolInput, tool } from '../tool.ts';
import { festivalId } from './festivals.ts';

const MOST_FLIPS = 3;

const rungReply = Type.Object({
  id: Type.String(),
  held: Type.Boolean(),
  decided: Type.Boolean(),
  says: Type.String(),
  source: Type.String(),
});
const flipReply = Type.Object({
  what: Type.String({ description: 'the instant that would have to move' }),
  at: Type.String(),
  seconds: Type.Number({ description: 'by how much; negative: earlier' }),
  then_date: Type.Union([Type.String(), Type.Null()]),
});
const output = Type.Object({
  basis: basisReply,
  id: Type.String(),
  name: Type.String(),
  date: Type.String(),
  margin: Type.String({ description: 'knife_edge: under two minutes; narrow: under half an hour; else wide' }),
  decided_by: Type.String(),
  rungs: Type.Array(rungReply, { description: 'cases of the rule in order; the first that held decided' }),
  flips: Type.Array(flipReply, { description: 'smallest changes that give another day, nearest first' }),
});
type Output = Static<typeof output>;

export const explainDay = tool({
  name: 'explain_day',
  title: 'Why a festival is on this day',
  description:
    'Why a yearly festival falls on its day at a place: each case of the rule with whether it held and its source, and by how many minutes another day was missed. Use it when almanacs differ or a user asks why.',
  routes: ['/festivals/{id}'],
  input: (engines) =>
    Type.Object(
      {
        festival: Type.String({ minLength: 2, maxLength: 60, description: 'Name or id, as in festival_dates.' }),
        year: yearInput('Gregorian year.'),
        ...dayInputs,
        ...engineInput(engines),
      },
      { additionalProperties: false },
    ),
  output,
  async run({ festival: name, year, engine, ...where }, { ask, engines }) {
    const { segment } = engineOf(engine, engines);
    const path = `/v1/${segment}/festivals/${encodeURIComponent(festivalId(name))}`;
    const { payload, basis, uri } = await askView(ask, festival, path, { year, explain: 1, ...dayQuery(where) });
    const { explanation, date } = payload;
    if (explanation === undefined || date === null)
      throw new InvalidToolInput('not_kept', `${payload.name} is not kept in ${payload.year}; ask for another year`);
    const { tree, flips, margin, decided_by } = explanation;
    const answer: Output = {
      basis,
      id: payload.id,
      name: payload.name,
      date,
      margin,
      decided_by,
      rungs: tree.map(({ id, held, decided, citation: { gist, work, locus } }) => ({
        id,
        held,
        decided,
        says: gist,
        source: locus === undefined ? work : `${work} ${locus}`,
      })),
      flips: flips
        .slice(0, MOST_FLIPS)
        .map(({ what, at, seconds, then }) => ({ what, at, seconds, then_date: then.date })),
    };
    return {
      answer,
      text: textOf(linesOf(answer), basis),
      links: [
        { uri, name: 'the whole explanation', mimeType: 'application/json' },
        { uri: ruleUri('festival', payload.id), name: 'the rule', mimeType: 'application/json' },
        ...citedLinks(tree.filter(({ decided }) => decided).map(({ citation }) => citation)),
      ],
    };
  },
});

const SECONDS_PER_MINUTE = 60;

const linesOf = ({ name, date, margin, rungs, flips }: Output): string[] => [
  `${name}: ${date}. Margin: ${margin.replaceAll('_', ' ')}.`,
  ...rungs.filter(({ decided }) => decided).map(({ says, source }) => `Decided by: ${says} (${source})`),
  ...flips.map(
    ({ what, at, seconds, then_date }) =>
      `If ${what.replaceAll('_', ' ')} at ${at} came ${Math.round(Math.abs(seconds) / SECONDS_PER_MINUTE)} minutes ${seconds < 0 ? 'earlier' : 'later'}: ${then_date ?? 'not kept'}.`,
  ),
];
