/**
 * The days on which the ages of the Manus and the four yugas began, by amanta month (1 = Chaitra) and tithi (1–30). Their
 * rites are done again in an adhika month (Dharmasindhu 1, malamase varjyani; of the yugadi also 2, Vaishakha).
 */
import type { Ladder } from '../decide.ts';
import type { KalaId } from '../kala.ts';
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
  gist: 'The fourteen days of the Manus.',
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
  gist: 'The four days of the yugas.',
};

/** How the day is found (Dharmasindhu 2, Chaitra; for the yugadi 2, Vaishakha sends there). */
export interface AdiRule {
  readonly kala: KalaId;
  readonly ladder: Ladder;
}

/** In the bright half by the first half of daylight; on both days the later if it has three muhurtas (2, Vaishakha). */
export const ADI_BRIGHT: AdiRule = {
  kala: 'purvahna',
  ladder: [
    { when: 'only_second_touches', take: 'second', source: MANVADI_SOURCE },
    { when: { all: ['both_touch', ['second_muhurtas_after_sunrise', 3]] }, take: 'second', source: MANVADI_SOURCE },
    { when: 'always', take: 'first', source: MANVADI_SOURCE },
  ],
};
/** In the dark half by aparahna, the fourth fifth of daylight; of two days the one that has more of it. */
export const ADI_DARK: AdiRule = {
  kala: 'aparahna',
  ladder: [
    { when: 'second_covers_more', take: 'second', source: MANVADI_SOURCE },
    { when: 'always', take: 'first', source: MANVADI_SOURCE },
  ],
};
