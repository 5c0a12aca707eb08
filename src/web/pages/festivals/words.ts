/** What the page of festivals says. */
import type { Language } from '../../words/index.ts';

const EN = {
  title: (town: string, year: number) => `Festivals of ${year} in ${town}`,
  lead: 'Names and dates for this year, decided at the place by the tithi and the hour each rite asks for. Why a date was taken, what other traditions keep and the hours of the rite are in the API.',
  next: 'Next',
  today: 'today',
  inDays: (days: number) => (days === 1 ? 'tomorrow' : `in ${days} days`),
  great: 'Festivals',
  vratas: 'Ekadashi, pradosha and the other vratas of each month as well',
  feed: 'Keep them in your calendar',
  feedLead: 'The same dates as a feed for a calendar program, with the reason in each entry:',
  plans: 'Plans',
  call: 'The call behind it',
  callLead: 'Every date with its rule, its source and its hours:',
  by: (engine: string) => `Reckoned by ${engine}.`,
};
export type FestivalsWords = Readonly<typeof EN>;

const HI: FestivalsWords = {
  title: (town, year) => `${town} में ${year} के पर्व`,
  lead: 'इस वर्ष के नाम और तारीखें, उसी स्थान पर तिथि और कर्मकाल से निर्णीत। तारीख क्यों ली गई, दूसरी परंपराएँ क्या मानती हैं और पूजा का समय API में है।',
  next: 'आगे',
  today: 'आज',
  inDays: (days) => (days === 1 ? 'कल' : `${days} दिन में`),
  great: 'पर्व',
  vratas: 'हर महीने की एकादशी, प्रदोष और दूसरे व्रत भी',
  feed: 'अपने कैलेंडर में रखें',
  feedLead: 'यही तारीखें कैलेंडर प्रोग्राम के लिए, हर प्रविष्टि में कारण के साथ:',
  plans: 'योजनाएँ',
  call: 'इसके पीछे का अनुरोध',
  callLead: 'हर तारीख अपने नियम, स्रोत और समय के साथ:',
  by: (engine) => `गणना: ${engine}।`,
};

export const FESTIVALS_WORDS: Readonly<Record<Language, FestivalsWords>> = { en: EN, hi: HI };
