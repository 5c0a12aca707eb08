/** The words of the sky page. */

import type { Words } from '../../../words.ts';
import type { akasha as english } from '../../en/pages/akasha.ts';

export const akasha: Words<typeof english> = {
  title: 'आकाश',
  lead: 'पूरा क्रान्तिवृत्त जैसा अभी है: बाईं ओर लग्न उदित है, उजला आधा क्षितिज के ऊपर, रात वाला नीचे। ग्रह चुनें तो उसका मध्यम स्थान, मन्दोच्च, शीघ्रोच्च और पात दिखेंगे।',
  drawn: {
    title: 'अभी का क्रान्तिवृत्त',
    desc: 'लग्न {lagna} है। वृत्त क्रान्तिवृत्त है; इसमें ऊँचाई उन्नतांश नहीं। सारणी हर ग्रह बताती है।',
    lagna: 'लग्न',
    lagnaShort: 'लग्न',
    sets: 'अस्त',
    meridian: 'याम्योत्तर',
    marks: ['मध्यम स्थान', 'मन्दोच्च', 'शीघ्रोच्च', 'पात'],
    noHorizon: 'ध्रुव पर क्रान्तिवृत्त का कोई बिन्दु उदित नहीं होता: वृत्त बाईं ओर मेष से आरम्भ है।',
  },
  choose: 'किसके चिह्न दिखाएँ',
  legend: '○ मध्यम स्थान · ▲ मन्दोच्च · ◆ शीघ्रोच्च · ☊ पात। किनारे से दूरी शर दिखाती है, कुछ बढ़ाकर; पास के ग्रह भीतर खिसकते हैं।',
  plainly: 'वृत्त क्रान्तिवृत्त है; इसमें ऊँचाई उन्नतांश नहीं।',
  grahas: 'ग्रह',
  graha: 'ग्रह',
  place: 'स्थान',
  latitude: 'शर',
  mean: 'मध्यम',
  north: 'उ',
  south: 'द',
  steps: (name) => `${name}, क्रम से`,
  meanPlace: 'मध्यम स्थान',
  slow: 'मन्दोच्च',
  fast: 'शीघ्रोच्च',
  node: 'पात',
  truePlace: 'स्पष्ट स्थान',
  motion: 'गति',
  day: (motion, gati) => `${motion} प्रतिदिन, ${gati}`,
  gati: { direct: 'मार्गी', retrograde: 'वक्री', stationary: 'स्थिर' },
  manda: (n) => `${n}. मन्द`,
  sighra: (n) => `${n}. शीघ्र`,
  above: 'क्षितिज के ऊपर',
  below: 'क्षितिज के नीचे',
  retrograde: 'वक्री',
  yuti: (a, b) => `${a} और ${b} एक अंश के भीतर हैं (VII)।`,
};
