/**
 * The yogas of a chart. Every row is evaluated by `rules/clause.ts`, and the reply reports the result: which conditions
 * hold, and because of which grahas.
 * A bhanga (cancellation) is reported with its yoga and changes only `effective`. A sankhya yoga yields to any other
 * nabhasa yoga (BPHS 35.17), and the reply says to which.
 */

import { evaluate, holds, type JudgedClause, type Truth, truthOf } from '../../../rules/clause.ts';
import type { PlainNoteId, RemarkNote } from '../../../rules/note.ts';
import type { Source } from '../../../rules/source.ts';
import { GRAHAS, type Graha } from '../../../sky/engines/engine.ts';
import type { ChartFacts } from '../chart/facts.ts';
import { YOGAS } from './catalog/index.ts';
import { FORM_FREQUENCY_PERCENT, FREQUENCY_PERCENT } from './frequencies.generated.ts';
import type { GrahaPair } from './graha-relations.ts';
import { type Form, sourcesOf, type Yoga, type YogaCategory, type YogaId } from './rule.ts';
import type { ChartClause } from './vocabulary.ts';

export interface YogaCondition {
  /** The condition. Each language makes a sentence from it. */
  readonly clause: ChartClause;
  readonly met: Truth;
  readonly by: Graha[];
}

/** A variant or a bhanga, prepared once. */
export interface FormReady {
  readonly of: YogaId;
  readonly id: string;
  readonly rule: ChartClause;
  readonly source: Source;
  readonly note?: PlainNoteId;
}
export interface FormRead {
  readonly form: FormReady;
  readonly met: Truth;
}

export interface YogaRead {
  readonly yoga: Yoga;
  /** The variant that replaces the row's own rule. */
  readonly variant: FormReady | null;
  /** Null for rows that list pairs, and if the result depends on a sex that was not given. */
  readonly present: boolean | null;
  readonly sources: readonly Source[];
  readonly makers: readonly Graha[];
  /** A new array for each reply, which may keep it. */
  readonly conditions: YogaCondition[];
  readonly bhanga: readonly FormRead[];
  /** Whether the yoga is present, with no bhanga and no yoga to which it yields. */
  readonly effective: boolean | null;
  readonly pairs: readonly GrahaPair[];
  readonly grade: string | number | null;
  readonly frequencyPercent: number;
  /** What is not known, if the yoga is neither present nor absent. It is also one of the notes. */
  readonly notKnown: RemarkNote | null;
  readonly notes: readonly RemarkNote[];
}

export interface YogasRead {
  readonly list: readonly YogaRead[];
  readonly variants: readonly FormRead[];
  /** The sankhya yoga, which every chart has, and the nabhasa yogas to which it yields. */
  readonly nabhasa: { readonly id: YogaId; readonly overriddenBy: readonly YogaId[] };
  readonly byCategory: ReadonlyMap<YogaCategory, number>;
}

export interface YogaOptions {
  /** Includes rows that do not hold and rows that are off. */
  readonly all?: boolean;
  readonly category?: YogaCategory;
  readonly sex?: 'm' | 'f';
  /** For each row, the variant that decides it. */
  readonly chosen?: Readonly<Partial<Record<YogaId, string>>>;
}

export function yogasOf(facts: ChartFacts, { all = false, category, sex, chosen = {} }: YogaOptions = {}): YogasRead {
  const nabhasa = nabhasaOf(facts);
  const { id, overriddenBy } = nabhasa;
  const list: YogaRead[] = [];
  const variants: FormRead[] = [];
  const byCategory = new Map<YogaCategory, number>();
  for (const row of ROWS) {
    const { yoga } = row;
    if ((yoga.off && !all) || (category !== undefined && yoga.category !== category)) continue;
    for (const form of row.variants) {
      const met = truthOf(form.rule, facts);
      if (all || met) variants.push({ form, met });
    }
    const variant = row.variants.find(({ id }) => id === chosen[yoga.id]) ?? null;
    const rule = variant?.rule ?? ruleOf(yoga, sex);
    if (!all && !(row.isNabhasa ? nabhasa.held.has(yoga) : holds(rule, facts))) continue;
    const told = read(row, facts, { rule, variant, sex }, overriddenBy);
    list.push(told);
    if (told.present) byCategory.set(yoga.category, (byCategory.get(yoga.category) ?? 0) + 1);
  }
  return { list: all ? list : byStrength(list, facts), variants, nabhasa: { id, overriddenBy }, byCategory };
}

/** A row prepared once, with its sources and its other forms. */
interface Row {
  readonly yoga: Yoga;
  readonly isNabhasa: boolean;
  readonly sources: readonly Source[];
  readonly variants: readonly FormReady[];
  readonly bhanga: readonly FormReady[];
}

/** The parts of a rule that must all hold. A rule of another form is one condition. */
const partsOf = (rule: ChartClause): readonly ChartClause[] => (rule.kind === 'all' ? rule.of : [rule]);

export const ROWS: readonly Row[] = YOGAS.map((yoga) => ({
  yoga,
  isNabhasa: yoga.category.startsWith('nabhasa_'),
  sources: sourcesOf(yoga),
  variants: (yoga.variants ?? []).map((form) => formOf(yoga, form)),
  bhanga: (yoga.bhanga ?? []).map((form) => formOf(yoga, form)),
}));

function formOf(yoga: Yoga, { id, rule, note, ...form }: Form): FormReady {
  const [source] = sourcesOf({ ...form, rule }, yoga.at);
  if (source === undefined) throw new Error(`${yoga.id}/${id} has no source`);
  return { of: yoga.id, id, rule, source, ...(note !== undefined && { note }) };
}

const ruleOf = ({ rule, bySex }: Yoga, sex: 'm' | 'f' | undefined): ChartClause =>
  sex === undefined || bySex === undefined ? rule : bySex[sex];

interface Deciding {
  readonly rule: ChartClause;
  readonly variant: FormReady | null;
  readonly sex: 'm' | 'f' | undefined;
}

function read(row: Row, facts: ChartFacts, { rule, variant, sex }: Deciding, nabhasa: readonly YogaId[]): YogaRead {
  const { yoga, sources } = row;
  const judged = evaluate(rule, facts);
  const open = yoga.listing || (judged.holds === true && yoga.bySex !== undefined && sex === undefined);
  const present = open ? null : judged.holds;
  const bhanga =
    judged.holds === true ? row.bhanga.map((form) => ({ form, met: truthOf(form.rule, facts) })) : NO_FORMS;
  const undone = bhanga.some(({ met }) => met) || (yoga.category === 'nabhasa_sankhya' && nabhasa.length > 0);
  const notKnown = open ? openOn(yoga, facts, judged.holds) : null;
  return {
    yoga,
    variant,
    present,
    sources,
    makers: judged.holds === true ? grahasOf(judged) : [],
    conditions: conditionsOf(rule, judged),
    bhanga,
    effective: present === null ? null : present && !undone,
    pairs: yoga.pairs?.(facts) ?? NO_PAIRS,
    grade: judged.holds === true ? (yoga.grade?.(facts) ?? null) : null,
    frequencyPercent: frequencyOf(yoga.id, variant),
    notKnown,
    notes: [variant === null ? yoga.note : variant.note, notKnown ?? undefined].filter((note) => note !== undefined),
  };
}

function frequencyOf(id: YogaId, variant: FormReady | null): number {
  if (variant === null) return FREQUENCY_PERCENT[id];
  const percent = FORM_FREQUENCY_PERCENT[`${id}/${variant.id}`];
  if (percent === undefined) throw new Error(`it was not counted how often ${id}/${variant.id} holds`);
  return percent;
}

const NO_FORMS: readonly FormRead[] = [];
const NO_PAIRS: readonly GrahaPair[] = [];

/** The note that says what is not known if a row is neither present nor absent. */
function openOn({ bySex, listing }: Yoga, facts: ChartFacts, held: Truth): RemarkNote {
  if (listing) return held ? 'listed_not_counted' : 'listed_not_held';
  const half = bySex !== undefined && holds(bySex.m, facts) ? 'men' : 'women';
  return ({ part_for_a_sex }) => part_for_a_sex(half);
}

const IDS: ReadonlySet<string> = new Set(GRAHAS);
const isGraha = (id: string): id is Graha => IDS.has(id);
const grahasOf = ({ by }: Pick<JudgedClause, 'by'>): Graha[] => (by ?? []).filter(isGraha);

/** The conditions of a rule with their results. */
function conditionsOf(rule: ChartClause, judged: JudgedClause): YogaCondition[] {
  const parts = rule.kind === 'all' ? (judged.parts ?? []) : [judged];
  return partsOf(rule).map((clause, n) => {
    const part = parts[n];
    return { clause, met: part?.holds ?? null, by: part?.holds === true ? grahasOf(part) : [] };
  });
}

const NABHASA = ROWS.filter(({ isNabhasa }) => isNabhasa);
function nabhasaOf(facts: ChartFacts): YogasRead['nabhasa'] & { readonly held: ReadonlySet<Yoga> } {
  const held = NABHASA.filter(({ yoga }) => holds(yoga.rule, facts)).map(({ yoga }) => yoga);
  const sankhya = held.find(({ category }) => category === 'nabhasa_sankhya');
  if (sankhya === undefined) throw new Error('seven grahas are in one to seven rashis');
  const others = held.filter((each) => each !== sankhya);
  return { id: sankhya.id, overriddenBy: others.map(({ id }) => id), held: new Set(held) };
}

/**
 * Sorts yogas by their strongest graha: if several yogas meet, the strongest graha that forms one gives the result
 * (BPHS 27.38).
 */
function byStrength(list: readonly YogaRead[], facts: ChartFacts): YogaRead[] {
  const strongest = ({ makers }: YogaRead): number =>
    makers.reduce((most, graha) => Math.max(most, facts.ratioOf(graha) ?? 0), 0);
  return list
    .map((each) => ({ each, strength: strongest(each) }))
    .sort((a, b) => b.strength - a.strength)
    .map(({ each }) => each);
}
