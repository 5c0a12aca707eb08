/** How a language writes the title of a work that is cited. */
export interface WorkWords {
  readonly title: string;
  /** The short form for tables; the list of sources at the end of the book has the full title. */
  readonly short: string;
}
