/**
 * What the Veda of the boy changes in upanayana: the weekday and the nakshatras (Dharmasindhu 04/07, 04/08; Muhurta
 * Chintamani 5.43-5.44).
 */
import { not } from '../../../rules/clause.ts';
import { ds } from '../../../rules/source.ts';
import { nakshatra } from '../spans/angas.ts';
import { vara } from '../spans/calendar.ts';
import { type StarId, stars } from '../spans/stars.ts';
import type { HourCondition } from '../spans/when.ts';
import { BOTH, type KaryaRow, mc, must, once, prefer, type Shakha, type UndertakingDetails } from './row.ts';

/** The weekday of the lord of each Veda: Guru, Shukra, Mangala, Budha. */
const VARA_OF = {
  rigveda: 'thursday',
  yajurveda: 'friday',
  samaveda: 'tuesday',
  atharvaveda: 'wednesday',
} as const satisfies Readonly<Record<Shakha, string>>;

const STARS_OF: Readonly<Record<Shakha, readonly StarId[]>> = {
  rigveda: stars(
    'purva_phalguni',
    'purva_ashadha',
    'purva_bhadrapada',
    'hasta',
    'chitra',
    'swati',
    'mula',
    'ashlesha',
    'ardra',
    'shravana',
  ),
  yajurveda: stars(
    'rohini',
    'mrigashira',
    'pushya',
    'punarvasu',
    'uttara_phalguni',
    'uttara_ashadha',
    'uttara_bhadrapada',
    'hasta',
    'anuradha',
    'chitra',
    'revati',
  ),
  samaveda: stars(
    'ashvini',
    'pushya',
    'uttara_phalguni',
    'uttara_ashadha',
    'uttara_bhadrapada',
    'ardra',
    'hasta',
    'dhanishtha',
    'shravana',
  ),
  atharvaveda: stars('ashvini', 'mrigashira', 'anuradha', 'hasta', 'dhanishtha', 'punarvasu', 'revati'),
};

const starsOf = once((shakha: Shakha) => nakshatra(STARS_OF[shakha]));
const varaOf = once((shakha: Shakha) => vara(VARA_OF[shakha]));
const TUESDAY = vara('tuesday');
const NOT_TUESDAY_SATURDAY = not(vara('tuesday', 'saturday'));
const NOT_SATURDAY = not(vara('saturday'));
const NEVER_TUESDAY = not(vara('sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'));

/** Whether Tuesday is praised: for Samavedins and for kshatriyas. Null if neither Veda nor varna was given. */
function tuesdayIsPraised({ shakha, varna }: UndertakingDetails): boolean | null {
  if (shakha === 'samaveda' || varna === 'kshatriya') return true;
  return shakha === undefined && varna === undefined ? null : false;
}

const whenPraised = (praised: boolean | null): HourCondition | null =>
  praised === null ? null : praised ? TUESDAY : NEVER_TUESDAY;

export const OF_THE_VEDA: readonly KaryaRow[] = [
  must(
    'up.vara',
    'day',
    (given) => (tuesdayIsPraised(given) === true ? NOT_SATURDAY : NOT_TUESDAY_SATURDAY),
    ds('04/07', 'upanayana.not_tuesday_saturday'),
    { by: BOTH },
  ),
  prefer(
    'up.tuesday',
    'day',
    (given) => whenPraised(tuesdayIsPraised(given)),
    ds('04/07', 'upanayana.tuesday_for_samavedins_and_kshatriyas', 'सामवेदिनांक्षत्रियाणां चभौमवारःप्रशस्तः'),
    { needs: 'shakha', by: BOTH },
  ),
  prefer(
    'up.shakha_vara',
    'day',
    ({ shakha }) => (shakha === undefined ? null : varaOf(shakha)),
    ds('04/07', 'upanayana.weekday_of_the_lord_of_the_veda'),
    { needs: 'shakha' },
  ),
  prefer(
    'up.shakha_vara',
    'day',
    ({ shakha }) => (shakha === undefined ? null : varaOf(shakha)),
    mc('5.43-5.44', 'upanayana.weekday_of_the_lord_of_the_veda', 'शाखेशवारतनुवीर्यमतीव शस्तं'),
    { needs: 'shakha' },
  ),
  prefer(
    'up.shakha_star',
    'window',
    ({ shakha }) => (shakha === undefined ? null : starsOf(shakha)),
    ds('04/08', 'upanayana.stars_of_the_veda'),
    { needs: 'shakha', by: BOTH },
  ),
];
