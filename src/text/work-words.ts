/** How a language writes a work that is cited. */
export interface WorkWords {
  readonly title: string;
  /** As briefly as a table has room for; the sources at the end of the book have the title. */
  readonly short: string;
}
