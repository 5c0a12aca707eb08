/** Names of the cycle `nakshatra_face`: ids, English and Hindi forms, attributes. Confidence of the list: read-in-text. */
export const NAKSHATRA_FACE = [
  { number: 1, id: 'adho', en: 'Face down', hi: 'अधोमुख' },
  { number: 2, id: 'urdhva', en: 'Face up', hi: 'ऊर्ध्वमुख' },
  { number: 3, id: 'tiryak', en: 'Face level', hi: 'तिर्यङ्मुख' },
] as const;
