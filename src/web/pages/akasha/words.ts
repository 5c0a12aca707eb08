/** What the page of the sky says. */
import { chart } from '../../../text/hi/chart.ts';
import type { Language, Widened } from '../../words/index.ts';

const EN = {
  title: 'Akasha',
  lead: 'The whole ecliptic as it stands now: the lagna rises on the left, the paper half is above the horizon, the night half below it. Choose a graha to see its mean place, its slow and fast apex and its node.',
  drawn: {
    title: 'The ecliptic now',
    desc: 'The lagna is {lagna}. The circle is the ecliptic; height in it is not altitude. The table names every graha.',
    lagna: 'Lagna · लग्न',
    lagnaShort: 'Lagna',
    sets: 'sets · अस्त',
    meridian: 'meridian',
    marks: ['mean place', 'slow apex (mandocca)', 'fast apex (shighrocca)', 'node'],
    noHorizon: 'At the pole no point of the ecliptic rises: the circle begins with Mesha on the left.',
  },
  choose: 'Show the marks of',
  legend:
    '○ mean place · ▲ slow apex (mandocca) · ◆ fast apex (shighrocca) · ☊ node. A disc’s distance from the rim shows its latitude, a little enlarged; close neighbours step inward.',
  plainly: 'The circle is the ecliptic; height in it is not altitude.',
  grahas: 'Grahas',
  graha: 'Graha',
  place: 'Place',
  latitude: 'Latitude',
  mean: 'Mean',
  north: 'N',
  south: 'S',
  steps: (name: string) => `${name}, step by step`,
  meanPlace: 'Mean place',
  slow: 'Slow apex',
  fast: 'Fast apex',
  node: 'Node',
  truePlace: 'True place',
  motion: 'Motion',
  day: (motion: string, gati: string) => `${motion} a day, ${gati}`,
  gati: { direct: 'direct', retrograde: 'retrograde', stationary: 'stationary' },
  manda: (n: number) => `${n}. manda`,
  sighra: (n: number) => `${n}. shighra`,
  above: 'above the horizon',
  below: 'below the horizon',
  retrograde: 'retrograde',
  yuti: (a: string, b: string) => `${a} and ${b} stand within a degree of one another (VII).`,
};

const HI: Widened<typeof EN> = {
  title: 'आकाश',
  lead: 'पूरा क्रांतिवृत्त जैसा अभी है: बाईं ओर लग्न उदित है, उजला आधा क्षितिज के ऊपर, रात वाला नीचे। ग्रह चुनें तो उसका मध्यम स्थान, मंदोच्च, शीघ्रोच्च और पात दिखेंगे।',
  drawn: {
    title: 'अभी का क्रांतिवृत्त',
    desc: 'लग्न {lagna} है। वृत्त क्रांतिवृत्त है; इसमें ऊँचाई उन्नतांश नहीं। सारणी हर ग्रह बताती है।',
    lagna: 'लग्न',
    lagnaShort: 'लग्न',
    sets: 'अस्त',
    meridian: 'याम्योत्तर',
    marks: ['मध्यम स्थान', 'मंदोच्च', 'शीघ्रोच्च', 'पात'],
    noHorizon: 'ध्रुव पर क्रांतिवृत्त का कोई बिंदु उदित नहीं होता: वृत्त बाईं ओर मेष से आरंभ है।',
  },
  choose: 'किसके चिह्न दिखाएँ',
  legend: '○ मध्यम स्थान · ▲ मंदोच्च · ◆ शीघ्रोच्च · ☊ पात। किनारे से दूरी शर दिखाती है, कुछ बढ़ाकर; पास के ग्रह भीतर खिसकते हैं।',
  plainly: 'वृत्त क्रांतिवृत्त है; इसमें ऊँचाई उन्नतांश नहीं।',
  grahas: 'ग्रह',
  graha: 'ग्रह',
  place: 'स्थान',
  latitude: 'शर',
  mean: 'मध्यम',
  north: 'उ',
  south: 'द',
  steps: (name) => `${name}, क्रम से`,
  meanPlace: 'मध्यम स्थान',
  slow: 'मंदोच्च',
  fast: 'शीघ्रोच्च',
  node: 'पात',
  truePlace: 'स्पष्ट स्थान',
  motion: 'गति',
  day: (motion, gati) => `${motion} प्रतिदिन, ${gati}`,
  gati: { direct: 'मार्गी', retrograde: 'वक्री', stationary: 'स्थिर' },
  manda: (n) => `${n}. मंद`,
  sighra: (n) => `${n}. शीघ्र`,
  above: 'क्षितिज के ऊपर',
  below: 'क्षितिज के नीचे',
  retrograde: 'वक्री',
  yuti: (a, b) => `${a} और ${b} एक अंश के भीतर हैं (VII)।`,
};

export const AKASHA_WORDS: Readonly<Record<Language, Widened<typeof EN>>> = { en: EN, hi: HI };
/** As printed panchangas shorten them, from Ashvini. */
export const SHORT_NAKSHATRAS =
  'अश्वि भर कृत्ति रोहि मृग आर्द्रा पुन पुष्य आश्ले मघा पूफा उफा हस्त चित्रा स्वाति विशा अनु ज्येष्ठा मूल पूषा उषा श्रव धनि शत पूभा उभा रेव'.split(
    ' ',
  );
/** The usual syllables. */
export const SYLLABLES: Readonly<Record<string, string>> = chart.grahas;
