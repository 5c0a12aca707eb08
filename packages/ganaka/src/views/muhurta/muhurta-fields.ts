/** A day of muhurta in replies: windows with their gaps and rising signs, clauses with their verses. */

import type { Static } from 'typebox';
import { isOfDay } from '../../jyotisha/muhurta/karya/clause.ts';
import { type OpenHours, openHours } from '../../jyotisha/muhurta/karya/open.ts';
import type { KaryaVerdict, RisingSign } from '../../jyotisha/muhurta/karya/rising.ts';
import { type ClauseResult, isWhole, type KaryaDay } from '../../jyotisha/muhurta/karya/verdict.ts';
import type { KaryaWindow } from '../../jyotisha/muhurta/karya/window.ts';
import { kindOfLagna } from '../../jyotisha/muhurta/spans/houses.ts';
import type { MuhurtaDay } from '../../jyotisha/muhurta/spans/muhurta-day.ts';
import type { Run } from '../../jyotisha/muhurta/spans/runs.ts';
import type { Span } from '../../kernel/span.ts';
import { clock, window } from '../../text/format.ts';
import type { NumberedList, Voice } from '../../text/voice.ts';
import { detailReplyOf } from './detail.ts';
import type {
  clauseReply,
  karyaReply,
  karyaWindowReply,
  lagnaReply,
  openReply,
  runReply,
  verdictsReply,
} from './muhurta-fields.reply.ts';

export type { KaryaVerdict };
export type KaryaReply = Static<typeof karyaReply>;

/**
 * `brief` is for a year: a barred day has no windows at all, and the signs for which a clause holds are named without
 * times.
 * `lists`: `apart` repeats the clauses and windows under `day` and `hours`; `once` gives them only for the day as a
 * whole.
 */
export function karyaReplyOf(
  day: MuhurtaDay,
  say: Voice,
  found: KaryaDay,
  brief: boolean,
  lists: 'apart' | 'once' = brief ? 'once' : 'apart',
): KaryaReply {
  const clauses = found.clauses.map((each) => clauseReplyOf(day, say, each, brief));
  const windows =
    brief && found.windows.length === 0 ? undefined : found.windows.map((each) => windowReplyOf(day, say, each, brief));
  return {
    verdict: found.verdict,
    verdicts: verdictsReplyOf(found.verdicts),
    ...apartReplyOf(found, clauses, lists === 'once' ? undefined : windows),
    score: found.score,
    ...(windows !== undefined && { windows }),
    clauses,
  };
}

const verdictsReplyOf = ({ MC, DS }: KaryaDay['verdicts']): Static<typeof verdictsReply> => ({
  ...(MC !== undefined && { mc: MC }),
  ...(DS !== undefined && { ds: DS }),
});

/** The verdicts of the day and of its hours separately; with their clauses and windows if `windows` is given. */
function apartReplyOf(
  { verdict, day, closedBy, dayVerdicts, clauses }: KaryaDay,
  said: readonly Static<typeof clauseReply>[],
  windows: Static<typeof karyaWindowReply>[] | undefined,
) {
  return {
    day: {
      verdict: day.verdict,
      verdicts: verdictsReplyOf(dayVerdicts),
      because: [...day.because],
      ...(windows !== undefined && { clauses: said.filter((_, i) => clauses[i] !== undefined && isOfDay(clauses[i])) }),
    },
    hours: { verdict, because: [...closedBy], ...(windows !== undefined && { windows }) },
  };
}

function windowReplyOf(
  day: MuhurtaDay,
  say: Voice,
  part: KaryaWindow,
  brief: boolean,
): Static<typeof karyaWindowReply> {
  const { place } = day;
  return {
    start: clock(place, part.from),
    end: clock(place, part.to),
    grade: part.grade,
    clauses: [...part.clauses],
    tithi: runsReplyOf(day, say, 'tithi', part),
    nakshatra: runsReplyOf(day, say, 'nakshatra', part),
    except: part.except.map(({ from, to, clause }) => ({ start: clock(place, from), end: clock(place, to), clause })),
    lagnas: part.lagnas.map((each) => lagnaReplyOf(day, say, each)),
    ...(!brief && { open: openHours(part).map((each) => openReplyOf(day, say, each)) }),
    faults: [...(part.need?.faults ?? [])],
    ...(part.need !== null && {
      rank: part.need.rank,
      relief: [...part.need.relief],
      ...(part.need.vimshopaka !== null && {
        vimshopaka: { points: part.need.vimshopaka.points, max: part.need.vimshopaka.most },
      }),
    }),
  };
}

export const openReplyOf = ({ place }: MuhurtaDay, say: Voice, each: OpenHours): Static<typeof openReply> => ({
  start: clock(place, each.from),
  end: clock(place, each.to),
  grade: each.grade,
  lagnas: each.rashis.map((rashi) => say.named('rashi', rashi)),
});

/** The tithis or nakshatras of a window. One that ends within the window has its end. */
function runsReplyOf(day: MuhurtaDay, say: Voice, anga: 'tithi' | 'nakshatra', part: Span): Static<typeof runReply>[] {
  const list: NumberedList = anga;
  const inside = day.transitions(anga).filter((run: Run) => run.from < part.to && run.to > part.from);
  return inside.map(({ number, to }) => {
    const named = say.named(list, number);
    return to <= part.to ? { ...named, end: clock(day.place, to) } : named;
  });
}

const lagnaReplyOf = ({ place }: MuhurtaDay, say: Voice, each: RisingSign): Static<typeof lagnaReply> => ({
  rashi: say.named('rashi', each.rashi),
  start: clock(place, each.from),
  end: clock(place, each.to),
  kind: kindOfLagna(each.rashi),
  grade: each.grade,
  clauses: [...each.clauses],
  relief: [...each.relief],
});

/** One clause. Its citation is one shared object, because a year repeats each clause on many days. */

function clauseReplyOf(day: MuhurtaDay, say: Voice, found: ClauseResult, brief: boolean): Static<typeof clauseReply> {
  const { id, weight, cut, met, cuts, softened, spans, source } = found;
  const isPart = met && !isWhole(day, spans) && !(brief && cut === 'lagna');
  const detail = detailReplyOf(found, day, say);
  const cited = say.cite(source);
  if (!cuts && !softened && !isPart) return { id, weight, met, ...detail, citation: cited };
  return {
    id,
    weight,
    met,
    ...(cuts && { cuts }),
    ...(softened && { softened }),
    ...(isPart && { spans: spans.map((each) => window(day.place, each)) }),
    ...detail,
    citation: cited,
  };
}
