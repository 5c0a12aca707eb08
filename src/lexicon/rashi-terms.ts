/** Names of the cycle `rashi_terms`: ids, English and Hindi forms, attributes. Confidence of the list: read-in-text. */
export const RASHI_TERMS = [
  { id: 'chara', en: 'Movable', hi: 'चर' },
  { id: 'sthira', en: 'Fixed', hi: 'स्थिर' },
  { id: 'dvisvabhava', en: 'Dual', hi: 'द्विस्वभाव' },
  { id: 'odd', en: 'Odd', hi: 'विषम' },
  { id: 'even', en: 'Even', hi: 'सम' },
  { id: 'fire', en: 'Fire', hi: 'अग्नि' },
  { id: 'earth', en: 'Earth', hi: 'पृथ्वी' },
  { id: 'air', en: 'Air', hi: 'वायु' },
  { id: 'water', en: 'Water', hi: 'जल' },
] as const;
