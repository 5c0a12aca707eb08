import type { BhugolaNames } from '../../../names.ts';

export const bhugola: BhugolaNames = {
  city: { yamakoti: 'Yamakoti', lanka: 'Lanka', romaka: 'Romaka', siddhapura: 'Siddhapura' },
  varsha: { bhadrashva: 'Bhadrashva', bharata: 'Bharata', ketumala: 'Ketumala', kuru: 'Kuru' },
};
