/**
 * Facts about two period lords: dignity, house, lordships, strength, relations, friendship, and the part of the period
 * in which a lord gives its result (BPHS 47.3-47.4). The interpretation is left to the reader.
 */

import type { JdUt } from '../../../kernel/units.ts';
import type { Source } from '../../../rules/source.ts';
import type { Graha, Sky } from '../../../sky/engines/engine.ts';
import { type Chart, chartOf, isSapta } from '../chart/chart.ts';
import { isCombust } from '../graha/combust.ts';
import { type Dignity, dignityOf } from '../graha/dignity.ts';
import { type Natural, naturalOf, type Panchadha, panchadhaOf, type Temporary, temporaryOf } from '../graha/maitri.ts';
import { type FunctionalKind, functionalOf } from '../reports/functional.ts';
import { goodOf } from '../reports/measures.ts';
import { type GrahaRead, type Reading, readingOf } from '../reports/reading.ts';
import { bphs } from '../reports/sources.ts';
import { DASHA_LINKS, type DashaLink } from './links.ts';

export const DASHA_PHALA_SOURCE: Source = {
  confidence: 'read-in-text',
  work: 'BPHS',
  at: '47.2-47.89, 48.2-48.20',
  gist: 'phala.dasha_judged_lord_dignity_house',
};
export const TIMING_SOURCE: Source = {
  confidence: 'read-in-text',
  work: 'BPHS',
  at: '47.3-47.4',
  gist: 'phala.lord_first_second_third_drekkana',
};
export const AT_START_SOURCE = bphs('47.5-47.6', 'phala.lord_own_state_dasha_begins');
export const WEIGH_SOURCE = bphs('28.12', 'phala.greater_ishta_kashta_says_side');

export type Timing = 'beginning' | 'middle' | 'end';

export interface LordFacts {
  readonly read: GrahaRead;
  /** The share of the good result, by dignity. */
  readonly good: number | null;
  readonly functional: FunctionalKind | null;
  readonly timing: Timing;
  /** Ishta and kashta; null for the nodes. */
  readonly phala: { readonly ishta: number; readonly kashta: number } | null;
  readonly links: readonly DashaLink[];
}

/** How the maha lord regards the antar lord; null if one of them is a node or both are the same. */
export interface MaitriFacts {
  readonly natural: Natural;
  readonly temporary: Temporary;
  readonly panchadha: Panchadha;
}

export interface DashaFacts {
  readonly of: (lord: Graha) => LordFacts;
  readonly between: (maha: Graha, antar: Graha) => MaitriFacts | null;
}

const DREKKANA_DEG = 10;
const TIMINGS = ['beginning', 'middle', 'end'] as const;

/** The facts of one chart. Each lord is examined once. */
export function factsOf(chart: Chart): DashaFacts {
  const reading = readingOf(chart, 'raman');
  const { rashis } = reading;
  const known = new Map<Graha, LordFacts>();
  return {
    of(lord) {
      const ready = known.get(lord);
      if (ready !== undefined) return ready;
      const made = lordFacts(reading, lord);
      known.set(lord, made);
      return made;
    },
    between: (maha, antar) =>
      maha === antar || !isSapta(maha) || !isSapta(antar)
        ? null
        : {
            natural: naturalOf(maha, antar),
            temporary: temporaryOf(rashis[maha], rashis[antar]),
            panchadha: panchadhaOf(rashis, maha, antar),
          },
  };
}

function lordFacts(reading: Reading, lord: Graha): LordFacts {
  const { chart, facts } = reading;
  const standing = chart.grahas[lord];
  const drekkana = Math.min(Math.floor(standing.amsha / DREKKANA_DEG), 2);
  // the nodes always move backwards, so for them the order is not reversed
  const reversed = isSapta(lord) && standing.retrograde;
  const read = reading.of(lord);
  return {
    read,
    good: goodOf(read),
    functional: isSapta(lord) ? functionalOf(chart.lagnaRashi, lord).kind : null,
    timing: TIMINGS[reversed ? 2 - drekkana : drekkana] ?? 'middle',
    phala: isSapta(lord) ? reading.bala.grahas[lord].phala : null,
    links: DASHA_LINKS.filter(({ holds }) => holds(facts, lord)),
  };
}

export interface AtStart {
  readonly dignity: Dignity | null;
  readonly house: number;
  readonly combust: boolean;
}

/** The period lord in the chart of the first instant of its period, at the place of birth. */
export function atStart(sky: Sky, start: JdUt, lord: Graha): AtStart {
  const chart = chartOf(sky, start);
  return { dignity: dignityOf(chart, lord), house: chart.grahas[lord].house, combust: isCombust(chart, lord) };
}
