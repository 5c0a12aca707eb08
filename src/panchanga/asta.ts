/**
 * Setting in the Sun's rays (asta) and rising out of them (udaya) about a moment. What asta of Guru and Shukra forbids
 * reaches seven days to both sides (Dharmasindhu 1, guru-shukraste varjyani, the middle view).
 */
import { type Kalamsha, TARA_GRAHAS, type TaraGraha } from '../engines/engine.ts';
import { keptBy } from '../kernel/kept.ts';
import { type JdUt, plusDays } from '../kernel/units.ts';
import type { Source } from '../rules/source.ts';
import { type AstaChange, nextChange, swiftestOf } from './asta-search.ts';
import type { Moment } from './moment.ts';

type Seen = TaraGraha | 'chandra';
const kalamshas = keptBy((_: Moment): Partial<Record<Seen, Kalamsha>> => ({}));
const changes = keptBy((_: Moment): Partial<Record<TaraGraha, AstaChange | null>> => ({}));

/** How far a graha stands from the Sun at the moment. */
export function kalamshaNow(moment: Moment, graha: Seen): Kalamsha {
  const known = kalamshas(moment);
  return (known[graha] ??= moment.sky.kalamsha(graha, moment.t));
}

function changeAfter(moment: Moment, graha: TaraGraha): AstaChange | null {
  const known = changes(moment)[graha];
  if (known !== undefined) return known;
  const found = nextChange(moment.sky, graha, moment.t, kalamshaNow(moment, graha));
  changes(moment)[graha] = found;
  return found;
}

/** The next change of each of the five, soonest first. */
export const upcomingAfter = keptBy((moment: Moment): readonly AstaChange[] =>
  TARA_GRAHAS.flatMap((graha) => changeAfter(moment, graha) ?? []).sort((a, b) => a.at - b.at),
);

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

/** Guru and Shukra where they are set, about to set or just risen at the moment. */
export const nishedhaHere = keptBy((moment: Moment): readonly NishedhaHere[] =>
  NISHEDHA_GRAHAS.flatMap((graha) => nishedhaOf(moment, graha) ?? []),
);

function nishedhaOf(moment: Moment, graha: Nishedha['graha']): NishedhaHere | null {
  const now = kalamshaNow(moment, graha);
  if (!now.visible) return { graha, state: 'asta', until: changeAfter(moment, graha)?.at ?? null };
  // so far from the Sun it can neither be lost in his rays within the week nor have come out of them
  if (now.deg - now.limitDeg > SIDE_DAYS * swiftestOf(graha)) return null;
  const next = changeAfter(moment, graha);
  if (next !== null && next.at - moment.t <= SIDE_DAYS) return { graha, state: 'vardhakya', until: next.at };
  const risen = udayaOfTheWeek(moment, graha);
  return risen === null ? null : { graha, state: 'balya', until: plusDays(risen, SIDE_DAYS) };
}

/** The udaya of the week before the moment; Shukra may have set in that same week. */
function udayaOfTheWeek({ sky, t }: Moment, graha: TaraGraha): JdUt | null {
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
