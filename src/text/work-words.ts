/** How a language writes a work that is cited. */
export interface WorkWords {
  readonly title: string;
  /** In short form, for a table; the sources at the end of the book have the title. */
  readonly short: string;
}
