/** A journey: Muhurta Chintamani 11; the Dharmasindhu (07/33-36) beside it. */
import { classOf } from '../../panchanga/tithi.ts';
import { all, any, not } from '../../rules/clause.ts';
import { ds } from '../../rules/source.ts';
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
import { ALWAYS, type Condition } from '../spans/when.ts';
import { ALL_WORKS_ROWS, astaFault } from './common.ts';
import { ghataOf } from './ghata.ts';
import { avoid, BOTH, type Given, mc, must, once, prefer, type Row } from './row.ts';
import type { Work } from './work.ts';

const KUMBHA = 11;
const MINA = 12;

/** A clause that looks at where one goes. */
const toward = (make: (direction: Quarter) => Condition | null): ((given: Given) => Condition | null) => {
  const made = once(make);
  return ({ direction }) => (direction === undefined ? null : made(direction));
};
/** For one direction alone; the others have nothing to fear. */
const southward = (condition: Condition): ((given: Given) => Condition | null) =>
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

const ROWS: readonly Row[] = [
  must(
    'ya.nakshatra',
    'window',
    nakshatra(
      stars('ashvini', 'punarvasu', 'anuradha', 'mrigashira', 'pushya', 'revati', 'hasta', 'shravana', 'dhanishtha'),
    ),
    mc('11.9', 'Nine stars: ashvini, punarvasu, anuradha, mrigashira, pushya, revati, hasta, shravana, dhanishtha.'),
    { by: BOTH },
  ),
  must(
    'ya.tithi',
    'window',
    not(tithi([6, 21, 12, 27, 8, 23, 1, 15, 30, ...RIKTA])),
    mc('11.9', 'Not the sixth, eighth, twelfth, the bright first, full or new moon, nor rikta tithis.'),
  ),
  must(
    'ya.tithi',
    'window',
    not(tithi([...RIKTA, 15, 30, 6, 21, 8, 23, 12, 27])),
    ds('07/33.3', 'Not rikta tithis, the parvas, the sixth, eighth and twelfth.'),
  ),
  avoid(
    'ya.vara',
    'day',
    vara('saturday', 'sunday', 'tuesday'),
    mc('11.111', 'Saturday, Sunday and Tuesday are among what a traveller leaves.'),
  ),
  ...astaFault('ya.asta', mc('1.47', 'Journeys are in the list of what asta bars, among the acts of kings.')),
  must(
    'ya.vara_shula',
    'day',
    toward((to) => not(varaShula(to))),
    mc('11.10', 'Each weekday has a side where its thorn stands.'),
    { ...NEEDS, by: BOTH },
  ),
  must(
    'ya.star_shula',
    'window',
    toward((to) => not(starShula(to))),
    mc('11.10', 'Four stars have a side where their thorn stands.'),
    NEEDS,
  ),
  avoid(
    'ya.yogini',
    'window',
    toward(yoginiAgainst),
    mc('11.34', 'Yogini in front or on the left, by the tithi.'),
    NEEDS,
  ),
  avoid('ya.kala_pasha', 'window', toward(kalaPasha), mc('11.35', 'Kala or pasha in front, by the weekday.'), NEEDS),
  must(
    'ya.parigha',
    'window',
    toward((to) => not(parighaCrossed(to))),
    mc(
      '11.36-11.38',
      'The bar from north-west to south-east is not crossed; in need, with no thorn and the lagna pure, it may be.',
    ),
    NEEDS,
  ),
  must(
    'ya.south_panchaka',
    'window',
    southward(not(dhanishthaPanchaka)),
    mc('11.111', 'South not under the five stars from dhanishtha.'),
    NEEDS,
  ),
  must(
    'ya.south_panchaka',
    'window',
    southward(not(moonRashi([KUMBHA, MINA]))),
    ds('07/36.9', 'South not with the Moon in Kumbha or Mina.'),
    NEEDS,
  ),
  avoid(
    'ya.chandra',
    'window',
    toward(moonBehindOrLeft),
    ds('07/34.7-8', 'The Moon behind or on the left, by her sign.'),
    { ...NEEDS, by: BOTH },
  ),
  prefer(
    'ya.chandra_good',
    'window',
    toward(moonFacingOrRight),
    ds('07/34.8', 'The Moon in front or on the right.'),
    NEEDS,
  ),
  avoid(
    'ya.shukra',
    'window',
    toward((to) => facing(to, ['shukra'])),
    mc(
      '11.40, 11.42',
      'Not toward the side where Venus is risen, unless the Moon is in revati or Mesha: then Venus is blind.',
    ),
    NEEDS,
  ),
  avoid(
    'ya.shukra',
    'window',
    toward((to) => facing(to, ['shukra', 'budha'])),
    ds('07/34.8', 'Not toward the side where Venus is risen, nor Mercury.'),
    NEEDS,
  ),
  prefer(
    'ya.ayana',
    'window',
    toward(withTheCourses),
    mc(
      '11.39',
      'North and east in the northern course of Sun and Moon, west and south in the southern; else by day his, by night hers.',
    ),
    NEEDS,
  ),
  prefer(
    'ya.sun_sign',
    'day',
    sunRashi([9, 1, 5]),
    mc('11.8', 'With the Sun in Dhanu, Mesha or Simha a journey is praised.'),
  ),
  avoid(
    'ya.sun_sign_long',
    'day',
    sunRashi([4, 12, 8]),
    mc('11.8', 'With the Sun in Karka, Mina or Vrishchika it grows very long.'),
  ),
  avoid(
    'ya.star_time',
    'window',
    starAtWrongTime,
    mc('11.11', 'Groups of stars have a third of the day or night in which one does not set out.'),
  ),
  prefer(
    'ya.all_directions',
    'window',
    nakshatra(stars('anuradha', 'hasta', 'pushya', 'ashvini')),
    mc('11.38', 'Under anuradha, hasta, pushya and ashvini all directions are open.'),
  ),
  must(
    'ya.lagna_kumbha',
    'lagna',
    not(lagnaOrNavamsha([KUMBHA])),
    mc('11.43', 'Kumbha and its navamsha are left by all means.'),
    { by: BOTH },
  ),
  avoid(
    'ya.lagna_mina',
    'lagna',
    lagnaOrNavamsha([MINA]),
    mc('11.44', 'With Mina or its navamsha rising the way is crooked.'),
    { by: BOTH },
  ),
  prefer(
    'ya.grahas',
    'lagna',
    all(grahasIn(BENEFICS, [1, 4, 7, 10, 5, 9]), grahasIn(BODILY_MALEFICS, [3, 11, 6, 10])),
    mc('11.56', 'Benefics in kendra and kona, malefics in 3, 6, 10 and 11; of the nodes one at most can stand there.'),
    { by: BOTH },
  ),
  avoid(
    'ya.grahas_bad',
    'lagna',
    any(someIn(['chandra'], [1, 12, 6, 8]), someIn(['shani'], [10]), someIn(['shukra'], [7]), lagnaLordIn(7, 12, 6, 8)),
    mc('11.56', 'Moon in 1, 6, 8, 12, Saturn in 10, Venus in 7, the lord of the lagna in 6, 7, 8, 12.'),
    { by: BOTH },
  ),
  avoid(
    'ya.vakri',
    'lagna',
    retrogradeInKendra,
    mc('11.38', 'A retrograde graha in a kendra, or its weekday; a varga of it rising is not looked at.'),
    {
      by: BOTH,
      besides:
        'Muhurta Chintamani 11.38 also bars a lagna in the varga of a retrograde graha: that part of the verse is not looked at',
    },
  ),
  prefer(
    'ya.time',
    'window',
    toward(timeOfDirection),
    mc(
      '11.54',
      'Dawn but for the east, godhuli but for the west, midnight but for the north, Abhijit but for the south.',
    ),
    NEEDS,
  ),
  avoid('ya.chora_bana', 'window', bana('chora'), mc('6.73-6.74', 'The bana of thieves is left in journeys.')),
  prefer('ya.vijaya', 'day', vijayaDashami, mc('11.77', 'The bright tenth of Ashvina brings success.')),
  must(
    'ya.saturday_rohini',
    'window',
    not(varaNakshatra('saturday', 'rohini')),
    mc('1.22', 'Saturday with rohini is left in journeys.'),
  ),
  must(
    'ya.tara',
    'window',
    ({ janmaNakshatra }) => (janmaNakshatra === undefined ? null : rightTara(janmaNakshatra)),
    mc('11.8', 'The first, third, fifth and seventh tara are not wished.'),
    { needs: 'birth' },
  ),
  must(
    'ya.natal',
    'lagna',
    ({ janmaRashi }) => (janmaRashi === undefined ? null : notEighth(janmaRashi)),
    mc('11.45', 'Not while the eighth from the natal sign rises; the natal lagna and the enemy’s are not known.'),
    {
      needs: 'birth',
      besides:
        'Muhurta Chintamani 11.45 also bars the eighth from the natal lagna, the sixth from the enemy’s sign or lagna, and the lords of these in the rising sign: only the eighth from the natal sign is looked at',
    },
  ),
  avoid(
    'ya.ghata',
    'window',
    ({ janmaRashi }) => (janmaRashi === undefined ? null : ghata(janmaRashi)),
    mc('11.27, 11.30-11.32', 'Moon, tithi, weekday and star that strike the natal sign.'),
    { needs: 'birth', by: BOTH },
  ),
  avoid(
    'ya.ghata',
    'lagna',
    ({ janmaRashi }) => (janmaRashi === undefined ? null : ghataLagna(janmaRashi)),
    mc('11.33', 'The rising sign that strikes the natal one is left in journeys.'),
    { needs: 'birth', by: BOTH },
  ),
  ...ALL_WORKS_ROWS,
];

export const yatra: Work = {
  id: 'yatra',
  principal: 'MC',
  also: ['DS'],
  params: ['direction', 'janma_rashi', 'janma_nakshatra', 'region', 'asta'],
  months: 'amanta',
  source: mc('11.9-11.10', 'Stars, tithis and thorns of a journey.'),
  rows: ROWS,
  notes: [],
};
