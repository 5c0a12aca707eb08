/**
 * The countries whose holidays follow the Hindu calendar: the engine of their printed calendars, the place at which
 * their dates are decided, and the festivals that their lists of holidays have.
 */
import type { EngineKey, SkyOptions } from '../../../sky/engines/engine.ts';
import type { FestivalId } from '../rule.ts';
import { type Capital, INDIAN_STATES, type IndianState } from './indian-states.ts';

export interface HolidayLand {
  readonly code: string;
  readonly name: string;
  readonly engine: EngineKey;
  /** The options with which its calendar is printed. */
  readonly options?: SkyOptions;
  readonly capital: Capital;
  readonly zone: string;
  /** The festivals of its lists; of those that belong to regions, a place has only its own. */
  readonly festivals: readonly FestivalId[];
}

/**
 * The festivals of the lists of India's government (compulsory and restricted), of its states and of its exchanges. A
 * state has those of its region: Onam and Vishu in Kerala, Pongal in Tamil Nadu.
 */
const OF_INDIA: readonly FestivalId[] = [
  ...(['lohri', 'makarsankranti', 'pongal', 'thaipusam', 'vasant-panchami', 'ravidas-jayanti', 'shivaratri'] as const),
  ...([
    'holi',
    'ugadi',
    'ramnavami',
    'mahavir-jayanti',
    'meshasankranti',
    'vaisakhi',
    'puthandu',
    'vishu',
    'bihu',
  ] as const),
  ...([
    'poila-boishakh',
    'pana-sankranti',
    'akshaya-tritiya',
    'parshuram-jayanti',
    'buddha-purnima',
    'ratha-yatra',
  ] as const),
  ...(['rakshabandhan', 'janmashtami', 'ganeshchaturthi', 'onam', 'pitru-paksha-15', 'navaratri'] as const),
  ...(['durga-puja', 'mahashtami', 'mahanavami', 'vijayadashami', 'valmiki-jayanti', 'karaka-chaturthi'] as const),
  ...(['narakachaturdashi', 'deepavali', 'govardhan', 'bhaidooj', 'chhath', 'guru-nanak-jayanti'] as const),
];

const OF_NEPAL: readonly FestivalId[] = [
  ...([
    'makarsankranti',
    'vasant-panchami',
    'shivaratri',
    'holi',
    'ramnavami',
    'buddha-purnima',
    'rakshabandhan',
  ] as const),
  ...(['janmashtami', 'haritalika', 'navaratri', 'mahashtami', 'mahanavami', 'vijayadashami', 'deepavali'] as const),
  ...(['govardhan', 'bhaidooj', 'chhath', 'guru-nanak-jayanti'] as const),
  ...(['gai-jatra', 'gaura-parva', 'indra-jatra', 'jitiya', 'ghode-jatra', 'sonam-losar', 'gyalpo-losar'] as const),
];

const DRIK = 'drik';

export const HOLIDAY_LANDS: readonly HolidayLand[] = [
  {
    code: 'IN',
    name: 'India',
    engine: DRIK,
    capital: { name: 'New Delhi', latDeg: 28.6139, lonDeg: 77.209 },
    zone: 'Asia/Kolkata',
    festivals: OF_INDIA,
  },
  {
    code: 'NP',
    name: 'Nepal',
    engine: 'surya-siddhanta', // the calendar of its committee
    options: { bija: 'full' },
    capital: { name: 'Kathmandu', latDeg: 27.7172, lonDeg: 85.324 },
    zone: 'Asia/Kathmandu',
    festivals: OF_NEPAL,
  },
  {
    code: 'LK',
    name: 'Sri Lanka',
    engine: DRIK,
    capital: { name: 'Colombo', latDeg: 6.9271, lonDeg: 79.8612 },
    zone: 'Asia/Colombo',
    festivals: ['pongal', 'shivaratri', 'deepavali'],
  },
  {
    code: 'MU',
    name: 'Mauritius',
    engine: DRIK,
    capital: { name: 'Port Louis', latDeg: -20.1609, lonDeg: 57.5012 },
    zone: 'Indian/Mauritius',
    festivals: ['thaipusam', 'shivaratri', 'ugadi', 'ganeshchaturthi', 'deepavali'],
  },
  {
    code: 'FJ',
    name: 'Fiji',
    engine: DRIK,
    capital: { name: 'Suva', latDeg: -18.1416, lonDeg: 178.4419 },
    zone: 'Pacific/Fiji',
    festivals: ['deepavali'],
  },
  {
    code: 'SG',
    name: 'Singapore',
    engine: DRIK,
    capital: { name: 'Singapore', latDeg: 1.2897, lonDeg: 103.8501 },
    zone: 'Asia/Singapore',
    festivals: ['deepavali'],
  },
  {
    code: 'MY',
    name: 'Malaysia',
    engine: DRIK,
    capital: { name: 'Kuala Lumpur', latDeg: 3.139, lonDeg: 101.6869 },
    zone: 'Asia/Kuala_Lumpur',
    festivals: ['thaipusam', 'deepavali'],
  },
  {
    code: 'GY',
    name: 'Guyana',
    engine: DRIK,
    capital: { name: 'Georgetown', latDeg: 6.8013, lonDeg: -58.1551 },
    zone: 'America/Guyana',
    festivals: ['holi', 'deepavali'],
  },
  {
    code: 'SR',
    name: 'Suriname',
    engine: DRIK,
    capital: { name: 'Paramaribo', latDeg: 5.852, lonDeg: -55.2038 },
    zone: 'America/Paramaribo',
    festivals: ['holi', 'deepavali'],
  },
  {
    code: 'TT',
    name: 'Trinidad and Tobago',
    engine: DRIK,
    capital: { name: 'Port of Spain', latDeg: 10.6667, lonDeg: -61.5189 },
    zone: 'America/Port_of_Spain',
    festivals: ['deepavali'],
  },
  {
    code: 'KE',
    name: 'Kenya',
    engine: DRIK,
    capital: { name: 'Nairobi', latDeg: -1.2921, lonDeg: 36.8219 },
    zone: 'Africa/Nairobi',
    festivals: ['deepavali'],
  },
];

export const LAND_CODES: readonly string[] = HOLIDAY_LANDS.map(({ code }) => code);

/** Other names of the countries, in lower case with hyphens, with their codes. */
export const LAND_NAMES: ReadonlyMap<string, string> = new Map(
  HOLIDAY_LANDS.flatMap(({ code, name }) => [
    [code.toLowerCase(), code],
    [name.toLowerCase().replaceAll(' ', '-'), code],
  ]),
);

const wordOf = (text: string): string => text.trim().toLowerCase().replaceAll(/[ _]+/g, '-');

/** The country with this code or name. */
export function holidayLand(text: string): HolidayLand | undefined {
  const code = LAND_NAMES.get(wordOf(text));
  return HOLIDAY_LANDS.find((each) => each.code === code);
}

/** The states of a country that have holidays of their own. */
export const statesOf = ({ code }: HolidayLand): readonly IndianState[] => (code === 'IN' ? INDIAN_STATES : []);

/** The state with this code, old code or name. */
export function stateOf(land: HolidayLand, text: string): IndianState | undefined {
  const word = wordOf(text);
  return statesOf(land).find(
    ({ code, name, formerly }) =>
      code.toLowerCase() === word || formerly?.toLowerCase() === word || wordOf(name) === word,
  );
}
