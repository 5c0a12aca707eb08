/**
 * The first syllables of names for each nakshatra, one for each pada, in Roman letters. The list's confidence is
 * `read-in-text`.
 */
export const NAMA_AKSHARA = [
  { number: 1, nakshatra: 'ashvini', iast: ['cū', 'ce', 'co', 'lā'] },
  { number: 2, nakshatra: 'bharani', iast: ['lī', 'lū', 'le', 'lo'] },
  { number: 3, nakshatra: 'krittika', iast: ['a', 'ī', 'u', 'e'] },
  { number: 4, nakshatra: 'rohini', iast: ['o', 'vā', 'vī', 'vū'] },
  { number: 5, nakshatra: 'mrigashira', iast: ['ve', 'vo', 'kā', 'kī'] },
  { number: 6, nakshatra: 'ardra', iast: ['kū', 'gha', 'ṅa', 'cha'] },
  { number: 7, nakshatra: 'punarvasu', iast: ['ke', 'ko', 'hā', 'hī'] },
  { number: 8, nakshatra: 'pushya', iast: ['hū', 'he', 'ho', 'ḍā'] },
  { number: 9, nakshatra: 'ashlesha', iast: ['ḍī', 'ḍū', 'ḍe', 'ḍo'] },
  { number: 10, nakshatra: 'magha', iast: ['mā', 'mī', 'mū', 'me'] },
  { number: 11, nakshatra: 'purva_phalguni', iast: ['mo', 'ṭā', 'ṭī', 'ṭū'] },
  { number: 12, nakshatra: 'uttara_phalguni', iast: ['ṭe', 'ṭo', 'pā', 'pī'] },
  { number: 13, nakshatra: 'hasta', iast: ['pū', 'ṣa', 'ṇa', 'ṭha'] },
  { number: 14, nakshatra: 'chitra', iast: ['pe', 'po', 'rā', 'rī'] },
  { number: 15, nakshatra: 'swati', iast: ['rū', 're', 'ro', 'tā'] },
  { number: 16, nakshatra: 'vishakha', iast: ['tī', 'tū', 'te', 'to'] },
  { number: 17, nakshatra: 'anuradha', iast: ['nā', 'nī', 'nū', 'ne'] },
  { number: 18, nakshatra: 'jyeshtha', iast: ['no', 'yā', 'yī', 'yū'] },
  { number: 19, nakshatra: 'mula', iast: ['ye', 'yo', 'bhā', 'bhī'] },
  { number: 20, nakshatra: 'purva_ashadha', iast: ['bhū', 'dhā', 'phā', 'ḍhā'] },
  { number: 21, nakshatra: 'uttara_ashadha', iast: ['bhe', 'bho', 'jā', 'jī'] },
  { number: 22, nakshatra: 'shravana', iast: ['khī', 'khū', 'khe', 'kho'] },
  { number: 23, nakshatra: 'dhanishtha', iast: ['gā', 'gī', 'gū', 'ge'] },
  { number: 24, nakshatra: 'shatabhisha', iast: ['go', 'sā', 'sī', 'sū'] },
  { number: 25, nakshatra: 'purva_bhadrapada', iast: ['se', 'so', 'dā', 'dī'] },
  { number: 26, nakshatra: 'uttara_bhadrapada', iast: ['dū', 'tha', 'jha', 'ña'] },
  { number: 27, nakshatra: 'revati', iast: ['de', 'do', 'cā', 'cī'] },
  { number: 28, nakshatra: 'abhijit', iast: ['jū', 'je', 'jo', 'khā'] },
] as const;
