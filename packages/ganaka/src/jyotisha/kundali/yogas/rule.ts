/** A yoga is a row: a clause about a chart with its verses, and the other forms found in texts and programs. */

import type { JATAKA_YOGA } from '../../../lexicon/chart/jataka-yoga.ts';
import type { PlainNoteId } from '../../../rules/note.ts';
import { passage, type Source } from '../../../rules/source.ts';
import type { OtherWork, WorkId } from '../../../rules/works.ts';
import type { ChartFacts } from '../chart/facts.ts';
import type { GrahaPair } from './graha-relations.ts';
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

/** The work, chapter and verse: `BPHS 36.3-36.4`. */
export type Locus = `${WorkId} ${string}`;

interface Rooted {
  /** The verses. A form without verses of its own has those of its row. */
  readonly at?: readonly Locus[];
  /** The book or practice that has the form, if no text that we read has it. */
  readonly by?: OtherWork;
  /** The form is common practice; it is in no text or book. */
  readonly practice?: true;
  /** A note on our own reading, or on what the form leaves out. */
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
  /** The same yoga in other texts or programs. */
  readonly variants?: readonly Form[];
  /** The cancellation of the yoga. It is reported with the yoga and never applied silently. */
  readonly bhanga?: readonly Form[];
  /** The pairs of grahas that form the yoga. */
  readonly pairs?: (facts: ChartFacts) => readonly GrahaPair[];
  /** The yoga holds in more than half of all charts. Its pairs are listed, and it is not called present. */
  readonly listing?: true;
  /** A figure or word by which the verse grades the yoga. */
  readonly grade?: (facts: ChartFacts) => string | number | null;
  /** The parts of the rule that apply to men and to women. */
  readonly bySex?: Readonly<Record<'m' | 'f', ChartClause>>;
  /** The yoga is shown only if all rows are requested. */
  readonly off?: true;
}

/** The verses of a row or form as sources, with the rule in words as gist. The first source is the one cited. */
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
