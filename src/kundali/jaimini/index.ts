/**
 * What Jaimini's way reads from a chart: movable karakas, the atmakaraka's navamsha, padas and the looks of the rashis.
 * The texts have two words for the atmakaraka's navamsha rashi; the use has settled that karakamsha is read in the birth chart
 * and swamsha in the navamsha chart.
 */
import type { Source } from '../../rules/source.ts';
import { type Chart, houseFrom } from '../chart.ts';
import { rashiInVarga } from '../varga.ts';
import { arudhas, type Pada } from './arudha.ts';
import { charaKarakas, charaKarakas7, type KarakaSeat } from './karaka.ts';

export interface Karakamsha {
  /** The navamsha rashi of the atmakaraka. */
  readonly rashi: number;
  /** Which house of the birth chart that rashi is. */
  readonly house: number;
  /** Which house it is in the navamsha chart. */
  readonly amshaHouse: number;
}

export interface Jaimini {
  readonly karakas: readonly KarakaSeat[];
  readonly karakas7: readonly KarakaSeat[];
  readonly karakamsha: Karakamsha;
  /** The same by the seven karakas, where the atmakaraka is another. */
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

const verse = (at: string, gist: string): Source => ({ confidence: 'read-in-text', work: 'BPHS', at, gist });

export const JAIMINI_SOURCES = {
  karakas: verse(
    '32.1-32.17',
    'By the degrees gone in the rashi, most first; seven grahas, or eight with Rahu, whose degrees are taken from thirty.',
  ),
  ties: verse('32.16-32.17', 'Where two have gone equally far the next karaka falls away and the fixed one is read.'),
  karakamsha: verse('33.1', 'The navamsha rashi of the atmakaraka, called swamsha as well.'),
  arudha: verse(
    '29.2-29.5',
    'As far beyond the lord as the lord is from the house; in the house or its seventh, the tenth from there.',
  ),
  second_lords: {
    confidence: 'general-knowledge',
    gist: 'Some schools give Vrishchika to Ketu and Kumbha to Rahu beside Mars and Saturn; not followed, shown beside.',
  },
  upapada: verse('30.2-30.3', 'The pada of the twelfth house.'),
  rashi_drishti: verse(
    '8.2-8.5',
    'Movable rashis look at fixed ones and fixed at movable, but for the neighbour; dual ones at the other dual ones.',
  ),
} as const satisfies Record<string, Source>;
