/** The cycle `shiva_vasa`: ids, by the remainder of the formula. Confidence of the list: general-knowledge. */
export const SHIVA_VASA = [
  { id: 'shmashana' },
  { id: 'kailasa' },
  { id: 'gauri' },
  { id: 'vrishabha' },
  { id: 'sabha' },
  { id: 'bhojana' },
  { id: 'krida' },
] as const;
