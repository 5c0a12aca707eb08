/** Names of the cycle `chara_karaka`: ids, English and Hindi forms, attributes. Confidence of the list: read-in-text. */
export const CHARA_KARAKA = [
  { number: 1, id: 'atma', abbr: 'AK', en: 'Atmakaraka', hi: 'आत्मकारक' },
  { number: 2, id: 'amatya', abbr: 'AmK', en: 'Amatyakaraka', hi: 'अमात्यकारक' },
  { number: 3, id: 'bhratri', abbr: 'BK', en: 'Bhratrikaraka', hi: 'भ्रातृकारक' },
  { number: 4, id: 'matri', abbr: 'MK', en: 'Matrikaraka', hi: 'मातृकारक' },
  { number: 5, id: 'pitri', abbr: 'PiK', en: 'Pitrikaraka', hi: 'पितृकारक' },
  { number: 6, id: 'putra', abbr: 'PK', en: 'Putrakaraka', hi: 'पुत्रकारक' },
  { number: 7, id: 'jnati', abbr: 'GK', en: 'Jnatikaraka (Gnatikaraka)', hi: 'ज्ञातिकारक' },
  { number: 8, id: 'dara', abbr: 'DK', en: 'Darakaraka', hi: 'दारकारक' },
] as const;
