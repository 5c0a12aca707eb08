/** What the page of the surya-chakra says. */
import type { Language } from '../../words/index.ts';

const EN = {
  title: 'Surya-chakra',
  lead: 'The Sun’s year as a wheel. Up is north: on the left he climbs (uttarayana), on the right he comes down. The outer rings are counted from the stars, the golden curve of daylight from the equinox; the turn between them is the ayanamsa.',
  wheel: 'Wheel of the year',
  desc: 'The Sun stands at {place}; daylight today: {daylight}. Up is north: he climbs the left side in uttarayana and comes down the right side in dakshinayana. Inside, the length of daylight.',
  uttarayana: 'Uttarayana: from Makara to the end of Mithuna',
  dakshinayana: 'Dakshinayana: from Karka to the end of Dhanu',
  curve: 'Length of daylight through the year, drawn outward; dashed: thirty ghatis',
  daylight: 'daylight',
  ghati: 'ghati',
  noDay: 'the Sun does not rise, or does not set',
  entered: (rashi: string, when: string) => `${rashi}, entered ${when}`,
  points: ['equal', 'longest day', 'equal', 'shortest day'],
  mean: 'Mean Sun',
  equation: 'Equation',
  true: 'True Sun',
  motion: 'Daily motion',
  ayanamsa: 'Ayanamsa',
  sayana: 'Sayana Sun',
  declination: 'Declination',
  north: 'north',
  south: 'south',
  cara: 'Cara',
  asu: 'asu',
  dinamana: 'Daylight',
  length: (ghati: string, hours: number, minutes: number) => `${ghati} ghati, ${hours} h ${minutes} m`,
  ritu: 'Ritu, ayana',
  next: (rashi: string) => `Next: ${rashi}-sankranti`,
  holyNow: (rashi: string) => `Holy time of the ${rashi}-sankranti`,
  holyTime: (nadi: string) => `By the text’s disc the holy time is ${nadi} nadi either side of the entry (XIV.11).`,
  year: 'The year’s sankrantis',
  rashi: 'Rashi entered',
  instant: 'Instant',
  class: 'Class',
  holy: 'Holy time',
  classes: { vishuva: 'vishuva', vishnupada: 'vishnupada', shadashiti: 'shadashiti', ayana: 'ayana' },
  turn: 'Turn the year',
  previousEntry: '← last sankranti',
  nextEntry: 'next sankranti →',
};

export type SuryaChakraWords = {
  [K in keyof typeof EN]: (typeof EN)[K] extends string
    ? string
    : (typeof EN)[K] extends string[]
      ? string[]
      : (typeof EN)[K];
};

const HI: SuryaChakraWords = {
  title: 'सूर्यचक्र',
  lead: 'सूर्य का वर्ष चक्र के रूप में। ऊपर उत्तर है: बाईं ओर वह चढ़ता है (उत्तरायण), दाईं ओर उतरता है। बाहरी वलय नक्षत्रों से गिने हैं, दिन की सुनहरी रेखा विषुव से; दोनों के बीच का घुमाव ही अयनांश है।',
  wheel: 'वर्ष का चक्र',
  desc: 'सूर्य {place} पर है; आज का दिनमान: {daylight}। ऊपर उत्तर है: उत्तरायण में वह बाईं ओर चढ़ता है और दक्षिणायन में दाईं ओर उतरता है। भीतर दिन की लंबाई है।',
  uttarayana: 'उत्तरायण: मकर से मिथुन के अंत तक',
  dakshinayana: 'दक्षिणायन: कर्क से धनु के अंत तक',
  curve: 'वर्ष भर का दिनमान, बाहर की ओर खींचा हुआ; बिंदुरेखा: तीस घटी',
  daylight: 'दिनमान',
  ghati: 'घटी',
  noDay: 'सूर्य न उदित होता है, या न अस्त',
  entered: (rashi, when) => `${rashi}, प्रवेश ${when}`,
  points: ['समान', 'सबसे बड़ा दिन', 'समान', 'सबसे छोटा दिन'],
  mean: 'मध्यम सूर्य',
  equation: 'मंदफल',
  true: 'स्पष्ट सूर्य',
  motion: 'दैनिक गति',
  ayanamsa: 'अयनांश',
  sayana: 'सायन सूर्य',
  declination: 'क्रांति',
  north: 'उत्तर',
  south: 'दक्षिण',
  cara: 'चर',
  asu: 'असु',
  dinamana: 'दिनमान',
  length: (ghati, hours, minutes) => `${ghati} घटी, ${hours} घं ${minutes} मि`,
  ritu: 'ऋतु, अयन',
  next: (rashi) => `अगली: ${rashi} संक्रांति`,
  holyNow: (rashi) => `${rashi} संक्रांति का पुण्यकाल`,
  holyTime: (nadi) => `ग्रंथ के बिंब से पुण्यकाल प्रवेश के दोनों ओर ${nadi} नाड़ी है (XIV.11)।`,
  year: 'वर्ष की संक्रांतियाँ',
  rashi: 'प्रवेश की राशि',
  instant: 'क्षण',
  class: 'वर्ग',
  holy: 'पुण्यकाल',
  classes: { vishuva: 'विषुव', vishnupada: 'विष्णुपद', shadashiti: 'षडशीति', ayana: 'अयन' },
  turn: 'वर्ष घुमाएँ',
  previousEntry: '← पिछली संक्रांति',
  nextEntry: 'अगली संक्रांति →',
};

export const SURYA_CHAKRA_WORDS: Readonly<Record<Language, SuryaChakraWords>> = { en: EN, hi: HI };
