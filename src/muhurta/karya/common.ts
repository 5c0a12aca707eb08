/**
 * What bars every work: `left in all works`, say Muhurta Chintamani 1.34-1.35, and the Dharmasindhu lists most of it again
 * for weddings and the like (05/33). Where the digest has its own figures they stand beside as its own rows.
 */
import { all, any, not } from '../../rules/clause.ts';
import { ds, type Source } from '../../rules/source.ts';
import {
  AMAVASYA,
  bhadra,
  bhadraRelieved,
  goodYoga,
  moonStar,
  pakshaRandhra,
  tithi,
  tithiKshayaVriddhi,
  VAIDHRITI,
  VYATIPATA,
  yoga,
  yogaPart,
} from '../spans/angas.ts';
import { malamasa } from '../spans/calendar.ts';
import { ardhayama, kulika } from '../spans/hours.ts';
import { beneficOnLagna, grahasIn, houseEmpty } from '../spans/houses.ts';
import type { AstaRule } from '../spans/place-events.ts';
import { asta, balyaVardhakya, grahanaNakshatra, grahanaNear, sankrantiNear, simhastha } from '../spans/seasons.ts';
import { avoid, BOTH, mc, must, once, prefer, type Row } from './row.ts';

const ALL_WORKS = '1.34-1.35';
const janmaStar = once((star: number) => moonStar(star));

export const ALL_WORKS_ROWS: readonly Row[] = [
  must('all.malamasa', 'day', not(malamasa(false)), mc(ALL_WORKS, 'An added and a lost month are left in all works.'), {
    by: BOTH,
  }),
  must('all.amavasya', 'window', not(tithi([AMAVASYA])), mc('1.34', 'The new moon is left.'), { by: BOTH }),
  must(
    'all.vyatipata_vaidhriti',
    'window',
    not(yoga([VYATIPATA, VAIDHRITI])),
    mc('1.34', 'Vyatipata and vaidhriti are left whole.'),
    { by: BOTH },
  ),
  must(
    'all.bhadra',
    'window',
    not(all(bhadra, not(bhadraRelieved))),
    mc('1.34, 1.43-1.45', 'Vishti is left; where its fruit falls elsewhere it is only a fault.'),
    { by: BOTH },
  ),
  avoid(
    'all.bhadra',
    'window',
    all(bhadra, bhadraRelieved),
    mc('1.44-1.45', 'Of a second half by day, of a first half by night, or away from the earth, vishti is relieved.'),
    { by: BOTH },
  ),
  avoid(
    'all.tithi_kshaya_vriddhi',
    'window',
    tithiKshayaVriddhi,
    mc('1.34', 'A tithi that holds no sunrise, or two, is left.'),
    { by: BOTH },
  ),
  must('all.yoga_part', 'hole', not(yogaPart), mc(ALL_WORKS, 'The bad beginnings of seven yogas are left.'), {
    by: BOTH,
  }),
  must(
    'all.kulika',
    'hole',
    not(kulika),
    mc('1.34, 6.65', 'A fifteenth of the day, and of the night, by the weekday.'),
    { by: BOTH },
  ),
  must('all.ardhayama', 'hole', not(ardhayama), mc('1.34, 6.64', 'An eighth of the day by the weekday.'), { by: BOTH }),
  avoid(
    'all.paksha_randhra',
    'hole',
    pakshaRandhra,
    mc('1.36', 'The first ghatikas of six tithis are left, the rest is good.'),
  ),
  must(
    'all.sankranti',
    'window',
    not(sankrantiNear('days')),
    mc('6.79', 'Sixteen ghatikas on both sides of a sankranti; about the equinoxes and turnings three days.'),
  ),
  must(
    'all.sankranti',
    'window',
    not(sankrantiNear('ghatis')),
    ds('1, uddesha 2 (sankranti)', 'Sixteen ghatikas on both sides of every sankranti.'),
  ),
  must(
    'all.grahana',
    'day',
    not(grahanaNear('mc')),
    mc('1.32', 'Three days before an eclipse and seven after it, where it is seen.'),
  ),
  must(
    'all.grahana',
    'day',
    not(grahanaNear('ds')),
    ds(
      '1, grahana-shubhashubha-nirnaya',
      'Three days about an eclipse that is seen; seven, nine about a total lunar, solar one.',
    ),
  ),
  avoid(
    'all.grahana_nakshatra',
    'window',
    grahanaNakshatra,
    mc('1.33', 'The star of an eclipse for six, three or one month, as all, half or a quarter was covered.'),
    { by: BOTH },
  ),
  avoid(
    'all.janma',
    'window',
    ({ janmaNakshatra }) => (janmaNakshatra === undefined ? null : janmaStar(janmaNakshatra)),
    mc('1.34', 'The star of birth is left; month and tithi of birth are not asked for.'),
    { needs: 'birth', by: BOTH },
  ),
  prefer(
    'all.good_yoga',
    'window',
    goodYoga,
    mc('1.27-1.29, 1.42', 'Ravi-yoga, sarvartha-siddhi and amrita-siddhi; a good yoga destroys a bad one.'),
    { by: BOTH },
  ),
  prefer(
    'all.lagna',
    'lagna',
    all(houseEmpty(12, 8), grahasIn(['chandra'], [3, 6, 10, 11]), beneficOnLagna),
    mc(
      '2.44',
      'Every beginning prospers with 12 and 8 empty, the Moon in 3, 6, 10 or 11, the lagna with or under a benefic.',
    ),
    { by: BOTH },
  ),
];

/** The same rows with every ban made a fault: no surgeon's day is barred by them. */
export const softened = (rows: readonly Row[]): readonly Row[] =>
  rows.map((each) =>
    each.weight !== 'must'
      ? each
      : {
          ...each,
          weight: 'avoid',
          condition: (given) => {
            const condition = each.condition(given);
            return condition === null ? null : not(condition);
          },
        },
  );

/** One condition for each way of reckoning asta, so that a day looks at it once. */
const notSet = once((rule: AstaRule) => not(asta(rule)));
const notWithin = once((key: string) => {
  const [days, rule] = key.split(' ');
  return not(balyaVardhakya(Number(days), rule === 'longitude' ? 'longitude' : 'kalamsha'));
});
const full = once((rule: AstaRule) => balyaVardhakya('full', rule));
const notSimhastha = not(simhastha('first'));

/**
 * The setting of Guru and Shukra with the days about it, and Guru in Simha, under the id of the work that names them. The
 * Muhurta Chintamani bars three days "even in need" and counts the rest of its figures as a fault; the digest takes seven.
 */
export const astaRows = (id: string, source: Source): readonly Row[] => [
  must(id, 'day', ({ asta: rule }) => notSet(rule), source, { by: BOTH }),
  must(
    id,
    'day',
    ({ asta: rule }) => notWithin(`3 ${rule}`),
    mc('5.28', 'Three days before asta and after udaya, even in need.'),
  ),
  avoid(
    id,
    'day',
    ({ asta: rule }) => full(rule),
    mc('5.27', 'Guru fifteen days; Shukra young three or ten, old fifteen or five.'),
  ),
  must(
    id,
    'day',
    ({ asta: rule }) => notWithin(`7 ${rule}`),
    ds('1, guru-shukraste varjyani', 'Seven days before asta and after udaya: the middle view.'),
  ),
  must(
    id,
    'day',
    notSimhastha,
    mc('1.48-1.50', 'Guru in the first five quarters from Magha is blamed everywhere, but for the Sun in Mesha.'),
    { by: BOTH },
  ),
];

const anyOfThem = once((rule: AstaRule) => any(asta(rule), full(rule), simhastha('first')));

/** The same as one fault, for a work that is named among those of a king. */
export const astaFault = (id: string, source: Source): readonly Row[] => [
  avoid(id, 'day', ({ asta: rule }) => anyOfThem(rule), source, { by: BOTH }),
];
