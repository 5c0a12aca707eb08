import type { SightWords } from '../../contracts/sights.ts';

const ordinalOf = (n: number): string => {
  const teen = n % 100 >= 11 && n % 100 <= 13;
  const end = teen ? 'th' : (['th', 'st', 'nd', 'rd'][n % 10] ?? 'th');
  return `${n}${end}`;
};
const daysPhrase = (n: number): string => (n === 1 ? '1 day' : `${n} days`);

export const sights: SightWords = {
  fullMoon: 'full Moon',
  natures: {},
  systems: {},
  sunIn: (rashis) => `Sun in ${rashis}`,
  moonIn: (rashis) => `Moon in ${rashis}`,
  malamasa: (kind) => `${kind} month`,
  bothSeen: 'Jupiter and Venus are seen',
  set: (grahas) => `${grahas} set`,
  state: (grahas, state, days) =>
    `${grahas} ${state}: ${state === 'balya' ? `risen ${daysPhrase(days)} ago` : `sets in ${daysPhrase(days)}`}`,
  simhastha: (part) =>
    part === 'first' ? 'Jupiter in the first five quarters from Magha' : 'Jupiter in the rest of Simha',
  sankranti: (rashis) => `sankranti of ${rashis}`,
  eclipse: (kind, days) =>
    `${kind} eclipse ${days === 0 ? 'on the day' : days > 0 ? `in ${daysPhrase(days)}` : `${daysPhrase(-days)} ago`}`,
  fromSun: (counts) => `the Moon’s star ${counts.map(ordinalOf).join(', ')} from the Sun’s`,
  degreesGone: (degrees) => `Sun ${degrees.join(', ')} whole degrees into the sign`,
  by: (grahas) => `by ${grahas}`,
  dayOfLife: (day) => `day ${day} of life`,
  yearOfLife: (year) => `year ${year} of life`,
  plain: {
    clear: 'clear',
    'not met': 'not met',
    'in part': 'for a part of the day',
    present: 'present',
    absent: 'absent',
    'at other hours': 'not at this hour, but in a part of the day',
  },
  rising: (rashis) => `rising ${rashis}`,
  noSign: 'no rising sign',
  doshas: {
    latta: 'latta on the Moon’s star',
    pata: 'pata on the Moon’s star',
    yuti: 'in the Moon’s sign',
    vedha: 'the Moon’s star is pierced',
    jamitra: 'a graha opposite the Moon',
    bana: 'the fifth bana',
    ekargala: 'a bad yoga and an odd count',
    upagraha: 'the Moon’s star is an upagraha',
    kranti_samya: 'Sun and Moon in signs of like declination',
    dagdha_tithi: 'the tithi is burnt',
  },
};
