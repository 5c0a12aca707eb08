/** Which yogas a chart has: who makes them, which condition holds, what undoes them, and how often they occur at all. */
import { type Static, Type } from 'typebox';
import type { Graha } from '../../engines/engine.ts';
import { chartOf } from '../../kundali/chart.ts';
import { DIGNITIES } from '../../kundali/dignity.ts';
import { type ChartFacts, factsOf, RELATIONS } from '../../kundali/facts.ts';
import { type FormRead, ROWS, type YogaRead, yogasOf } from '../../kundali/yogas/judge.ts';
import type { Pair } from '../../kundali/yogas/links.ts';
import { YOGA_CATEGORIES } from '../../kundali/yogas/rule.ts';
import { citation, type Source } from '../../rules/source.ts';
import { round4 } from '../../text/format.ts';
import type { Say } from '../../text/say.ts';
import { citationReply } from '../citation.ts';
import { inLanguages } from '../in-languages.ts';
import { defaulted, flag, oneOf } from '../parameter.ts';
import { balaRules } from '../parameters.ts';
import { grahaReply } from '../position.ts';
import { view } from '../view.ts';
import { houseReply } from './shapes.ts';

const truth = Type.Union([Type.Boolean(), Type.Null()]);
const formFields = {
  id: Type.String(),
  met: truth,
  citation: citationReply,
  note: Type.Optional(Type.String()),
};
const bhangaReply = Type.Object(formFields);

const makerReply = Type.Object({
  graha: grahaReply,
  house: houseReply,
  dignity: Type.Union([Type.Enum([...DIGNITIES]), Type.Null()], { description: 'by rashi, as the rules ask it' }),
  ratio: Type.Union([Type.Number(), Type.Null()], { description: 'shadbala over what is required' }),
});
const pairReply = Type.Object({
  grahas: Type.Array(grahaReply, { minItems: 2, maxItems: 2 }),
  houses: Type.Optional(
    Type.Array(houseReply, { minItems: 2, maxItems: 2, description: 'where it is as their lords that the two count' }),
  ),
  link: Type.Optional(Type.String()),
  also_owns: Type.Optional(Type.Array(houseReply, { description: 'of 3, 6, 8, 11, 12, owned by one of the two' })),
});

const placeReply = Type.Object({ work: Type.String(), locus: Type.String() });

const yogaReply = Type.Object({
  id: Type.String(),
  ...inLanguages('name'),
  category: Type.Enum([...YOGA_CATEGORIES]),
  present: Type.Union([Type.Boolean(), Type.Null()], {
    description:
      'null on rows that are only listed, and where it turns on a sex that was not given; `notes` says what is not known',
  }),
  variant: Type.Union([Type.String(), Type.Null()], {
    description: 'null: the row’s own rule, its other forms stand in variants; else the form that was asked for',
  }),
  effective: Type.Union([Type.Boolean(), Type.Null()], {
    description: 'present, with no bhanga met and nothing it yields to',
  }),
  makers: Type.Array(makerReply),
  conditions: Type.Array(Type.Object({ text: Type.String(), met: truth, by: Type.Array(grahaReply) })),
  bhanga: Type.Array(bhangaReply),
  pairs: Type.Array(pairReply),
  grade: Type.Optional(Type.Union([Type.String(), Type.Number()])),
  frequency_percent: Type.Number({ description: 'of ten thousand births of 1900 to 2023 in India' }),
  notes: Type.Array(Type.String()),
  citation: citationReply,
  also: Type.Array(placeReply, { description: 'the same rule in other works' }),
  off: Type.Optional(Type.Literal(true)),
});

const variantReply = Type.Object({
  id: Type.String(),
  of: Type.String(),
  present: truth,
  citation: citationReply,
  note: Type.Optional(Type.String()),
});

/** Those that the natal pack takes too. */
export const yogaParams = {
  relation: defaulted(
    oneOf(RELATIONS, { meaning: 'friendship by nature and moment, or by nature alone', example: 'panchadha' }),
    'panchadha',
  ),
  sex: oneOf(['m', 'f'], { meaning: 'for the one row that differs for men and women', example: 'f' }),
};

const GAJAKESARIS = ['parashara', 'kendra'] as const;
/** The variant that is the plain kendra. */
const PLAIN_KENDRA = 'jataka_parijata';

export const yogas = view({
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
    gajakesari: defaulted(
      oneOf(GAJAKESARIS, {
        meaning: 'rule of gajakesari: as Parashara has it, or Jupiter in a kendra from the Moon and no more',
        example: 'parashara',
      }),
      'parashara',
    ),
  },
  conventions: ({ params }) => ({ gajakesari: params.gajakesari }),
  reply: Type.Object({
    list: Type.Array(yogaReply, {
      description: 'first those of the strongest maker; with all=1 in the order of the texts',
    }),
    variants: Type.Array(variantReply, { description: 'other forms of the rows, those that hold' }),
    nabhasa: Type.Object({
      id: Type.String({ description: 'the sankhya yoga that every chart has' }),
      overridden_by: Type.Array(Type.String()),
    }),
    summary: Type.Object({
      present: Type.Integer({ minimum: 0 }),
      by_category: Type.Record(Type.String(), Type.Integer({ minimum: 0 })),
    }),
  }),
  of({ sky, t, say, params }) {
    const { rules, relation, category, all, sex, gajakesari } = params;
    const facts = factsOf(chartOf(sky, t), { rules, relation });
    const read = yogasOf(facts, {
      all,
      ...(category !== undefined && { category }),
      ...(sex !== undefined && { sex }),
      ...(gajakesari === 'kendra' && { chosen: { gajakesari: PLAIN_KENDRA } }),
    });
    return {
      list: read.list.map((each) => yogaSaid(say, facts, each)),
      variants: read.variants.map(variantSaid),
      nabhasa: { id: read.nabhasa.id, overridden_by: [...read.nabhasa.overriddenBy] },
      summary: {
        present: read.list.filter(({ present }) => present).length,
        by_category: Object.fromEntries(read.byCategory),
      },
    };
  },
});

/** What not every row has is set at the end: some thirty of these are made for a chart, and a plain literal is quick. */
function yogaSaid(say: Say, facts: ChartFacts, read: YogaRead): Static<typeof yogaReply> {
  const { yoga, grade } = read;
  const printed = PRINTED.get(yoga.id);
  if (printed === undefined) throw new Error(`${yoga.id} is no row`);
  const named = say.byId('jataka_yoga', yoga.id);
  const said: Static<typeof yogaReply> = {
    id: yoga.id,
    name: named.name,
    category: yoga.category,
    present: read.present,
    variant: read.variant?.id ?? null,
    effective: read.effective,
    makers: read.makers.map((graha) => makerSaid(facts, graha)),
    conditions: read.conditions,
    bhanga: read.bhanga.map(bhangaSaid),
    pairs: read.pairs.map(pairSaid),
    frequency_percent: read.frequencyPercent,
    notes: read.notes,
    citation: read.variant?.citation ?? printed.citation,
    also: read.variant === null ? printed.also : [],
  };
  Object.assign(said, named);
  if (grade !== null) said.grade = grade;
  if (yoga.off) said.off = true;
  return said;
}

/** What every reply prints of a row in the same words. */
const PRINTED: ReadonlyMap<string, Pick<Static<typeof yogaReply>, 'citation' | 'also'>> = new Map(
  ROWS.map(({ yoga, sources }) => {
    const [first] = sources;
    if (first === undefined) throw new Error(`${yoga.id} has no source`);
    return [yoga.id, { citation: citation(first), also: alsoOf(sources) }];
  }),
);

/** Where else the rule stands. */
function alsoOf(sources: readonly Source[]): Static<typeof placeReply>[] {
  return sources.slice(1).map((source) => {
    const { work, locus = '' } = citation(source);
    return { work, locus };
  });
}

function makerSaid(facts: ChartFacts, graha: Graha): Static<typeof makerReply> {
  const ratio = facts.ratioOf(graha);
  return {
    graha,
    house: facts.houseOf(graha),
    dignity: facts.seatOf(graha),
    ratio: ratio === null ? null : round4(ratio),
  };
}

function pairSaid({ houses, grahas, link, alsoOwns }: Pair): Static<typeof pairReply> {
  const said: Static<typeof pairReply> = { grahas: [...grahas] };
  if (houses !== undefined) said.houses = [...houses];
  if (link !== undefined) said.link = link;
  if (alsoOwns !== undefined) said.also_owns = [...alsoOwns];
  return said;
}

const bhangaSaid = ({ form, met }: FormRead): Static<typeof bhangaReply> =>
  form.note === undefined
    ? { id: form.id, met, citation: form.citation }
    : { id: form.id, met, citation: form.citation, note: form.note };
const variantSaid = ({ form, met }: FormRead): Static<typeof variantReply> =>
  form.note === undefined
    ? { id: form.id, of: form.of, present: met, citation: form.citation }
    : { id: form.id, of: form.of, present: met, citation: form.citation, note: form.note };
