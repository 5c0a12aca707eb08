/**
 * Ready-made lines as a Hindi panchanga prints them. Names come from the lexicon; here stand the wording around them and
 * the clock: प्रातः, दोपहर, सायं, रात्रि with hours of twelve, and the date in brackets once it is the next one.
 */
import { dateOf } from '../kernel/civil.ts';
import type { Place } from '../kernel/place.ts';
import { type CivilDay, civilDay, type JdUt, jdUt } from '../kernel/units.ts';
import { minutesAt } from './format.ts';

const MONTHS = [
  'जनवरी',
  'फरवरी',
  'मार्च',
  'अप्रैल',
  'मई',
  'जून',
  'जुलाई',
  'अगस्त',
  'सितम्बर',
  'अक्टूबर',
  'नवम्बर',
  'दिसम्बर',
] as const;
const DAY_AND_NIGHT = 'अहोरात्र';
const NONE_TODAY = 'आज नहीं';
const LOST = 'क्षय तिथि';

export const gregorianMonth = (month: number): string => MONTHS[month - 1] ?? '';

function partOfDay(hour: number): string {
  if (hour < 4 || hour >= 19) return 'रात्रि';
  if (hour < 12) return 'प्रातः';
  return hour < 16 ? 'दोपहर' : 'सायं';
}

const MINUTES_PER_DAY = 1440;
const two = (n: number): string => String(n).padStart(2, '0');
const HINDI_MINUTES = Array.from({ length: MINUTES_PER_DAY }, (_, n) => {
  const hour = Math.floor(n / 60);
  return `${partOfDay(hour)} ${two(hour % 12 === 0 ? 12 : hour % 12)}:${two(n % 60)}`;
});
const OCLOCK_MINUTES = HINDI_MINUTES.map((minute) => `${minute} बजे`);
const HALF_MINUTE_DAYS = 30 / 86_400;

/** `दोपहर 03:53`, with `oclock` `दोपहर 03:53 बजे`, and `रात्रि 01:20 (15 नवम्बर)` when the date is no longer that of `day`. */
export function hindiClock(place: Place, t: JdUt, day: CivilDay, oclock = false): string {
  const minutes = minutesAt(place, jdUt(t + HALF_MINUTE_DAYS)); // the minute is cut, so this rounds it
  const shown = Math.floor(minutes / MINUTES_PER_DAY);
  const time = (oclock ? OCLOCK_MINUTES : HINDI_MINUTES)[minutes - shown * MINUTES_PER_DAY] ?? '';
  return shown === day ? time : time + otherDate(shown);
}

// a day's page has only the day after it to name, again and again
let lastShown = { day: Number.NaN, text: '' };
function otherDate(shown: number): string {
  if (lastShown.day === shown) return lastShown.text;
  const { month, day } = dateOf(civilDay(shown));
  lastShown = { day: shown, text: ` (${day} ${gregorianMonth(month)})` };
  return lastShown.text;
}

/** One anga after another: each but the last with its end on the clock. */
export interface Turn {
  readonly name: string;
  /** From `hindiClock` with बजे; null for the one that runs on past the next sunrise. */
  readonly until: string | null;
}

function turns(list: readonly Turn[]): string {
  const [first] = list;
  if (first === undefined) return '';
  if (list.length === 1 || first.until === null) return `${first.name} ${DAY_AND_NIGHT}`;
  let said = `${first.name} ${first.until} तक`;
  for (let i = 1; i < list.length; i++) {
    const turn = list[i];
    if (turn === undefined) break;
    const last = turn.until === null || i === list.length - 1;
    said += last ? `, उपरान्त ${turn.name}` : `, उपरान्त ${turn.name} ${turn.until} तक`;
  }
  return said;
}

/**
 * The year bears the name of Jupiter's year that ran when it began, as northern almanacs print it, and Shaka's own
 * lunar name stands beside its number where it is another. Years before an era began are not printed.
 */
export const yearLine = (y: {
  vikram: number;
  shaka: number;
  samvatsara: string;
  shakaName: string;
  ayana: string;
  ritu: string;
}): string => {
  const vikram = y.vikram > 0 ? `विक्रम संवत् ${y.vikram}, ` : '';
  const beside = y.shakaName === y.samvatsara ? '' : ` (${y.shakaName})`;
  const shaka = y.shaka > 0 ? `शक संवत् ${y.shaka}${beside}, ` : '';
  return `${vikram}${shaka}${y.samvatsara} नामक संवत्सर, ${y.ayana}, ${y.ritu} ऋतु।`;
};

export const dayLine = (d: {
  masa: string;
  paksha: string;
  tithi: string;
  vara: string;
  day: number;
  month: number;
  year: number;
}): string => `${d.masa} मास, ${d.paksha}, ${d.tithi} तिथि, ${d.vara}, ${d.day} ${gregorianMonth(d.month)} ${d.year}।`;

/** Three tithis in one day: the middle one is lost. */
export const tithiLine = (tithis: readonly Turn[]): string => {
  const lost = tithis.length === 3 ? tithis[1] : undefined;
  return `तिथि: ${turns(tithis)}${lost ? `; ${LOST}: ${lost.name}` : ''}।`;
};

/** How many of its angas a line has. */
export const ANGAS_SHOWN = 2;

/** The anga of sunrise and the next one, as printed panchangas have it. */
export const angasLine = (nakshatras: readonly Turn[], yogas: readonly Turn[], karanas: readonly Turn[]): string =>
  `नक्षत्र: ${turns(shown(nakshatras))}; योग: ${turns(shown(yogas))}; करण: ${turns(shown(karanas))}।`;

const shown = (angas: readonly Turn[]): readonly Turn[] =>
  angas.length <= ANGAS_SHOWN ? angas : angas.slice(0, ANGAS_SHOWN);

export const riseSetLine = (r: {
  sunrise: string;
  sunset: string;
  moonrise: string | null;
  moonset: string | null;
  ghati: number;
  pala: number;
}): string =>
  `सूर्योदय ${r.sunrise}, सूर्यास्त ${r.sunset}; चन्द्रोदय ${r.moonrise ?? NONE_TODAY}, चन्द्रास्त ${r.moonset ?? NONE_TODAY}; दिनमान ${r.ghati} घटी ${r.pala} पल।`;

export const kalaLine = (k: {
  abhijit: { from: string; to: string } | { forbiddenOn: string };
  rahu: { from: string; to: string };
  direction: string;
}): string => {
  const abhijit =
    'forbiddenOn' in k.abhijit ? `इस दिन (${k.abhijit.forbiddenOn}) त्याज्य` : `${k.abhijit.from} से ${k.abhijit.to} तक`;
  return `अभिजित् मुहूर्त ${abhijit}; राहु काल ${k.rahu.from} से ${k.rahu.to} तक; दिशाशूल ${k.direction} दिशा में।`;
};

export const bhadraLine = (b: { from: string; to: string; loka: string }): string =>
  `भद्रा ${b.from} से ${b.to} तक (${b.loka} लोक)।`;

export const moonLine = (rashis: readonly Turn[]): string => {
  const [first, next] = rashis;
  if (first === undefined) return '';
  if (first.until === null || next === undefined) return `चन्द्र ${first.name} राशि में ${DAY_AND_NIGHT}।`;
  return `चन्द्र ${first.name} राशि में ${first.until} तक, उपरान्त ${next.name} राशि में।`;
};

/** The yogas that the vocabulary has a name for. */
export const YOGA_WORDS = {
  sarvartha_siddhi: 'सर्वार्थसिद्धि योग',
  amrita_siddhi: 'अमृतसिद्धि योग',
  ravi_yoga: 'रवि योग',
  krakaca: 'क्रकच योग',
} as const;

export const yogaLine = (id: keyof typeof YOGA_WORDS, windows: readonly { from: string; to: string }[]): string => {
  let said: string = YOGA_WORDS[id];
  let before = ' ';
  for (const { from, to } of windows) {
    said += `${before}${from} से ${to} तक`;
    before = ', ';
  }
  return `${said}।`;
};

export const vasaLine = (v: { agni: string; shiva: string; yogini: string }): string =>
  `अग्निवास: ${v.agni}; शिववास: ${v.shiva}; योगिनी वास: ${v.yogini}।`;
