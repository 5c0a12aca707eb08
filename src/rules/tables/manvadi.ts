/** The days on which the ages of the Manus and the four yugas began, by amanta month (1 = Chaitra) and tithi (1–30). */
import type { Source } from '../source.ts';

export const MANVADI: readonly (readonly [masa: number, tithi: number])[] = [
  [1, 3],
  [1, 15],
  [3, 15],
  [4, 10],
  [4, 15],
  [5, 23],
  [6, 3],
  [7, 9],
  [8, 12],
  [8, 15],
  [10, 11],
  [11, 7],
  [12, 15],
  [12, 30], // the Dharmasindhu; the Muhurta Chintamani has Shravana amavasya
];
export const MANVADI_SOURCE: Source = {
  confidence: 'read-in-text',
  work: 'DS',
  at: '2, Chaitra (manvadi)',
  kind: 'section',
  gist: 'The fourteen days on which the ages of the Manus began.',
};

export const YUGADI: readonly (readonly [masa: number, tithi: number])[] = [
  [8, 9],
  [2, 3],
  [6, 28],
  [11, 30],
];
export const YUGADI_SOURCE: Source = {
  confidence: 'read-in-text',
  work: 'MC',
  at: '1.57',
  gist: 'The four days on which the yugas began.',
};
