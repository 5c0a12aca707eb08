/** Notes on a day in addition to its verdict, where the printed rule and today's almanacs disagree. */

import { crossings } from '../../../kernel/search.ts';
import { holds, type Span, span } from '../../../kernel/span.ts';
import { type JdUt, plusDays } from '../../../kernel/units.ts';
import type { Gist } from '../../../rules/source.ts';
import { SIMHA_FROM_DEG, SIMHAMSHA_TO_DEG } from '../../../rules/tables/badhaka-periods.ts';
import type { Sky } from '../../../sky/engines/engine.ts';
import { inAlmanac } from '../../panchanga/angas/almanac.ts';
import type { MuhurtaDay } from '../spans/muhurta-day.ts';
import { ALMANAC_LIMIT_DEG, type AstaGraha, type AstaRule } from '../spans/place-events.ts';
import { ASTA_GRAHAS, simhasthaHere } from '../spans/seasons.ts';
import { spansOf } from '../spans/when.ts';
import { REGION_NOTES } from './region.ts';
import type { KaryaVerdict } from './rising.ts';
import type { UndertakingDetails } from './row.ts';
import type { KaryaKind } from './work.ts';

export type DayNote =
  /** Guru is in the barred quarters of Simha; `until` is the instant at which he leaves them. */
  | { readonly about: 'simhastha'; readonly until: JdUt | null }
  /** The graha is set by the limit of the texts, but almanacs already show it as visible. */
  | { readonly about: 'asta'; readonly graha: AstaGraha; readonly deg: number; readonly limitDeg: number }
  /** The verdict is for one kind of the undertaking; the other kind has a different verdict. */
  | { readonly about: 'kind'; readonly of: KaryaKind; readonly other: KaryaKind; readonly verdict: KaryaVerdict }
  | { readonly about: 'region'; readonly id: string; readonly gist: Gist; readonly locus: string };

/** `asta`: whether the asta of Guru and Shukra matters for the undertaking. */
export function notesOn(day: MuhurtaDay, given: UndertakingDetails, asta: boolean): DayNote[] {
  return [...(asta ? [...simhasthaNote(day), ...astaNotes(day, given.asta)] : []), ...regionNotes(day, given)];
}

const simhasthaNote = (day: MuhurtaDay): DayNote[] =>
  simhasthaHere(day) === 'first' ? [{ about: 'simhastha', until: simhasthaEnd(day) }] : [];

const astaNotes = (day: MuhurtaDay, rule: AstaRule): DayNote[] =>
  rule === 'longitude'
    ? []
    : ASTA_GRAHAS.flatMap((graha): DayNote[] => {
        const { visible, deg, limitDeg } = day.kalamsha(graha);
        return !visible && deg >= ALMANAC_LIMIT_DEG[graha] ? [{ about: 'asta', graha, deg, limitDeg }] : [];
      });

const regionNotes = (day: MuhurtaDay, { region }: UndertakingDetails): DayNote[] =>
  REGION_NOTES.filter((each) => each.region === region && spansOf(each.holds, day).length > 0).map(
    ({ id, source }): DayNote => ({
      about: 'region',
      id,
      gist: source.gist,
      locus: 'at' in source && source.at !== undefined ? source.at : '',
    }),
  );

/** More days than Guru stays in the barred quarters at a time, including retrograde motion. */
const LONGEST_DAYS = 200;
const STEP_DAYS = 5;
const QUARTER_DEG = 10 / 3;

/** The stays of Guru in the barred quarters that were already searched; one search serves every day of a stay. */
const stays = inAlmanac((): Span[] => []);
/** The cache is emptied at this size. Guru is in the barred quarters once or twice in twelve years. */
const MOST_STAYS = 64;

/** Returns the instant at which Guru leaves the barred quarters, forward or backward. */
function simhasthaEnd({ sky, sunrise }: MuhurtaDay): JdUt | null {
  const known = stays(sky);
  const stay = known.find((each) => holds(each, sunrise));
  if (stay !== undefined) return stay.to;
  const end = simhasthaEndAfter(sky, sunrise);
  if (end === null) return null;
  if (known.length >= MOST_STAYS) known.length = 0;
  known.push(span(sunrise, end));
  return end;
}

function simhasthaEndAfter(sky: Sky, sunrise: JdUt): JdUt | null {
  const guru = (t: JdUt): number => sky.longitude('guru', t);
  const edges = crossings(guru, QUARTER_DEG, sunrise, plusDays(sunrise, LONGEST_DAYS), STEP_DAYS);
  const isEdge = (deg: number): boolean => near(deg, SIMHA_FROM_DEG) || near(deg, SIMHAMSHA_TO_DEG);
  return edges.find(({ deg }) => isEdge(deg))?.at ?? null;
}
const near = (a: number, b: number): boolean => Math.abs(a - b) < 1e-6;
