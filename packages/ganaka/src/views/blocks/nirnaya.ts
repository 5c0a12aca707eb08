/** The tithi as which the day is observed, and the reason. */

import { nirnayaDayOf } from '../../jyotisha/panchanga/day/facts.ts';
import { nirnayaOf, type TithiCandidate } from '../../jyotisha/panchanga/nirnaya/nirnaya.ts';
import type { KalaId } from '../../rules/kala.ts';
import { dateText, round3 } from '../../text/format.ts';
import { block } from './block.ts';
import type { nirnayaReply } from './nirnaya.reply.ts';
import { spansOf } from './spans.ts';

export const nirnaya = block<typeof nirnayaReply>()({
  name: 'tithi_nirnaya',
  summary: 'Tithi-nirnaya: the tithi that the civil day is kept as',
  needs: 'day_and_night',
  conventions: { nirnaya: 'Dharmasindhu 1; ekadashi smarta after Madhava' },
  of({ day }, say) {
    const { sunriseTithi, candidates, decided, ekadashi } = nirnayaOf(nirnayaDayOf(day, spansOf(day).frame));
    return {
      sunrise_tithi: say.named('tithi', sunriseTithi),
      candidates: candidates.map(({ tithi, touches, viddha, on, rule, because }) => ({
        tithi: say.named('tithi', tithi.number),
        touches: sharesReplyOf(touches),
        viddha,
        date: dateText(on),
        rule,
        because,
      })),
      viddha: decided.viddha,
      decided: { tithi: say.named('tithi', decided.tithi), rule: decided.rule, citation: say.cite(decided.source) },
      ...(ekadashi && { ekadashi: { smarta: dateText(ekadashi.smarta), vaishnava: dateText(ekadashi.vaishnava) } }),
    };
  },
});

function sharesReplyOf(touches: TithiCandidate['touches']): Record<string, number> {
  const said: Record<string, number> = {};
  for (const kala in touches) said[kala] = round3(touches[kala as KalaId] ?? 0);
  return said;
}
