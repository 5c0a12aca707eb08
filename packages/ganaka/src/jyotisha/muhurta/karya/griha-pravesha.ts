/**
 * Entering a house: a new one (Muhurta Chintamani 13.1, 13.3-13.6), or one in which people have lived before (13.2).
 */
import { all, not } from '../../../rules/clause.ts';
import { ds } from '../../../rules/source.ts';
import { nakshatra, RIKTA, tithi, varaNakshatra } from '../spans/angas.ts';
import { lunarMonth, uttarayana, vara } from '../spans/calendar.ts';
import { kalashaBad } from '../spans/counts.ts';
import { sideOf } from '../spans/directions.ts';
import type { Quarter } from '../spans/hours.ts';
import {
  BENEFICS,
  BENEFICS_AND_MOON,
  BODILY_MALEFICS,
  grahasIn,
  houseEmpty,
  lagnaFrom,
  lagnaKind,
  someIn,
} from '../spans/houses.ts';
import { starGroup, starGroupOfDigest, starNumber, stars } from '../spans/stars.ts';
import { ALL_WORKS_ROWS, astaRows, kshayaPakshaRows } from './common.ts';
import { avoid, type KaryaRow, mc, must, once, prefer } from './row.ts';
import type { KaryaWork } from './work.ts';

const CHAITRA = 1;
const VAISHAKHA = 2;
const JYESHTHA = 3;
const SHRAVANA = 5;
const KARTIKA = 8;
const MARGASHIRSHA = 9;
const MAGHA = 11;
const PHALGUNA = 12;

/**
 * The class of tithis for each side to which the door faces, as the tithi's remainder modulo five: purna 0, nanda 1,
 * bhadra 2, jaya 3 (13.5).
 */
const CLASS_BY_FACING: Readonly<Record<Quarter, number>> = { east: 0, south: 1, west: 2, north: 3 };
const TITHIS = Array.from({ length: 30 }, (_, i) => i + 1);
/** The houses in which the Sun is on the left of somebody who enters (vama-ravi), for each side of the door (13.5). */
const VAMA_RAVI: Readonly<Record<Quarter, readonly number[]>> = {
  east: [8, 9, 10, 11, 12],
  south: [5, 6, 7, 8, 9],
  west: [2, 3, 4, 5, 6],
  north: [11, 12, 1, 2, 3],
};
const UPACHAYA = [3, 6, 10, 11];

const doorStars = once((facing: Quarter) =>
  nakshatra(starGroup('mridu', 'dhruva').filter((star) => sideOf(starNumber(star)) === facing)),
);
const facingTithis = once((facing: Quarter) => tithi(TITHIS.filter((n) => n % 5 === CLASS_BY_FACING[facing])));
const sunOnTheLeft = once((facing: Quarter) => grahasIn(['surya'], VAMA_RAVI[facing]));
const natalLagna = once((natal: number) => all(lagnaFrom(natal, UPACHAYA), not(lagnaFrom(natal, [8]))));

const MONTHS = must(
  'gp.month',
  'day',
  lunarMonth([MAGHA, PHALGUNA, VAISHAKHA, JYESHTHA]),
  mc('13.1', 'griha_pravesha.new_house_entered_jyeshtha_magha', 'ज्येष्ठतपोऽन्त्यमाधवे'),
);
const AYANA = must('gp.ayana', 'day', uttarayana, mc('13.1, 5.26', 'griha_pravesha.sun_northern_course'));
const ASTA = astaRows('gp.asta', mc('5.26', 'griha_pravesha.no_house_entered_guru_shukra'));
const STARS = must(
  'gp.nakshatra',
  'window',
  nakshatra(starGroup('mridu', 'dhruva')),
  mc('13.1', 'griha_pravesha.under_mridu_dhruva_stars', 'द्वाःस्थमृदुध्रुवोडुभिः'),
);

/** The rows for both kinds of house. */
const HOUSE: readonly KaryaRow[] = [
  must('gp.not_chaitra', 'day', not(lunarMonth([CHAITRA])), mc('13.4', 'griha_pravesha.not_chaitra')),
  must(
    'gp.vara',
    'day',
    not(vara('sunday', 'tuesday')),
    mc('13.4', 'griha_pravesha.not_sunday_tuesday', 'व्यर्काररिक्ताचरदर्शचैत्रे'),
  ),
  must('gp.tithi', 'window', not(tithi([...RIKTA, 30])), mc('13.4', 'griha_pravesha.not_rikta_tithis_new_moon')),
  prefer(
    'gp.door_star',
    'window',
    ({ facing }) => (facing === undefined ? null : doorStars(facing)),
    mc('13.1', 'griha_pravesha.star_stands_side_door'),
    { needs: 'house' },
  ),
  must('gp.lagna_chara', 'lagna', not(lagnaKind('chara')), mc('13.4', 'griha_pravesha.not_movable_sign_rises')),
  prefer('gp.lagna_sthira', 'lagna', lagnaKind('sthira'), mc('13.1', 'griha_pravesha.fixed_sign_rises')),
  avoid('gp.empty_4_8', 'lagna', not(houseEmpty(4, 8)), mc('13.4', 'griha_pravesha.fourth_eighth_houses_pure')),
  prefer(
    'gp.grahas',
    'lagna',
    all(grahasIn(BENEFICS_AND_MOON, [1, 4, 7, 10, 5, 9, 11, 2, 3]), grahasIn(BODILY_MALEFICS, [3, 6, 11])),
    mc('13.3', 'griha_pravesha.benefics_kendra_kona_11_2'),
  ),
  avoid('gp.kalasha', 'window', kalashaBad, mc('13.6', 'griha_pravesha.pot_wheel_counted_sun_star')),
  prefer(
    'gp.facing_tithi',
    'window',
    ({ facing }) => (facing === undefined ? null : facingTithis(facing)),
    mc('13.5', 'griha_pravesha.purna_tithis_door_east_nanda'),
    { needs: 'house' },
  ),
  prefer(
    'gp.vama_ravi',
    'lagna',
    ({ facing }) => (facing === undefined ? null : sunOnTheLeft(facing)),
    mc('13.5', 'griha_pravesha.sun_left_enters_side_door'),
    { needs: 'house' },
  ),
  must(
    'gp.natal',
    'lagna',
    ({ janmaRashi }) => (janmaRashi === undefined ? null : natalLagna(janmaRashi)),
    mc('13.1, 13.4', 'griha_pravesha.sign_3_6_10_11'),
    {
      needs: 'birth',
      besides: 'only_natal_sign',
    },
  ),
  must(
    'gp.tuesday_ashvini',
    'window',
    not(varaNakshatra('tuesday', 'ashvini')),
    mc('1.22', 'griha_pravesha.tuesday_ashvini_left_entering_house'),
  ),
];

const OF_THE_DIGEST: readonly KaryaRow[] = [
  must(
    'gp.ds_month',
    'day',
    lunarMonth([VAISHAKHA, PHALGUNA, SHRAVANA, MARGASHIRSHA, JYESHTHA, KARTIKA, MAGHA]),
    ds('07/31.1-2, 07/32.1-2', 'griha_pravesha.vaishakha_phalguna_shravana_margashirsha'),
  ),
  must(
    'gp.ds_vara_tithi',
    'window',
    all(not(vara('sunday', 'tuesday')), not(tithi(RIKTA))),
    ds('07/31.3', 'griha_pravesha.built_entered_without_rikta_tithis'),
  ),
  prefer(
    'gp.ds_star_best',
    'window',
    nakshatra(starGroup('mridu', 'dhruva')),
    ds('07/32.2', 'griha_pravesha.best_under_mridu_dhruva_stars'),
  ),
  must(
    'gp.ds_star',
    'window',
    nakshatra(starGroupOfDigest('mridu', 'dhruva', 'kshipra', 'chara')),
    ds('07/32.2', 'griha_pravesha.kshipra_chara_stars_middling_tikshna'),
  ),
  prefer(
    'gp.ds_lagna',
    'lagna',
    all(grahasIn(BODILY_MALEFICS, [3, 6, 11]), not(someIn(BENEFICS, [6, 8, 12])), houseEmpty(4, 8)),
    ds('07/32.3', 'griha_pravesha.malefics_3_6_11_benefics'),
  ),
];

const NAVA: readonly KaryaRow[] = [
  MONTHS,
  AYANA,
  ...ASTA,
  ...kshayaPakshaRows('gp.kshaya_paksha'),
  STARS,
  ...HOUSE,
  ...OF_THE_DIGEST,
  ...ALL_WORKS_ROWS,
];

const JIRNA: readonly KaryaRow[] = [
  must(
    'gp.j_month',
    'day',
    lunarMonth([MAGHA, PHALGUNA, VAISHAKHA, JYESHTHA, MARGASHIRSHA, KARTIKA, SHRAVANA]),
    mc('13.2', 'griha_pravesha.old_house_also_margashirsha_kartika', 'मार्गोर्जयोः श्रावणिकेऽपि'),
  ),
  must(
    'gp.j_star',
    'window',
    nakshatra([...starGroup('mridu', 'dhruva'), ...stars('shatabhisha', 'pushya', 'swati', 'dhanishtha')]),
    mc('13.2', 'griha_pravesha.also_under_shatabhisha_pushya_swati'),
  ),
  ...HOUSE,
  ...ALL_WORKS_ROWS,
];

export const grihaPravesha: KaryaWork = {
  id: 'griha_pravesha',
  principal: 'MC',
  also: ['DS'],
  params: ['kind', 'facing', 'janma_rashi', 'janma_nakshatra', 'region', 'asta', 'hours_by'],
  months: 'amanta',
  hours: 'any',
  source: mc('13.1, 13.4', 'griha_pravesha.entry_new_house'),
  rows: [...NAVA, ...JIRNA.filter(({ id }) => id.startsWith('gp.j_'))],
  kinds: {
    nava: { rows: NAVA, source: mc('13.1, 13.4', 'griha_pravesha.entry_new_house') },
    jirna: {
      rows: JIRNA,
      source: mc('13.2, 13.4', 'griha_pravesha.entry_old_house_setting_guru'),
    },
  },
  otherwise: (_given, _day, kind) => (kind === 'nava' ? 'kind=jirna' : 'kind=nava'),
  notes: [],
};
