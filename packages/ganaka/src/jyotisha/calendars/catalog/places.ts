/** Clocks of the places for which the calendars are computed. */

/**
 * Indian Standard Time, without the earlier offsets and the war time, because printed calendars use it for all years.
 */
export const IST = { zone: 'Asia/Kolkata', fixedHours: 5.5 } as const;
/** The legal clock of Nepal with its history: +05:41:16 until 1920, +05:30 until 1986, then +05:45. */
export const NEPAL_TIME = { zone: 'Asia/Kathmandu', fixedHours: null } as const;
