/** The words of the page of the wedding days of a year. */

import type { Words } from '../../../words.ts';
import type { vivaha as english } from '../../en/pages/vivaha.ts';

export const vivaha: Words<typeof english> = {
  title: 'विवाह के दिन',
  lead: 'वर्ष के वे दिन जो विवाह के योग्य हैं, महीने-महीने, और किसी महीने में क्यों कोई नहीं।',
  year: (year, place) => `${year}, ${place}`,
  count: (days) => `${days} दिन`,
  legend: '✓ शुभ · ○ अंशतः शुभ: ऐसा दोष जिसे शास्त्र हल्का मानता है। शुभ दिन में भी अच्छे समय कम हो सकते हैं: वे लग्न पर निर्भर हैं।',
  inNeed: 'इन समयों में कोई लग्न निर्दोष नहीं; आवश्यकता हो तो श्लोक इन्हें मान्य करता है:',
  empty: (reasons) => `कोई दिन योग्य नहीं। कारण: ${reasons}।`,
  months: 'विवाह के दिनों वाले महीने',
  nextYear: (year) => `${year}: मुफ़्त कुंजी से`,
  without: 'समय, दूसरा वर्ष या स्थान: किसी भी योजना की कुंजी से',
  price: (credits) => `समय सहित एक वर्ष के ${credits} क्रेडिट। कोई भी योजना, निःशुल्क भी।`,
  left: (credits) => `${credits} क्रेडिट शेष`,
  unlimited: 'असीमित',
  yearField: 'वर्ष',
  show: (credits) => `समय सहित दिखाएँ · ${credits} क्रेडिट`,
  exhausted: (reset) => `इस कुंजी के क्रेडिट समाप्त हैं; वे ${reset} को फिर भरेंगे। कुछ नहीं लिया गया।`,
  kept: 'क्रेडिट लिए जा चुके। दस मिनट तक यह पृष्ठ बिना मूल्य फिर पढ़ा, छापा या बदला जा सकता है।',
  again: 'यह वर्ष अब इस कुंजी के लिए नहीं रखा है। फिर दिखाने पर बटन में लिखे क्रेडिट लगेंगे।',
  callLead: 'यही JSON में; format=csv से तालिका, format=ics से कैलेंडर।',
};
