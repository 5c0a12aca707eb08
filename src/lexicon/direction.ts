/** Names of the cycle `direction`: ids, English and Hindi forms, attributes. Confidence of the list: read-in-text. */
export const DIRECTION = [
  { number: 1, id: 'east', en: 'East', hi: 'पूर्व', sa: 'प्राची', dikpala: 'indra', planet: 'surya' },
  { number: 2, id: 'southeast', en: 'South-east', hi: 'आग्नेय', sa: 'आग्नेयी', dikpala: 'agni', planet: 'shukra' },
  { number: 3, id: 'south', en: 'South', hi: 'दक्षिण', sa: 'दक्षिणा', dikpala: 'yama', planet: 'mangala' },
  { number: 4, id: 'southwest', en: 'South-west', hi: 'नैर्ऋत्य', sa: 'नैर्ऋती', dikpala: 'nirriti', planet: 'rahu' },
  { number: 5, id: 'west', en: 'West', hi: 'पश्चिम', sa: 'प्रतीची', dikpala: 'varuna', planet: 'shani' },
  { number: 6, id: 'northwest', en: 'North-west', hi: 'वायव्य', sa: 'वायवी', dikpala: 'vayu', planet: 'chandra' },
  { number: 7, id: 'north', en: 'North', hi: 'उत्तर', sa: 'उदीची', dikpala: 'kubera', planet: 'budha' },
  { number: 8, id: 'northeast', en: 'North-east', hi: 'ईशान', sa: 'ऐशानी', dikpala: 'shiva', planet: 'guru' },
] as const;
