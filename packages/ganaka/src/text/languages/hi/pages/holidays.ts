/** The words of the page of holidays. */

import type { Words } from '../../../words.ts';
import type { holidays as english } from '../../en/pages/holidays.ts';
import { states } from '../states.ts';

/** The states by their names in the gazetteer, and the union territories that the search of places does not need. */
const STATES: ReadonlyMap<string, string> = new Map([
  ...Object.entries(states).map(([hindi, name]) => [name, hindi] as const),
  ['Andaman and Nicobar', 'अण्डमान और निकोबार'],
  ['Chandigarh', 'चंडीगढ़'],
  ['Dadra and Nagar Haveli and Daman and Diu', 'दादरा और नगर हवेली और दमन और दीव'],
  ['Lakshadweep', 'लक्षद्वीप'],
]);

export const holidays: Words<typeof english> = {
  title: (land, year) => `${land} के हिन्दू अवकाश ${year}`,
  short: 'देशों के अवकाश',
  lead: 'हर तारीख उस देश के पंचांग के नियम से है। जहाँ सरकार या शेयर बाज़ार की सूची छपी है, उसकी तारीख पहले है और सूची का नाम साथ है।',
  said: (land, year) => `${land} के ${year} के हिन्दू अवकाशों की तारीखें: नियम, सरकार या बाज़ार की सूची, और अन्तर का कारण।`,
  lands: 'देश',
  states: 'भारत के राज्य',
  whole: 'पूरा भारत',
  years: 'वर्ष',
  date: 'तारीख',
  holiday: 'अवकाश',
  list: 'सूची',
  none: 'नियम से',
  kinds: {
    public: 'सार्वजनिक अवकाश',
    restricted: 'ऐच्छिक अवकाश',
    bank: 'बैंक अवकाश',
    exchange: 'बाज़ार बन्द',
  },
  substitute: (date) => `${date} के बदले`,
  differs: (date) => `हमारे नियम से ${date}।`,
  unknown: (asked) => `${asked} के अवकाश यहाँ नहीं हैं`,
  unknownHint: 'इन देशों के अवकाश हिन्दू पंचांग से चलते हैं:',
  outside: (from, to) => `पृष्ठों पर ${from} से ${to} तक के वर्ष हैं; API में 1900 से 2100 तक हर वर्ष है।`,
  empty: 'इस वर्ष में इस देश का कोई अवकाश नहीं पड़ता।',
  call: 'इसके पीछे का अनुरोध',
  callLead: 'हर अवकाश अपने नियम, सूची और निर्णय की निकटता के साथ:',
  countries: {
    IN: 'भारत',
    NP: 'नेपाल',
    LK: 'श्रीलंका',
    MU: 'मॉरिशस',
    FJ: 'फ़िजी',
    SG: 'सिंगापुर',
    MY: 'मलेशिया',
    GY: 'गयाना',
    SR: 'सूरीनाम',
    TT: 'त्रिनिदाद और टोबैगो',
    KE: 'केन्या',
  },
  state: (name) => STATES.get(name) ?? name,
};
