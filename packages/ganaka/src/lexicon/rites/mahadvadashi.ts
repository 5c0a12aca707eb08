/** The eight great twelfths (mahadvadashi): four of the tithis, then four of a star (Dharmasindhu 1, uddesha 18). */
export const MAHADVADASHI = [
  { id: 'unmilani' },
  { id: 'vyanjuli' },
  { id: 'trisprisha' },
  { id: 'pakshavardhini' },
  { id: 'jaya' },
  { id: 'vijaya' },
  { id: 'jayanti' },
  { id: 'papanashini' },
] as const;
