/** The vratas of every month. */

import { all } from '../../rules/clause.ts';
import { rung } from '../../rules/ladder.ts';
import {
  bothTouch,
  firstCoversMore,
  neitherTouches,
  onlyFirstTouches,
  onlySecondTouches,
} from '../../rules/meeting-clauses.ts';
import { ds } from '../../rules/source.ts';
import { TITHI_RULES } from '../../rules/tables/tithi-nirnaya.ts';
import { type Decision, practice, type Variant } from '../rule.ts';
import { inKala, wholeKala } from '../windows.ts';
import { fourCases, laterOnlyAlone, type ParvaRule } from './rule.ts';

const PRADOSHA = ds(
  '1, uddesha 19',
  'The thirteenth in the three muhurtas after sunset; on both days the later, or the one that has more.',
);
const SANKASHTI = ds(
  '1, uddesha 10',
  'The fourth at moonrise; at both moonrises the one with the third, at neither the later.',
);
const VINAYAKA = ds('1, uddesha 10', 'The fourth in madhyahna: the later day if it alone has it, else the earlier.');
const MASA_SHIVARATRI = ds('1, uddesha 20', 'The dark fourteenth at midnight; on both days the later.');

const pradosha = (tithi: number): ParvaRule => ({
  id: 'pradosha',
  kind: 'pradosha',
  name: { en: 'Pradosha Vrata', hi: 'प्रदोष व्रत' },
  tithi,
  kala: 'pradosha',
  ladder: [
    rung(onlyFirstTouches, 'first', PRADOSHA),
    rung(onlySecondTouches, 'second', PRADOSHA),
    rung(all(bothTouch, firstCoversMore), 'first', PRADOSHA),
    rung(bothTouch, 'second', PRADOSHA),
    rung(neitherTouches, 'second', PRADOSHA),
  ],
  observance: { id: 'pradosha_puja', window: wholeKala('pradosha'), source: PRADOSHA },
});

/**
 * The dark eighth of Bhairava: two authorities, one with its midday, one with its evening, and the way the Dharmasindhu
 * finds between them. Where the earlier day has madhyahna it has pradosha too, so that pradosha alone decides.
 */
export const bhairavaEighth = (at: string): Decision & { readonly variants: readonly Variant[] } => ({
  kala: 'pradosha',
  ladder: [
    rung(
      onlyFirstTouches,
      'first',
      ds(at, 'The eighth in pradosha of the earlier day alone: the earlier, though the later has its madhyahna.'),
    ),
    rung(onlySecondTouches, 'second', ds(at, 'The eighth in pradosha, and in madhyahna, of the later day alone.')),
    rung(bothTouch, 'second', ds(at, 'In pradosha of both days, be it for a part of it: the later.')),
    rung(neitherTouches, 'second', ds(at, 'In pradosha of neither day: the later, which has its madhyahna.')),
  ],
  variants: [
    {
      tradition: 'nirnayasindhu',
      kala: 'madhyahna',
      ladder: laterOnlyAlone(
        ds(at, 'As 2, Kartika quotes the Sindhu: the eighth in madhyahna; on both days the earlier.'),
      ),
    },
    {
      tradition: 'midnight',
      kala: 'nishitha',
      ladder: fourCases(
        practice('Almanacs that take the eighth at midnight; on both days the later.'),
        'second',
        'first',
      ),
    },
  ],
});

/** Purnima and amavasya by the general rule of their tithi. */
const syzygy = (id: 'purnima' | 'amavasya', tithi: number, hi: string): ParvaRule => {
  const rule = TITHI_RULES.find(({ tithis }) => tithis.includes(tithi));
  if (rule === undefined) throw new Error(`no rule for tithi ${tithi}`);
  return {
    id,
    kind: id,
    name: { en: id === 'purnima' ? 'Purnima' : 'Amavasya', hi },
    tithi,
    kala: rule.kala,
    ladder: rule.ladder,
  };
};

export const SANKASHTI_LADDER = fourCases(SANKASHTI, 'first', 'second');

export const MONTHLY: readonly ParvaRule[] = [
  {
    id: 'vinayaka-chaturthi',
    kind: 'chaturthi',
    name: { en: 'Vinayaka Chaturthi', hi: 'विनायक चतुर्थी' },
    tithi: 4,
    kala: 'madhyahna',
    ladder: laterOnlyAlone(VINAYAKA),
    observance: { id: 'madhyahna_puja', window: inKala('madhyahna'), source: VINAYAKA },
  },
  pradosha(13),
  syzygy('purnima', 15, 'पूर्णिमा'),
  {
    id: 'sankashti-chaturthi',
    kind: 'chaturthi',
    name: { en: 'Sankashti Chaturthi', hi: 'संकष्टी चतुर्थी' },
    tithi: 19,
    kala: 'moonrise',
    ladder: SANKASHTI_LADDER,
    observance: { id: 'moonrise_puja', window: wholeKala('moonrise'), source: SANKASHTI },
  },
  {
    id: 'kalashtami',
    kind: 'vrata',
    name: { en: 'Kalashtami', hi: 'कालाष्टमी' },
    tithi: 23,
    ...bhairavaEighth('1, uddesha 14'),
  },
  pradosha(28),
  {
    id: 'masa-shivaratri',
    kind: 'shivaratri',
    name: { en: 'Masa Shivaratri', hi: 'मासिक शिवरात्रि' },
    tithi: 29,
    kala: 'nishitha',
    ladder: fourCases(MASA_SHIVARATRI, 'second', 'second'),
    observance: { id: 'nishitha_puja', window: wholeKala('nishitha'), source: MASA_SHIVARATRI },
  },
  syzygy('amavasya', 30, 'अमावस्या'),
];

/** The bright and dark elevenths from Chaitra, the thirteenth of each for an adhika month (adyatithi, lists of names). */
export const EKADASHI_NAMES: Readonly<Record<'shukla' | 'krishna', readonly (readonly [en: string, hi: string])[]>> = {
  shukla: [
    ['Kamada', 'कामदा'],
    ['Mohini', 'मोहिनी'],
    ['Nirjala', 'निर्जला'],
    ['Shayani', 'शयनी'],
    ['Pavitra', 'पवित्रा'],
    ['Parivartini', 'परिवर्तिनी'],
    ['Papankusha', 'पापांकुशा'],
    ['Prabodhini', 'प्रबोधिनी'],
    ['Mokshada', 'मोक्षदा'],
    ['Putrada', 'पुत्रदा'],
    ['Jaya', 'जया'],
    ['Amalaki', 'आमलकी'],
    ['Padmini', 'पद्मिनी'],
  ],
  krishna: [
    ['Varuthini', 'वरूथिनी'],
    ['Apara', 'अपरा'],
    ['Yogini', 'योगिनी'],
    ['Kamika', 'कामिका'],
    ['Aja', 'अजा'],
    ['Indira', 'इन्दिरा'],
    ['Rama', 'रमा'],
    ['Utpanna', 'उत्पन्ना'],
    ['Saphala', 'सफला'],
    ['Shattila', 'षट्तिला'],
    ['Vijaya', 'विजया'],
    ['Papamochani', 'पापमोचनी'],
    ['Parama', 'परमा'],
  ],
};
