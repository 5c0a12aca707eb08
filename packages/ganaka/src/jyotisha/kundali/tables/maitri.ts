/** Natural friendship, derived from BPHS 3.55. The test derives it again from the rule of the verse. */
import type { Sapta } from '../chart/chart.ts';

export type Natural = 'mitra' | 'sama' | 'shatru';

interface Regards {
  readonly mitra: readonly Sapta[];
  readonly shatru: readonly Sapta[];
}

/** How each graha regards the others; a graha in neither list is neutral. */
export const NAISARGIKA: Readonly<Record<Sapta, Regards>> = {
  surya: { mitra: ['chandra', 'mangala', 'guru'], shatru: ['shukra', 'shani'] },
  chandra: { mitra: ['surya', 'budha'], shatru: [] },
  mangala: { mitra: ['surya', 'chandra', 'guru'], shatru: ['budha'] },
  budha: { mitra: ['surya', 'shukra'], shatru: ['chandra'] },
  guru: { mitra: ['surya', 'chandra', 'mangala'], shatru: ['budha', 'shukra'] },
  shukra: { mitra: ['budha', 'shani'], shatru: ['surya', 'chandra'] },
  shani: { mitra: ['budha', 'shukra'], shatru: ['surya', 'chandra', 'mangala'] },
};
