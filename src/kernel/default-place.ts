/** The place meant when none is given; the pair of coordinates is the specification's, not the gazetteer's. */
export const DEFAULT_PLACE = {
  name: 'Dehradun',
  latDeg: 30.3165,
  lonDeg: 78.0322,
  tzHours: 5.5,
  zone: 'Asia/Kolkata',
} as const;
