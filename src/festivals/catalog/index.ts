/** Every festival of the service by its id. */
import { FESTIVAL } from '../../lexicon/festival.ts';
import { type Occurrence, occurrencesOf } from '../decide.ts';
import type { FestivalId, FestivalRule } from '../rule.ts';
import { sankrantisOf } from '../sankranti.ts';
import type { FestivalYear } from '../year.ts';
import { kamadaEkadashi, lakshmiPanchami, matsyaJayanti, ramnavami } from './chaitra.ts';
import { bhaidooj, deepavali, dhanteras, govardhan, narakachaturdashi } from './diwali.ts';
import { holi } from './holi.ts';
import { janmashtami } from './janmashtami.ts';
import { ashadhaNavaratri, chaitraNavaratri, maghaNavaratri, navaratri } from './navaratra.ts';
import { guruPurnima, vasantPanchami } from './panchami-purnima.ts';
import { shivaratri } from './shivaratri.ts';
import { rakshabandhan, upakarma } from './shravani.ts';
import { akshayaTritiya, parshuramJayanti, vatSavitri } from './vaishakha.ts';
import { ganeshchaturthi } from './vinayaka.ts';

/** A festival of the Sun's entry into one rashi, or into any (`sankranti`). */
export interface SankrantiFestival {
  readonly id: FestivalId;
  readonly rashi?: number;
  readonly line: FestivalRule['line'];
}

export const TITHI_FESTIVALS: readonly FestivalRule[] = [
  deepavali,
  dhanteras,
  narakachaturdashi,
  govardhan,
  bhaidooj,
  holi,
  shivaratri,
  janmashtami,
  rakshabandhan,
  upakarma,
  ramnavami,
  ganeshchaturthi,
  navaratri,
  chaitraNavaratri,
  ashadhaNavaratri,
  maghaNavaratri,
  matsyaJayanti,
  lakshmiPanchami,
  vasantPanchami,
  kamadaEkadashi,
  akshayaTritiya,
  parshuramJayanti,
  vatSavitri,
  guruPurnima,
];

export const SANKRANTI_FESTIVALS: readonly SankrantiFestival[] = [
  {
    id: 'sankranti',
    line: { en: 'The Sun’s entry into each of the twelve rashis', hi: 'सूर्य का बारहों राशियों में प्रवेश' },
  },
  {
    id: 'makarsankranti',
    rashi: 10,
    line: {
      en: 'The Sun enters Makara; after sunset the next day',
      hi: 'सूर्य का मकर में प्रवेश; सूर्यास्त के बाद हो तो परदिन',
    },
  },
  {
    id: 'meshasankranti',
    rashi: 1,
    line: {
      en: 'The Sun enters Mesha; after sunset the next day',
      hi: 'सूर्य का मेष में प्रवेश; सूर्यास्त के बाद हो तो परदिन',
    },
  },
  {
    id: 'karkasankranti',
    rashi: 4,
    line: {
      en: 'The Sun enters Karka; by night the day before',
      hi: 'सूर्य का कर्क में प्रवेश; रात में हो तो पूर्वदिन',
    },
  },
];

export type Festival = FestivalRule | SankrantiFestival;
const ALL: readonly Festival[] = [...TITHI_FESTIVALS, ...SANKRANTI_FESTIVALS];
const BY_ID: ReadonlyMap<string, Festival> = new Map(ALL.map((each) => [each.id, each]));

/** In the order of the specification. */
export const FESTIVAL_IDS: readonly FestivalId[] = FESTIVAL.map(({ id }) => id);

export function festivalNamed(id: string): Festival {
  const found = BY_ID.get(id);
  if (found === undefined) throw new Error(`no festival ${id}`);
  return found;
}

/** Every observance of a festival whose day lies in the year. */
export const observed = (year: FestivalYear, festival: Festival): Occurrence[] =>
  'on' in festival ? occurrencesOf(year, festival) : sankrantisOf(year, festival.rashi);
