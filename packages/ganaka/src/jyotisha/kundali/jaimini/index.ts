/**
 * Jaimini's reading of a chart: movable karakas (significators), the navamsha of the atmakaraka (the first karaka),
 * padas, and the aspects of the rashis.
 * The texts have two words for the navamsha rashi of the atmakaraka. By common usage, karakamsha is read in the birth
 * chart and swamsha in the navamsha chart.
 */
import type { GistId, Source } from '../../../rules/source.ts';
import { type Chart, houseFrom } from '../chart/chart.ts';
import { rashiInVarga } from '../chart/varga.ts';
import { arudhas, type Pada } from './arudha.ts';
import { charaKarakas, charaKarakas7, type KarakaSeat } from './karaka.ts';

export interface Karakamsha {
  /** The navamsha rashi of the atmakaraka. */
  readonly rashi: number;
  /** The house of that rashi in the birth chart. */
  readonly house: number;
  /** The house of that rashi in the navamsha chart. */
  readonly amshaHouse: number;
}

export interface Jaimini {
  readonly karakas: readonly KarakaSeat[];
  readonly karakas7: readonly KarakaSeat[];
  readonly karakamsha: Karakamsha;
  /** The same by the seven karakas, whose atmakaraka may differ. */
  readonly karakamsha7: Karakamsha;
  readonly navamshaLagna: number;
  readonly padas: readonly Pada[];
}

export function jaiminiOf(chart: Chart): Jaimini {
  const karakas = charaKarakas(chart);
  const karakas7 = charaKarakas7(chart);
  const navamshaLagna = rashiInVarga('D9', chart.lagna);
  return {
    karakas,
    karakas7,
    karakamsha: karakamshaOf(chart, karakas, navamshaLagna),
    karakamsha7: karakamshaOf(chart, karakas7, navamshaLagna),
    navamshaLagna,
    padas: arudhas(chart),
  };
}

function karakamshaOf(chart: Chart, [atma]: readonly KarakaSeat[], navamshaLagna: number): Karakamsha {
  if (atma === undefined) throw new Error('a chart always has an atmakaraka');
  const rashi = rashiInVarga('D9', chart.grahas[atma.graha].longitude);
  return { rashi, house: houseFrom(chart.lagnaRashi, rashi), amshaHouse: houseFrom(navamshaLagna, rashi) };
}

const verse = (at: string, gist: GistId): Source => ({ confidence: 'read-in-text', work: 'BPHS', at, gist });

export const JAIMINI_SOURCES = {
  karakas: verse('32.1-32.17', 'jaimini.degrees_gone_rashi_most_first'),
  ties: verse('32.16-32.17', 'jaimini.where_two_gone_equally_far'),
  karakamsha: verse('33.1', 'jaimini.navamsha_rashi_atmakaraka_called_swamsha'),
  arudha: verse('29.2-29.5', 'jaimini.far_beyond_lord_lord_house'),
  second_lords: {
    confidence: 'general-knowledge',
    gist: 'jaimini.some_schools_give_vrishchika_ketu',
  },
  upapada: verse('30.2-30.3', 'jaimini.pada_twelfth_house'),
  rashi_drishti: verse('8.2-8.5', 'jaimini.movable_rashis_look_fixed_ones'),
} as const satisfies Record<string, Source>;
