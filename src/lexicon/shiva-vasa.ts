/** Names of the cycle `shiva_vasa`, by what is left over of the formula. Confidence of the list: general-knowledge. */
export const SHIVA_VASA = [
  { id: 'shmashana', en: 'Shmashana', hi: 'श्मशान' },
  { id: 'kailasa', en: 'Kailasa', hi: 'कैलास' },
  { id: 'gauri', en: 'Beside Gauri', hi: 'गौरी सान्निध्य' },
  { id: 'vrishabha', en: 'Mounted on Nandi', hi: 'वृषभारूढ़' },
  { id: 'sabha', en: 'In the assembly', hi: 'सभा' },
  { id: 'bhojana', en: 'At the meal', hi: 'भोजन' },
  { id: 'krida', en: 'At play', hi: 'क्रीड़ा' },
] as const;
