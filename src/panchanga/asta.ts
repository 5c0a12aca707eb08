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

const changeAfter = (day: PanchangaDay, graha: TaraGraha): AstaChange | null =>
  day.once(`asta ${graha}`, () => nextChange(day.sky, graha, day.t, kalamshaNow(day, graha)));

/** The next change of each of the five, soonest first. */
export const upcomingAfter = (day: PanchangaDay): readonly AstaChange[] =>
  day.once('asta', () => TARA_GRAHAS.flatMap((graha) => changeAfter(day, graha) ?? []).sort((a, b) => a.at - b.at));

export interface Nishedha {
  readonly graha: 'guru' | 'shukra';
  /** Before asta, during it, after udaya. */
  readonly state: 'vardhakya' | 'asta' | 'balya';
}

export interface NishedhaHere extends Nishedha {
  /** When the state ends. */
  readonly until: JdUt | null;
}

const SIDE_DAYS = 7;
const MINUTE = 1 / 1440;
const NISHEDHA_GRAHAS = ['guru', 'shukra'] as const;

/** Guru and Shukra where they are set, about to set or just risen at the day's moment. */
export const nishedhaHere = (day: PanchangaDay): readonly NishedhaHere[] =>
  day.once('nishedha', () => NISHEDHA_GRAHAS.flatMap((graha) => nishedhaOf(day, graha) ?? []));

function nishedhaOf(day: PanchangaDay, graha: Nishedha['graha']): NishedhaHere | null {
  const now = kalamshaNow(day, graha);
  if (!now.visible) return { graha, state: 'asta', until: changeAfter(day, graha)?.at ?? null };
  // so far from the Sun it can neither be lost in his rays within the week nor have come out of them
  if (now.deg - now.limitDeg > SIDE_DAYS * swiftestOf(graha)) return null;
  const next = changeAfter(day, graha);
  if (next !== null && next.at - day.t <= SIDE_DAYS) return { graha, state: 'vardhakya', until: next.at };
  const risen = udayaOfTheWeek(day, graha);
  return risen === null ? null : { graha, state: 'balya', until: plusDays(risen, SIDE_DAYS) };
}

/** The udaya of the week before the moment; Shukra may have set in that same week. */
function udayaOfTheWeek({ sky, t }: PanchangaDay, graha: TaraGraha): JdUt | null {
  let change = nextChange(sky, graha, plusDays(t, -SIDE_DAYS));
  if (change?.event === 'asta' && change.at < t) change = nextChange(sky, graha, plusDays(change.at, MINUTE));
  return change?.event === 'udaya' && change.at <= t ? change.at : null;
}

export const NISHEDHA_SOURCE = {
  confidence: 'read-in-text',
  work: 'DS',
  at: '1, guru-shukraste varjyani',
  kind: 'section',
  gist: 'As malamasa, and seven days about it.',
} as const satisfies Source;
