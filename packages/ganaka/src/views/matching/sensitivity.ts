/** `uncertainty=` of a pair: how much its points may change if the given birth times are wrong by some minutes. */

import type { Static } from 'typebox';
import type { Ashtakoot } from '../../jyotisha/matching/ashtakoot.ts';
import type { Points } from '../../jyotisha/matching/koots/koot.ts';
import { pairSensitivity, type Range } from '../../jyotisha/matching/sensitivity.ts';
import { jdUt } from '../../kernel/units.ts';
import { clock, round2 } from '../../text/format.ts';
import { uncertaintyOf } from '../kit/uncertainty.ts';
import type { Birth } from '../view.ts';
import type { pairSensitivityReply } from './sensitivity.reply.ts';

export const pairUncertainty = uncertaintyOf(
  'minutes by which either birth time may be wrong: adds how far the points may differ within them',
  '30',
);

const SECONDS_PER_DAY = 86_400;
const after = ({ t }: Birth, seconds: number) => jdUt(t + seconds / SECONDS_PER_DAY);
const moonOf = (birth: Birth) => (seconds: number) => birth.sky.longitude('chandra', after(birth, seconds));

const rangeReplyOf = ({ least, given, most }: Range) => ({
  least: round2(least),
  given: round2(given),
  most: round2(most),
});
const totalsReplyOf = ({ total, totalEffective }: Ashtakoot) => ({
  total: round2(total),
  total_effective: round2(totalEffective),
});

export function pairSensitivityReplyOf(
  births: Readonly<Record<'boy' | 'girl', Birth>>,
  points: Points,
  minutes: number,
): Static<typeof pairSensitivityReply> {
  const moons = { boy: moonOf(births.boy), girl: moonOf(births.girl) };
  const { total, effective, changes } = pairSensitivity(moons, points, minutes);
  return {
    minutes,
    total: rangeReplyOf(total),
    total_effective: rangeReplyOf(effective),
    changes: changes.map(({ whose, seconds, from, to, koots }) => ({
      whose,
      seconds,
      at: clock(births[whose].sky.place, after(births[whose], seconds)),
      from: totalsReplyOf(from),
      to: totalsReplyOf(to),
      koots: koots.map((koot) => ({
        koot,
        from: { obtained: from.koots[koot].obtained, effective: from.koots[koot].effective },
        to: { obtained: to.koots[koot].obtained, effective: to.koots[koot].effective },
      })),
    })),
  };
}
