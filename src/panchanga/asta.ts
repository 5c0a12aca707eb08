/**
 * Setting in the Sun's rays (asta) and rising out of them (udaya) about a panchanga day. What asta of Guru and Shukra forbids
 * reaches seven days to both sides (Dharmasindhu 1, guru-shukraste varjyani, the middle view).
 */
import { type Kalamsha, TARA_GRAHAS, type TaraGraha } from '../engines/engine.ts';
import { type JdUt, plusDays } from '../kernel/units.ts';
import type { Source } from '../rules/source.ts';
import { type AstaChange, nextChange, swiftestOf } from './asta-search.ts';
import type { PanchangaDay } from './day.ts';

/** How far each star-planet stands from the Sun at the day's moment. */
export const kalamshaNow = (day: PanchangaDay, graha: TaraGraha | 'chandra'): Kalamsha =>
  day.once(`kalamsha ${graha}`, () => day.sky.kalamsha(graha, day.t));

/** The next change of each of the five, soonest first. */
export const upcomingAfter = (day: PanchangaDay): readonly AstaChange[] =>
  day.once('asta', () =>
    TARA_GRAHAS.flatMap((graha) => nextChange(day.sky, graha, day.t, kalamshaNow(day, graha)) ?? []).sort(
      (a, b) => a.at - b.at,
    ),
  );

export interface Nishedha {
  readonly graha: 'guru' | 'shukra';
  /** Before asta, during it, after udaya. */
  readonly state: 'vardhakya' | 'asta' | 'balya';
}

const SIDE_DAYS = 7;

/** Whether Guru or Shukra is set, about to set or just risen at the day's moment. */
function statesOn(day: PanchangaDay): Nishedha[] {
  return NISHEDHA_GRAHAS.flatMap((graha): Nishedha[] => {
    const state = stateOf(day, graha);
    return state === null ? [] : [{ graha, state }];
  });
}

const NISHEDHA_GRAHAS = ['guru', 'shukra'] as const;

function stateOf(day: PanchangaDay, graha: 'guru' | 'shukra'): Nishedha['state'] | null {
  const now = kalamshaNow(day, graha);
  if (!now.visible) return 'asta';
  const next = upcomingAfter(day).find((each) => each.graha === graha);
  if (next !== undefined && next.at - day.t <= SIDE_DAYS) return 'vardhakya';
  // so far from the Sun it cannot have come out of his rays within the week
  if (now.deg - now.limitDeg > SIDE_DAYS * swiftestOf(graha)) return null;
  return day.sky.kalamsha(graha, plusDays(day.t, -SIDE_DAYS)).visible ? null : 'balya';
}

export interface NishedhaHere extends Nishedha {
  readonly until: JdUt | null;
}

/** Guru and Shukra set, about to set or just risen; until the change that ends the state, where it is known. */
export const nishedhaHere = (day: PanchangaDay): readonly NishedhaHere[] =>
  day.once('nishedha', () =>
    statesOn(day).map(({ graha, state }) => ({
      graha,
      state,
      until: state === 'balya' ? null : (upcomingAfter(day).find((each) => each.graha === graha)?.at ?? null),
    })),
  );

export const NISHEDHA_SOURCE = {
  confidence: 'read-in-text',
  work: 'DS',
  at: '1, guru-shukraste varjyani',
  kind: 'section',
  gist: 'As malamasa, and seven days about it.',
} as const satisfies Source;
