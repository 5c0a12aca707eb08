/** Bhadra: its windows, its mouth and tail, and its dwelling (heaven, earth or the underworld). */

import { bhadrasOn } from '../../jyotisha/panchanga/day/facts.ts';
import { bhadraSource, KIND_SOURCE } from '../../rules/tables/bhadra.ts';
import { clock, window } from '../../text/format.ts';
import { citationsOf } from '../../text/sentences/citations.ts';
import type { bhadraReply } from './bhadra.reply.ts';
import { block } from './block.ts';

export const bhadra = block<typeof bhadraReply>()({
  name: 'bhadra',
  summary: 'Bhadra (vishti): every one that touches the day, whole, with mouth, tail and dwelling',
  of(moment, say) {
    const { place } = moment;
    const windows = bhadrasOn(moment).map((each) => {
      const { dwellings } = each;
      const sthana = dwellings[0]?.sthana ?? 'bhuloka';
      return {
        start: clock(place, each.from),
        end: clock(place, each.to),
        tithi: say.named('tithi', each.tithi),
        half: each.half,
        kind: each.kind,
        sthana,
        ...say.called('sthana_name', 'vasa', sthana),
        dwellings:
          dwellings.length > 1
            ? dwellings.map(({ from, to, sthana }) => ({ start: clock(place, from), end: clock(place, to), sthana }))
            : undefined,
        on_earth: each.onEarth,
        tyajya: each.tyajya,
        leave: each.leave,
        harmless: each.harmless && window(place, each.harmless),
        mukha: window(place, each.mukha),
        puccha: window(place, each.puccha),
        citation: say.cite(bhadraSource(each.tithi)),
      };
    });
    return windows.length === 0 ? { windows } : { windows, citations: citationsOf(say, { kind: KIND_SOURCE }) };
  },
});
