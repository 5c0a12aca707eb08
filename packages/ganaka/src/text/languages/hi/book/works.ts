/** The works that the book cites, in Hindi, and the sections that are cited by name. */
import type { BookWords } from '../../../contracts/book-words.ts';
import type { WorkWords } from '../../../contracts/work-words.ts';
import { WORKS_HI } from '../works.ts';

const read = (id: keyof typeof WORKS_HI, short = WORKS_HI[id]): WorkWords => ({ title: WORKS_HI[id], short });

export const works: BookWords['works'] = {
  MC: read('MC'),
  DS: read('DS'),
  NS: read('NS'),
  JN: read('JN'),
  PD: read('PD'),
  JS: read('JS'),
  BPHS: read('BPHS', 'बृ.पा.हो.'),
  JP: read('JP'),
  SV: read('SV'),
  KM: read('KM'),
  SS: read('SS'),
  SD: read('SD'),
  VP: read('VP'),
  practice: { title: 'लोक-व्यवहार', short: 'लोक-व्यवहार' },
  modern_handbooks: { title: 'आधुनिक पुस्तकें', short: 'आधुनिक पुस्तकें' },
  handbooks: { title: 'आधुनिक पुस्तकें', short: 'आधुनिक पुस्तकें' },
  commentaries: { title: 'टीकाएँ', short: 'टीकाएँ' },
  test_charts: { title: 'परीक्षण-कुण्डलियों का एक प्रकाशित संग्रह', short: 'परीक्षण-कुण्डलियाँ' },
  jataka_parijata_damaged: { title: 'जातक पारिजात, खण्डित पंक्ति', short: 'जातक पारिजात, खण्डित' },
  uttarakalamrita: { title: 'उत्तरकालामृत 4.22, टीका के अनुसार', short: 'उत्तरकालामृत' },
  raman_combinations: { title: 'बी. वी. रामन, तीन सौ महत्त्वपूर्ण योग', short: 'रामन, 300' },
  raman_balas: { title: 'बी. वी. रामन, ग्रह और भाव बल', short: 'रामन' },
  jyotisha_sarva_samgraha: { title: 'ज्योतिष-सर्व-संग्रह', short: 'ज्योतिष-सर्व-संग्रह' },
  samskaraganapati: { title: 'संस्कारगणपति में उद्धृत ज्योतिषार्क', short: 'संस्कारगणपति' },
};

export const sections: BookWords['sections'] = {
  'nama-karana': 'नामकरण',
  'paye dekhna': 'पाये देखना',
  'gochara-apavada': 'गोचर-अपवाद',
};
