/**
 * Heliacal setting (asta) and rising (udaya) around a moment. What the asta of Jupiter and Venus forbids is also
 * forbidden for seven days before and after it (Dharmasindhu 1, guru-shukraste varjyani, the middle view).
 */

import { cachedOn } from '../../../kernel/caches.ts';
import { type JdUt, plusDays } from '../../../kernel/units.ts';
import type { Source } from '../../../rules/source.ts';
import { type Kalamsha, type Sky, TARA_GRAHAS, type TaraGraha } from '../../../sky/engines/engine.ts';
import type { Moment } from '../day/moment.ts';
import { type AstaChange, nextChange, swiftestOf } from './asta-search.ts';

type Seen = TaraGraha | 'chandra';
const kalamshas = cachedOn((_: Moment): Partial<Record<Seen, Kalamsha>> => ({}));

/** The graha's kalamsha at the moment. */
export function kalamshaNow(moment: Moment, graha: Seen): Kalamsha {
  const known = kalamshas(moment);
  return (known[graha] ??= moment.sky.kalamsha(graha, moment.t));
}

/** A search result: between `from` and `change` nothing changes. If `change` is null, nothing changes at all. */
interface Unchanged {
  readonly from: JdUt;
  readonly change: AstaChange | null;
}
/** The search results of a Sky, in the order of the searches. */
const found = cachedOn((_: Sky): Partial<Record<TaraGraha, Unchanged[]>> => ({}));

/**
 * The next change after the moment. The search always starts at the moment itself, so the second does not depend on
 * earlier requests.
 */
function changeAfter(moment: Moment, graha: TaraGraha): AstaChange | null {
  const known = (found(moment.sky)[graha] ??= []);
  const same = known.find(({ from }) => from === moment.t);
  if (same !== undefined) return same.change;
  const change = nextChange(moment.sky, graha, moment.t, kalamshaNow(moment, graha));
  known.push({ from: moment.t, change });
  return change;
}

/** The next change of each of the five planets, soonest first. */
export const upcomingAfter = cachedOn((moment: Moment): readonly AstaChange[] => {
  const changes: AstaChange[] = [];
  for (const graha of TARA_GRAHAS) {
    const change = changeAfter(moment, graha);
    if (change !== null) changes.push(change);
  }
  return changes.sort((a, b) => a.at - b.at);
});

export interface Nishedha {
  readonly graha: 'guru' | 'shukra';
  /** `vardhakya` is before the asta, `balya` after the udaya. */
  readonly state: 'vardhakya' | 'asta' | 'balya';
}

export interface NishedhaHere extends Nishedha {
  /** The end of the state. */
  readonly until: JdUt | null;
}

const SIDE_DAYS = 7;
const MINUTE = 1 / 1440;
const NISHEDHA_GRAHAS = ['guru', 'shukra'] as const;

/** Jupiter and Venus if at the moment they are in asta, about to set or just risen. */
export const nishedhaHere = cachedOn((moment: Moment): readonly NishedhaHere[] => {
  const here: NishedhaHere[] = [];
  for (const graha of NISHEDHA_GRAHAS) {
    const nishedha = nishedhaOf(moment, graha);
    if (nishedha !== null) here.push(nishedha);
  }
  return here;
});

function nishedhaOf(moment: Moment, graha: Nishedha['graha']): NishedhaHere | null {
  const { sky, t } = moment;
  const now = kalamshaNow(moment, graha);
  if (!now.visible) return { graha, state: 'asta', until: nextOnTheWalk(sky, graha, t, now)?.at ?? null };
  // at this distance from the Sun the graha can neither set within a week nor have risen within the last week
  if (now.deg - now.limitDeg > SIDE_DAYS * swiftestOf(graha)) return null;
  const next = nextOnTheWalk(sky, graha, t, now);
  if (next !== null && next.at - t <= SIDE_DAYS) return { graha, state: 'vardhakya', until: next.at };
  const risen = udayaOfTheWeek(moment, graha);
  return risen === null ? null : { graha, state: 'balya', until: plusDays(risen, SIDE_DAYS) };
}

/** The udaya in the week before the moment. Venus may also have set in that week. */
function udayaOfTheWeek({ sky, t }: Moment, graha: TaraGraha): JdUt | null {
  let change = nextOnTheWalk(sky, graha, plusDays(t, -SIDE_DAYS));
  if (change?.event === 'asta' && change.at < t) change = nextOnTheWalk(sky, graha, plusDays(change.at, MINUTE));
  return change?.event === 'udaya' && change.at <= t ? change.at : null;
}

/**
 * Above this latitude a graha may be hidden and visible again within a few days. A search that started weeks before can
 * miss this, so every day is searched separately.
 */
const STEADY_LAT_DEG = 60;

/** The next change, for a walk from day to day. A result found on an earlier day of the walk is used again. */
function nextOnTheWalk(sky: Sky, graha: TaraGraha, t: JdUt, now?: Kalamsha): AstaChange | null {
  const known = (found(sky)[graha] ??= []);
  const steady = Math.abs(sky.place.latDeg) < STEADY_LAT_DEG;
  const stands = known.find(
    ({ from, change }) => from === t || (steady && from < t && (change === null || t < change.at)),
  );
  if (stands !== undefined) return stands.change;
  const change = nextChange(sky, graha, t, now);
  known.push({ from: t, change });
  return change;
}

export const NISHEDHA_SOURCE = {
  confidence: 'read-in-text',
  work: 'DS',
  at: '1, guru-shukraste varjyani',
  kind: 'section',
  gist: 'asta.malamasa_seven_days_about',
} as const satisfies Source;
