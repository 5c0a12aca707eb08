/**
 * Names in Marathi, read on: marathi.webdunia.com, "मराठी तिथी, वार आणि महिने" (tithi, vara, masa); the list of nakshatras by their
 * lords at kiranbjadhav.blogspot.com (February 2019), which spells the grahas too, and the Marathi Wikipedia's "पंचांग" (पुनर्वसू,
 * स्वाती, मूळ). Rashi and abhijit: general-knowledge.
 */
import type { Names } from '../../../src/text/names.ts';

export const tithi: Names['tithi'] = {
  pratipada: 'प्रतिपदा',
  dvitiya: 'द्वितीया',
  tritiya: 'तृतीया',
  chaturthi: 'चतुर्थी',
  panchami: 'पंचमी',
  shashthi: 'षष्ठी',
  saptami: 'सप्तमी',
  ashtami: 'अष्टमी',
  navami: 'नवमी',
  dashami: 'दशमी',
  ekadashi: 'एकादशी',
  dvadashi: 'द्वादशी',
  trayodashi: 'त्रयोदशी',
  chaturdashi: 'चतुर्दशी',
  purnima: 'पौर्णिमा',
  amavasya: 'अमावस्या',
};

export const vara: Names['vara'] = {
  sunday: 'रविवार',
  monday: 'सोमवार',
  tuesday: 'मंगळवार',
  wednesday: 'बुधवार',
  thursday: 'गुरुवार',
  friday: 'शुक्रवार',
  saturday: 'शनिवार',
};

export const masa: Names['masa'] = {
  chaitra: 'चैत्र',
  vaishakha: 'वैशाख',
  jyeshtha: 'ज्येष्ठ',
  ashadha: 'आषाढ',
  shravana: 'श्रावण',
  bhadrapada: 'भाद्रपद',
  ashvina: 'आश्विन',
  kartika: 'कार्तिक',
  margashirsha: 'मार्गशीर्ष',
  pausha: 'पौष',
  magha: 'माघ',
  phalguna: 'फाल्गुन',
};

export const nakshatra: Names['nakshatra'] = {
  ashvini: 'अश्विनी',
  bharani: 'भरणी',
  krittika: 'कृत्तिका',
  rohini: 'रोहिणी',
  mrigashira: 'मृगशीर्ष',
  ardra: 'आर्द्रा',
  punarvasu: 'पुनर्वसू',
  pushya: 'पुष्य',
  ashlesha: 'आश्लेषा',
  magha: 'मघा',
  purva_phalguni: 'पूर्वा फाल्गुनी',
  uttara_phalguni: 'उत्तरा फाल्गुनी',
  hasta: 'हस्त',
  chitra: 'चित्रा',
  swati: 'स्वाती',
  vishakha: 'विशाखा',
  anuradha: 'अनुराधा',
  jyeshtha: 'ज्येष्ठा',
  mula: 'मूळ',
  purva_ashadha: 'पूर्वाषाढा',
  uttara_ashadha: 'उत्तराषाढा',
  shravana: 'श्रवण',
  dhanishtha: 'धनिष्ठा',
  shatabhisha: 'शततारका',
  purva_bhadrapada: 'पूर्वाभाद्रपदा',
  uttara_bhadrapada: 'उत्तराभाद्रपदा',
  revati: 'रेवती',
  abhijit: 'अभिजित',
};

export const rashi: Names['rashi'] = {
  mesha: 'मेष',
  vrishabha: 'वृषभ',
  mithuna: 'मिथुन',
  karka: 'कर्क',
  simha: 'सिंह',
  kanya: 'कन्या',
  tula: 'तूळ',
  vrishchika: 'वृश्चिक',
  dhanu: 'धनू',
  makara: 'मकर',
  kumbha: 'कुंभ',
  mina: 'मीन',
};

export const graha: Names['graha'] = {
  surya: 'रवी',
  chandra: 'चंद्र',
  mangala: 'मंगळ',
  budha: 'बुध',
  guru: 'गुरु',
  shukra: 'शुक्र',
  shani: 'शनी',
  rahu: 'राहू',
  ketu: 'केतू',
};
