/** The words of the dina-ratri-yantra page. */

import type { Words } from '../../../words.ts';
import type { dinaRatri as english } from '../../en/pages/dina-ratri.ts';

export const dinaRatri: Words<typeof english> = {
  title: 'दिनरात्रियन्त्र',
  lead: 'एक सूर्य, चार नगर। मेरु के ऊपर से देखने पर सूर्य घड़ी की दिशा में घूमता है; लंका, रोमक, सिद्धपुर और यमकोटि विषुवत् के चौथाई-चौथाई पर हैं, इसलिए उनकी घड़ियों में पन्द्रह नाड़ी का अन्तर है।',
  dialsLead: (place) =>
    `चारों नगरों में क्षितिज केन्द्र से जाता है: वर्ष भर दिन और रात समान हैं। ${place} में क्षितिज्या उसे केन्द्र से हटाती है और दिन घटता या बढ़ता है।`,
  dials: 'अहोरात्र वृत्त और क्षितिज',
  drawn: {
    globe: 'मेरु के ऊपर से पृथ्वी',
    globeDesc: 'सूर्य की अपनी घड़ी से: {cities}। गहरा भाग रात है; लंका की रेखा नीचे है और पूर्व घड़ी के विपरीत चलता है।',
    dialDesc: '{name}: सूर्य से {clock}, {sun}।',
    meru: 'मेरु',
    ujjain: 'उज्जैन',
    east: 'पू',
    west: 'प',
    up: 'सूर्य ऊपर है',
    down: 'सूर्य क्षितिज के नीचे है',
  },
  parts: {
    sunrise: 'उदय',
    forenoon: 'पूर्वाह्न',
    noon: 'मध्याह्न',
    afternoon: 'अपराह्न',
    sunset: 'अस्त',
    evening: 'पूर्वरात्रि',
    midnight: 'अर्धरात्रि',
    late_night: 'अपररात्रि',
  },
  city: 'नगर',
  land: 'देश',
  clock: 'सूर्य की घड़ी',
  sun: 'सूर्य',
  since: (nadi) => `ऊपर, उदय के ${nadi} नाड़ी बाद`,
  below: 'नीचे',
  verse: 'भद्राश्व में मध्याह्न तो भारत में उदय, केतुमाल में अर्धरात्रि, कुरु में अस्त (XII.70)।',
  when: (part) => `जब लंका में ${part} है`,
  today: 'आज का अहोरात्र वृत्त',
  declination: 'क्रान्ति',
  north: 'उत्तर',
  south: 'दक्षिण',
  radius: 'द्युज्या',
  of: (radius) => `3438 में ${radius}`,
  cara: (place) => `${place} का चर`,
  asu: 'असु',
  daylight: 'वहाँ का दिनमान',
  ghati: 'घटी',
  cities: 'चारों नगरों में',
  always: 'सदा 30 घटी',
  coast: 'तटरेखा आधुनिक है (Natural Earth), नगर ग्रन्थ के हैं।',
};
