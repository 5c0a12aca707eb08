/** Bhadra: its windows, its mouth and tail, and its dwelling (heaven, earth or the underworld). */
import { Type } from 'typebox';
import { bhadrasOn } from '../../jyotisha/panchanga/day/facts.ts';
import { bhadraSource, KIND_SOURCE } from '../../rules/tables/bhadra.ts';
import { clock, window } from '../../text/format.ts';
import { citationReply } from '../kit/citation.ts';
import { nameReply } from '../kit/in-languages.ts';
import { namedReply } from '../kit/position.ts';
import { block } from './block.ts';
import { windowFields, windowOrNull, windowReply } from './replies.ts';

const sthanaReply = Type.Enum(['svarga', 'bhuloka', 'patala']);

export const bhadra = block({
  name: 'bhadra',
  summary: 'Bhadra (vishti): every one that touches the day, whole, with mouth, tail and dwelling',
  reply: Type.Object({
    windows: Type.Array(
      Type.Object({
        ...windowFields,
        tithi: namedReply,
        half: Type.Integer({ minimum: 1, maximum: 2, description: 'half of the tithi' }),
        kind: Type.Enum(['sarpini', 'vrishchiki']),
        sthana: { ...sthanaReply, description: 'where it dwells at its beginning' },
        ...nameReply('sthana_name'),
        dwellings: Type.Optional(
          Type.Array(Type.Object({ ...windowFields, sthana: sthanaReply }), {
            description: 'when the Moon passes into another dwelling',
          }),
        ),
        on_earth: Type.Boolean(),
        tyajya: Type.Boolean({ description: 'some of it today is on earth and not in its harmless part' }),
        leave: Type.Enum(['mukha', 'puccha']),
        harmless: { ...windowOrNull, description: 'second-half bhadra by day, first-half bhadra by night' },
        mukha: windowReply,
        puccha: windowReply,
        citation: citationReply,
      }),
    ),
    citations: Type.Optional(Type.Array(citationReply)),
  }),
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
    return windows.length === 0 ? { windows } : { windows, citations: [say.cite(KIND_SOURCE)] };
  },
});
