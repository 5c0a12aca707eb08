/**
 * The place used when a request names none. The coordinates are fixed by the API and do not come from the gazetteer.
 */
export const DEFAULT_PLACE = {
  name: 'Dehradun',
  latDeg: 30.3165,
  lonDeg: 78.0322,
  tzHours: 5.5,
  zone: 'Asia/Kolkata',
} as const;
