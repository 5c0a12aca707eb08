/** The words of the usage page. */

import type { Words } from '../../../words.ts';
import type { usage as english } from '../../en/pages/usage.ts';

export const usage: Words<typeof english> = {
  title: 'उपयोग',
  lead: (month) => `${month} में लगे क्रेडिट, भारतीय दिनों से।`,
  used: 'इस महीने लगे',
  left: 'इस महीने शेष',
  extra: 'अतिरिक्त, सदा मान्य',
  unlimited: 'असीमित',
  reset: 'को मासिक क्रेडिट फिर भरेंगे',
  byDay: 'दिन के अनुसार',
  byClass: 'अनुरोध के वर्ग के अनुसार',
  byKey: 'कुंजी और मार्ग के अनुसार',
  byKeyLead: 'बही-खाते से अलग से गिना जाता है: अन्तिम मिनट के अनुरोध अभी छूटे हो सकते हैं।',
  key: 'कुंजी',
  route: 'मार्ग',
  calendar: 'कैलेंडर',
  keysCsv: 'कुंजियाँ और मार्ग CSV में',
  months: 'महीने',
  csv: 'यह महीना CSV में',
  csvAll: 'सब महीने CSV में',
  plot: 'महीने के हर दिन लगे क्रेडिट',
  day: 'दिन',
  class: 'वर्ग',
  credits: 'क्रेडिट',
  calls: 'अनुरोध',
  table: 'यही सारणी में',
  nothing: 'इस महीने अभी कुछ नहीं लगा। कुंजी से पहला अनुरोध यहाँ दिखेगा।',
  classes: {
    none: 'निःशुल्क',
    light: 'हल्का',
    standard: 'सामान्य',
    chart: 'कुण्डली',
    varga: 'वर्ग कुण्डली',
    heavy: 'भारी',
    book_html: 'पुस्तक, HTML',
    book_pdf: 'पुस्तक, PDF',
    pack: 'मोबाइल पैक',
    bulk: 'थोक',
  },
};
