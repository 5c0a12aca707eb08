/** A day of muhurta in replies: windows with their gaps and rising signs, clauses with their verses. */
import { type Static, Type } from 'typebox';
import type { Span } from '../../kernel/span.ts';
import type { KaryaVerdict, RisingSign, Window } from '../../muhurta/karya/judge.ts';
import { type Found, isWhole, type KaryaDay } from '../../muhurta/karya/verdict.ts';
import type { MuhurtaDay } from '../../muhurta/spans/day.ts';
import { kindOfLagna } from '../../muhurta/spans/houses.ts';
import type { Run } from '../../muhurta/spans/runs.ts';
import { clock, window } from '../../text/format.ts';
import type { NumberedList, Voice } from '../../text/voice.ts';
import { instantReply, nameFields, windowFields, windowReply } from '../blocks/replies.ts';
import { citationReply } from '../citation.ts';
import { sentenceReply } from '../in-languages.ts';
import { namedReply } from '../position.ts';
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

export const karyaFields = {
  verdict: verdictReply,
  verdicts: verdictsReply,
  score: Type.Integer({ minimum: 0, description: 'how many merits fall into a window' }),
  windows: Type.Optional(Type.Array(karyaWindowReply, { description: 'absent on barred days of a year' })),
  clauses: Type.Array(clauseReply),
};
const karyaReply = Type.Object(karyaFields);
export type KaryaSaid = Static<typeof karyaReply>;

/**
 * `brief`, for a year: a barred day has no list of windows, and the signs of a clause are named without their hours.
 */
export function karyaSaid(day: MuhurtaDay, say: Voice, found: KaryaDay, brief: boolean): KaryaSaid {
  const { MC, DS } = found.verdicts;
  const verdicts =
    MC !== undefined && DS !== undefined
      ? { mc: MC, ds: DS }
      : { ...(MC !== undefined && { mc: MC }), ...(DS !== undefined && { ds: DS }) };
  const clauses = found.clauses.map((each) => clauseSaid(day, say, each, brief));
  if (brief && found.windows.length === 0) return { verdict: found.verdict, verdicts, score: found.score, clauses };
  return {
    verdict: found.verdict,
    verdicts,
    score: found.score,
    windows: windowsSaid(day, say, found.windows),
    clauses,
  };
}

export const windowsSaid = (day: MuhurtaDay, say: Voice, windows: readonly Window[]) =>
  windows.map((each) => windowSaid(day, say, each));

function windowSaid(day: MuhurtaDay, say: Voice, part: Window): Static<typeof karyaWindowReply> {
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
  };
}

/** The tithis or nakshatras of a window; one that ends within it says when. */
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

/** A row brings its passage along for every day of a year: it is printed from one object. */

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
