import type { BhugolaNames } from '../../../names.ts';

export const bhugola: BhugolaNames = {
  city: { yamakoti: 'यमकोटि', lanka: 'लंका', romaka: 'रोमक', siddhapura: 'सिद्धपुर' },
  varsha: { bhadrashva: 'भद्राश्व', bharata: 'भारत', ketumala: 'केतुमाल', kuru: 'कुरु' },
};
