/** Names of the cycle `prahara`: ids, English and Hindi forms, attributes. Confidence of the list: read-in-text. */
export const PRAHARA = [
  { number: 1, id: 'day_1', part: 'day', en: 'First prahara of the day', hi: 'दिन का प्रथम प्रहर' },
  { number: 2, id: 'day_2', part: 'day', en: 'Second prahara of the day', hi: 'दिन का द्वितीय प्रहर' },
  { number: 3, id: 'day_3', part: 'day', en: 'Third prahara of the day', hi: 'दिन का तृतीय प्रहर' },
  { number: 4, id: 'day_4', part: 'day', en: 'Fourth prahara of the day', hi: 'दिन का चतुर्थ प्रहर' },
  { number: 5, id: 'night_1', part: 'night', en: 'First prahara of the night', hi: 'रात्रि का प्रथम प्रहर' },
  { number: 6, id: 'night_2', part: 'night', en: 'Second prahara of the night', hi: 'रात्रि का द्वितीय प्रहर' },
  { number: 7, id: 'night_3', part: 'night', en: 'Third prahara of the night', hi: 'रात्रि का तृतीय प्रहर' },
  { number: 8, id: 'night_4', part: 'night', en: 'Fourth prahara of the night', hi: 'रात्रि का चतुर्थ प्रहर' },
] as const;
