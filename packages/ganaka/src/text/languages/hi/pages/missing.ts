/** The words of the pages for an unknown path and for a request that could not be served. */

import type { Words } from '../../../words.ts';
import type { missing as english } from '../../en/pages/missing.ts';

export const missing: Words<typeof english> = {
  title: 'ऐसा कोई पृष्ठ नहीं है',
  text: 'पता लिखने में भूल हो सकती है। यहाँ यह है:',
  home: 'पहला पृष्ठ',
  query: {
    back: 'यही पृष्ठ, बिना विकल्पों के',
    repeated: (name) => `पते में “${name}” दो बार है; एक ही बार लिखें।`,
    unknown: (name, known) => `इस पृष्ठ पर “${name}” नाम का कोई विकल्प नहीं है। विकल्प ये हैं: ${known.join(', ')}।`,
    oneOf: (name, value, allowed) => `${name} इनमें से एक होना चाहिए: ${allowed.join(', ')}; मिला “${value}”।`,
    lang: (value, allowed) =>
      `lang इनमें से एक होना चाहिए: ${allowed.join(', ')}, या hi के साथ इनमें से एक, जैसे hi,ta; मिला “${value}”।`,
    half: 'lat और lon साथ में, अंशों में दें, जैसे lat=23.18&lon=75.77।',
  },
  trouble: {
    title: 'यह नहीं हो सका',
    away: 'खाते अभी नहीं खुल रहे। एक मिनट बाद फिर प्रयास करें।',
    expired: 'फ़ॉर्म बहुत देर खुला रहा या किसी और साइट से आया। वापस जाएँ, पृष्ठ फिर खोलें और दोबारा भेजें।',
    busy: 'अभी उत्तर से अधिक पूछा जा रहा है। कुछ नहीं लिया गया; कुछ क्षण बाद फिर प्रयास करें।',
    other: 'हमारी ओर कुछ विफल हुआ। वह दर्ज है; फिर प्रयास करें।',
  },
};
