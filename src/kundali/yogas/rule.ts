/** A yoga is a row: a clause about a chart and its verses, with the other forms in texts and programs. */

import type { JATAKA_YOGA } from '../../lexicon/jataka-yoga.ts';
import type { PlainNoteId } from '../../rules/note.ts';
import { passage, type Source } from '../../rules/source.ts';
import type { OtherWork, WorkId } from '../../rules/works.ts';
import type { ChartFacts } from '../facts.ts';
import type { Pair } from './graha-relations.ts';
import type { ChartClause } from './vocabulary.ts';

export type YogaId = (typeof JATAKA_YOGA)[number]['id'];

export const YOGA_CATEGORIES = [
  'nabhasa_ashraya',
  'nabhasa_dala',
  'nabhasa_akriti',
  'nabhasa_sankhya',
  'chandra',
  'surya',
  'mahapurusha',
  'lagna',
  'named',
  'bhava_shubha',
  'bhava_duhstha',
  'viparita',
  'parivartana',
  'nicabhanga',
  'raja',
  'dhana',
  'bphs_42',
] as const;
export type YogaCategory = (typeof YOGA_CATEGORIES)[number];

/** Work, chapter and verse: `BPHS 36.3-36.4`. */
export type Locus = `${WorkId} ${string}`;

interface Rooted {
  /** The verses; a form without its own has those of its row. */
  readonly at?: readonly Locus[];
  /** Who uses it, if no text that we read has it. */
  readonly by?: OtherWork;
  /** Neither text nor book: common practice. */
  readonly practice?: true;
  /** Our own reading, or what the form leaves out. */
  readonly note?: PlainNoteId;
}

export interface Form extends Rooted {
  readonly id: string;
  readonly rule: ChartClause;
}

export interface Yoga extends Rooted {
  readonly id: YogaId;
  readonly category: YogaCategory;
  readonly rule: ChartClause;
  /** The same yoga as other texts or programs have it. */
  readonly variants?: readonly Form[];
  /** Its cancellation; reported with it, never applied silently. */
  readonly bhanga?: readonly Form[];
  /** The pairs that form it. */
  readonly pairs?: (facts: ChartFacts) => readonly Pair[];
  /** Holds in more than half of all charts: its pairs are listed, and it is not called present. */
  readonly listing?: true;
  /** A figure or word by which the verse grades it. */
  readonly grade?: (facts: ChartFacts) => string | number | null;
  /** One part for men, one for women. */
  readonly bySex?: Readonly<Record<'m' | 'f', ChartClause>>;
  /** Shown only if every row is requested. */
  readonly off?: true;
}

/** The verses of a row or form as sources, with its rule in words; the first is the one cited. */
export function sourcesOf(of: Rooted & { readonly rule: ChartClause }, inherited: readonly Locus[] = []): Source[] {
  const gist = { clause: of.rule };
  if (of.practice) return [{ confidence: 'general-knowledge', gist }];
  if (of.by !== undefined) return [{ confidence: 'secondary', work: of.by, gist }];
  return (of.at ?? inherited).map((locus) => {
    const work = workOf(locus);
    return passage(work, locus.slice(work.length + 1), gist);
  });
}

function workOf(locus: Locus): WorkId {
  const work = WORK_IDS.find((each) => locus.startsWith(`${each} `));
  if (work === undefined) throw new Error(`no work in ${locus}`);
  return work;
}
const WORK_IDS: readonly WorkId[] = ['BPHS', 'PD', 'JP', 'SV'];
