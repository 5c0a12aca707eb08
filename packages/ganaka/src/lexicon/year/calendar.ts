/** The regional calendars and their eras. */
export const CALENDAR = [
  { id: 'bikram' },
  { id: 'tamil' },
  { id: 'kollam' },
  { id: 'bangla' },
  { id: 'bangladesh' },
  { id: 'odia' },
  { id: 'assam' },
  { id: 'punjab' },
  { id: 'nanakshahi' },
  { id: 'nanakshahi-amended' },
  { id: 'shaka' },
  { id: 'lunar' },
] as const;

export const CALENDAR_ERA = [
  { id: 'vikrama' },
  { id: 'shaka' },
  { id: 'kollam' },
  { id: 'bangabda' },
  { id: 'amli' },
  { id: 'bhaskarabda' },
  { id: 'nanakshahi' },
] as const;

/** The name of each calendar in its own language. */
export const CALENDAR_NATIVE = {
  assam: 'ভাস্কৰাব্দ',
  bangla: 'বঙ্গাব্দ',
  bangladesh: 'বাংলা বর্ষপঞ্জি (বাংলাদেশ)',
  bikram: 'विक्रम संवत्',
  kollam: 'കൊല്ലവർഷം',
  lunar: 'चान्द्र मास',
  nanakshahi: 'ਨਾਨਕਸ਼ਾਹੀ',
  odia: 'ଓଡ଼ିଆ ପାଞ୍ଜି',
  punjab: 'ਬਿਕ੍ਰਮੀ ਸੰਮਤ',
  'nanakshahi-amended': 'ਨਾਨਕਸ਼ਾਹੀ (ਸੋਧਿਆ)',
  shaka: 'भारतीय राष्ट्रीय पंचांग',
  tamil: 'தமிழ் நாட்காட்டி',
} as const satisfies Record<(typeof CALENDAR)[number]['id'], string>;
