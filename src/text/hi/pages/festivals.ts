/** The words of the festivals page. */
import type { festivals as english } from '../../en/pages/festivals.ts';
import type { Words } from '../../words.ts';

export const festivals: Words<typeof english> = {
  title: (town, year) => `${town} में ${year} के पर्व`,
  lead: 'इस वर्ष के नाम और तारीखें, उसी स्थान पर तिथि और कर्मकाल से निर्णीत। तारीख क्यों ली गई, दूसरी परम्पराएँ क्या मानती हैं और पूजा का समय API में है।',
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
