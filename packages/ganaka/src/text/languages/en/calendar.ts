/** The descriptions of calendar files, in English. */
import type { CalendarWords, ClockTime } from '../../contracts/calendar-words.ts';
import { called } from './called.ts';

const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];
const dayMonth = (day: number, month: number): string => `${day} ${MONTHS[month - 1]}`;
const on = ({ time, day, month }: ClockTime): string => `${time} on ${dayMonth(day, month)}`;
const isSameDay = (a: ClockTime, b: ClockTime): boolean => a.day === b.day && a.month === b.month;
const span = (from: ClockTime, to: ClockTime): string =>
  isSameDay(from, to) ? `${from.time} to ${on(to)}` : `${on(from)} to ${on(to)}`;
const CUTOFFS = {
  sunset: 'sunset',
  sunrise: 'sunrise',
  midnight: 'midnight',
  aparahna: 'three fifths of the day',
  clock: 'the hour of the rule',
};

export const calendar: CalendarWords = {
  titles: { festivals: 'Festivals', panchanga: 'Panchanga' },
  dayMonth,
  called,
  alsoCalled: (name) => `Also called ${name}.`,
  runs: (name, from, to) => `${name} ${span(from, to)}.`,
  enters: (rashi, at) => `The Sun enters ${rashi} at ${on(at)}.`,
  passage: (work, locus) => (locus === undefined ? work : `${work} ${locus}`),
  ruled: (gist, passage) => `${gist} Source: ${passage}.`,
  otherDay: (date, ruled) => `Others keep ${date}: ${ruled}`,
  margins: {
    narrow: 'A close decision: less than half an hour would have given another day.',
    knife_edge: 'A very close decision: less than two minutes would have given another day.',
  },
  wedding: {
    verdicts: {
      shubha: 'A good day for a wedding.',
      madhyama: 'A middling day for a wedding.',
      varjya: 'The day is fit for a wedding, but none of its hours is.',
    },
    best: 'Best hours:',
    others: 'Other hours:',
    hours: (from, to, isNextDay, rising) =>
      `${isNextDay || !isSameDay(from, to) ? span(from, to) : `${from.time} to ${to.time}`}, ${rising} rising`,
    faults: 'Why it is not better:',
    inNeed: 'No hour is free of faults; these are allowed in need.',
    alsoInNeed: 'In these hours no rising sign is free of faults, but a verse allows one in need:',
  },
  cutoff: (kind, at, minutes) =>
    `The rule decides at ${CUTOFFS[kind]}, ${on(at)}: ${minutes} ${minutes === 1 ? 'minute' : 'minutes'} from the entry.`,
  source: (source) => `Source: ${source}.`,
  found: {
    solarDay: (day) => `day ${day} of the solar month`,
    pada: (nakshatra, pada) => `${nakshatra}, pada ${pada}`,
    graha: (graha, where) => `${graha} in ${where}`,
    rising: (rashi) => `${rashi} rising`,
    retrograde: (graha) => `${graha} retrograde`,
    combust: (graha) => `${graha} combust`,
    solarMonth: (rashi) => `solar month of ${rashi}`,
    masaKinds: { nija: 'regular month', adhika: 'adhika month', kshaya: 'kshaya month' },
    kalas: {
      before_sayahna: 'sunrise to the end of aparahna',
      parahna: 'second half of the day',
      purvahna_third: 'first third of the day',
      ghatis_13_15: 'ghatikas 13 to 15 of the day',
      ghatis_16_18: 'ghatikas 16 to 18 of the day',
      midday: 'midday',
      daylight: 'daylight',
      sunset: 'sunset',
      pradosha_two: 'two muhurtas after sunset',
      night_first_yama: 'first quarter of the night',
      midnight: 'midnight',
      night: 'night',
      sunrise: 'sunrise',
    },
    not: (what) => `not ${what}`,
    or: 'or',
    from: (from, to) => `${span(from, to)}.`,
  },
};
