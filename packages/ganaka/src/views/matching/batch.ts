/** Many pairs at once. Each birth is computed only once, even if it is in several pairs. */

import type { Static } from 'typebox';
import { chartOf } from '../../jyotisha/kundali/chart/chart.ts';
import type { Native } from '../../jyotisha/kundali/chart/native.ts';
import { manglikOf } from '../../jyotisha/kundali/doshas/manglik.ts';
import { ashtakoot } from '../../jyotisha/matching/ashtakoot.ts';
import type { Points } from '../../jyotisha/matching/koots/koot.ts';
import { round2 } from '../../text/format.ts';
import { reportLine } from '../../text/sentences/report-line.ts';
import { defaulted, oneOf } from '../kit/parameter.ts';
import { type BatchInput, batchView } from '../view.ts';
import { ashtakootReplyOf, nativeBorn, pointsTable } from './ashtakoot.ts';
import type { briefReply, matchBatchReply, wholeReply } from './batch.reply.ts';

const PARAMS = {
  points: pointsTable,
  format: defaulted(
    oneOf(['json', 'ndjson'], { meaning: 'one JSON, or a line for each pair', example: 'json' }),
    'json',
  ),
} as const;

export const matchBatch = batchView<typeof matchBatchReply>()({
  field: 'match_batch',
  summary: 'Ashtakoot and Kuja dosha of many pairs among up to 500 births',
  reads: 'births',
  params: PARAMS,
  heavy: true,
  conventions: ({ params }) => ({
    points: params.points,
    vashya_split: 'Dhanu and Makara at 15 degrees',
    gana: 'by the groom',
  }),
  of: (asked) => ({ pairs: [...pairsReplyOf(asked)], ...reportLine(asked.say) }),
  inLines: (asked) => ({ head: reportLine(asked.say), lines: pairsReplyOf(asked) }),
});

interface Cast {
  readonly native: Native;
  readonly dosha: boolean;
}

function* pairsReplyOf({
  birth,
  pairs,
  brief,
  params,
  say,
}: BatchInput<typeof PARAMS>): Generator<Static<typeof briefReply> | Static<typeof wholeReply>> {
  const cast = new Map<number, Cast>();
  const castAt = (at: number): Cast => {
    const known = cast.get(at);
    if (known !== undefined) return known;
    const born = birth(at);
    const made = { native: nativeBorn(born), dosha: manglikOf(chartOf(born.sky, born.t)).dosha };
    cast.set(at, made);
    return made;
  };
  for (const [boy, girl] of pairs) {
    const his = castAt(boy);
    const hers = castAt(girl);
    const dosha = { boy: his.dosha, girl: hers.dosha };
    const natives = { boy: his.native, girl: hers.native };
    yield brief
      ? { boy, girl, ...totals(natives, params.points), dosha }
      : { boy, girl, ashtakoot: ashtakootReplyOf(natives, params.points, say), dosha };
  }
}

function totals(natives: { boy: Native; girl: Native }, points: Points) {
  const { total, totalEffective } = ashtakoot(natives, points);
  return { total: round2(total), total_effective: round2(totalEffective) };
}
