/** A journey: Muhurta Chintamani 11, and the Dharmasindhu (07/33-36). */

import { all, any, not } from '../../../rules/clause.ts';
import { ds } from '../../../rules/source.ts';
import { classOf } from '../../panchanga/angas/tithi.ts';
import { dhanishthaPanchaka, moonRashi, nakshatra, RIKTA, tithi, varaNakshatra } from '../spans/angas.ts';
import { taraIn } from '../spans/bala.ts';
import { sunRashi, vara, vijayaDashami } from '../spans/calendar.ts';
import { bana } from '../spans/counts.ts';
import {
  facing,
  kalaPasha,
  moonBehindOrLeft,
  moonFacingOrRight,
  parighaCrossed,
  starShula,
  varaShula,
  withTheCourses,
  yoginiAgainst,
} from '../spans/directions.ts';
import { type Quarter, starAtWrongTime, timeOfDirection } from '../spans/hours.ts';
import {
  BENEFICS,
  BODILY_MALEFICS,
  grahasIn,
  lagna,
  lagnaFrom,
  lagnaLordIn,
  lagnaOrNavamsha,
  retrogradeInKendra,
  someIn,
} from '../spans/houses.ts';
import { stars } from '../spans/stars.ts';
import { ALWAYS, type HourCondition } from '../spans/when.ts';
import { ALL_WORKS_ROWS, astaFault, kshayaPakshaFault } from './common.ts';
import { ghataOf } from './ghata.ts';
import { avoid, BOTH, type KaryaRow, mc, must, once, prefer, type UndertakingDetails } from './row.ts';
import type { KaryaWork } from './work.ts';

const KUMBHA = 11;
const MINA = 12;

/** A condition that depends on the direction; null if no direction was given. */
const toward = (
  make: (direction: Quarter) => HourCondition | null,
): ((given: UndertakingDetails) => HourCondition | null) => {
  const made = once(make);
  return ({ direction }) => (direction === undefined ? null : made(direction));
};
/** A condition that applies only to the south; for other directions it is always satisfied. */
const southward = (condition: HourCondition): ((given: UndertakingDetails) => HourCondition | null) =>
  toward((direction) => (direction === 'south' ? condition : ALWAYS));
const NEEDS = { needs: 'direction' } as const;

const rightTara = once((natal: number) => not(taraIn(natal, [1, 3, 5, 7])));
const TITHIS = Array.from({ length: 30 }, (_, i) => i + 1);
const ghata = once((natal: number) => {
  const { moon, tithis, vara: day, star } = ghataOf(natal);
  return any(moonRashi([moon]), tithi(TITHIS.filter((n) => classOf(n) === tithis)), vara(day), nakshatra([star]));
});
const ghataLagna = once((natal: number) => lagna([ghataOf(natal).lagna]));
const notEighth = once((natal: number) => not(lagnaFrom(natal, [8])));

const ROWS: readonly KaryaRow[] = [
  must(
    'ya.nakshatra',
    'window',
    nakshatra(
      stars('ashvini', 'punarvasu', 'anuradha', 'mrigashira', 'pushya', 'revati', 'hasta', 'shravana', 'dhanishtha'),
    ),
    mc('11.9', 'yatra.nine_stars_ashvini_punarvasu_anuradha'),
    { by: BOTH },
  ),
  must(
    'ya.tithi',
    'window',
    not(tithi([6, 21, 12, 27, 8, 23, 1, 15, 30, ...RIKTA])),
    mc('11.9', 'yatra.not_sixth_eighth_twelfth_bright'),
  ),
  must(
    'ya.tithi',
    'window',
    not(tithi([...RIKTA, 15, 30, 6, 21, 8, 23, 12, 27])),
    ds('07/33.3', 'yatra.not_rikta_tithis_parvas_sixth'),
  ),
  avoid(
    'ya.vara',
    'day',
    vara('saturday', 'sunday', 'tuesday'),
    mc('11.111', 'yatra.saturday_sunday_tuesday_among_what'),
  ),
  ...astaFault('ya.asta', mc('1.47', 'yatra.journeys_list_what_asta_bars')),
  kshayaPakshaFault('ya.kshaya_paksha'),
  must(
    'ya.vara_shula',
    'day',
    toward((to) => not(varaShula(to))),
    mc('11.10', 'yatra.weekday_side_where_thorn_stands'),
    { ...NEEDS, by: BOTH },
  ),
  must(
    'ya.star_shula',
    'window',
    toward((to) => not(starShula(to))),
    mc('11.10', 'yatra.four_stars_side_where_thorn'),
    NEEDS,
  ),
  avoid('ya.yogini', 'window', toward(yoginiAgainst), mc('11.34', 'yatra.yogini_front_left_tithi'), NEEDS),
  avoid('ya.kala_pasha', 'window', toward(kalaPasha), mc('11.35', 'yatra.kala_pasha_front_weekday'), NEEDS),
  must(
    'ya.parigha',
    'window',
    toward((to) => not(parighaCrossed(to))),
    mc('11.36-11.38', 'yatra.bar_north_west_south_east'),
    NEEDS,
  ),
  must(
    'ya.south_panchaka',
    'window',
    southward(not(dhanishthaPanchaka)),
    mc('11.111', 'yatra.south_not_under_five_stars'),
    NEEDS,
  ),
  must(
    'ya.south_panchaka',
    'window',
    southward(not(moonRashi([KUMBHA, MINA]))),
    ds('07/36.9', 'yatra.south_not_moon_kumbha_mina'),
    NEEDS,
  ),
  avoid('ya.chandra', 'window', toward(moonBehindOrLeft), ds('07/34.7-8', 'yatra.moon_behind_left_sign'), {
    ...NEEDS,
    by: BOTH,
  }),
  prefer('ya.chandra_good', 'window', toward(moonFacingOrRight), ds('07/34.8', 'yatra.moon_front_right'), NEEDS),
  avoid(
    'ya.shukra',
    'window',
    toward((to) => facing(to, ['shukra'])),
    mc('11.40, 11.42', 'yatra.not_toward_side_where_venus'),
    NEEDS,
  ),
  avoid(
    'ya.shukra',
    'window',
    toward((to) => facing(to, ['shukra', 'budha'])),
    ds('07/34.8', 'yatra.not_toward_side_where_venus_risen'),
    NEEDS,
  ),
  prefer('ya.ayana', 'window', toward(withTheCourses), mc('11.39', 'yatra.north_east_northern_course_sun'), NEEDS),
  prefer('ya.sun_sign', 'day', sunRashi([9, 1, 5]), mc('11.8', 'yatra.sun_dhanu_mesha_simha_journey')),
  avoid('ya.sun_sign_long', 'day', sunRashi([4, 12, 8]), mc('11.8', 'yatra.sun_karka_mina_vrishchika_grows')),
  avoid('ya.star_time', 'window', starAtWrongTime, mc('11.11', 'yatra.groups_stars_third_day_night')),
  prefer(
    'ya.all_directions',
    'window',
    nakshatra(stars('anuradha', 'hasta', 'pushya', 'ashvini')),
    mc('11.38', 'yatra.under_anuradha_hasta_pushya_ashvini'),
  ),
  must(
    'ya.lagna_kumbha',
    'lagna',
    not(lagnaOrNavamsha([KUMBHA])),
    mc('11.43', 'yatra.kumbha_navamsha_left_all_means'),
    { by: BOTH },
  ),
  avoid('ya.lagna_mina', 'lagna', lagnaOrNavamsha([MINA]), mc('11.44', 'yatra.mina_navamsha_rising_way_crooked'), {
    by: BOTH,
  }),
  prefer(
    'ya.grahas',
    'lagna',
    all(grahasIn(BENEFICS, [1, 4, 7, 10, 5, 9]), grahasIn(BODILY_MALEFICS, [3, 11, 6, 10])),
    mc('11.56', 'yatra.benefics_kendra_kona_malefics_3'),
    { by: BOTH },
  ),
  avoid(
    'ya.grahas_bad',
    'lagna',
    any(someIn(['chandra'], [1, 12, 6, 8]), someIn(['shani'], [10]), someIn(['shukra'], [7]), lagnaLordIn(7, 12, 6, 8)),
    mc('11.56', 'yatra.moon_1_6_8_12'),
    { by: BOTH },
  ),
  avoid('ya.vakri', 'lagna', retrogradeInKendra, mc('11.38', 'yatra.retrograde_graha_kendra_weekday_varga'), {
    by: BOTH,
    besides: 'retrograde_varga_not_looked_at',
  }),
  prefer('ya.time', 'window', toward(timeOfDirection), mc('11.54', 'yatra.dawn_but_east_godhuli_but'), NEEDS),
  avoid('ya.chora_bana', 'window', bana('chora'), mc('6.73-6.74', 'yatra.bana_thieves_left_journeys')),
  prefer('ya.vijaya', 'day', vijayaDashami, mc('11.77', 'yatra.bright_tenth_ashvina_brings_success')),
  must(
    'ya.saturday_rohini',
    'window',
    not(varaNakshatra('saturday', 'rohini')),
    mc('1.22', 'yatra.saturday_rohini_left_journeys'),
  ),
  must(
    'ya.tara',
    'window',
    ({ janmaNakshatra }) => (janmaNakshatra === undefined ? null : rightTara(janmaNakshatra)),
    mc('11.8', 'yatra.first_third_fifth_seventh_tara'),
    { needs: 'birth' },
  ),
  must(
    'ya.natal',
    'lagna',
    ({ janmaRashi }) => (janmaRashi === undefined ? null : notEighth(janmaRashi)),
    mc('11.45', 'yatra.not_eighth_natal_sign_rises'),
    {
      needs: 'birth',
      besides: 'only_eighth_from_natal_sign',
    },
  ),
  avoid(
    'ya.ghata',
    'window',
    ({ janmaRashi }) => (janmaRashi === undefined ? null : ghata(janmaRashi)),
    mc('11.27, 11.30-11.32', 'yatra.moon_tithi_weekday_star_strike'),
    { needs: 'birth', by: BOTH },
  ),
  avoid(
    'ya.ghata',
    'lagna',
    ({ janmaRashi }) => (janmaRashi === undefined ? null : ghataLagna(janmaRashi)),
    mc('11.33', 'yatra.rising_sign_strikes_natal_left'),
    { needs: 'birth', by: BOTH },
  ),
  ...ALL_WORKS_ROWS,
];

export const yatra: KaryaWork = {
  id: 'yatra',
  principal: 'MC',
  also: ['DS'],
  params: ['direction', 'janma_rashi', 'janma_nakshatra', 'region', 'asta', 'hours_by'],
  months: 'amanta',
  hours: 'any',
  source: mc('11.9-11.10', 'yatra.stars_tithis_thorns_journey'),
  rows: ROWS,
  notes: [],
};
