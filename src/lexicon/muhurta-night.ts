/** Names of the cycle `muhurta_night`: ids, English and Hindi forms, attributes. Confidence of the list: read-in-text. */
export const MUHURTA_NIGHT = [
  { number: 1, id: 'shiva', en: 'Shiva', hi: 'शिव', deity: 'shiva' },
  { number: 2, id: 'ajapada', en: 'Ajapada', hi: 'अजपाद', deity: 'ajaikapad' },
  { number: 3, id: 'ahirbudhnya', en: 'Ahirbudhnya', hi: 'अहिर्बुध्न्य', deity: 'ahirbudhnya' },
  { number: 4, id: 'pushan', en: 'Pushan', hi: 'पूषा', sa: 'पूषन्', deity: 'pushan' },
  { number: 5, id: 'ashvin', en: 'Ashvin', hi: 'अश्विनी', sa: 'अश्विन्', deity: 'ashvin' },
  { number: 6, id: 'yama', en: 'Yama', hi: 'यम', deity: 'yama' },
  { number: 7, id: 'agni', en: 'Agni', hi: 'अग्नि', deity: 'agni' },
  { number: 8, id: 'dhatr', en: 'Dhatri', hi: 'धाता', sa: 'धातृ', deity: 'brahma' },
  { number: 9, id: 'chandra', en: 'Chandra', hi: 'चन्द्र', deity: 'chandra' },
  { number: 10, id: 'aditi', en: 'Aditi', hi: 'अदिति', deity: 'aditi' },
  { number: 11, id: 'jiva', en: 'Jiva', hi: 'जीव', deity: 'guru' },
  { number: 12, id: 'vishnu', en: 'Vishnu', hi: 'विष्णु', deity: 'vishnu' },
  { number: 13, id: 'arka', en: 'Arka', hi: 'अर्क', deity: 'surya' },
  { number: 14, id: 'tvashtr', en: 'Tvashtr', hi: 'त्वष्टा', sa: 'त्वष्टृ', deity: 'tvashtr' },
  { number: 15, id: 'marut', en: 'Marut', hi: 'वायु', sa: 'मरुत्', deity: 'vayu' },
] as const;
