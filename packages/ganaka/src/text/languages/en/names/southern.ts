/** Names of the Tamil day, in English. */
import type { SouthernNames } from '../../../names.ts';

export const southern: SouthernNames = {
  gowri: {
    uthi: 'Uthi',
    amirtham: 'Amirtham',
    rogam: 'Rogam',
    labham: 'Labham',
    dhanam: 'Dhanam',
    sugam: 'Sugam',
    soram: 'Soram',
    visham: 'Visham',
  },
  nokku: {
    mel: 'Mel nokku',
    keezh: 'Keezh nokku',
    sama: 'Sama nokku',
  },
  tamil_yoga: {
    amirta: 'Amirta',
    siddha: 'Siddha',
    marana: 'Marana',
    prabalarishta: 'Prabalarishta',
  },
  parigaram: {
    curd: 'Curd',
    oil: 'Oil',
    jaggery: 'Jaggery',
    milk: 'Milk',
  },
  tamil_ritu: {
    ilavenil: 'Ilavenil',
    mudhuvenil: 'Mudhuvenil',
    kaar: 'Kaar',
    koothir: 'Koothir',
    munpani: 'Munpani',
    pinpani: 'Pinpani',
  },
  southern_term: {
    southern_day: 'The Tamil day',
    gowri: 'Gowri',
    nalla_neram: 'Nalla neram (good times)',
    kari_naal: 'Kari naal',
    nokku: 'Nokku (where the star looks)',
    tamil_yoga: 'Yoga of weekday and star',
    chandrashtama: 'Chandrashtama (rashi and stars of birth)',
    soolam: 'Soolam (not to be travelled)',
    parigaram: 'Parigaram (eaten before going there)',
    tamil_ritu: 'Tamil season',
  },
};
