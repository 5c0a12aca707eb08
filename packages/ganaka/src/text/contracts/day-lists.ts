/** The lists of names that a day needs: its five limbs and its month. */
export const DAY_LISTS = ['tithi', 'paksha', 'nakshatra', 'yoga', 'karana', 'vara', 'masa', 'masa_terms'] as const;
export type DayList = (typeof DAY_LISTS)[number];
