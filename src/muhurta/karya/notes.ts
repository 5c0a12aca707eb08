/** Notes on a day besides its verdict: where the printed rule and today's almanacs disagree. */
import type { Sky } from '../../engines/engine.ts';
import { crossings } from '../../kernel/search.ts';
import { holds, type Span, span } from '../../kernel/span.ts';
import { type JdUt, plusDays } from '../../kernel/units.ts';
import { inAlmanac } from '../../panchanga/almanac.ts';
import type { Gist } from '../../rules/source.ts';
import { SIMHA_FROM_DEG, SIMHAMSHA_TO_DEG } from '../../rules/tables/badhaka-periods.ts';
import type { MuhurtaDay } from '../spans/muhurta-day.ts';
import { ALMANAC_LIMIT_DEG, type AstaGraha, type AstaRule } from '../spans/place-events.ts';
import { ASTA_GRAHAS, simhasthaHere } from '../spans/seasons.ts';
import { spansOf } from '../spans/when.ts';
import { REGION_NOTES } from './region.ts';
import type { KaryaVerdict } from './rising.ts';
import type { Given } from './row.ts';
import type { Kind } from './work.ts';

export type DayNote =
  /** Jupiter in the barred quarters of Simha, and until when. */
  | { readonly about: 'simhastha'; readonly until: JdUt | null }
  /** Set by the printed limit, seen by the almanacs. */
  | { readonly about: 'asta'; readonly graha: AstaGraha; readonly deg: number; readonly limitDeg: number }
  /** The verdict is for one kind of the work; the other kind has another. */
  | { readonly about: 'kind'; readonly of: Kind; readonly other: Kind; readonly verdict: KaryaVerdict }
  | { readonly about: 'region'; readonly id: string; readonly gist: Gist; readonly locus: string };

/** `asta`: whether the work looks at the setting of Guru and Shukra at all. */
export function notesOn(day: MuhurtaDay, given: Given, asta: boolean): DayNote[] {
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

const regionNotes = (day: MuhurtaDay, { region }: Given): DayNote[] =>
  REGION_NOTES.filter((each) => each.region === region && spansOf(each.holds, day).length > 0).map(
    ({ id, source }): DayNote => ({
      about: 'region',
      id,
      gist: source.gist,
      locus: 'at' in source && source.at !== undefined ? source.at : '',
    }),
  );

/** Jupiter stays in those quarters for at most some months, including his retrograde time. */
const LONGEST_DAYS = 200;
const STEP_DAYS = 5;
const QUARTER_DEG = 10 / 3;

/** Stays of Jupiter in them that were already searched: one serves all its days. */
const stays = inAlmanac((): Span[] => []);
/** He is there once or twice in twelve years. */
const MOST_STAYS = 64;

/** When Guru leaves the barred quarters, on either side. */
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
