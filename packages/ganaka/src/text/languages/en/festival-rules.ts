/** The rule of each festival that has a route, in one line of English. */
import type { FestivalRules } from '../../language.ts';

export const festivalRules: FestivalRules = {
  deepavali:
    'Ashvina amavasya (amanta) in pradosha; on both evenings the later one, if it lasts a ghati into the night. In the Tamil lands and Kerala the dawn of the dark fourteenth, in Bengal the midnight of amavasya',
  dhanteras: 'Dark thirteenth of Ashvina (amanta) in pradosha; on both evenings the later',
  narakachaturdashi: 'Dark fourteenth of Ashvina (amanta) at dawn, from arunodaya to sunrise',
  govardhan: 'Bright first of Kartika: the day on which it runs nine muhurtas from sunrise, else the day before',
  bhaidooj: 'Bright second of Kartika in aparahna; the earlier day only if it alone has it',
  holi: 'The day after Holika-dahana, which is in pradosha of Phalguna purnima free of bhadra',
  shivaratri: 'Dark fourteenth of Magha (amanta) at nishitha; at both midnights the earlier',
  janmashtami:
    'Dark eighth of Shravana (amanta) at nishitha, or the day that Rohini joins (smarta); Vaishnavas: at sunrise',
  rakshabandhan:
    'Shravana purnima that runs more than three muhurtas after sunrise, free of bhadra; else the day before',
  upakarma:
    'Yajurveda: Shravana purnima in sangava; Rigveda: Shravana nakshatra, else panchami; Samaveda: Hasta of bright Bhadrapada',
  ramnavami: 'Bright ninth of Chaitra at midday; at both middays the later',
  ganeshchaturthi: 'Bright fourth of Bhadrapada in madhyahna; on both days the earlier, unless the later has more',
  navaratri: 'Bright first of Ashvina with a muhurta after sunrise; first of nine days',
  'chaitra-navaratri': 'Bright first of Chaitra at sunrise; first of nine days and of the year',
  'ashadha-navaratri': 'Bright first of Ashadha at sunrise',
  'magha-navaratri': 'Bright first of Magha at sunrise',
  sankranti: 'The Sun’s entry into each of the twelve rashis',
  makarsankranti: 'The Sun enters Makara; by night the next day',
  meshasankranti: 'The Sun enters Mesha; by night the day before until midnight, the next day after it',
  karkasankranti: 'The Sun enters Karka; by night the day before',
  'matsya-jayanti': 'Bright third of Chaitra in aparahna; on both days the one with more',
  'lakshmi-panchami': 'Bright fifth of Chaitra joined with the fourth',
  'vasant-panchami': 'Bright fifth of Magha in purvahna; the later day only if it alone has it',
  'kamada-ekadashi':
    'Bright eleventh of Chaitra, the day of householders after Madhava; also the Vaishnavas’ day and the day by sunrise',
  'akshaya-tritiya': 'Bright third of Vaishakha in purvahna',
  'parshuram-jayanti': 'Bright third of Vaishakha in the first yama of the night; on both the later',
  'vat-savitri':
    'Amavasya of Vaishakha (amanta): the earlier day with under eighteen nadis of the fourteenth; in the Deccan Jyeshtha purnima',
  'guru-purnima': 'Ashadha purnima at sunrise',
};
