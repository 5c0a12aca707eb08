/**
 * The yogas of a chart. Every row is put to the facts by the one evaluator of `rules/clause.ts`, and what it returns is what is
 * told: which condition holds and who makes it. A bhanga is told beside its yoga and taken off nothing but `effective`; a sankhya
 * yoga yields to any other nabhasa yoga (BPHS 35.17) and says to which.
 */
import { GRAHAS, type Graha } from '../../engines/engine.ts';
import { evaluate, holds, type Judged, type Truth, truthOf } from '../../rules/clause.ts';
import type { Source } from '../../rules/source.ts';
import type { ChartFacts } from '../facts.ts';
import { YOGAS } from './catalog/index.ts';
import { FREQUENCY_PERCENT } from './frequencies.ts';
import type { Pair } from './links.ts';
import { type Form, sourcesOf, type Yoga, type YogaCategory, type YogaId } from './rule.ts';
import type { ChartClause } from './vocabulary.ts';
import { sentenceOf } from './words.ts';

export interface Condition {
  readonly text: string;
  readonly met: Truth;
  readonly by: readonly Graha[];
}

export interface FormRead {
  readonly id: string;
  readonly met: Truth;
  readonly source: Source;
  readonly note?: string;
}

export interface VariantRead extends FormRead {
  readonly of: YogaId;
}

export interface YogaRead {
  readonly yoga: Yoga;
  /** Null on rows that list pairs, and where it turns on a sex that was not given. */
  readonly present: boolean | null;
  readonly sources: readonly Source[];
  readonly makers: readonly Graha[];
  readonly conditions: readonly Condition[];
  readonly bhanga: readonly FormRead[];
  /** Present, with no bhanga and nothing it yields to. */
  readonly effective: boolean | null;
  readonly pairs: readonly Pair[];
  readonly grade: string | number | null;
  readonly frequencyPercent: number;
  readonly notes: readonly string[];
}

export interface YogasRead {
  readonly list: readonly YogaRead[];
  readonly variants: readonly VariantRead[];
  /** The sankhya yoga, which every chart has, and the nabhasa yogas it yields to. */
  readonly nabhasa: { readonly id: YogaId; readonly overriddenBy: readonly YogaId[] };
  readonly byCategory: ReadonlyMap<YogaCategory, number>;
}

export interface YogasAsked {
  /** Every row, also those that do not hold and those that are off. */
  readonly all?: boolean;
  readonly category?: YogaCategory;
  readonly sex?: 'm' | 'f';
}

export function yogasOf(facts: ChartFacts, { all = false, category, sex }: YogasAsked = {}): YogasRead {
  const nabhasa = nabhasaOf(facts);
  const wanted = ROWS.filter(
    ({ yoga }) => (all || !yoga.off) && (category === undefined || yoga.category === category),
  );
  const list = wanted
    .filter((row) => all || holds(ruleOf(row.yoga, sex), facts))
    .map((row) => read(row, facts, sex, nabhasa.overriddenBy));
  const byCategory = new Map<YogaCategory, number>();
  for (const { yoga, present } of list)
    if (present) byCategory.set(yoga.category, (byCategory.get(yoga.category) ?? 0) + 1);
  return {
    list: all ? list : byStrength(list, facts),
    variants: wanted.flatMap(({ variants }) => variants.map((each) => each(facts))).filter(({ met }) => all || met),
    nabhasa,
    byCategory,
  };
}

/** A row made ready once: its conditions in words, its sources. */
interface Row {
  readonly yoga: Yoga;
  readonly sources: readonly Source[];
  readonly variants: readonly ((facts: ChartFacts) => VariantRead)[];
  readonly bhanga: readonly ((facts: ChartFacts) => FormRead)[];
}

export const ROWS: readonly Row[] = YOGAS.map((yoga) => ({
  yoga,
  sources: sourcesOf(yoga),
  variants: (yoga.variants ?? []).map((form) => {
    const ready = formOf(yoga, form);
    return (facts) => ({ ...ready(facts), of: yoga.id });
  }),
  bhanga: (yoga.bhanga ?? []).map((form) => formOf(yoga, form)),
}));

function formOf(yoga: Yoga, form: Form): (facts: ChartFacts) => FormRead {
  const [source] = sourcesOf(form, yoga.at);
  if (source === undefined) throw new Error(`${yoga.id}/${form.id} has no source`);
  const told = { id: form.id, source, ...(form.note !== undefined && { note: form.note }) };
  return (facts) => ({ ...told, met: truthOf(form.rule, facts) });
}

const ruleOf = ({ rule, bySex }: Yoga, sex: 'm' | 'f' | undefined): ChartClause =>
  sex === undefined || bySex === undefined ? rule : bySex[sex];

function read(row: Row, facts: ChartFacts, sex: 'm' | 'f' | undefined, nabhasa: readonly YogaId[]): YogaRead {
  const { yoga, sources } = row;
  const rule = ruleOf(yoga, sex);
  const judged = evaluate(rule, facts);
  const open = yoga.listing || (judged.holds === true && yoga.bySex !== undefined && sex === undefined);
  const present = open ? null : judged.holds;
  const bhanga = judged.holds === true ? row.bhanga.map((each) => each(facts)) : [];
  const undone = bhanga.some(({ met }) => met) || (yoga.category === 'nabhasa_sankhya' && nabhasa.length > 0);
  return {
    yoga,
    present,
    sources,
    makers: judged.holds === true ? grahasOf(judged) : [],
    conditions: conditionsOf(rule, judged),
    bhanga,
    effective: present === null ? null : present && !undone,
    pairs: yoga.pairs?.(facts) ?? [],
    grade: judged.holds === true ? (yoga.grade?.(facts) ?? null) : null,
    frequencyPercent: FREQUENCY_PERCENT[yoga.id],
    notes: [...(yoga.note === undefined ? [] : [yoga.note]), ...sexNotes(yoga, facts, open)],
  };
}

/** Which half of a row that is one thing for men and another for women. */
function sexNotes({ bySex, listing }: Yoga, facts: ChartFacts, open: boolean | undefined): string[] {
  if (!open || listing || bySex === undefined) return [];
  const whose = holds(bySex.m, facts) ? 'men' : 'women';
  return [`The part for ${whose} holds; give sex=m or sex=f to have it counted.`];
}

const isGraha = (id: string): id is Graha => GRAHAS.some((each) => each === id);
const grahasOf = ({ by }: Pick<Judged, 'by'>): Graha[] => (by ?? []).filter(isGraha);

const texts = new WeakMap<ChartClause, readonly string[]>();
/** The parts that must all hold, each in a sentence; a rule of another shape is one condition. */
function conditionsOf(rule: ChartClause, judged: Judged): Condition[] {
  const parts = rule.kind === 'all' ? (judged.parts ?? []) : [judged];
  let said = texts.get(rule);
  if (said === undefined) {
    said = (rule.kind === 'all' ? rule.of : [rule]).map(sentenceOf);
    texts.set(rule, said);
  }
  return said.map((text, n) => {
    const part = parts[n];
    return { text, met: part?.holds ?? null, by: part?.holds === true ? grahasOf(part) : [] };
  });
}

const NABHASA = ROWS.filter(({ yoga }) => yoga.category.startsWith('nabhasa_'));
function nabhasaOf(facts: ChartFacts): YogasRead['nabhasa'] {
  const held = NABHASA.filter(({ yoga }) => holds(yoga.rule, facts)).map(({ yoga }) => yoga);
  const sankhya = held.find(({ category }) => category === 'nabhasa_sankhya');
  if (sankhya === undefined) throw new Error('seven grahas stand in one to seven rashis');
  return { id: sankhya.id, overriddenBy: held.filter((each) => each !== sankhya).map(({ id }) => id) };
}

/** Where several yogas meet the strongest maker gives the result (BPHS 27.38): his yoga stands first. */
function byStrength(list: readonly YogaRead[], facts: ChartFacts): YogaRead[] {
  const strongest = ({ makers }: YogaRead): number =>
    makers.reduce((most, graha) => Math.max(most, facts.ratioOf(graha) ?? 0), 0);
  return list
    .map((each) => ({ each, strength: strongest(each) }))
    .sort((a, b) => b.strength - a.strength)
    .map(({ each }) => each);
}
