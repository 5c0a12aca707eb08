/** The words of the pages for an unknown path and for a request that could not be served. */
import type { missing as english } from '../../en/pages/missing.ts';
import type { Words } from '../../words.ts';

export const missing: Words<typeof english> = {
  title: 'ऐसा कोई पृष्ठ नहीं है',
  text: 'पता लिखने में भूल हो सकती है। यहाँ यह है:',
  home: 'पहला पृष्ठ',
  trouble: {
    title: 'यह नहीं हो सका',
    away: 'खाते अभी नहीं खुल रहे। एक मिनट बाद फिर प्रयास करें।',
    expired: 'फ़ॉर्म बहुत देर खुला रहा या किसी और साइट से आया। वापस जाएँ, पृष्ठ फिर खोलें और दोबारा भेजें।',
    busy: 'अभी उत्तर से अधिक पूछा जा रहा है। कुछ नहीं लिया गया; कुछ क्षण बाद फिर प्रयास करें।',
    other: 'हमारी ओर कुछ विफल हुआ। वह दर्ज है; फिर प्रयास करें।',
  },
};
