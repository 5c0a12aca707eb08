/**
 * The movable karakas (significators, BPHS 32.1-32.17): the grahas in order of their degrees within their rashis,
 * largest first.
 * There are eight with Rahu, which moves backwards and is counted from the end of its rashi. There are seven without
 * Rahu and without the karaka of the father. If two are equal, the order of the list decides, and the tie is reported.
 */
import type { Graha } from '../../../sky/engines/engine.ts';
import { type Chart, SAPTA } from '../chart/chart.ts';

export const KARAKAS = ['AK', 'AmK', 'BK', 'MK', 'PiK', 'PK', 'GK', 'DK'] as const;
export type Karaka = (typeof KARAKAS)[number];

export interface KarakaSeat {
  readonly karaka: Karaka;
  readonly graha: Graha;
  /** The degrees within the rashi; for Rahu counted from the end of the rashi. */
  readonly gone: number;
  /** The grahas that are equal to within a second of arc. */
  readonly tiedWith: readonly Graha[];
}

const SEVEN: readonly Karaka[] = KARAKAS.filter((each) => each !== 'PiK');
const EIGHT_GRAHAS: readonly Graha[] = [...SAPTA, 'rahu'];
/** A second of arc. Programs that cut off the seconds see grahas this close as equal. */
const TIE_DEG = 1 / 3600;

export const charaKarakas = (chart: Chart): KarakaSeat[] => seats(chart, EIGHT_GRAHAS, KARAKAS);
export const charaKarakas7 = (chart: Chart): KarakaSeat[] => seats(chart, SAPTA, SEVEN);

/** The degrees by which the grahas are ordered. */
const goneOf = ({ grahas }: Chart, graha: Graha): number =>
  graha === 'rahu' ? 30 - grahas.rahu.amsha : grahas[graha].amsha;

type Gone = Pick<KarakaSeat, 'graha' | 'gone'>;

function seats(chart: Chart, grahas: readonly Graha[], karakas: readonly Karaka[]): KarakaSeat[] {
  const ordered = grahas.map((graha): Gone => ({ graha, gone: goneOf(chart, graha) }));
  ordered.sort((a, b) => b.gone - a.gone); // the sort is stable, so equals keep the order of the list
  return ordered.map(({ graha, gone }, n) => ({
    karaka: karakas[n] ?? 'DK',
    graha,
    gone,
    tiedWith: equalsOf(gone, ordered[n - 1], ordered[n + 1]),
  }));
}

/** The neighbours in the sorted list that are equal. */
function equalsOf(gone: number, ...besides: readonly (Gone | undefined)[]): Graha[] {
  const equals: Graha[] = [];
  for (const beside of besides)
    if (beside !== undefined && Math.abs(beside.gone - gone) < TIE_DEG) equals.push(beside.graha);
  return equals;
}
