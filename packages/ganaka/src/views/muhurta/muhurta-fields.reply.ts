import { Type } from 'typebox';
import { instantReply, nameFields, windowFields, windowReply } from '../blocks/fields.reply.ts';
import { citationReply } from '../kit/citation.reply.ts';
import { described } from '../kit/described.reply.ts';
import { sentenceReply } from '../kit/in-languages.reply.ts';
import { namedReply } from '../kit/position.reply.ts';

export const verdictReply = Type.Enum(['shubha', 'madhyama', 'varjya']);
export const verdictsReply = Type.Object(
  { mc: Type.Optional(described(verdictReply, 'by the Muhurta Chintamani')), ds: Type.Optional(verdictReply) },
  {
    description:
      'by the Muhurta Chintamani and by the Dharmasindhu; an authority whose clauses are not sufficient by themselves is left out',
  },
);
export const runReply = Type.Object({
  ...nameFields,
  end: Type.Optional({ ...instantReply, description: 'where it ends within the window' }),
});
export const lagnaReply = Type.Object({
  rashi: namedReply,
  ...windowFields,
  kind: Type.Enum(['chara', 'sthira', 'dvisvabhava'], { description: 'movable, fixed or of both kinds' }),
  grade: verdictReply,
  clauses: Type.Array(Type.String(), { description: 'what bars it, or makes it middling' }),
  relief: Type.Array(Type.String()),
});
export const openFields = {
  ...windowFields,
  grade: Type.Enum(['shubha', 'madhyama'], { description: 'the lower of the window and of the rising sign' }),
  lagnas: Type.Array(namedReply, { description: 'the signs that rise in these hours' }),
};
export const openReply = Type.Object(openFields);
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
  vimshopaka: Type.Optional(
    Type.Object({ points: Type.Number({ description: 'points of 20' }), max: Type.Number({ description: '20' }) }),
  ),
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
    because: Type.Array(Type.String(), {
      description:
        'of a fit day without a window: the clauses that bar every rising sign of its fit part, and the gaps; otherwise none',
    }),
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
export const karyaReply = Type.Object(karyaFields);
