/** The twelve whole-sign houses of a chart: rashi, lord and occupants. */
import { type Static, Type } from 'typebox';
import { type Chart, houseFrom, lordOf, rashiAt } from '../../jyotisha/kundali/chart/chart.ts';
import { GRAHAS, type Graha } from '../../sky/engines/engine.ts';
import type { Voice } from '../../text/voice.ts';
import { grahaReply, namedReply } from '../kit/position.ts';
import { houseReply } from './shapes.ts';

export const housesReply = Type.Array(
  Type.Object({ number: houseReply, rashi: namedReply, lord: grahaReply, occupants: Type.Array(grahaReply) }),
  { minItems: 12, maxItems: 12 },
);

const HOUSES = Array.from({ length: 12 }, (_, n) => n + 1);

export function housesFrom(say: Voice, { grahas }: Chart, from: number): Static<typeof housesReply> {
  const houses = HOUSES.map((number) => {
    const rashi = rashiAt(from, number);
    const occupants: Graha[] = [];
    return { number, rashi: say.named('rashi', rashi), lord: lordOf(rashi), occupants };
  });
  for (const graha of GRAHAS) houses[houseFrom(from, grahas[graha].rashi) - 1]?.occupants.push(graha);
  return houses;
}
