/** A day of muhurta in replies: windows with their gaps and rising signs, clauses with their verses. */
import { type Static, Type } from 'typebox';
import { isOfDay } from '../../jyotisha/muhurta/karya/clause.ts';
import { type OpenHours, openHours } from '../../jyotisha/muhurta/karya/open.ts';
import type { KaryaVerdict, RisingSign } from '../../jyotisha/muhurta/karya/rising.ts';
import { type Found, isWhole, type KaryaDay } from '../../jyotisha/muhurta/karya/verdict.ts';
import type { Window } from '../../jyotisha/muhurta/karya/window.ts';
import { kindOfLagna } from '../../jyotisha/muhurta/spans/houses.ts';
import type { MuhurtaDay } from '../../jyotisha/muhurta/spans/muhurta-day.ts';
import type { Run } from '../../jyotisha/muhurta/spans/runs.ts';
import type { Span } from '../../kernel/span.ts';
import { clock, window } from '../../text/format.ts';
import type { NumberedList, Voice } from '../../text/voice.ts';
import { instantReply, nameFields, windowFields, windowReply } from '../blocks/replies.ts';
import { citationReply } from '../kit/citation.ts';
import { sentenceReply } from '../kit/in-languages.ts';
import { namedReply } from '../kit/position.ts';
import { detailSaid } from './detail.ts';

export type { KaryaVerdict };
export const verdictReply = Type.Enum(['shubha', 'madhyama', 'varjya']);
export const verdictsReply = Type.Object(
  { mc: Type.Optional(verdictReply), ds: Type.Optional(verdictReply) },
  {
    description:
      'by the Muhurta Chintamani and by the Dharmasindhu; an authority whose clauses are not sufficient by themselves is left out',
  },
);
const runReply = Type.Object({
  ...nameFields,
  end: Type.Optional({ ...instantReply, description: 'where it ends within the window' }),
});
const lagnaReply = Type.Object({
  rashi: namedReply,
  ...windowFields,
  kind: Type.Enum(['chara', 'sthira', 'dvisvabhava']),
  grade: verdictReply,
  clauses: Type.Array(Type.String(), { description: 'what bars it, or makes it middling' }),
  relief: Type.Array(Type.String()),
});
export const openFields = {
  ...windowFields,
  grade: Type.Enum(['shubha', 'madhyama'], { description: 'the lower of the window and of the rising sign' }),
  lagnas: Type.Array(namedReply, { description: 'the signs that rise in these hours' }),
};
const openReply = Type.Object(openFields);
export const karyaWindowReply = Type.Object({
  ...windowFields,
  grade: Type.Enum(['shubha', 'madhyama']),
  clauses: Type.Array(Type.String(), { description: 'the faults that make it madhyama' }),
  tithi: Type.Array(runReply),
  nakshatra: Type.Array(runReply),
  except: Type.Array(Type.Object({ ...windowFields, clause: Type.String() }), {
    description: 'short times inside the window that are left',
  }),
  lagnas: Type.Array(lagnaReply),
  open: Type.Optional(
    Type.Array(openReply, {
      description:
        'the hours of the window in which a sign rises that nothing bars, without the gaps of `except` that a must requires; of a year left out',
    }),
  ),
  faults: Type.Array(Type.String(), {
    description: 'of hours allowed in need alone: what the rising sign has against it, such as `mangala_8` or `lord_6`',
  }),
  rank: Type.Optional(
    Type.Integer({ minimum: 1, description: 'of hours allowed in need alone: their place, the best first' }),
  ),
  relief: Type.Optional(
    Type.Array(Type.String(), { description: 'of hours allowed in need alone: the verses that allow them' }),
  ),
  vimshopaka: Type.Optional(Type.Object({ points: Type.Number(), max: Type.Number() })),
});
export const clauseReply = Type.Object({
  id: Type.String(),
  weight: Type.Enum(['must', 'avoid', 'prefer']),
  met: Type.Boolean({
    description: 'a must: some instant of the day satisfies it; avoid and prefer: it fires',
  }),
  cuts: Type.Optional(Type.Literal(true, { description: 'a must that takes hours away' })),
  softened: Type.Optional(Type.Literal(true, { description: 'what is left of the ban makes hours middling' })),
  spans: Type.Optional(
    Type.Array(windowReply, {
      description: 'where it holds, if for a part of the day only; of a year not for clauses of the rising sign',
    }),
  ),
  ...sentenceReply('detail'),
  citation: citationReply,
});

export const dayAloneReply = Type.Object(
  {
    verdict: verdictReply,
    verdicts: verdictsReply,
    because: Type.Array(Type.String(), {
      description: 'the clauses that bar the day, or that make all of it middling; none where it is shubha',
    }),
    clauses: Type.Optional(
      Type.Array(clauseReply, { description: 'the clauses of the day; of several days see `clauses`' }),
    ),
  },
  { description: 'the day by itself, whatever rises: month, season, asta, tithi, star, weekday, the great faults' },
);
export const hoursReply = Type.Object(
  {
    verdict: verdictReply,
    windows: Type.Optional(
      Type.Array(karyaWindowReply, {
        description:
          'the windows of the day; hours that a verse allows in need come last, the best first; of several days see `windows`',
      }),
    ),
  },
  { description: 'the hours within what is fit of the day: holes, rising signs' },
);

export const karyaFields = {
  verdict: { ...verdictReply, description: 'the lower of day.verdict and hours.verdict' },
  verdicts: verdictsReply,
  day: Type.Optional(dayAloneReply),
  hours: Type.Optional(hoursReply),
  score: Type.Integer({ minimum: 0, description: 'how many merits fall into a window' }),
  windows: Type.Optional(Type.Array(karyaWindowReply, { description: 'absent on barred days of a year' })),
  clauses: Type.Array(clauseReply),
};
const karyaReply = Type.Object(karyaFields);
export type KaryaSaid = Static<typeof karyaReply>;

/**
 * `brief` is for a year: a barred day has no windows at all, and the signs for which a clause holds are named without
 * times.
 * `lists`: `apart` repeats the clauses and windows under `day` and `hours`; `once` gives them only for the day as a
 * whole.
 */
export function karyaSaid(
  day: MuhurtaDay,
  say: Voice,
  found: KaryaDay,
  brief: boolean,
  lists: 'apart' | 'once' = brief ? 'once' : 'apart',
): KaryaSaid {
  const clauses = found.clauses.map((each) => clauseSaid(day, say, each, brief));
  const windows =
    brief && found.windows.length === 0 ? undefined : found.windows.map((each) => windowSaid(day, say, each, brief));
  return {
    verdict: found.verdict,
    verdicts: verdictsSaid(found.verdicts),
    ...apartSaid(found, clauses, lists === 'once' ? undefined : windows),
    score: found.score,
    ...(windows !== undefined && { windows }),
    clauses,
  };
}

const verdictsSaid = ({ MC, DS }: KaryaDay['verdicts']): Static<typeof verdictsReply> => ({
  ...(MC !== undefined && { mc: MC }),
  ...(DS !== undefined && { ds: DS }),
});

/** The verdicts of the day and of its hours separately; with their clauses and windows if `windows` is given. */
function apartSaid(
  { verdict, day, dayVerdicts, clauses }: KaryaDay,
  said: readonly Static<typeof clauseReply>[],
  windows: Static<typeof karyaWindowReply>[] | undefined,
) {
  return {
    day: {
      verdict: day.verdict,
      verdicts: verdictsSaid(dayVerdicts),
      because: [...day.because],
      ...(windows !== undefined && { clauses: said.filter((_, i) => clauses[i] !== undefined && isOfDay(clauses[i])) }),
    },
    hours: { verdict, ...(windows !== undefined && { windows }) },
  };
}

function windowSaid(day: MuhurtaDay, say: Voice, part: Window, brief: boolean): Static<typeof karyaWindowReply> {
  const { place } = day;
  return {
    start: clock(place, part.from),
    end: clock(place, part.to),
    grade: part.grade,
    clauses: [...part.clauses],
    tithi: runsSaid(day, say, 'tithi', part),
    nakshatra: runsSaid(day, say, 'nakshatra', part),
    except: part.except.map(({ from, to, clause }) => ({ start: clock(place, from), end: clock(place, to), clause })),
    lagnas: part.lagnas.map((each) => lagnaSaid(day, say, each)),
    ...(!brief && { open: openHours(part).map((each) => openSaid(day, say, each)) }),
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

export const openSaid = ({ place }: MuhurtaDay, say: Voice, each: OpenHours): Static<typeof openReply> => ({
  start: clock(place, each.from),
  end: clock(place, each.to),
  grade: each.grade,
  lagnas: each.rashis.map((rashi) => say.named('rashi', rashi)),
});

/** The tithis or nakshatras of a window. One that ends within the window has its end. */
function runsSaid(day: MuhurtaDay, say: Voice, anga: 'tithi' | 'nakshatra', part: Span): Static<typeof runReply>[] {
  const list: NumberedList = anga;
  const inside = day.transitions(anga).filter((run: Run) => run.from < part.to && run.to > part.from);
  return inside.map(({ number, to }) => {
    const named = say.named(list, number);
    return to <= part.to ? { ...named, end: clock(day.place, to) } : named;
  });
}

const lagnaSaid = ({ place }: MuhurtaDay, say: Voice, each: RisingSign): Static<typeof lagnaReply> => ({
  rashi: say.named('rashi', each.rashi),
  start: clock(place, each.from),
  end: clock(place, each.to),
  kind: kindOfLagna(each.rashi),
  grade: each.grade,
  clauses: [...each.clauses],
  relief: [...each.relief],
});

/** One clause. Its citation is one shared object, because a year repeats each clause on many days. */

function clauseSaid(day: MuhurtaDay, say: Voice, found: Found, brief: boolean): Static<typeof clauseReply> {
  const { id, weight, cut, met, cuts, softened, spans, source } = found;
  const isPart = met && !isWhole(day, spans) && !(brief && cut === 'lagna');
  const detail = detailSaid(found, day, say);
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
