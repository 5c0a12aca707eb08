/**
 * What the chart says of two period lords: dignity, house, lordship, friendship, and where within the period a lord
 * gives his result (BPHS 47.3-47.4). Facts only; what they mean is the reader's.
 */
import type { Graha } from '../../engines/engine.ts';
import type { Source } from '../../rules/source.ts';
import { type Chart, houseFrom, isSapta, lordOf } from '../chart.ts';
import { type Dignity, dignityOf, rashisOf } from '../dignity.ts';
import {
  type Natural,
  naturalOf,
  type Panchadha,
  panchadhaOf,
  type Rashis,
  type Temporary,
  temporaryOf,
} from '../maitri.ts';

export const DASHA_PHALA_SOURCE: Source = {
  confidence: 'read-in-text',
  work: 'BPHS',
  at: '47.2-47.89, 48.2-48.20',
  gist: 'A dasha is judged by its lord’s dignity and house and by the houses he owns.',
};
export const TIMING_SOURCE: Source = {
  confidence: 'read-in-text',
  work: 'BPHS',
  at: '47.3-47.4',
  gist: 'A lord in the first, second or third drekkana gives his result at the beginning, middle or end of the dasha; retrograde, the reverse.',
};

export type Timing = 'beginning' | 'middle' | 'end';

export interface LordFacts {
  readonly dignity: Dignity | null;
  readonly house: number;
  /** Houses owned, from the lagna; the nodes own none. */
  readonly lordship: readonly number[];
  readonly timing: Timing;
}

/** How the antar lord stands to the maha lord; null where a node is one of the two, or both are one. */
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
const RASHIS = Array.from({ length: 12 }, (_, i) => i + 1);

/** The facts of one chart; each lord is looked at once. */
export function factsOf(chart: Chart): DashaFacts {
  const rashis = rashisOf(chart);
  const known = new Map<Graha, LordFacts>();
  return {
    of(lord) {
      const ready = known.get(lord);
      if (ready !== undefined) return ready;
      const made = lordFacts(chart, lord, rashis);
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

function lordFacts(chart: Chart, lord: Graha, rashis: Rashis): LordFacts {
  const standing = chart.grahas[lord];
  const drekkana = Math.min(Math.floor(standing.amsha / DREKKANA_DEG), 2);
  // the nodes always go backwards: for them the order is not reversed
  const reversed = isSapta(lord) && standing.retrograde;
  return {
    dignity: dignityOf(chart, lord, rashis),
    house: standing.house,
    lordship: RASHIS.filter((rashi) => lordOf(rashi) === lord)
      .map((rashi) => houseFrom(chart.lagnaRashi, rashi))
      .sort((a, b) => a - b),
    timing: TIMINGS[reversed ? 2 - drekkana : drekkana] ?? 'middle',
  };
}
