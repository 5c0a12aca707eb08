/** Upanayana, the giving of the sacred thread: Dharmasindhu 04/04-04/09, with Muhurta Chintamani 5.26, 5.39-5.55. */
import { all, any, not } from '../../../rules/clause.ts';
import { ds } from '../../../rules/source.ts';
import { inBothPakshas, LAST_THIRD, moonStar, nakshatra, tithi } from '../spans/angas.ts';
import { guruFrom, guruRashi, lunarMonth, monthSun, sunRashi, uttarayana, vara } from '../spans/calendar.ts';
import { dayThird } from '../spans/hours.ts';
import { BENEFICS, grahasIn, houseEmpty, lagnaLordIn, MALEFICS, risingNavamsha, someIn } from '../spans/houses.ts';
import { betweenTheRivers, inThreeLands } from '../spans/lands.ts';
import { grahanaNear, guruInSimha, sankrantiDay, simhastha, studylessSankranti } from '../spans/seasons.ts';
import { stars } from '../spans/stars.ts';
import { namedTithis, pradosha, studylessDay } from '../spans/study.ts';
import { astaOnlyRows, kshayaPakshaRows, notSimhastha, ROWS_BUT_DAYLIGHT, simhasthaRow } from './common.ts';
import { avoid, BOTH, type KaryaRow, mc, must, once, prefer } from './row.ts';
import { moonInLagna, UPANAYANA_LIFTING } from './upanayana-hours.ts';
import { OF_THE_VEDA } from './upanayana-veda.ts';
import type { KaryaWork } from './work.ts';

const [CHAITRA, VAISHAKHA, JYESHTHA, ASHADHA, PAUSHA, MAGHA, PHALGUNA] = [1, 2, 3, 4, 10, 11, 12] as const;
const [MESHA, KARKA, DHANU, MINA] = [1, 4, 9, 12] as const;
const range = (first: number, last: number): number[] => Array.from({ length: last - first + 1 }, (_, i) => first + i);

/** Chaitra while the Sun is in Mina. It cancels the faults of Guru and of the birth star: Dharmasindhu 04/04. */
const chaitraOfMina = monthSun([{ month: CHAITRA, sun: [MINA] }], 'amanta');

const SEASONS: readonly KaryaRow[] = [
  must('up.ayana', 'day', uttarayana, ds('04/04', 'upanayana.northern_course'), { by: BOTH }),
  must(
    'up.month',
    'day',
    lunarMonth([MAGHA, PHALGUNA, CHAITRA, VAISHAKHA, JYESHTHA]),
    ds('04/04', 'upanayana.five_months_from_magha'),
  ),
  prefer('up.sun_best', 'window', sunRashi([MINA, MESHA]), ds('04/04', 'upanayana.sun_in_mina_mesha_best')),
  avoid('up.sun', 'window', not(sunRashi([MINA, MESHA])), ds('04/04', 'upanayana.sun_elsewhere_middling')),
  ...astaOnlyRows('up.asta', mc('1.47, 5.26', 'upanayana.not_while_guru_or_shukra_is_set')),
  simhasthaRow('up.asta', ['MC']),
  must('up.asta', 'day', any(notSimhastha, chaitraOfMina), ds('04/04', 'upanayana.simha_but_in_chaitra_of_mina')),
  must(
    'up.simhastha_region',
    'day',
    not(all(simhastha('rest'), betweenTheRivers)),
    mc('1.50-1.51', 'upanayana.rest_of_simha_between_rivers'),
  ),
  must(
    'up.simhastha_region',
    'day',
    any(not(all(simhastha('rest'), betweenTheRivers)), chaitraOfMina),
    ds('04/04', 'upanayana.rest_of_simha_but_in_chaitra_of_mina'),
  ),
  ...kshayaPakshaRows('up.kshaya_paksha'),
  must(
    'up.simhastha_lands',
    'day',
    not(all(guruInSimha, inThreeLands)),
    mc('1.51', 'vivaha.all_simha_kalinga_gauda_gurjara', 'सर्वः सिंहगुरुर्वर्ज्यः कलिङ्गे गौडगुर्जरे'),
  ),
];

const ANGAS: readonly KaryaRow[] = [
  must('up.paksha', 'window', not(tithi(LAST_THIRD)), ds('04/04', 'upanayana.dark_half_to_the_tenth')),
  avoid('up.paksha', 'window', tithi(range(16, 25)), ds('04/04', 'upanayana.dark_half_in_need')),
  must('up.tithi', 'window', tithi(inBothPakshas(2, 3, 5, 6, 10, 11, 12)), ds('04/05', 'upanayana.seven_tithis')),
  must(
    'up.sopapada',
    'window',
    not(
      namedTithis([
        [JYESHTHA, 2],
        [MAGHA, 12],
      ]),
    ),
    ds('04/05', 'upanayana.sopapada'),
  ),
  must(
    'up.anadhyaya',
    'day',
    not(
      studylessDay([
        [JYESHTHA, 2],
        [MAGHA, 4],
        [MAGHA, 12],
      ]),
    ),
    ds('04/05', 'upanayana.studyless_tithi_closes_the_day'),
  ),
  avoid('up.anadhyaya', 'day', tithi(inBothPakshas(1, 4, 9)), ds('04/05', 'upanayana.remainder_in_the_morning')),
  avoid('up.grahana', 'day', grahanaNear('thread'), ds('04/06', 'upanayana.seven_days_from_an_eclipse')),
  must('up.sankranti', 'day', not(studylessSankranti), ds('01/06, 04/05', 'upanayana.no_study_in_the_punya_kala')),
  must('up.sankranti', 'day', not(sankrantiDay), mc('5.54', 'upanayana.no_study_on_sankranti')),
  must('up.pradosha', 'window', not(pradosha), ds('04/05', 'upanayana.pradosha'), { by: BOTH }),
  ...OF_THE_VEDA,
  avoid('up.vara', 'day', vara('sunday', 'monday'), ds('04/07', 'upanayana.sunday_middling_monday_least')),
  must(
    'up.star',
    'window',
    not(nakshatra(stars('bharani', 'krittika', 'magha', 'vishakha', 'jyeshtha', 'shatabhisha'))),
    ds('04/08', 'upanayana.all_stars_but_six'),
  ),
  must('up.time', 'window', dayThird(1, 2), ds('04/05', 'upanayana.not_last_third_of_day'), { by: BOTH }),
  avoid('up.time', 'window', dayThird(2), ds('04/05', 'upanayana.middle_third_middling')),
  must(
    'up.mc_tithi',
    'window',
    tithi([2, 3, 5, 10, 11, 12, 17, 18, 20]),
    mc('5.40', 'upanayana.six_tithis_dark_half_first_third', 'द्वित्रीषुरुद्ररविदिक्प्रमिते तिथौ च कृष्णादिमत्रिलवकेऽपि'),
  ),
  must(
    'up.mc_anadhyaya',
    'window',
    not(
      namedTithis([
        [ASHADHA, 10],
        [JYESHTHA, 2],
        [PAUSHA, 11],
        [MAGHA, 12],
      ]),
    ),
    mc('5.54', 'upanayana.four_tithis_without_study'),
  ),
  must(
    'up.mc_star',
    'window',
    not(nakshatra(stars('bharani', 'krittika', 'magha', 'vishakha', 'jyeshtha'))),
    mc('5.40', 'upanayana.twenty_two_stars'),
  ),
];

const guruBad = once((natal: number) => all(guruFrom(natal, [4, 8, 12]), not(guruRashi([KARKA, DHANU, MINA]))));
const guruBadButInChaitra = once((natal: number) => all(guruBad(natal), not(chaitraOfMina)));
const underBirthStar = once((star: number) => moonStar(star));
const birthStarButInChaitra = once((star: number) => all(underBirthStar(star), not(chaitraOfMina)));

const LAGNA: readonly KaryaRow[] = [
  must(
    'up.lagna',
    'lagna',
    all(
      houseEmpty(8),
      not(any(lagnaLordIn(6), someIn(['shukra', 'chandra'], [6, 12]), someIn(MALEFICS, [1]), moonInLagna)),
    ),
    ds('04/09', 'upanayana.houses_that_bar'),
  ),
  must('up.navamsha', 'lagna', not(risingNavamsha([KARKA])), ds('04/09', 'upanayana.karka_navamsha_left')),
  prefer('up.navamsha_good', 'lagna', risingNavamsha([7, 3, 6, 9, 2, 12]), ds('04/09', 'upanayana.six_navamshas_good')),
  must(
    'up.mc_lagna',
    'lagna',
    not(
      any(
        someIn(['shukra', 'guru', 'chandra'], [6, 8]),
        lagnaLordIn(6, 8),
        someIn(['chandra', 'shukra'], [12]),
        someIn(MALEFICS, [1, 5, 8]),
      ),
    ),
    mc('5.41', 'upanayana.houses_worst_in_a_vow'),
  ),
  prefer(
    'up.grahas',
    'lagna',
    all(grahasIn(['surya', 'mangala', 'shani'], [3, 6, 11]), not(someIn(BENEFICS, [6, 8, 12]))),
    mc('5.42', 'upanayana.benefics_malefics_well'),
    { by: BOTH },
  ),
  avoid(
    'up.guru',
    'day',
    ({ janmaRashi }) => (janmaRashi === undefined ? null : guruBadButInChaitra(janmaRashi)),
    ds('04/04, 04/07', 'upanayana.guru_from_natal_sign'),
    { needs: 'birth' },
  ),
  avoid(
    'up.guru',
    'day',
    ({ janmaRashi }) => (janmaRashi === undefined ? null : guruBad(janmaRashi)),
    mc('5.46-5.47', 'upanayana.guru_from_natal_sign_mc'),
    { needs: 'birth' },
  ),
  avoid(
    'up.janma',
    'window',
    ({ janmaNakshatra }) => (janmaNakshatra === undefined ? null : birthStarButInChaitra(janmaNakshatra)),
    ds('04/04', 'upanayana.birth_star_but_in_chaitra_of_mina'),
    { needs: 'birth' },
  ),
  prefer(
    'up.janma',
    'window',
    ({ janmaNakshatra }) => (janmaNakshatra === undefined ? null : underBirthStar(janmaNakshatra)),
    mc('5.45', 'upanayana.birth_star_good', 'जन्मर्क्षमासलग्नादौ व्रते विद्याधिको व्रती'),
    { needs: 'birth' },
  ),
];

export const upanayana: KaryaWork = {
  id: 'upanayana',
  extension: true,
  principal: 'DS',
  also: ['MC'],
  params: ['janma_rashi', 'janma_nakshatra', 'region', 'asta', 'hours_by', 'shakha', 'varna'],
  months: 'amanta',
  hours: 'text',
  source: ds('04/04, 04/05', 'upanayana.giving_of_the_thread'),
  lifting: UPANAYANA_LIFTING,
  rows: [...SEASONS, ...ANGAS, ...LAGNA, ...ROWS_BUT_DAYLIGHT.filter(({ id }) => id !== 'all.janma')],
  notes: ['upanayana_age_and_veda'],
};
