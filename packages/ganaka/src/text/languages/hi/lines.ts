/**
 * Ready-made lines as in a printed Hindi panchanga. Callers give names by number; this file has the wording around
 * them. The prepared pieces at its end are joined into lines.
 */
import { type IdOf, type NumberedList, nameAt } from '../../names.ts';
import { gregorianMonth } from './clock.ts';
import { names } from './names/index.ts';

/**
 * The anga at the start of the page. `until` is the time with बजे at which it ends, or null if it ends after the day.
 * `since` is its start, if the page begins at midnight and the anga later.
 */
export interface RunningAnga {
  readonly number: number;
  readonly until: string | null;
  readonly since?: string | null;
}
export interface FromAndTo {
  readonly from: string;
  readonly to: string;
}

/**
 * The line of the year. The era of the region comes first. In the north the year has the name of Jupiter's year at its
 * start; the name by the other school follows if it differs. The lunar name of the Shaka year follows its number if it differs, because a sankalpa uses that name. The ritu
 * is that of the amanta month; if the page names a month of another ritu, the amanta month is added. A year before the
 * start of an era is left out.
 */
export const yearLine = (y: {
  era: 'vikram' | 'shaka' | 'kali';
  vikram: number;
  kartikadi: boolean;
  shaka: number;
  kali: number;
  samvatsara: number;
  /** The year's name by the other school of Jupiter's years, if it differs. */
  otherSchool: number | null;
  /** Whether `samvatsara` is that of the text, and the other that of corrected mean motion. */
  ofText: boolean;
  chandra: number;
  ayana: number;
  ritu: number;
  /** The amanta month, if the page names a month that belongs to another ritu. */
  rituOf: number | null;
}): string => {
  const vikram = y.vikram > 0 ? `विक्रम संवत् ${y.vikram}${y.kartikadi ? ' (कार्तिकादि)' : ''}, ` : '';
  const beside = y.chandra === y.samvatsara ? '' : ` (संकल्प में ${nameOf('samvatsara', y.chandra)})`;
  const shaka = y.shaka > 0 ? `शक संवत् ${y.shaka}${beside}, ` : '';
  const years = y.era === 'shaka' ? shaka + vikram : vikram + shaka;
  const kali = y.era === 'kali' && y.kali > 0 ? `कलि संवत् ${y.kali}, ` : '';
  const other =
    y.otherSchool === null
      ? ''
      : ` (${y.ofText ? 'शोधित गणना' : 'सूर्यसिद्धान्त'} से ${nameOf('samvatsara', y.otherSchool)})`;
  const rituOf = y.rituOf === null ? '' : ` (अमान्त ${nameOf('masa', y.rituOf)} से)`;
  return `${kali}${years}${nameOf('samvatsara', y.samvatsara)} नामक संवत्सर${other}, ${nameOf('ayana', y.ayana)}, ${nameOf('ritu', y.ritu)} ऋतु${rituOf}।`;
};

export const dayLine = (d: {
  masa: number;
  adhika: boolean;
  /** The first of the two names of a kshaya month. */
  kshaya: number | null;
  tithi: number;
  weekday: number;
  day: number;
  month: number;
  year: number;
  /** The solar month and its day, if the civil months of the region are solar. */
  solar: { readonly number: number; readonly day: number } | null;
}): string => {
  const vara = nameOf('vara', d.weekday);
  const solar = d.solar === null ? '' : `; सौर ${nameOf('rashi', d.solar.number)} मास, दिन ${d.solar.day}`;
  return `${tithiOfMonth(d, d.tithi)}${vara}, ${d.day} ${gregorianMonth(d.month)} ${d.year}${solar}।`;
};

/**
 * `ends`: the times at which the first tithi and each later one end before the next sunrise; there are two if a tithi
 * contains no sunrise. `grows`: the tithi contains both sunrises.
 */
export const tithiLine = (
  first: number,
  ends: readonly string[],
  grows = false,
  since: string | null = null,
): string => {
  const [end = null, lostEnd] = ends;
  const begun = `तिथि: ${running('tithi', first, end, since)}`;
  if (lostEnd === undefined) return grows ? `${begun}; वृद्धि तिथि: ${nameOf('tithi', first)}।` : `${begun}।`;
  const lost = (first % 30) + 1;
  return `${begun} ${lostEnd}${THEN}${nameOf('tithi', (lost % 30) + 1)}; क्षय तिथि: ${nameOf('tithi', lost)}।`;
};

/** The angas at sunrise, each with its end and the next one, as in printed panchangas. */
export const angasLine = (nakshatra: RunningAnga, yoga: RunningAnga, karana: RunningAnga): string =>
  `नक्षत्र: ${angaText('nakshatra', nakshatra)}; योग: ${angaText('yoga', yoga)}; करण: ${angaText('karana', karana)}।`;
const angaText = (cycle: Turning, { number, until, since }: RunningAnga): string =>
  running(cycle, number, until, since);

/** The line for a day on which the Sun does not rise or set. `byNoon`: the page is made for noon. */
export const noSunLine = (why: 'no_sunset' | 'no_sunrise', byNoon: boolean): string =>
  `इस दिन यहाँ ${why === 'no_sunset' ? 'सूर्य अस्त नहीं होता' : 'सूर्योदय नहीं होता'}${byNoon ? '; तिथि आदि मध्याह्न के हैं' : ''}।`;

export const riseSetLine = (r: {
  sunrise: string;
  sunset: string;
  moonrise: string | null;
  moonset: string | null;
  palas: number;
}): string =>
  `सूर्योदय ${r.sunrise}, सूर्यास्त ${r.sunset}; चन्द्रोदय ${r.moonrise ?? NONE_TODAY}, चन्द्रास्त ${r.moonset ?? NONE_TODAY}; ${dinamana(r.palas)}`;

/** `abhijit` is null on the weekday on which it is forbidden. */
export const kalaLine = (k: {
  weekday: number;
  abhijit: FromAndTo | null;
  rahu: FromAndTo;
  direction: DirectionId;
}): string => {
  const abhijit = k.abhijit === null ? forbiddenOn(k.weekday) : `${k.abhijit.from} से ${k.abhijit.to} तक`;
  return `अभिजित् मुहूर्त ${abhijit}; राहु काल ${k.rahu.from} से ${k.rahu.to} तक; दिशाशूल ${names.direction[k.direction]} दिशा में।`;
};

export const SUNRISE = 'सूर्योदय';

export const bhadraLine = ({ from, to }: FromAndTo, loka: VasaId, harmless: boolean): string =>
  `भद्रा ${from} से ${to} तक (${names.vasa[loka]} लोक${harmless ? ', निर्दोष' : ''})।`;

export const moonLine = ({ number, until, since = null }: RunningAnga): string => {
  const rashi = nameOf('rashi', number);
  if (since !== null) {
    const left = until === null ? '' : ` ${until} तक, उपरान्त ${nameOf('rashi', (number % 12) + 1)} राशि में`;
    return `चन्द्र ${rashi} राशि में ${since} से${left}।`;
  }
  if (until === null) return `चन्द्र ${rashi} राशि में अहोरात्र।`;
  return `चन्द्र ${rashi} राशि में ${until} तक, उपरान्त ${nameOf('rashi', (number % 12) + 1)} राशि में।`;
};

/** The yogas that the page of a day names. */
const YOGA_WORDS = {
  sarvartha_siddhi: names.special_yoga.sarvartha_siddhi,
  amrita_siddhi: names.special_yoga.amrita_siddhi,
  ravi_yoga: names.special_yoga.ravi_yoga,
  krakaca: names.special_yoga.krakaca,
} as const;

/** A window that is null means from sunrise to sunrise. */
export const yogaLine = (id: keyof typeof YOGA_WORDS, windows: readonly (FromAndTo | null)[]): string => {
  let said: string = YOGA_WORDS[id];
  let before = ' ';
  for (const each of windows) {
    said += before + (each === null ? DAY_AND_NIGHT : `${each.from} से ${each.to} तक`);
    before = ', ';
  }
  return `${said}।`;
};

/** Marks an observance that is kept only in other regions. */
export const observanceLine = (name: string, here: boolean): string => (here ? name : `${name} (अन्यत्र)`);

/** Returns `व्रत-पर्व: श्रीकृष्ण जन्माष्टमी, कालाष्टमी।` */
export const observancesLine = (names: readonly string[]): string => `व्रत-पर्व: ${names.join(', ')}।`;

/**
 * The instant of the sankranti, the hours for bathing and giving, and the best of these hours if the text names them.
 */
export const sankrantiLine = (rashi: number, at: string, punya: FromAndTo, best: FromAndTo | null): string => {
  const most = best === null ? '' : `, श्रेष्ठ ${best.from} से ${best.to} तक`;
  return `${nameOf('rashi', rashi)} संक्रान्ति ${at}; पुण्यकाल ${punya.from} से ${punya.to} तक${most}।`;
};

/** The visible part of an eclipse. If Sun or Moon rise or set eclipsed, the line says so. */
export const eclipseLine = (e: {
  kind: IdOf<'eclipse'>;
  seen: FromAndTo;
  rises: boolean;
  sets: boolean;
  sutak: FromAndTo | null;
}): string => {
  const edge = e.rises ? ' (ग्रस्तोदय)' : e.sets ? ' (ग्रस्तास्त)' : '';
  const sutak = e.sutak === null ? '' : `; सूतक ${e.sutak.from} से ${e.sutak.to} तक`;
  return `${names.eclipse[e.kind]} ${e.seen.from} से ${e.seen.to} तक${edge}${sutak}।`;
};

export const vasaLine = (v: { agni: VasaId; shiva: ShivaVasaId; yogini: DirectionId }): string =>
  `अग्निवास: ${names.vasa[v.agni]}; शिववास: ${names.shiva_vasa[v.shiva]}; योगिनी वास: ${names.direction[v.yogini]}।`;

const NONE_TODAY = 'आज नहीं';
const DAY_AND_NIGHT = 'अहोरात्र';
const THEN = ' तक, उपरान्त ';

type VasaId = IdOf<'vasa'>;
type ShivaVasaId = IdOf<'shiva_vasa'>;
type DirectionId = IdOf<'direction'>;

const COUNTS = {
  tithi: 30,
  nakshatra: 27,
  yoga: 27,
  karana: 60,
  paksha: 2,
  vara: 7,
  masa: 12,
  rashi: 12,
  samvatsara: 60,
  ayana: 2,
  ritu: 6,
} as const satisfies Partial<Record<NumberedList, number>>;
type Cycle = keyof typeof COUNTS;

/** Makes one entry for each number of a cycle; index 0 is unused. */
const table = <T>(cycle: Cycle, make: (number: number, name: string) => T): readonly T[] =>
  Array.from({ length: COUNTS[cycle] + 1 }, (_, n) => make(n, n === 0 ? '' : hindiName(cycle, n)));
const hindiName = (cycle: Cycle, number: number): string => nameAt(names, cycle, number) ?? '';
const namesOf = (cycle: Cycle): readonly string[] => table(cycle, (_, name) => name);
const NAMES: Readonly<Record<Cycle, readonly string[]>> = {
  tithi: namesOf('tithi'),
  nakshatra: namesOf('nakshatra'),
  yoga: namesOf('yoga'),
  karana: namesOf('karana'),
  paksha: namesOf('paksha'),
  vara: namesOf('vara'),
  masa: namesOf('masa'),
  rashi: namesOf('rashi'),
  samvatsara: namesOf('samvatsara'),
  ayana: namesOf('ayana'),
  ritu: namesOf('ritu'),
};
const nameOf = (cycle: Cycle, number: number): string => NAMES[cycle][number] ?? '';

/** The pieces `अनुराधा ` and ` तक, उपरान्त ज्येष्ठा`, between which the time is inserted, and `अनुराधा अहोरात्र`. */
interface Turn {
  readonly name: string;
  readonly next: string;
  readonly whole: string;
}
type Turning = 'tithi' | 'nakshatra' | 'yoga' | 'karana';
const turnsOf = (cycle: Turning): readonly Turn[] =>
  table(cycle, (n, name) => ({
    name: `${name} `,
    next: `${THEN}${hindiName(cycle, (n % COUNTS[cycle]) + 1)}`,
    whole: `${name} ${DAY_AND_NIGHT}`,
  }));
const TURNS: Readonly<Record<Turning, readonly Turn[]>> = {
  tithi: turnsOf('tithi'),
  nakshatra: turnsOf('nakshatra'),
  yoga: turnsOf('yoga'),
  karana: turnsOf('karana'),
};
function running(cycle: Turning, number: number, until: string | null, since: string | null = null): string {
  const turn = TURNS[cycle][number];
  if (turn === undefined) return '';
  const begun = since === null ? '' : `${since} से`;
  if (until === null) return since === null ? turn.whole : turn.name + begun;
  return turn.name + (since === null ? '' : `${begun} `) + until + turn.next;
}

const forbiddenOn = (weekday: number): string => `इस दिन (${nameOf('vara', weekday)}) त्याज्य`;

/** Returns `कार्तिक मास, शुक्ल पक्ष, द्वितीया तिथि, `. */
const tithiOfMonth = (
  { masa, adhika, kshaya }: { masa: number; adhika: boolean; kshaya: number | null },
  tithi: number,
): string => {
  const two = kshaya === null ? '' : ` (${nameOf('masa', kshaya)}-${nameOf('masa', (kshaya % 12) + 1)} क्षय मास)`;
  return `${adhika ? 'अधिक ' : ''}${nameOf('masa', masa)} मास${two}, ${nameOf('paksha', tithi <= 15 ? 1 : 2)}, ${nameOf('tithi', tithi)} तिथि, `;
};

/** Returns `दिनमान 26 घटी 55 पल।`; a day has 3600 palas. */
const dinamana = (palas: number): string => `दिनमान ${Math.floor(palas / 60)} घटी ${palas % 60} पल।`;
