/** The price of a call, by the class of its route. */
export const CREDITS = {
  none: 0,
  light: 1,
  standard: 2,
  chart: 3,
  varga: 4,
  heavy: 5,
  book_html: 20,
  book_pdf: 25,
  pack: 30,
  bulk: 8,
} as const;

export type CreditClass = keyof typeof CREDITS;

export const creditsOf = (creditClass: CreditClass): number => CREDITS[creditClass];
