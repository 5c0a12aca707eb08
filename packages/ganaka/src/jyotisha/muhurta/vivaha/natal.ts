/** Words about the natal signs and nakshatras of bride and groom. */
import { houseFrom, lordOf } from '../../kundali/chart/chart.ts';
import { naturalOf } from '../../kundali/graha/maitri.ts';
import { countFrom } from '../spans/counts.ts';
import { houses } from '../spans/houses.ts';
import { type HourWord, runsWhere, word } from '../spans/when.ts';

/**
 * The signs that do no harm as the eighth from a natal sign: Vrishabha, Karka, Kanya, Vrishchika, Makara, Mina (Muhurta
 * Chintamani 6.47).
 */
const HARMLESS_AS_EIGHTH: readonly number[] = [2, 4, 6, 8, 10, 12];
const EIGHTH = 8;

/** Whether one graha rules both signs, or the two lords are friends of each other (6.46). */
function areLordsFriendly(a: number, b: number): boolean {
  const [one, other] = [lordOf(a), lordOf(b)];
  return one === other || (naturalOf(one, other) === 'mitra' && naturalOf(other, one) === 'mitra');
}

/** The eighth sign from a natal sign rises, and nothing makes it harmless. */
export const natalEighth = (natal: number): HourWord =>
  houses(
    'natal_eighth',
    { natal },
    ({ lagna }) =>
      houseFrom(natal, lagna) === EIGHTH && !HARMLESS_AS_EIGHTH.includes(lagna) && !areLordsFriendly(natal, lagna),
  );

const TARAS = 9;
/** Vipat, pratyari and vadha. In the second round of nine only one quarter of each nakshatra is bad (4.12-4.13). */
const BAD_TARAS: readonly number[] = [3, 5, 7];
const BAD_QUARTER: Readonly<Record<number, number>> = { 3: 1, 5: 4, 7: 3 };

export function isBadTara(natal: number, quarter: number): boolean {
  const count = countFrom(natal, Math.ceil(quarter / 4));
  const tara = ((count - 1) % TARAS) + 1;
  if (!BAD_TARAS.includes(tara)) return false;
  const round = Math.ceil(count / TARAS);
  return round === 1 || (round === 2 && ((quarter - 1) % 4) + 1 === BAD_QUARTER[tara]);
}

export const badTara = (natal: number): HourWord =>
  word('tara_bad', { natal }, (day) => runsWhere(day.quarters('chandra'), (quarter) => isBadTara(natal, quarter)));
