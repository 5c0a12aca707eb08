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
};
