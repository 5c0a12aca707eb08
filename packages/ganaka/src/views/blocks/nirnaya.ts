/** The tithi as which the day is observed, and the reason. */
import { Type } from 'typebox';
import { nirnayaDayOf } from '../../jyotisha/panchanga/day/facts.ts';
import { nirnayaOf, type TithiCandidate } from '../../jyotisha/panchanga/nirnaya/nirnaya.ts';
import type { KalaId } from '../../rules/kala.ts';
import { dateText, round3 } from '../../text/format.ts';
import { citationReply } from '../kit/citation.ts';
import { namedReply } from '../kit/position.ts';
import { block } from './block.ts';
import { spansOf } from './spans.ts';

const viddhaReply = Type.Union([Type.Enum(['purva', 'para']), Type.Null()], {
  description:
    'purva: it shares the day with the tithi before it; para: with the one after; null: it has the whole daylight',
});

export const nirnaya = block({
  name: 'tithi_nirnaya',
  summary: 'Tithi-nirnaya: the tithi that the civil day is kept as',
  needs: 'day_and_night',
  conventions: { nirnaya: 'Dharmasindhu 1; ekadashi smarta after Madhava' },
  reply: Type.Object({
    sunrise_tithi: namedReply,
    candidates: Type.Array(
      Type.Object({
        tithi: namedReply,
        touches: Type.Record(Type.String(), Type.Number(), { description: 'share of each kala of this day it covers' }),
        viddha: viddhaReply,
        date: Type.String({ description: 'the day its vrata falls on by the general rule' }),
        rule: Type.String(),
        because: Type.String({ description: 'the test that decided' }),
      }),
    ),
    viddha: viddhaReply,
    decided: Type.Object({ tithi: namedReply, rule: Type.String(), citation: citationReply }),
    ekadashi: Type.Optional(
      Type.Object({ smarta: Type.String(), vaishnava: Type.String() }, { description: 'days of the fast' }),
    ),
  }),
  of({ day }, say) {
    const { sunriseTithi, candidates, decided, ekadashi } = nirnayaOf(nirnayaDayOf(day, spansOf(day).frame));
    return {
      sunrise_tithi: say.named('tithi', sunriseTithi),
      candidates: candidates.map(({ tithi, touches, viddha, on, rule, because }) => ({
        tithi: say.named('tithi', tithi.number),
        touches: sharesSaid(touches),
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

function sharesSaid(touches: TithiCandidate['touches']): Record<string, number> {
  const said: Record<string, number> = {};
  for (const kala in touches) said[kala] = round3(touches[kala as KalaId] ?? 0);
  return said;
}
