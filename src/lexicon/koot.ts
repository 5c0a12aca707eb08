/** Names of the cycle `koot`: ids, English and Hindi forms, attributes. Confidence of the list: read-in-text. */
export const KOOT = [
  { number: 1, id: 'varna', en: 'Varna', hi: 'वर्ण', max: 1 },
  { number: 2, id: 'vashya', en: 'Vashya', hi: 'वश्य', max: 2 },
  { number: 3, id: 'tara', en: 'Tara', hi: 'तारा', max: 3 },
  { number: 4, id: 'yoni', en: 'Yoni', hi: 'योनि', max: 4 },
  { number: 5, id: 'graha_maitri', en: 'Graha Maitri', hi: 'ग्रह मैत्री', max: 5 },
  { number: 6, id: 'gana', en: 'Gana', hi: 'गण', max: 6 },
  { number: 7, id: 'bhakoot', en: 'Bhakoot', hi: 'भकूट', max: 7 },
  { number: 8, id: 'nadi', en: 'Nadi', hi: 'नाड़ी', sa: 'नाडी', max: 8 },
] as const;
