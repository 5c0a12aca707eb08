/** The sensitivity of a pair compared with a scan second by second. */

import { nativeOf } from 'ganaka/internal/jyotisha/kundali/chart/native.ts';
import { type Ashtakoot, ashtakoot } from 'ganaka/internal/jyotisha/matching/ashtakoot.ts';
import { KOOT_IDS } from 'ganaka/internal/jyotisha/matching/koots/koot.ts';
import { type Partner, pairSensitivity } from 'ganaka/internal/jyotisha/matching/sensitivity.ts';
import { type JdUt, jdUt } from 'ganaka/internal/kernel/units.ts';
import type { Sky } from 'ganaka/internal/sky/engines/engine.ts';

const SECONDS_PER_DAY = 86_400;

export interface BirthAt {
  readonly sky: Sky;
  readonly t: JdUt;
}
type Births = Readonly<Record<Partner, BirthAt>>;

const moonOf =
  ({ sky, t }: BirthAt) =>
  (seconds: number) =>
    sky.longitude('chandra', jdUt(t + seconds / SECONDS_PER_DAY));

const pointsIn = ({ koots }: Ashtakoot): string =>
  KOOT_IDS.map((id) => `${koots[id].obtained}/${koots[id].effective}`).join(' ');

/** Lines of one form for both. */
export function pairBySearch({ boy, girl }: Births, minutes: number): string[] {
  const { total, effective, changes } = pairSensitivity({ boy: moonOf(boy), girl: moonOf(girl) }, 'modern', minutes);
  return [
    ...changes.map(({ whose, seconds, from, to }) => `${whose} ${seconds} ${pointsIn(from)} → ${pointsIn(to)}`).sort(),
    `${total.least} ${total.given} ${total.most} ${effective.least} ${effective.given} ${effective.most}`,
  ];
}

export function pairByScan({ boy, girl }: Births, minutes: number): string[] {
  const [his, hers] = [moonOf(boy), moonOf(girl)];
  const at = (b: number, g: number) => ashtakoot({ boy: nativeOf(his(b)), girl: nativeOf(hers(g)) }, 'modern');
  const given = at(0, 0);
  const found: string[] = [];
  /** Seconds of each birth with every result that it can have while the other stays. */
  const times: Record<Partner, Map<string, number>> = { boy: new Map(), girl: new Map() };
  for (const whose of ['boy', 'girl'] as const)
    for (const sign of [-1, 1]) {
      let before = given;
      for (let n = 0; n <= minutes * 60; n++) {
        const seconds = sign * n;
        const next = whose === 'boy' ? at(seconds, 0) : at(0, seconds);
        if (pointsIn(before) !== pointsIn(next))
          found.push(`${whose} ${seconds} ${pointsIn(before)} → ${pointsIn(next)}`);
        before = next;
        const { moon, amsha, ...rest } = nativeOf(whose === 'boy' ? his(seconds) : hers(seconds));
        const standing = JSON.stringify({ rest, half: Math.floor(amsha / 5) });
        if (!times[whose].has(standing)) times[whose].set(standing, seconds);
      }
    }
  const all = [...times.boy.values()].flatMap((b) => [...times.girl.values()].map((g) => at(b, g)));
  const [totals, effectives] = [all.map(({ total }) => total), all.map(({ totalEffective }) => totalEffective)];
  const range = (list: readonly number[], own: number) => `${Math.min(...list)} ${own} ${Math.max(...list)}`;
  return [...found.sort(), `${range(totals, given.total)} ${range(effectives, given.totalEffective)}`];
}
