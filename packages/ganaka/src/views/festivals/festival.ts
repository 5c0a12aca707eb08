/**
 * One festival in a year: its day, the candidate days, the rung that decided, its hours, and the days of other schools.
 */

import { ALIASES, festivalNamed, hasOwnRoute, YEARLY } from '../../jyotisha/festivals/catalog/index.ts';
import { occurrencesOf } from '../../jyotisha/festivals/occurrence.ts';
import type { Festival } from '../../jyotisha/festivals/rule.ts';
import { FestivalYear } from '../../jyotisha/festivals/year.ts';
import type { Note } from '../../text/contracts/note-words.ts';
import { notesReplyOf } from '../../text/sentences/notes.ts';
import { explain, festivalExplained } from '../kit/explanation.ts';
import { oneOf, required } from '../kit/parameter.ts';
import { year as calendarYear, fastParams, region } from '../kit/parameters.ts';
import { view } from '../view.ts';
import type { festivalReply } from './festival.reply.ts';
import { besideReplyOf, occurrenceReplyOf } from './occurrence.ts';

export const YEARLY_IDS = YEARLY.map(({ id }) => id);
/** The festival id for another name, such as `diwali`. */
export const festivalCalled = (name: string): YearlyId | undefined => ALIASES.get(name);
export type YearlyId = (typeof YEARLY_IDS)[number];

/** Which festival, in which year. */
export const ofYear = {
  year: required(calendarYear),
  id: required(
    oneOf(YEARLY_IDS, { meaning: 'which one', example: 'deepavali', alsoCalled: ALIASES, calledIn: 'festival' }),
  ),
};

export const festival = view<typeof festivalReply>()({
  field: 'festival',
  summary: 'A festival in a year: its date with the rule, the instants, the source and the alternatives',
  reads: 'year',
  params: { ...ofYear, region, ...fastParams, explain },
  heavyWhen: ({ explain: explained }) => explained === true,
  conventions: () => ({ months: 'amanta names; no festival is kept in an adhika month but Ganga Dashahara' }),
  of({ sky, params, say }) {
    const festival = festivalNamed(params.id);
    const year = new FestivalYear(sky, params.year, undefined, params.region, params.ekadashi);
    const found = occurrencesOf(year, festival);
    const occurrences = found.map((each) => ({
      ...occurrenceReplyOf(sky, each, say, params.mahadvadashi_names),
      ...(params.explain === true && { explanation: festivalExplained(sky, each, say) }),
    }));
    const first = occurrences[0];
    const notes: Note[] = [...new Set(found.flatMap((each) => each.notes))];
    if (first === undefined) notes.push(({ not_kept_in_the_year }) => not_kept_in_the_year(festival.id, year.year));
    return {
      id: festival.id,
      ...say.byId('festival', festival.id),
      year: year.year,
      ...(first ?? NOTHING),
      ...(found[0] && besideReplyOf(found[0])),
      occurrences,
      ...(hasOwnRoute(festival) && say.field('rule', ({ festivalRules }) => festivalRules[festival.id])),
      ...(isOfEveryEntry(festival) && {
        sankrantis: occurrences.flatMap(({ sankranti, date }) => (sankranti ? [{ ...sankranti, date }] : [])),
      }),
      ...notesReplyOf(say, notes),
    };
  },
});

/** Whether the festival is kept at all twelve sankrantis. The reply lists them with the first one. */
const isOfEveryEntry = ({ on }: Festival): boolean => 'rashi' in on && on.rashi === 'every';

const NOTHING = {
  date: null,
  sunrise_date: null,
  tithi: null,
  decided_by: [],
  because: null,
  citation: null,
  observances: [],
  alternatives: [],
};
