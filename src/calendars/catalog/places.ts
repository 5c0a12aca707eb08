/** Clocks of the calendars' own places. */

/** The clock of India, without the offsets used before it and in the war: prints use it throughout. */
export const IST = { zone: 'Asia/Kolkata', fixedHours: 5.5 } as const;
/** The legal clock of Nepal with its history: +05:41:16 to 1920, +05:30 to 1986, +05:45. */
export const NEPAL_TIME = { zone: 'Asia/Kathmandu', fixedHours: null } as const;
