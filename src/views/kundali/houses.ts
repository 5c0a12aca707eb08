/** The twelve whole-sign houses of a chart: rashi, lord and occupants. */
import { type Static, Type } from 'typebox';
import { GRAHAS } from '../../engines/engine.ts';
import { type Chart, lordOf, rashiAt } from '../../kundali/chart.ts';
import type { Voice } from '../../text/voice.ts';
import { grahaReply, namedReply } from '../position.ts';
import { houseReply } from './shapes.ts';

export const housesReply = Type.Array(
  Type.Object({ number: houseReply, rashi: namedReply, lord: grahaReply, occupants: Type.Array(grahaReply) }),
  { minItems: 12, maxItems: 12 },
);

export function housesFrom(say: Voice, { grahas }: Chart, from: number): Static<typeof housesReply> {
  return Array.from({ length: 12 }, (_, n) => {
    const rashi = rashiAt(from, n + 1);
    return {
      number: n + 1,
      rashi: say.named('rashi', rashi),
      lord: lordOf(rashi),
      occupants: GRAHAS.filter((graha) => grahas[graha].rashi === rashi),
    };
  });
}
