/** The chapters of the start page of the reference, by the keys of their titles. */
export const CHAPTERS = [
  ...(['start', 'sets', 'routes', 'common', 'envelope', 'errors'] as const),
  ...(['credits', 'rates', 'clocks', 'caching', 'machines'] as const),
];
