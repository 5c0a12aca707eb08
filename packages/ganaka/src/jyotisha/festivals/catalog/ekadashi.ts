/** The fast of the eleventh tithi (ekadashi), in both halves of every month. */
import { pakshaOf } from '../../panchanga/angas/tithi.ts';
import { EKADASHI_PARANA, FAST_OF_ELEVENTH } from '../kinds/ekadashi.ts';
import type { FestivalId, TithiFestival } from '../rule.ts';

/**
 * The names by month, from Chaitra. The thirteenth name of each half is for an adhika month (adyatithi, lists of
 * names).
 */
const NAMES: Readonly<Record<'shukla' | 'krishna', readonly FestivalId[]>> = {
  shukla: [
    'kamada-ekadashi',
    'mohini-ekadashi',
    'nirjala-ekadashi',
    'shayani-ekadashi',
    'pavitra-ekadashi',
    'parivartini-ekadashi',
    'papankusha-ekadashi',
    'prabodhini-ekadashi',
    'mokshada-ekadashi',
    'putrada-ekadashi',
    'jaya-ekadashi',
    'amalaki-ekadashi',
    'padmini-ekadashi',
  ],
  krishna: [
    'varuthini-ekadashi',
    'apara-ekadashi',
    'yogini-ekadashi',
    'kamika-ekadashi',
    'aja-ekadashi',
    'indira-ekadashi',
    'rama-ekadashi',
    'utpanna-ekadashi',
    'saphala-ekadashi',
    'shattila-ekadashi',
    'vijaya-ekadashi',
    'papamochani-ekadashi',
    'parama-ekadashi',
  ],
};
const ADHIKA_NAME = 12;

export const ekadashi: TithiFestival = {
  id: 'ekadashi',
  kind: 'ekadashi',
  on: { tithi: [11, 26] },
  names: [...NAMES.shukla, ...NAMES.krishna],
  nameOf: ({ anga, lunation }) =>
    NAMES[pakshaOf(anga.number)][lunation.adhika ? ADHIKA_NAME : lunation.masa - 1] ?? 'ekadashi',
  ...FAST_OF_ELEVENTH,
  observances: [EKADASHI_PARANA],
};
