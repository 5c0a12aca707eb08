/**
 * For each weekday, the eighth of the day that belongs to rahu kala, gulika kala and yamaganda. The confidence is
 * `read-in-text` for gulika kala and yamaganda, and `general-knowledge` for rahu kala.
 */
export const KALA_EIGHTHS = [
  { id: 'rahu_kala', sunday: 8, monday: 2, tuesday: 7, wednesday: 5, thursday: 6, friday: 4, saturday: 3 },
  { id: 'gulika_kala', sunday: 7, monday: 6, tuesday: 5, wednesday: 4, thursday: 3, friday: 2, saturday: 1 },
  { id: 'yamaganda', sunday: 5, monday: 4, tuesday: 3, wednesday: 2, thursday: 1, friday: 7, saturday: 6 },
] as const;
