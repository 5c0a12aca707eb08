/** The words of the festivals page. */

import type { Words } from '../../../words.ts';
import type { festivals as english } from '../../en/pages/festivals.ts';

export const festivals: Words<typeof english> = {
  title: (town, year) => `${town} में ${year} के पर्व`,
  lead: 'हर तारीख इसी नगर के लिए है, तिथि और पूजा के काल से तय। पर्व चुनें: पूजा का समय, इसी दिन क्यों, और दूसरी परम्पराओं की तारीखें।',
  said: (town, year) => `${town} के लिए ${year} के हिन्दू पर्व, एकादशी और व्रत की तारीखें, पूजा के समय के साथ।`,
  years: 'वर्ष',
  yearBefore: 'पिछला वर्ष',
  yearAfter: 'अगला वर्ष',
  soon: 'अगली एकादशी, प्रदोष और दूसरे व्रत',
  next: 'आने वाले पर्व',
  today: 'आज',
  inDays: (days) => (days === 1 ? 'कल' : `${days} दिन में`),
  great: 'पर्व',
  vratas: 'हर महीने की एकादशी, प्रदोष और दूसरे व्रत भी',
  feed: 'अपने फ़ोन के कैलेंडर में जोड़ें',
  feedLead: 'यही तारीखें कैलेंडर प्रोग्राम के लिए। एक नगर किसी भी खाते के साथ मुफ़्त:',
  plans: 'योजनाएँ',
  call: 'इसके पीछे का अनुरोध',
  callLead: 'हर तारीख अपने नियम, स्रोत और समय के साथ:',
  by: (engine) => `गणना: ${engine}।`,
};
