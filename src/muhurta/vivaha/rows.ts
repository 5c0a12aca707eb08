/** The clauses of a wedding: the Dharmasindhu (05/31-37) decides, the Muhurta Chintamani (6) stands beside it. */
import { isBetweenGangaAndGodavari } from '../../panchanga/madhya-desha.ts';
import { all, any, not } from '../../rules/clause.ts';
import { ds } from '../../rules/source.ts';
import { ALL_WORKS_ROWS } from '../karya/common.ts';
import { avoid, BOTH, type Given, mc, must, once, prefer, type Row } from '../karya/row.ts';
import {
  AMAVASYA,
  bhadra,
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
import type { AstaRule } from '../spans/here.ts';
import { ardhayama, durmuhurta, kulika, sunUp } from '../spans/hours.ts';
import { asta, balyaVardhakya, grahanaNear, sankrantiNear, simhastha } from '../spans/seasons.ts';
import { stars } from '../spans/stars.ts';
import { wordOfDay } from '../spans/when.ts';
import { goodNavamsha, kartari, lagnaBarredByOthers, lagnaBarredDs, lagnaBarredMc } from './lagna.ts';
import { badTara, natalEighth } from './natal.ts';
import {
  dagdhaTithi,
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
/** The Sun's signs in which some months are good: Kartika, Pausha, Chaitra (and by the digest Ashadha). */
const KARTIKA_PAUSHA_CHAITRA = [
  { month: 8, sun: [8] },
  { month: 10, sun: [10] },
  { month: 1, sun: [1] },
];
const BY_CUSTOM = [{ month: ASHADHA, sun: [MITHUNA] }, ...KARTIKA_PAUSHA_CHAITRA];
const AFTER_THE_TENTH = Array.from({ length: 20 }, (_, i) => i + 11);

const MONTHS: readonly Row[] = [
  must(
    'vv.sun',
    'window',
    sunRashi([3, 11, 10, 8, 2, 1]),
    mc('6.13', 'With the Sun in Mithuna, Kumbha, Makara, Vrishchika, Vrishabha or Mesha.', 'मिथुनकुम्भमृगाऽलिवृषाजगे'),
  ),
  must(
    'vv.ashadha_third',
    'window',
    not(all(lunarMonth([ASHADHA]), sunRashi([MITHUNA]), tithi(AFTER_THE_TENTH))),
    mc('6.13', 'Of Ashadha a third; read as its first, to the bright tenth.'),
  ),
  must(
    'vv.k_p_c',
    'day',
    any(not(lunarMonth([8, 10, 1])), monthSun(KARTIKA_PAUSHA_CHAITRA, 'amanta')),
    mc('6.13', 'Kartika with the Sun in Vrishchika, Pausha in Makara, Chaitra in Mesha.'),
  ),
  must(
    'vv.ds_month',
    'day',
    any(lunarMonth([11, 12, 2, 3, 9]), monthSun(BY_CUSTOM, 'amanta')),
    ds(
      '05/31',
      'Magha, Phalguna, Vaishakha and Jyeshtha; Margashirsha middling; by local custom Ashadha, Kartika, Pausha, Chaitra.',
    ),
  ),
  avoid(
    'vv.ds_month',
    'day',
    lunarMonth([9, 4, 8, 10, 1]),
    ds('05/31', 'Margashirsha is middling; Ashadha, Kartika, Pausha and Chaitra are taken by local custom only.'),
  ),
  must('vv.malamasa', 'day', not(malamasa(true)), mc('1.47', 'No wedding in an added or a lost month.'), { by: BOTH }),
];

const notSet = once((rule: AstaRule) => not(asta(rule)));
const three = once((rule: AstaRule) => not(balyaVardhakya(3, rule)));
const seven = once((rule: AstaRule) => not(balyaVardhakya(7, rule)));
const full = once((rule: AstaRule) => balyaVardhakya('full', rule));
const betweenTheRivers = wordOfDay('between_ganga_and_godavari', {}, ({ place }) => isBetweenGangaAndGodavari(place));

const SEASONS: readonly Row[] = [
  must('vv.asta', 'day', ({ asta: rule }) => notSet(rule), mc('1.47', 'No wedding while Guru or Shukra is set.'), {
    by: BOTH,
  }),
  must('vv.asta', 'day', not(moonSet), mc('6.108', 'The Moon too is to be seen.')),
  must(
    'vv.asta',
    'day',
    ({ asta: rule }) => three(rule),
    mc('5.28', 'Three days before asta and after udaya, even in need.'),
  ),
  avoid(
    'vv.asta',
    'day',
    ({ asta: rule }) => full(rule),
    mc('5.27', 'Guru fifteen days; Shukra young three or ten, old fifteen or five.'),
  ),
  must(
    'vv.asta',
    'day',
    ({ asta: rule }) => seven(rule),
    ds('1, guru-shukraste varjyani', 'Seven days before asta and after udaya: the middle view.'),
  ),
  must(
    'vv.simhastha',
    'day',
    not(simhastha('first')),
    mc('1.49-1.50', 'Guru in the first five quarters from Magha is blamed everywhere, but for the Sun in Mesha.'),
    { by: BOTH },
  ),
  must(
    'vv.simhastha_region',
    'day',
    not(all(simhastha('rest'), betweenTheRivers)),
    mc(
      '1.49-1.51',
      'In the rest of Simha between Ganga and Godavari, by the map of the two rivers; Kalinga, Gauda and Gurjara, which the last verse adds, are not looked at.',
    ),
    { by: BOTH },
  ),
  must(
    'vv.grahana',
    'day',
    not(grahanaNear('wedding')),
    ds('05/33', 'Three, four, six or eight days after an eclipse by the quarters covered, half as many before.'),
  ),
  must('vv.grahana', 'day', not(grahanaNear('mc')), mc('1.32', 'Three days before an eclipse and seven after it.')),
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

const PANCHANGA: readonly Row[] = [
  must(
    'vv.star',
    'window',
    ({ wedding }) => (wedding?.haradatta ? fifteen : eleven),
    ds('05/32', 'Eleven stars that all agree on.'),
  ),
  must('vv.star', 'window', eleven, mc('6.55', 'Eleven stars, not pierced.')),
  avoid(
    'vv.star_haradatta',
    'window',
    ({ wedding }) => (wedding?.haradatta ? fourMore : null),
    ds('05/32', 'Chitra, shravana, dhanishtha and ashvini too, by Haradatta.'),
    { needs: 'stars' },
  ),
  must('vv.mc_tithi', 'window', not(tithi([...RIKTA, AMAVASYA])), mc('6.55', 'Without rikta tithis and the new moon.')),
  must('vv.mc_vara', 'day', vara(...GOOD_VARAS), mc('6.55', 'On the days of the good grahas.')),
  must(
    'vv.ds_tithi',
    'window',
    not(tithi([29, AMAVASYA])),
    ds('05/32', 'The new moon is barred; the dark half is middling to its thirteenth.'),
  ),
  avoid(
    'vv.ds_tithi_small',
    'window',
    tithi([4, 9, 14, 19, 24, 8, 23, 6, 21]),
    ds('05/32', 'Rikta, the eighth and the sixth are of little fruit.'),
  ),
  avoid(
    'vv.ds_vara',
    'day',
    vara('sunday', 'tuesday', 'saturday'),
    ds('05/32', 'Sunday, Tuesday and Saturday are middling.'),
  ),
  prefer('vv.shukla', 'window', shukla, ds('05/32', 'The bright half is best.')),
  must('vv.star_with_malefic', 'window', not(starWithMalefic), ds('05/32', 'A star that a malefic holds is left.'), {
    by: BOTH,
  }),
  must(
    'vv.thursday_pushya',
    'window',
    not(varaNakshatra('thursday', 'pushya')),
    mc('1.22', 'Thursday with pushya is left at weddings.'),
  ),
  must(
    'vv.ds_general',
    'window',
    all(not(yoga([VYATIPATA, VAIDHRITI])), not(bhadra), not(tithiKshayaVriddhi)),
    ds('05/33.3-4', 'Vyatipata, vaidhriti, bhadra, a tithi lost or doubled.'),
    { by: BOTH },
  ),
  must('vv.ds_general', 'window', not(sankrantiNear('ghatis')), ds('05/33.3-4', 'The hours of a sankranti.')),
  must(
    'vv.ds_general',
    'window',
    not(sankrantiNear('days')),
    mc('6.79', 'Sixteen ghatikas about a sankranti; about the equinoxes and turnings three days.'),
  ),
  must(
    'vv.ds_general',
    'hole',
    not(any(yogaPart, kulika, ardhayama)),
    ds('05/33.3-4', 'The bad parts of yogas, kulika, ardhayama.'),
    { by: BOTH },
  ),
  prefer('vv.day', 'window', sunUp, ds('05/33', 'By day it is praised; by night too, Hemadri and others hold.')),
  must('vv.gandanta', 'hole', not(gandanta), mc('6.43', 'The knots of stars, signs and tithis.'), { by: BOTH }),
  must('vv.visha_nadi', 'hole', not(vishaNadi), mc('6.49-6.51', 'Four ghatikas of poison in every star.'), {
    by: BOTH,
  }),
  must('vv.durmuhurta', 'hole', not(durmuhurta), mc('6.54', 'Muhurtas that the weekday forbids.'), { by: BOTH }),
];

const regional = (id: string, at: string, gist: string): Row =>
  avoid(id, 'window', () => null, mc(at, gist), { needs: 'region', by: BOTH });

const DOSHAS: readonly Row[] = [
  must(
    'vv.vedha',
    'window',
    not(vedhaHard),
    mc('6.55-6.58', 'A star pierced by a malefic, or from the quarter that faces the Moon’s.'),
    { by: BOTH },
  ),
  avoid('vv.vedha', 'window', vedha, mc('6.56', 'A graha at the other end of the Moon’s line, of five.'), { by: BOTH }),
  avoid('vv.yuti', 'window', yuti, mc('6.45', 'Sun, Mars, Venus or Saturn in the Moon’s sign.'), { by: BOTH }),
  avoid(
    'vv.jamitra',
    'window',
    jamitra,
    mc('6.67', 'A graha in the seventh from the Moon, or in the fifty-fifth navamsha.'),
    { by: BOTH },
  ),
  avoid('vv.bana', 'window', bana('mrityu'), mc('6.73-6.74', 'The fifth bana is left at weddings.'), { by: BOTH }),
  avoid(
    'vv.ekargala',
    'window',
    ekargala,
    mc('6.62', 'A bad yoga, and the Moon’s star odd from the Sun’s among twenty-eight.'),
    { by: BOTH },
  ),
  avoid('vv.kranti_samya', 'window', krantiSamya, mc('6.61', 'Sun and Moon in signs of like declination.'), {
    by: BOTH,
  }),
  avoid('vv.dagdha_tithi', 'window', dagdhaTithi, mc('6.66', 'The tithi that the Sun burns in his sign.'), {
    by: BOTH,
  }),
  avoid('vv.dashayoga', 'window', dashayoga, mc('6.70-6.71', 'Ten sums of the stars of Sun and Moon.'), { by: BOTH }),
  regional('vv.latta', '6.59, 6.69', 'The star that a graha kicks is left in Saurashtra and Shalva.'),
  regional('vv.pata', '6.60, 6.69', 'The star thrown down by a yoga is left in Kalinga and Vanga.'),
  regional('vv.upagraha', '6.63, 6.69', 'The upagraha stars are left in Kuru and Bahlika.'),
];

const bothSigns = ({ wedding }: Given): readonly number[] =>
  [wedding?.boyRashi, wedding?.girlRashi].filter((each): each is number => each !== undefined);
const bothStars = ({ wedding }: Given): readonly number[] =>
  [wedding?.boyNakshatra, wedding?.girlNakshatra].filter((each): each is number => each !== undefined);

const eighthRises = once((natal: number) => natalEighth(natal));

const LAGNA: readonly Row[] = [
  must(
    'vv.lagna',
    'lagna',
    not(lagnaBarredMc),
    mc('6.86, 6.88', 'Houses in which a graha bars the rising sign, and what cancels it.'),
  ),
  must('vv.lagna', 'lagna', not(lagnaBarredDs), ds('05/35', 'Houses in which a graha bars the rising sign.')),
  avoid('vv.lagna', 'lagna', lagnaBarredByOthers, ds('05/35', 'Others bar the Moon in 12 and Mercury in 10.')),
  avoid('vv.kartari', 'lagna', kartari, mc('6.44', 'A direct malefic in 12 and one that goes back in 2.'), {
    by: BOTH,
  }),
  prefer(
    'vv.navamsha',
    'lagna',
    goodNavamsha,
    mc('6.84-6.85', 'Dhanu, Tula, Kanya, Mithuna or Mina as navamsha, not the last unless it is the sign’s own.'),
    { by: BOTH },
  ),
  regional('vv.blind_lagna', '1.19, 6.81-6.83', 'Blind, lame and deaf signs are left in Gauda and Malava.'),
  must(
    'vv.natal',
    'lagna',
    (given) => {
      const signs = bothSigns(given);
      return signs.length === 0 ? null : not(any(...signs.map(eighthRises)));
    },
    mc('6.46-6.47', 'The eighth from the natal sign does not rise, unless its lord is the same or a friend.'),
    { needs: 'birth', by: BOTH },
  ),
  avoid(
    'vv.tara',
    'window',
    (given) => {
      const born = bothStars(given);
      return born.length === 0 ? null : any(...born.map(badTara));
    },
    mc('4.12-4.13', 'Vipat, pratyari and vadha of the first round, one quarter of them in the second.'),
    { needs: 'birth', by: BOTH },
  ),
];

const COMMON_IDS = ['all.grahana_nakshatra', 'all.paksha_randhra', 'all.good_yoga', 'all.lagna'];
const COMMON = ALL_WORKS_ROWS.filter(({ id }) => COMMON_IDS.includes(id));

export const WEDDING_ROWS: readonly Row[] = [...MONTHS, ...SEASONS, ...PANCHANGA, ...DOSHAS, ...LAGNA, ...COMMON];

/** What no computation can know. */
export const NEVER_CHECKED: readonly { readonly id: string; readonly needs: 'person' }[] = [
  { id: 'vv.birth_order', needs: 'person' },
  { id: 'vv.family_ceremonies', needs: 'person' },
  { id: 'vv.portents', needs: 'person' },
  { id: 'vv.birth_month_of_first_born', needs: 'person' },
];
