/** Names of what is done at a festival, for `observances[]`. */
export const OBSERVANCES = {
  lakshmi_puja: { en: 'Lakshmi Puja', hi: 'लक्ष्मी पूजन' },
  yama_dipa: { en: 'Lamp for Yama', hi: 'यम दीपदान' },
  abhyanga_snana: { en: 'Oil bath', hi: 'अभ्यंग स्नान' },
  govardhan_puja: { en: 'Govardhan Puja', hi: 'गोवर्धन पूजा' },
  yama_dvitiya: { en: 'Worship of Yama, meal at the sister’s house', hi: 'यम पूजन, बहन के घर भोजन' },
  holika_dahan: { en: 'Holika Dahan', hi: 'होलिका दहन' },
  colours: { en: 'Play of colours', hi: 'रंगोत्सव' },
  nishitha_puja: { en: 'Nishitha Puja', hi: 'निशीथ पूजा' },
  parana: { en: 'Parana', hi: 'पारण' },
  raksha_bandhan: { en: 'Tying of the raksha', hi: 'रक्षा बन्धन' },
  upakarma: { en: 'Upakarma', hi: 'उपाकर्म' },
  madhyahna_puja: { en: 'Madhyahna Puja', hi: 'मध्याह्न पूजा' },
  ghatasthapana: { en: 'Ghata-sthapana', hi: 'घटस्थापना' },
  aparahna_puja: { en: 'Aparahna Puja', hi: 'अपराह्न पूजा' },
  panchami_puja: { en: 'Panchami Puja', hi: 'पंचमी पूजा' },
  purvahna_puja: { en: 'Purvahna Puja', hi: 'पूर्वाह्न पूजा' },
  fast: { en: 'Fast', hi: 'उपवास' },
  gifts: { en: 'Bath and gifts', hi: 'स्नान और दान' },
  pradosha_puja: { en: 'Pradosha Puja', hi: 'प्रदोष पूजा' },
  vrata: { en: 'Vrata', hi: 'व्रत' },
  vyasa_puja: { en: 'Worship of Vyasa and the Guru', hi: 'व्यास एवं गुरु पूजन' },
  punya_kala: { en: 'Punya kala', hi: 'पुण्यकाल' },
  moonrise_puja: { en: 'Worship at moonrise', hi: 'चन्द्रोदय पूजन' },
} as const satisfies Record<string, { readonly en: string; readonly hi: string }>;

export type ObservanceId = keyof typeof OBSERVANCES;
