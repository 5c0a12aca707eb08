/** Names of the cycle `manvantara`: ids, English and Hindi forms, attributes. Confidence of the list: secondary. */
export const MANVANTARA = [
  { number: 1, id: 'svayambhuva', en: 'Svayambhuva', hi: 'स्वायम्भुव' },
  { number: 2, id: 'svarochisha', en: 'Svarochisha', hi: 'स्वारोचिष' },
  { number: 3, id: 'uttama', en: 'Uttama', hi: 'उत्तम' },
  { number: 4, id: 'tamasa', en: 'Tamasa', hi: 'तामस' },
  { number: 5, id: 'raivata', en: 'Raivata', hi: 'रैवत' },
  { number: 6, id: 'chakshusha', en: 'Chakshusha', hi: 'चाक्षुष' },
  { number: 7, id: 'vaivasvata', en: 'Vaivasvata', hi: 'वैवस्वत' },
  { number: 8, id: 'savarni', en: 'Savarni', hi: 'सावर्णि' },
  { number: 9, id: 'daksha_savarni', en: 'Daksha-savarni', hi: 'दक्षसावर्णि' },
  { number: 10, id: 'brahma_savarni', en: 'Brahma-savarni', hi: 'ब्रह्मसावर्णि' },
  { number: 11, id: 'dharma_savarni', en: 'Dharma-savarni', hi: 'धर्मसावर्णि' },
  { number: 12, id: 'rudra_savarni', en: 'Rudra-savarni', hi: 'रुद्रसावर्णि' },
  { number: 13, id: 'raucya', en: 'Raucya (Deva-savarni)', hi: 'रौच्य' },
  { number: 14, id: 'bhautya', en: 'Bhautya (Indra-savarni)', hi: 'भौत्य' },
] as const;
