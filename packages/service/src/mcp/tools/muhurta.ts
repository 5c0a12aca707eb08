/** The tool for good hours for an undertaking (karya). */

import { KARYAS } from 'ganaka/internal/jyotisha/muhurta/karya/work.ts';
import { karyaMuhurta } from 'ganaka/internal/views/muhurta/karya-muhurta.ts';
import { type Static, Type } from 'typebox';
import { citedLinks, ruleUri } from '../citations.ts';
import { dateInput, dayInputs, dayQuery, engineInput, engineOf } from '../common-inputs.ts';
import { askView, basisReply } from '../reply.ts';
import { between, textOf } from '../text-parts.ts';
import { tool } from '../tool.ts';

const MOST_DAYS = 31;
const MOST_WINDOWS = 4;

const windowReply = Type.Object({ start: Type.String(), end: Type.String(), grade: Type.String() });
const dayReply = Type.Object({
  date: Type.String(),
  weekday: Type.String(),
  verdict: Type.Union([Type.String(), Type.Null()], {
    description: 'shubha good, madhyama middling, varjya to be avoided',
  }),
  windows: Type.Optional(Type.Array(windowReply, { description: `at most ${MOST_WINDOWS}` })),
  barred_by: Type.Optional(Type.Array(Type.String(), { description: 'what the rules have against the day' })),
});
type DayReply = Static<typeof dayReply>;
const output = Type.Object({
  basis: basisReply,
  work: Type.String(),
  good_days: Type.Integer(),
  middling_days: Type.Integer(),
  days: Type.Array(dayReply),
  not_checked: Type.Array(Type.String(), { description: 'clauses for which more would have to be known' }),
});

export const muhurta = tool({
  name: 'muhurta',
  title: 'Good hours for a work',
  description:
    'Whether days are good for a work at a place, and in which hours, by Muhurta Chintamani and Dharmasindhu: griha_pravesha (house-warming), bhumi_pujan, vyavasaya (business), yatra (journey), namakarana (naming), vahana (vehicle), vidyarambha (first lessons), puja, shalya (surgery), upanayana (sacred thread), chudakarana (first haircut), annaprashana (first solid food), karnavedha (ear piercing), simanta, kupa (digging a well), dvara (setting a door). Gives each day with a verdict, the hours, or what bars it. For weddings use wedding_days.',
  routes: ['/karya-muhurta'],
  input: (engines) =>
    Type.Object(
      {
        work: Type.Union(KARYAS.map((id) => Type.Literal(id))),
        date: dateInput('First day, YYYY-MM-DD.'),
        days: Type.Optional(Type.Integer({ minimum: 1, maximum: MOST_DAYS, description: 'How many days; default 1.' })),
        kind: Type.Optional(
          Type.Union([Type.Literal('nava'), Type.Literal('jirna'), Type.Literal('both')], {
            description: 'griha_pravesha: a new house, an old one, or both.',
          }),
        ),
        direction: Type.Optional(
          Type.Union(
            ['east', 'south', 'west', 'north'].map((side) => Type.Literal(side)),
            { description: 'yatra: direction of the journey.' },
          ),
        ),
        janma_nakshatra: Type.Optional(
          Type.Integer({ minimum: 1, maximum: 27, description: 'Birth star of the doer, 1 = Ashvini.' }),
        ),
        janma_rashi: Type.Optional(
          Type.Integer({ minimum: 1, maximum: 12, description: 'Birth sign of the doer, 1 = Mesha.' }),
        ),
        ...dayInputs,
        ...engineInput(engines),
      },
      { additionalProperties: false },
    ),
  output,
  async run(
    { work, date, days = 1, kind, direction, janma_nakshatra, janma_rashi, engine, ...where },
    { ask, engines },
  ) {
    const { segment } = engineOf(engine, engines);
    const query = { karya: work, date, days, kind, direction, janma_nakshatra, janma_rashi, ...dayQuery(where) };
    const { payload, basis, uri } = await askView(ask, karyaMuhurta, `/v1/${segment}/karya-muhurta`, query);
    const said = payload.days.map(
      ({ date, weekday, verdict, windows = [], clauses }): DayReply => ({
        date,
        weekday: weekday.name,
        verdict,
        ...(verdict === 'varjya'
          ? {
              barred_by: [
                ...new Set(clauses.filter(({ weight, met }) => weight === 'must' && met === false).map(({ id }) => id)),
              ].slice(0, MOST_WINDOWS),
            }
          : { windows: windows.slice(0, MOST_WINDOWS).map(({ start, end, grade }) => ({ start, end, grade })) }),
      }),
    );
    const notes = [...new Set([...(basis.notes ?? []), ...(payload.days[0]?.notes ?? [])])].slice(0, MOST_WINDOWS);
    const told = notes.length > 0 ? { ...basis, notes } : basis;
    const answer = {
      basis: told,
      work,
      good_days: payload.summary.shubha,
      middling_days: payload.summary.madhyama,
      days: said,
      not_checked: (payload.days[0]?.not_checked ?? []).map(({ id }) => id),
    };
    return {
      answer,
      text: textOf(
        [
          `${work}: ${answer.good_days} good days, ${answer.middling_days} middling of ${said.length}.`,
          ...said.map(lineOf),
        ],
        told,
      ),
      links: [
        { uri, name: 'every clause with its verse', mimeType: 'application/json' },
        { uri: ruleUri('karya', work), name: 'the rules of the work', mimeType: 'application/json' },
        ...citedLinks(
          payload.days
            .slice(0, 1)
            .flatMap(({ clauses }) => clauses.slice(0, MOST_WINDOWS).map(({ citation }) => citation)),
        ),
      ],
    };
  },
});

const lineOf = ({ date, weekday, verdict, windows, barred_by }: DayReply): string =>
  `${date} ${weekday}: ${verdict ?? 'no sunrise or sunset'}${windows && windows.length > 0 ? ` ${windows.map((each) => between(each, date)).join(', ')}` : ''}${barred_by ? ` (${barred_by.join(', ') || 'no hours are left'})` : ''}`;
