/**
 * The abodes of Shiva (shiva-vasa), in the order of the remainder of the formula. The list's confidence is
 * `general-knowledge`.
 */
export const SHIVA_VASA = [
  { id: 'shmashana' },
  { id: 'kailasa' },
  { id: 'gauri' },
  { id: 'vrishabha' },
  { id: 'sabha' },
  { id: 'bhojana' },
  { id: 'krida' },
] as const;
