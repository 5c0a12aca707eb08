/** The chapters of the first page of the reference, by the names of their titles. */
export const CHAPTERS = [
  ...(['start', 'sets', 'routes', 'common', 'envelope', 'errors'] as const),
  ...(['credits', 'rates', 'clocks', 'caching', 'machines'] as const),
];
