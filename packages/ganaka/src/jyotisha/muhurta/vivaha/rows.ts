/** The clauses of a wedding. The Dharmasindhu (05/31-37) decides; the Muhurta Chintamani (6) has its own verdict. */
import { all, any, not } from '../../../rules/clause.ts';
import { ds, type GistId } from '../../../rules/source.ts';
import { ALL_WORKS_ROWS, kshayaPakshaRows } from '../karya/common.ts';
import { avoid, BOTH, type KaryaRow, mc, must, once, prefer, type UndertakingDetails } from '../karya/row.ts';
import {
  AMAVASYA,
  bhadra,
  bhadraRelieved,
  gandanta,
  nakshatra,
  RIKTA,
  shukla,
  tithi,
  tithiKshayaVriddhi,
  VAIDHRITI,
  VYATIPATA,
  varaNakshatra,
  vishaNadi,
  yoga,
  yogaPart,
} from '../spans/angas.ts';
import { GOOD_VARAS, lunarMonth, malamasa, monthSun, sunRashi, vara } from '../spans/calendar.ts';
import { bana } from '../spans/counts.ts';
import { ardhayama, durmuhurta, kulika, sunUp } from '../spans/hours.ts';
import { risingNavamsha } from '../spans/houses.ts';
import { betweenTheRivers, inThreeLands } from '../spans/lands.ts';
import type { AstaRule } from '../spans/place-events.ts';
import { asta, balyaVardhakya, grahanaNear, guruInSimha, sankrantiNear, simhastha } from '../spans/seasons.ts';
import { stars } from '../spans/stars.ts';
import { kartari, lagnaBarredByOthers, lagnaBarredDs, lagnaBarredMc } from './lagna.ts';
import { badTara, natalEighth } from './natal.ts';
import { goodNavamsha, NAVAMSHA_DS, navamshaBarred } from './navamsha.ts';
import { burntTithi, isIn } from './reliefs.ts';
import {
  dashayoga,
  ekargala,
  jamitra,
  krantiSamya,
  moonSet,
  starWithMalefic,
  vedha,
  vedhaHard,
  yuti,
} from './words.ts';

const MITHUNA = 3;
const ASHADHA = 4;
/** The signs of the Sun with which some months are good: Kartika, Pausha, Chaitra (and by the Dharmasindhu Ashadha). */
const KARTIKA_PAUSHA_CHAITRA = [
  { month: 8, sun: [8] },
  { month: 10, sun: [10] },
  { month: 1, sun: [1] },
];
const BY_CUSTOM = [{ month: ASHADHA, sun: [MITHUNA] }, ...KARTIKA_PAUSHA_CHAITRA];
const DARK_TO_13 = Array.from({ length: 13 }, (_, i) => i + 16);
const AFTER_THE_TENTH = Array.from({ length: 20 }, (_, i) => i + 11);

const MONTHS: readonly KaryaRow[] = [
  must(
    'vv.sun',
    'window',
    sunRashi([3, 11, 10, 8, 2, 1]),
    mc('6.13', 'vivaha.sun_mithuna_kumbha_makara_vrishchika', 'मिथुनकुम्भमृगाऽलिवृषाजगे'),
  ),
  must(
    'vv.ashadha_third',
    'window',
    not(all(lunarMonth([ASHADHA]), sunRashi([MITHUNA]), tithi(AFTER_THE_TENTH))),
    mc('6.13', 'vivaha.ashadha_third_read_first_bright'),
  ),
  must(
    'vv.k_p_c',
    'day',
    any(not(lunarMonth([8, 10, 1])), monthSun(KARTIKA_PAUSHA_CHAITRA, 'amanta')),
    mc('6.13', 'vivaha.kartika_sun_vrishchika_pausha_makara'),
  ),
  must(
    'vv.ds_month',
    'day',
    any(lunarMonth([11, 12, 2, 3, 9]), monthSun(BY_CUSTOM, 'amanta')),
    ds('05/31', 'vivaha.magha_phalguna_vaishakha_jyeshtha'),
  ),
  avoid(
    'vv.ds_month',
    'day',
    lunarMonth([9, 4, 8, 10, 1]),
    ds('05/31', 'vivaha.margashirsha_middling_ashadha_kartika_pausha'),
  ),
  must('vv.malamasa', 'day', not(malamasa(true)), mc('1.47', 'vivaha.no_wedding_added_lost_month'), { by: BOTH }),
];

const notSet = once((rule: AstaRule) => not(asta(rule)));
const three = once((rule: AstaRule) => not(balyaVardhakya(3, rule)));
const seven = once((rule: AstaRule) => balyaVardhakya(7, rule));
const full = once((rule: AstaRule) => balyaVardhakya('full', rule));

const SEASONS: readonly KaryaRow[] = [
  must('vv.asta', 'day', ({ asta: rule }) => notSet(rule), mc('1.47', 'vivaha.no_wedding_guru_shukra_set'), {
    by: BOTH,
  }),
  must('vv.asta', 'day', not(moonSet), mc('6.108', 'vivaha.moon_too_seen')),
  must('vv.asta', 'day', ({ asta: rule }) => three(rule), mc('5.28', 'vivaha.three_days_before_asta_after')),
  avoid('vv.asta', 'day', ({ asta: rule }) => full(rule), mc('5.27', 'vivaha.guru_fifteen_days_shukra_young')),
  must(
    'vv.asta',
    'day',
    ({ asta: rule }) => three(rule),
    ds('1, guru-shukraste varjyani', 'karya_common.three_days_are_for_need'),
  ),
  avoid(
    'vv.asta',
    'day',
    ({ asta: rule }) => seven(rule),
    ds('1, guru-shukraste varjyani', 'vivaha.seven_days_before_asta_after'),
  ),
  must('vv.simhastha', 'day', not(simhastha('first')), mc('1.49-1.50', 'vivaha.guru_first_five_quarters_magha'), {
    by: BOTH,
  }),
  must(
    'vv.simhastha_region',
    'day',
    not(all(simhastha('rest'), betweenTheRivers)),
    mc('1.49-1.51', 'vivaha.rest_simha_between_ganga_godavari_map'),
    { by: BOTH },
  ),
  must(
    'vv.simhastha_lands',
    'day',
    not(all(guruInSimha, inThreeLands)),
    mc('1.51', 'vivaha.all_simha_kalinga_gauda_gurjara', 'सर्वः सिंहगुरुर्वर्ज्यः कलिङ्गे गौडगुर्जरे'),
  ),
  ...kshayaPakshaRows('vv.kshaya_paksha'),
  must('vv.grahana', 'day', not(grahanaNear('wedding')), ds('05/33', 'vivaha.three_four_six_eight_days')),
  must('vv.grahana', 'day', not(grahanaNear('mc')), mc('1.32', 'vivaha.three_days_before_eclipse_seven')),
];

const ELEVEN = stars(
  'mrigashira',
  'hasta',
  'mula',
  'anuradha',
  'magha',
  'rohini',
  'revati',
  'uttara_phalguni',
  'uttara_ashadha',
  'uttara_bhadrapada',
  'swati',
);
const HARADATTA = stars('chitra', 'shravana', 'dhanishtha', 'ashvini');
const eleven = nakshatra(ELEVEN);
const fifteen = nakshatra([...ELEVEN, ...HARADATTA]);
const fourMore = nakshatra(HARADATTA);

const PANCHANGA: readonly KaryaRow[] = [
  must(
    'vv.star',
    'window',
    ({ wedding }) => (wedding?.haradatta ? fifteen : eleven),
    ds('05/32', 'vivaha.eleven_stars_all_agree'),
  ),
  must('vv.star', 'window', eleven, mc('6.55', 'vivaha.eleven_stars_not_pierced')),
  avoid(
    'vv.star_haradatta',
    'window',
    ({ wedding }) => (wedding?.haradatta ? fourMore : null),
    ds('05/32', 'vivaha.chitra_shravana_dhanishtha_ashvini_too'),
    { needs: 'stars' },
  ),
  must('vv.mc_tithi', 'window', not(tithi([...RIKTA, AMAVASYA])), mc('6.55', 'vivaha.without_rikta_tithis_new_moon')),
  must('vv.mc_vara', 'day', vara(...GOOD_VARAS), mc('6.55', 'vivaha.days_good_grahas')),
  must('vv.ds_tithi', 'window', not(tithi([29, AMAVASYA])), ds('05/32', 'vivaha.new_moon_barred_dark_half')),
  avoid('vv.ds_tithi', 'window', tithi(DARK_TO_13), ds('05/32', 'vivaha.dark_half_middling')),
  avoid(
    'vv.ds_tithi_small',
    'window',
    tithi([4, 9, 14, 19, 24, 8, 23, 6, 21]),
    ds('05/32', 'vivaha.rikta_eighth_sixth_little_fruit'),
  ),
  avoid(
    'vv.ds_vara',
    'day',
    vara('sunday', 'tuesday', 'saturday'),
    ds('05/32', 'vivaha.sunday_tuesday_saturday_middling'),
  ),
  prefer('vv.shukla', 'window', shukla, ds('05/32', 'vivaha.bright_half_best')),
  must('vv.star_with_malefic', 'window', not(starWithMalefic), ds('05/32', 'vivaha.star_malefic_holds_left'), {
    by: BOTH,
  }),
  must(
    'vv.thursday_pushya',
    'window',
    not(varaNakshatra('thursday', 'pushya')),
    mc('1.22', 'vivaha.thursday_pushya_left_weddings'),
  ),
  must(
    'vv.ds_general',
    'window',
    all(not(yoga([VYATIPATA, VAIDHRITI])), not(all(bhadra, not(bhadraRelieved)))),
    ds('05/33.3-4', 'vivaha.vyatipata_vaidhriti_bhadra'),
    { by: BOTH },
  ),
  avoid(
    'vv.ds_general',
    'window',
    all(bhadra, bhadraRelieved),
    mc('1.44-1.45', 'karya_common.second_half_day_first_half'),
    { by: BOTH },
  ),
  avoid(
    'vv.tithi_kshaya_vriddhi',
    'window',
    tithiKshayaVriddhi,
    ds('05/33.4, 05/37', 'vivaha.tithi_lost_or_doubled_rice_given'),
    { by: BOTH },
  ),
  must('vv.ds_general', 'window', not(sankrantiNear('ghatis')), ds('05/33.3-4', 'vivaha.hours_sankranti')),
  must(
    'vv.ds_general',
    'window',
    not(sankrantiNear('days')),
    mc('6.79', 'vivaha.sixteen_ghatikas_about_sankranti_about'),
  ),
  must(
    'vv.ds_general',
    'hole',
    not(any(yogaPart, kulika, ardhayama)),
    ds('05/33.3-4', 'vivaha.bad_parts_yogas_kulika_ardhayama'),
    { by: BOTH },
  ),
  prefer('vv.day', 'window', sunUp, ds('05/33', 'vivaha.day_praised_night_too_hemadri')),
  must('vv.gandanta', 'hole', not(gandanta), mc('6.43', 'vivaha.knots_stars_signs_tithis'), { by: BOTH }),
  must('vv.visha_nadi', 'hole', not(vishaNadi), mc('6.49-6.51', 'vivaha.four_ghatikas_poison_every_star'), {
    by: BOTH,
  }),
  must(
    'vv.durmuhurta',
    'hole',
    not(all(durmuhurta, not(isIn('chandra', [11])))),
    mc('6.54, 6.90', 'vivaha.muhurtas_weekday_forbids'),
    { by: BOTH },
  ),
];

const regional = (id: string, at: string, gist: GistId): KaryaRow =>
  avoid(id, 'window', () => null, mc(at, gist), { needs: 'region', by: BOTH });

const DOSHAS: readonly KaryaRow[] = [
  must('vv.vedha', 'window', not(vedhaHard), mc('6.55-6.58', 'vivaha.star_pierced_malefic_quarter_faces'), {
    by: BOTH,
  }),
  avoid('vv.vedha', 'window', vedha, mc('6.56', 'vivaha.graha_other_end_moon_line'), { by: BOTH }),
  avoid('vv.yuti', 'window', yuti, mc('6.45', 'vivaha.sun_mars_venus_saturn_moon'), { by: BOTH }),
  avoid('vv.jamitra', 'window', jamitra, mc('6.67', 'vivaha.graha_seventh_moon_fifty_fifth'), { by: BOTH }),
  avoid('vv.bana', 'window', bana('mrityu'), mc('6.73-6.74', 'vivaha.fifth_bana_left_weddings'), { by: BOTH }),
  avoid('vv.ekargala', 'window', ekargala, mc('6.62', 'vivaha.bad_yoga_moon_star_odd'), { by: BOTH }),
  avoid('vv.kranti_samya', 'window', krantiSamya, mc('6.61', 'vivaha.sun_moon_signs_like_declination'), {
    by: BOTH,
  }),
  avoid('vv.dagdha_tithi', 'window', burntTithi, mc('6.66, 6.89', 'vivaha.tithi_sun_burns_sign'), { by: BOTH }),
  avoid('vv.dashayoga', 'window', dashayoga, mc('6.70-6.71', 'vivaha.ten_sums_stars_sun_moon'), { by: BOTH }),
  regional('vv.latta', '6.59, 6.69', 'vivaha.star_graha_kicks_left_saurashtra'),
  regional('vv.pata', '6.60, 6.69', 'vivaha.star_thrown_down_yoga_left'),
  regional('vv.upagraha', '6.63, 6.69', 'vivaha.upagraha_stars_left_kuru_bahlika'),
];

const bothSigns = ({ wedding }: UndertakingDetails): readonly number[] =>
  [wedding?.boyRashi, wedding?.girlRashi].filter((each): each is number => each !== undefined);
const bothStars = ({ wedding }: UndertakingDetails): readonly number[] =>
  [wedding?.boyNakshatra, wedding?.girlNakshatra].filter((each): each is number => each !== undefined);

const eighthRises = once((natal: number) => natalEighth(natal));

const LAGNA: readonly KaryaRow[] = [
  must('vv.lagna', 'lagna', not(lagnaBarredMc), mc('6.86, 6.88', 'vivaha.houses_graha_bars_rising_sign')),
  must('vv.lagna', 'lagna', not(lagnaBarredDs), ds('05/35', 'vivaha.houses_graha_bars_rising_sign_2')),
  avoid('vv.lagna', 'lagna', lagnaBarredByOthers, ds('05/35', 'vivaha.others_bar_moon_12_mercury')),
  avoid('vv.kartari', 'lagna', kartari, mc('6.44, 6.88', 'vivaha.direct_malefic_12_goes_back'), {
    by: BOTH,
  }),
  must(
    'vv.navamsha',
    'lagna',
    any(not(navamshaBarred), isIn('chandra', [11])),
    mc('6.85, 6.90', 'vivaha.not_last_navamsha_nor_chara_in_chara'),
  ),
  prefer('vv.navamsha', 'lagna', goodNavamsha, mc('6.84-6.85', 'vivaha.dhanu_tula_kanya_mithuna_mina')),
  prefer('vv.navamsha', 'lagna', risingNavamsha(NAVAMSHA_DS), ds('05/35', 'vivaha.seven_navamshas_good')),
  regional('vv.blind_lagna', '1.19, 6.81-6.83', 'vivaha.blind_lame_deaf_signs_left'),
  must(
    'vv.natal',
    'lagna',
    (given) => {
      const signs = bothSigns(given);
      return signs.length === 0 ? null : not(any(...signs.map(eighthRises)));
    },
    mc('6.46-6.47', 'vivaha.eighth_natal_sign_does_not'),
    { needs: 'birth', by: BOTH },
  ),
  avoid(
    'vv.tara',
    'window',
    (given) => {
      const born = bothStars(given);
      return born.length === 0 ? null : any(...born.map(badTara));
    },
    mc('4.12-4.13', 'vivaha.vipat_pratyari_vadha_first_round'),
    { needs: 'birth', by: BOTH },
  ),
];

const COMMON_IDS = ['all.grahana_nakshatra', 'all.paksha_randhra', 'all.good_yoga', 'all.lagna'];
const COMMON = ALL_WORKS_ROWS.filter(({ id }) => COMMON_IDS.includes(id));

export const WEDDING_ROWS: readonly KaryaRow[] = [...MONTHS, ...SEASONS, ...PANCHANGA, ...DOSHAS, ...LAGNA, ...COMMON];

/** Rules that cannot be checked, because they depend on facts about the persons. */
export const NEVER_CHECKED: readonly { readonly id: string; readonly needs: 'person' }[] = [
  { id: 'vv.birth_order', needs: 'person' },
  { id: 'vv.family_ceremonies', needs: 'person' },
  { id: 'vv.portents', needs: 'person' },
  { id: 'vv.birth_month_of_first_born', needs: 'person' },
];
