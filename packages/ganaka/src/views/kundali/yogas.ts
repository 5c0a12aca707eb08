/** The yogas of a chart: the grahas that form each, the condition that holds, its cancellations and its frequency. */

import type { Static } from 'typebox';
import { chartOf } from '../../jyotisha/kundali/chart/chart.ts';
import { type ChartFacts, factsOf, RELATIONS } from '../../jyotisha/kundali/chart/facts.ts';
import type { GrahaPair } from '../../jyotisha/kundali/yogas/graha-relations.ts';
import { type FormRead, ROWS, type YogaCondition, type YogaRead, yogasOf } from '../../jyotisha/kundali/yogas/judge.ts';
import { YOGA_CATEGORIES } from '../../jyotisha/kundali/yogas/rule.ts';
import { cachedOn } from '../../kernel/caches.ts';
import { type Clause, evaluate, type JudgedClause, leavesOf } from '../../rules/clause.ts';
import type { Source } from '../../rules/source.ts';
import type { Graha } from '../../sky/engines/engine.ts';
import { round4 } from '../../text/format.ts';
import { notesReplyOf, noteText } from '../../text/sentences/notes.ts';
import type { LocalizedSentence, Voice } from '../../text/voice.ts';
import { defaulted, flag, oneOf } from '../kit/parameter.ts';
import { balaRules } from '../kit/parameters.ts';
import { view } from '../view.ts';
import type {
  bhangaReply,
  conditionReply,
  makerReply,
  pairReply,
  partReply,
  placeReply,
  variantReply,
  yogaReply,
  yogasReply,
} from './yogas.reply.ts';

/** A condition. The book also has its text in the book's own language. */
export type ConditionReply = LocalizedSentence<'text'> & {
  readonly met: boolean | null;
  readonly by: readonly Graha[];
  readonly facts?: readonly Static<typeof partReply>[];
};

/** The parameters that the natal pack accepts too. */
export const yogaParams = {
  relation: defaulted(
    oneOf(RELATIONS, { meaning: 'friendship by nature and moment, or by nature alone', example: 'panchadha' }),
    'panchadha',
  ),
  sex: oneOf(['m', 'f'], { meaning: 'for the one row that differs for men and women', example: 'f' }),
};

const GAJAKESARIS = ['parashara', 'kendra'] as const;
/** The id of the variant that only requires a kendra. */
const PLAIN_KENDRA = 'jataka_parijata';

export const yogas = view<typeof yogasReply>()({
  field: 'yogas',
  summary: 'Yogas of a birth chart, each with its verse, makers, conditions, bhanga and frequency',
  reads: 'birth',
  spreads: true,
  params: {
    rules: balaRules,
    relation: yogaParams.relation,
    category: oneOf(YOGA_CATEGORIES, { meaning: 'only the yogas of this kind', example: 'chandra' }),
    all: defaulted(flag({ meaning: '1 also gives the rows that do not hold', example: '1' }), false),
    sex: yogaParams.sex,
    explain: flag({
      meaning: '1 adds to every condition its parts in order, each in words, with its grahas and whether it held',
      example: '1',
    }),
    gajakesari: defaulted(
      oneOf(GAJAKESARIS, {
        meaning: 'rule of gajakesari: as Parashara has it, or Jupiter in a kendra from the Moon and no more',
        example: 'parashara',
      }),
      'parashara',
    ),
  },
  conventions: ({ params }) => ({ gajakesari: params.gajakesari }),
  of({ sky, t, say, params }) {
    const { rules, relation, category, all, sex, gajakesari, explain } = params;
    const facts = factsOf(chartOf(sky, t), { rules, relation });
    const read = yogasOf(facts, {
      all,
      ...(category !== undefined && { category }),
      ...(sex !== undefined && { sex }),
      ...(gajakesari === 'kendra' && { chosen: { gajakesari: PLAIN_KENDRA } }),
    });
    return {
      list: read.list.map((each) => explainedBy(explain === true, say, facts, each, yogaReplyOf(say, facts, each))),
      variants: read.variants.map((each) => variantReplyOf(say, each)),
      nabhasa: { id: read.nabhasa.id, overridden_by: [...read.nabhasa.overriddenBy] },
      summary: {
        present: read.list.filter(({ present }) => present).length,
        by_category: Object.fromEntries(read.byCategory),
      },
    };
  },
});

/**
 * One yoga. Optional fields are added at the end: a chart has about thirty yogas, and a plain object literal is fast.
 */
function yogaReplyOf(say: Voice, facts: ChartFacts, read: YogaRead): Static<typeof yogaReply> {
  const { yoga, grade } = read;
  const [source] = read.sources;
  if (source === undefined) throw new Error(`${yoga.id} has no source`);
  const named = say.byId('jataka_yoga', yoga.id);
  const said: Static<typeof yogaReply> = {
    id: yoga.id,
    name: named.name,
    category: yoga.category,
    present: read.present,
    variant: read.variant?.id ?? null,
    effective: read.effective,
    makers: read.makers.map((graha) => makerReplyOf(facts, graha)),
    conditions: read.conditions.map((each) => conditionReplyOf(say, each)),
    bhanga: read.bhanga.map((each) => bhangaReplyOf(say, each)),
    pairs: read.pairs.map(pairReplyOf),
    frequency_percent: read.frequencyPercent,
    ...notesReplyOf(say, read.notes),
    citation: say.cite(read.variant?.source ?? source),
    also: read.variant === null ? (alsoIn(say).get(yoga.id) ?? []) : [],
  };
  Object.assign(said, named);
  if (grade !== null) said.grade = grade;
  if (yoga.off) said.off = true;
  return said;
}

/** Adds the facts of every condition if `explain=1` was requested. */
function explainedBy(
  isAsked: boolean,
  say: Voice,
  facts: ChartFacts,
  { conditions }: YogaRead,
  said: Static<typeof yogaReply>,
): Static<typeof yogaReply> {
  if (!isAsked) return said;
  const explained = said.conditions.map((each, i) => {
    const clause = conditions[i]?.clause;
    if (clause === undefined) return each;
    return { ...each, facts: leavesOf(clause, facts).map((leaf) => factReplyOf(say, leaf, evaluate(leaf, facts))) };
  });
  return { ...said, conditions: explained };
}

const factReplyOf = (
  say: Voice,
  leaf: Clause<ChartFacts>,
  { clause, holds, by = [], saw }: JudgedClause,
): Static<typeof partReply> => ({
  ...{ clause, held: holds, by: holds === true ? ([...by] as Graha[]) : [] },
  ...say.clause(leaf),
  ...(saw !== undefined && { saw: { ...saw } }),
});

/** The other passages that have the rule of each yoga. */
const alsoIn = cachedOn(
  (say: Voice): ReadonlyMap<string, Static<typeof placeReply>[]> =>
    new Map(ROWS.map(({ yoga, sources }) => [yoga.id, sources.slice(1).map((source) => placeReplyOf(say, source))])),
);
function placeReplyOf(say: Voice, source: Source): Static<typeof placeReply> {
  const { work, locus = '' } = say.cite(source);
  return { work, locus };
}

function conditionReplyOf(say: Voice, { clause, met, by }: YogaCondition): Static<typeof conditionReply> {
  return Object.assign({ text: '' }, say.clause(clause), { met, by });
}

function makerReplyOf(facts: ChartFacts, graha: Graha): Static<typeof makerReply> {
  const ratio = facts.ratioOf(graha);
  return {
    graha,
    house: facts.houseOf(graha),
    dignity: facts.seatOf(graha),
    ratio: ratio === null ? null : round4(ratio),
  };
}

function pairReplyOf({ houses, grahas, link, alsoOwns }: GrahaPair): Static<typeof pairReply> {
  const said: Static<typeof pairReply> = { grahas: [...grahas] };
  if (houses !== undefined) said.houses = [...houses];
  if (link !== undefined) said.link = link;
  if (alsoOwns !== undefined) said.also_owns = [...alsoOwns];
  return said;
}

const bhangaReplyOf = (say: Voice, { form, met }: FormRead): Static<typeof bhangaReply> =>
  form.note === undefined
    ? { id: form.id, met, citation: say.cite(form.source) }
    : { id: form.id, met, citation: say.cite(form.source), ...noteText(say, form.note) };
const variantReplyOf = (say: Voice, { form, met }: FormRead): Static<typeof variantReply> =>
  form.note === undefined
    ? { id: form.id, of: form.of, present: met, citation: say.cite(form.source) }
    : { id: form.id, of: form.of, present: met, citation: say.cite(form.source), ...noteText(say, form.note) };
