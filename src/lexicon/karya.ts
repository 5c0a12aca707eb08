/** Names of the works of karya-muhurta. The ids are the specification's. */
export const KARYA = [
  { id: 'griha_pravesha', en: 'Griha pravesha', hi: 'गृह प्रवेश' },
  { id: 'bhumi_pujan', en: 'Bhumi pujan', hi: 'भूमि पूजन' },
  { id: 'vyavasaya', en: 'Vyavasaya', hi: 'व्यवसाय' },
  { id: 'yatra', en: 'Yatra', hi: 'यात्रा' },
  { id: 'namakarana', en: 'Namakarana', hi: 'नामकरण' },
  { id: 'vahana', en: 'Vahana', hi: 'वाहन' },
  { id: 'vidyarambha', en: 'Vidyarambha', hi: 'विद्यारम्भ' },
  { id: 'puja', en: 'Puja', hi: 'पूजा' },
  { id: 'shalya', en: 'Shalya', hi: 'शल्य' },
  { id: 'vivaha', en: 'Vivaha', hi: 'विवाह' },
] as const;
