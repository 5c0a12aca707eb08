/**
 * The days on which the ages of the Manus (manvadi) and the four yugas (yugadi) began, by amanta month (1 = Chaitra)
 * and tithi (1–30). Their rites are repeated in an adhika month (Dharmasindhu 1, malamase varjyani; for the yugadi also
 * 2, Vaishakha).
 */
import { all, any } from '../clause.ts';
import type { KalaId } from '../kala.ts';
import type { Ladder } from '../ladder.ts';
import {
  always,
  bothTouch,
  onlyFirstTouches,
  onlyOneDay,
  onlySecondTouches,
  secondCoversMore,
  secondHasSunrise,
  secondMuhurtasAfterSunrise,
} from '../meeting-clauses.ts';
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
  [12, 30], // by the Dharmasindhu; the Muhurta Chintamani has the amavasya of Shravana
];
export const MANVADI_SOURCE: Source = {
  confidence: 'read-in-text',
  work: 'DS',
  at: '2, Chaitra (manvadi)',
  kind: 'section',
  gist: 'manvadi.fourteen_days_manus',
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
  gist: 'manvadi.four_days_yugas',
};

/** How the day is found: by a kala, and by tie-breakers if the kala leaves two days. */
export interface AdiRule {
  readonly kala: KalaId;
  readonly ladder: Ladder;
  /** The source of the rungs for which only one day has the kala. */
  readonly clear: Source;
}

const rule = (kala: KalaId, clear: Source, ties: Ladder, before: Ladder = []): AdiRule => ({
  kala,
  clear,
  ladder: [
    ...before,
    { when: any(onlyOneDay, onlyFirstTouches), take: 'first', source: clear },
    { when: onlySecondTouches, take: 'second', source: clear },
    ...ties,
  ],
});

/**
 * This sentence is about the yugadi and is in the section on Vaishakha. It also serves for the manvadi, which follow
 * the same rules and whose own section does not resolve a tie.
 */
export const THREE_MUHURTAS_SOURCE: Source = {
  confidence: 'read-in-text',
  work: 'DS',
  at: '2, Vaishakha (akshayya-tritiya)',
  kind: 'section',
  gist: 'manvadi.both_days_later_if_three',
};
/** The texts give the kala of the dark half but no tie-breaker. */
export const DARK_TIE_SOURCE: Source = {
  confidence: 'general-knowledge',
  gist: 'manvadi.two_days_more_kala_else',
};
const DARK_TIES: Ladder = [
  { when: secondCoversMore, take: 'second', source: DARK_TIE_SOURCE },
  { when: always, take: 'first', source: DARK_TIE_SOURCE },
];

/**
 * The yugadi follow the Purushartha-chintamani, whose rule the Dharmasindhu reports last and finds right (`idam eva
 * yuktam`).
 * If a bright tithi runs at the thirteenth ghati on the earlier day and ends before it on the later day, the earlier
 * day is taken.
 */
export const YUGADI_KALA_SOURCE: Source = {
  confidence: 'read-in-text',
  work: 'DS',
  at: '2, Vaishakha (yugadi)',
  kind: 'section',
  gist: 'manvadi.ghatikas_13_15_daylight_bright',
};
export const YUGADI_TIE_SOURCE: Source = {
  confidence: 'read-in-text',
  work: 'DS',
  at: '2, Vaishakha (yugadi)',
  kind: 'section',
  gist: 'manvadi.bright_ghatikas_13_15_both',
};
/**
 * This source is reported even if only one day has the kala, because the rule of three muhurtas may give Akshaya
 * Tritiya to the other day.
 */
export const YUGADI_EARLIER_SOURCE: Source = {
  confidence: 'read-in-text',
  work: 'DS',
  at: '2, Vaishakha (yugadi)',
  kind: 'section',
  gist: 'manvadi.ended_later_day_before_ghati',
};

export const MANVADI_BRIGHT = rule('purvahna', MANVADI_SOURCE, [
  {
    when: all(bothTouch, secondMuhurtasAfterSunrise(3)),
    take: 'second',
    source: THREE_MUHURTAS_SOURCE,
  },
  { when: always, take: 'first', source: THREE_MUHURTAS_SOURCE },
]);
export const MANVADI_DARK = rule('aparahna', MANVADI_SOURCE, DARK_TIES);
export const YUGADI_BRIGHT = rule(
  'ghatis_13_15',
  YUGADI_KALA_SOURCE,
  [{ when: always, take: 'second', source: YUGADI_TIE_SOURCE }],
  [{ when: all(onlyFirstTouches, secondHasSunrise), take: 'first', source: YUGADI_EARLIER_SOURCE }],
);
export const YUGADI_DARK = rule('ghatis_16_18', YUGADI_KALA_SOURCE, DARK_TIES);
