/** Names of the cycle `nakshatra_nature`: ids, English and Hindi forms, attributes. Confidence of the list: read-in-text. */
export const NAKSHATRA_NATURE = [
  { number: 1, id: 'dhruva', en: 'Fixed', hi: 'ध्रुव', alias: 'sthira', weekday: 'sunday' },
  { number: 2, id: 'chara', en: 'Movable', hi: 'चर', alias: 'chala', weekday: 'monday' },
  { number: 3, id: 'ugra', en: 'Fierce', hi: 'उग्र', alias: 'krura', weekday: 'tuesday' },
  { number: 4, id: 'mishra', en: 'Mixed', hi: 'मिश्र', alias: 'sadharana', weekday: 'wednesday' },
  { number: 5, id: 'laghu', en: 'Light, swift', hi: 'लघु', alias: 'kshipra', weekday: 'thursday' },
  { number: 6, id: 'mridu', en: 'Soft', hi: 'मृदु', alias: 'maitra', weekday: 'friday' },
  { number: 7, id: 'tikshna', en: 'Sharp', hi: 'तीक्ष्ण', alias: 'daruna', weekday: 'saturday' },
] as const;
