/**
 * The rising navamshas at a wedding: those that are good, and those that are avoided (Muhurta Chintamani 6.84-6.85).
 */
import { united } from '../../../kernel/spans.ts';
import { all, any } from '../../../rules/clause.ts';
import { moonRashi } from '../spans/angas.ts';
import { navamshaSign } from '../spans/houses.ts';
import { type HourCondition, type HourWord, word } from '../spans/when.ts';
import { isVargottama } from './reliefs.ts';

/** The signs whose navamshas are good for a wedding (6.84; Dharmasindhu 05/35 adds Vrishabha and Karka). */
export const NAVAMSHA_MC: readonly number[] = [9, 7, 6, 3, 12];
export const NAVAMSHA_DS: readonly number[] = [2, 3, 4, 6, 7, 9, 12];

/** Whether a navamsha is the last of a sign and not vargottama; such a navamsha is avoided (6.85). */
export const isLastOfSign = (navamsha: number): boolean => navamsha % 9 === 0 && !isVargottama(navamsha);

const TULA = 7;
const MAKARA = 10;
const isChara = (sign: number): boolean => sign % 3 === 1;

/**
 * The rising navamsha is the last of a sign and not vargottama; or, with the Moon in Tula or Makara, a movable navamsha
 * of a movable sign (6.85).
 */
export const navamshaBarred: HourCondition = any(
  word('last_navamsha', {}, (day) => united(day.lagnas.flatMap((rising) => day.navamshasIn(rising, isLastOfSign)))),
  all(
    moonRashi([TULA, MAKARA]),
    word('chara_in_chara', {}, (day) =>
      united(
        day.lagnas
          .filter(({ number }) => isChara(number))
          .flatMap((rising) => day.navamshasIn(rising, (number) => isChara(navamshaSign(number)))),
      ),
    ),
  ),
);

export const goodNavamsha: HourWord = word('navamsha', { in: NAVAMSHA_MC }, (day) =>
  united(
    day.lagnas.flatMap((rising) =>
      day.navamshasIn(rising, (number) => NAVAMSHA_MC.includes(navamshaSign(number)) && !isLastOfSign(number)),
    ),
  ),
);
