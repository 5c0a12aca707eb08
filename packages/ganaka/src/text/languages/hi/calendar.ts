/** The descriptions of calendar files, in Hindi. */
import type { CalendarWords, ClockTime } from '../../contracts/calendar-words.ts';
import { called } from './called.ts';
import { gregorianMonth } from './clock.ts';
import { passageHi } from './works.ts';

const dayMonth = (day: number, month: number): string => `${day} ${gregorianMonth(month)}`;
const on = ({ time, day, month }: ClockTime): string => `${dayMonth(day, month)} ${time}`;
const isSameDay = (a: ClockTime, b: ClockTime): boolean => a.day === b.day && a.month === b.month;
const span = (from: ClockTime, to: ClockTime): string => `${on(from)} से ${isSameDay(from, to) ? to.time : on(to)} तक`;
const CUTOFFS = {
  sunset: 'सूर्यास्त',
  sunrise: 'सूर्योदय',
  midnight: 'अर्धरात्रि',
  aparahna: 'दिन का तीन-पाँचवाँ भाग',
  clock: 'नियम का समय',
};

export const calendar: CalendarWords = {
  titles: { festivals: 'त्योहार', panchanga: 'पंचांग' },
  dayMonth,
  called,
  alsoCalled: (name) => `इसे ${name} भी कहते हैं।`,
  runs: (name, from, to) => `${name} ${span(from, to)}।`,
  enters: (rashi, at) => `सूर्य का ${rashi} में प्रवेश: ${on(at)}।`,
  passage: (work, locus) => passageHi(locus === undefined ? { work } : { work, locus }),
  ruled: (gist, passage) => `${gist} स्रोत: ${passage}।`,
  otherDay: (date, ruled) => `अन्य मत में ${date}: ${ruled}`,
  margins: {
    narrow: 'निर्णय निकट का है: आधे घंटे से कम के अन्तर से दिन बदल जाता।',
    knife_edge: 'निर्णय बहुत निकट का है: दो मिनट से कम के अन्तर से दिन बदल जाता।',
  },
  wedding: {
    verdicts: {
      shubha: 'विवाह के लिए शुभ दिन।',
      madhyama: 'विवाह के लिए मध्यम दिन।',
      varjya: 'दिन विवाह के योग्य है, पर उसका कोई समय नहीं।',
    },
    best: 'सबसे अच्छे समय:',
    others: 'अन्य समय:',
    hours: (from, to, isNextDay, rising) =>
      `${isNextDay || !isSameDay(from, to) ? span(from, to) : `${from.time} से ${to.time} तक`}, ${rising} लग्न`,
    faults: 'इससे अच्छा क्यों नहीं:',
    inNeed: 'कोई समय निर्दोष नहीं है; आवश्यकता में इनकी अनुमति है।',
    alsoInNeed: 'इस समय कोई लग्न निर्दोष नहीं, पर आवश्यकता में श्लोक एक को मान्य करता है:',
  },
  cutoff: (kind, at, minutes) => `नियम का निर्णय-क्षण: ${CUTOFFS[kind]}, ${on(at)}; प्रवेश से अन्तर ${minutes} मिनट।`,
  source: (source) => `स्रोत: ${source}।`,
  found: {
    solarDay: (day) => `सौर मास का दिन ${day}`,
    pada: (nakshatra, pada) => `${nakshatra}, चरण ${pada}`,
    graha: (graha, where) => `${graha}: ${where}`,
    rising: (rashi) => `${rashi} लग्न`,
    retrograde: (graha) => `${graha} वक्री`,
    combust: (graha) => `${graha} अस्त`,
    solarMonth: (rashi) => `${rashi} का सौर मास`,
    masaKinds: { nija: 'शुद्ध मास', adhika: 'अधिक मास', kshaya: 'क्षय मास' },
    kalas: {
      before_sayahna: 'सूर्योदय से अपराह्न के अन्त तक',
      parahna: 'दिन का उत्तरार्ध',
      purvahna_third: 'दिन का पहला तिहाई भाग',
      ghatis_13_15: 'दिन की घटी 13 से 15',
      ghatis_16_18: 'दिन की घटी 16 से 18',
      midday: 'मध्याह्न का क्षण',
      daylight: 'दिन',
      sunset: 'सूर्यास्त',
      pradosha_two: 'सूर्यास्त के बाद दो मुहूर्त',
      night_first_yama: 'रात का पहला प्रहर',
      midnight: 'मध्यरात्रि',
      night: 'रात',
      sunrise: 'सूर्योदय',
    },
    not: (what) => `${what} नहीं`,
    or: 'या',
    from: (from, to) => `${span(from, to)}।`,
  },
};
