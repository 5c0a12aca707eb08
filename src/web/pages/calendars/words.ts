/** What the page of calendars says. */
import type { Language } from '../../words/index.ts';

type Cutoff = 'sunset' | 'sunrise' | 'midnight' | 'aparahna' | 'clock';

const EN = {
  title: 'Calendars of the land',
  lead: 'A day in the calendar of the house, and the civil day of its date. Every answer names its rule, and how near the other day was.',
  toCalendar: 'From a civil day',
  toCivil: 'To the civil day',
  calendar: 'Calendar',
  date: 'Civil day',
  year: 'Year',
  month: 'Month',
  day: 'Day',
  show: 'Show',
  is: 'is',
  place: 'Place',
  rule: 'Rule',
  confidence: {
    'read-in-text': 'read in a text',
    law: 'law',
    'publisher-fit': 'fitted to a print',
    secondary: 'as others report it',
    'general-knowledge': 'common practice',
  },
  sankranti: 'Sankranti',
  margin: 'Margin',
  minutes: (minutes: number) => `${minutes} minutes`,
  cutoff: { sunset: 'sunset', sunrise: 'sunrise', midnight: 'midnight', aparahna: 'three fifths of the day', clock: 'the hour' } satisfies Record<Cutoff, string>,
  edge: (rashi: string, minutes: number, side: 'before' | 'after', cutoff: string, other: string) =>
    `The Sun entered ${rashi} ${minutes} minutes ${side} ${cutoff}; on the other side of it the month would have begun on ${other}.`,
  printed: 'Printed',
  agrees: (date: string) => `${date}, as the rule has it`,
  differs: (date: string) => `${date}; the rule has another day`,
  others: 'The same day in the other calendars',
  before: 'Month before',
  after: 'Month after',
  call: 'The call behind it',
  callLead: 'Open, without a key:',
  more: 'Rules, sources and agreement',
};
export type CalendarsWords = Readonly<typeof EN>;

const HI: CalendarsWords = {
  title: 'प्रदेशों के पंचांग',
  lead: 'घर के पंचांग में आज का दिन, और उसकी तिथि का नागरिक दिन। हर उत्तर अपना नियम बताता है, और यह भी कि दूसरा दिन कितना निकट था।',
  toCalendar: 'नागरिक दिन से',
  toCivil: 'नागरिक दिन तक',
  calendar: 'पंचांग',
  date: 'नागरिक दिन',
  year: 'वर्ष',
  month: 'मास',
  day: 'दिन',
  show: 'दिखाएँ',
  is: '=',
  place: 'स्थान',
  rule: 'नियम',
  confidence: {
    'read-in-text': 'ग्रंथ में पढ़ा गया',
    law: 'विधि',
    'publisher-fit': 'मुद्रण से मिलाया गया',
    secondary: 'दूसरों के अनुसार',
    'general-knowledge': 'लोक-व्यवहार',
  },
  sankranti: 'संक्रान्ति',
  margin: 'अंतर',
  minutes: (minutes) => `${minutes} मिनट`,
  cutoff: { sunset: 'सूर्यास्त', sunrise: 'सूर्योदय', midnight: 'मध्यरात्रि', aparahna: 'दिन के तीन पंचमांश', clock: 'उस घड़ी' },
  edge: (rashi, minutes, side, cutoff, other) =>
    `सूर्य ${cutoff} से ${minutes} मिनट ${side === 'before' ? 'पहले' : 'बाद'} ${rashi} में आया; दूसरी ओर होता तो मास ${other} से आरंभ होता।`,
  printed: 'मुद्रित',
  agrees: (date) => `${date}, नियम से वही`,
  differs: (date) => `${date}; नियम का दिन दूसरा है`,
  others: 'यही दिन दूसरे पंचांगों में',
  before: 'पिछला मास',
  after: 'अगला मास',
  call: 'इसके पीछे का अनुरोध',
  callLead: 'खुला, बिना कुंजी:',
  more: 'नियम, स्रोत और मेल',
};

export const CALENDARS_WORDS: Readonly<Record<Language, CalendarsWords>> = { en: EN, hi: HI };
