/** The words of the pages of a day and a month. */

import type { Words } from '../../../words.ts';
import type { days as english } from '../../en/pages/days.ts';

export const days: Words<typeof english> = {
  dayTitle: (town) => `${town} का पंचांग`,
  daySaid: (day, town, tithi, sunrise) =>
    `${town} का पंचांग, ${day}: ${tithi}${sunrise === null ? '' : `, सूर्योदय ${sunrise}`}; तिथि, नक्षत्र, योग और करण के समाप्ति समय, राहु काल, अभिजित्, चौघड़िया, पर्व और व्रत।`,
  monthTitle: (month, town) => `${month} का पंचांग, ${town}`,
  monthSaid: (month, town, kept) =>
    `${town} के लिए ${month} का हिन्दू पंचांग: हर दिन की तिथि${kept.length === 0 ? '' : `, ${kept.join(', ')}`}, व्रत और पर्व।`,
  months: 'महीने',
  monthBefore: 'पिछला महीना',
  monthAfter: 'अगला महीना',
  monthField: 'महीना चुनें',
  days: 'दिन',
  before: 'पिछला दिन',
  after: 'अगला दिन',
  date: 'तारीख चुनें',
  go: 'देखें',
  today: 'आज',
  thisMonth: 'इस महीने का पंचांग',
  tomorrow: 'कल का पंचांग',
  kept: 'इस दिन के पर्व और व्रत',
  fasts: {
    label: 'एकादशी का उपवास किसका',
    schools: { smarta: 'गृहस्थ (स्मार्त)', vaishnava: 'वैष्णव', gaudiya: 'गौड़ीय वैष्णव (इस्कॉन, मठ)' },
  },
  notWednesday: '(बुधवार को वर्जित)',
  landElsewhere: 'इसका पृष्ठ देखें',
  chaughadiya: 'चौघड़िया',
  chaughadiyaNow: 'अभी का चौघड़िया',
  now: 'अभी',
  chaughadiyaLead: 'दिन और रात के आठ-आठ भाग; जब कोई और मुहूर्त न मिले, तब काम आरम्भ करने के लिए।',
  gowriNow: 'अभी का गौरी काल',
  gowriLead: 'दिन और रात के आठ-आठ भाग, जैसे तमिल पंचांगों में; दिन का विषम् राहु काल है।',
  kariNaalToday: 'इस दिन कुछ आरम्भ नहीं किया जाता।',
  kariNaalDisputed: 'इस दिन कुछ आरम्भ नहीं किया जाता; सूचियाँ इस पर भिन्न हैं।',
  byDay: 'दिन',
  byNight: 'रात',
  quality: { good: 'शुभ', neutral: 'सामान्य', bad: 'अशुभ' },
  wholeMonth: (month) => `पूरा महीना: ${month}`,
  nextFasts: 'अगली एकादशी और व्रत',
  printed: {
    here: 'जैसा नेपाल की समिति छापती है: सूर्यसिद्धान्त, छपे पंचांग के सूर्योदय से।',
    modern: 'यही दृक् गणना से',
    back: 'यही, जैसा नेपाल की समिति छापती है',
  },
  wholeYear: (year) => `${year} के पर्व`,
  call: 'इस पृष्ठ के पीछे का API अनुरोध',
  callLead: 'ऊपर का सब कुछ और उससे अधिक, छह हज़ार वर्षों के किसी भी दिन के लिए, आपकी अपनी कुंजी से:',
  wrongDate: (asked) => `“${asked}” कोई तारीख नहीं है।`,
  wrongDateHint: (example) => `तारीख वर्ष, महीने और दिन से लिखी जाती है, जैसे ${example}।`,
  outside: (asked) => `${asked} इन पृष्ठों पर नहीं है।`,
  outsideHint: (from, to) => `यहाँ ${from} से ${to} तक के वर्ष हैं। API ईसा पूर्व 3102 से सन् 3000 तक के हर दिन का उत्तर देता है।`,
  toApi: 'API देखें',
};
