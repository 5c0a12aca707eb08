/** The rashis through which the Moon goes on a day, from its padas: nine padas are a rashi. */
import type { WholeDay } from '../../serving/almanac.ts';

const PADAS_IN_NAKSHATRA = 4;
const PADAS_IN_RASHI = 9;

export interface MoonRashi {
  /** 1–12 */
  readonly rashi: number;
  /** When the Moon leaves it; null if it is still there when the last pada of the day ends. */
  readonly end: string | null;
  /** The place of its last pada in the list. */
  readonly last: number;
}

type Padas = WholeDay['padas'];

export const rashiOfPada = ({ nakshatra, pada }: Padas[number]): number =>
  Math.floor(((nakshatra.number - 1) * PADAS_IN_NAKSHATRA + pada - 1) / PADAS_IN_RASHI) + 1;

export function moonRashis(padas: Padas): readonly MoonRashi[] {
  const found: MoonRashi[] = [];
  padas.forEach((each, i) => {
    const rashi = rashiOfPada(each);
    if (found.at(-1)?.rashi === rashi) found.pop();
    const isLast = ((each.nakshatra.number - 1) * PADAS_IN_NAKSHATRA + each.pada) % PADAS_IN_RASHI === 0;
    found.push({ rashi, end: isLast ? each.end : null, last: i });
  });
  return found;
}
