/** Names of the Tamil day, in Hindi. */
import type { SouthernNames } from '../../../names.ts';

export const southern: SouthernNames = {
  gowri: {
    uthi: 'उति',
    amirtham: 'अमिर्तम्',
    rogam: 'रोगम्',
    labham: 'लाभम्',
    dhanam: 'धनम्',
    sugam: 'सुगम्',
    soram: 'सोरम्',
    visham: 'विषम्',
  },
  nokku: {
    mel: 'ऊर्ध्वमुख',
    keezh: 'अधोमुख',
    sama: 'तिर्यङ्मुख',
  },
  tamil_yoga: {
    amirta: 'अमृत',
    siddha: 'सिद्ध',
    marana: 'मरण',
    prabalarishta: 'प्रबलारिष्ट',
  },
  parigaram: {
    curd: 'दही',
    oil: 'तेल',
    jaggery: 'गुड़',
    milk: 'दूध',
  },
  tamil_ritu: {
    ilavenil: 'इळवेनिल्',
    mudhuvenil: 'मुदुवेनिल्',
    kaar: 'कार्',
    koothir: 'कूदिर्',
    munpani: 'मुनपनि',
    pinpani: 'पिनपनि',
  },
  southern_term: {
    southern_day: 'तमिल दिन',
    gowri: 'गौरी',
    nalla_neram: 'नल्ल नेरम् (शुभ समय)',
    kari_naal: 'करि नाळ्',
    nokku: 'नोक्कु (नक्षत्र का मुख)',
    tamil_yoga: 'वार और नक्षत्र का योग',
    chandrashtama: 'चन्द्राष्टम (जन्म-राशि और नक्षत्र)',
    soolam: 'शूल (इस दिशा में यात्रा नहीं)',
    parigaram: 'परिहार (वहाँ जाने से पहले खाएँ)',
    tamil_ritu: 'तमिल ऋतु',
  },
};
