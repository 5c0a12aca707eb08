/** Names of the cycle `gana`: ids, English and Hindi forms, attributes. Confidence of the list: read-in-text. */
export const GANA = [
  { number: 1, id: 'deva', en: 'Deva', hi: 'देव' },
  { number: 2, id: 'manushya', en: 'Manushya', hi: 'मनुष्य' },
  { number: 3, id: 'rakshasa', en: 'Rakshasa', hi: 'राक्षस' },
] as const;
