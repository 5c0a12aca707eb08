/** The twelve whole-sign houses of a chart: rashi, lord and occupants. */

import type { Static } from 'typebox';
import { type Chart, houseFrom, lordOf, rashiAt } from '../../jyotisha/kundali/chart/chart.ts';
import { GRAHAS, type Graha } from '../../sky/engines/engine.ts';
import type { Voice } from '../../text/voice.ts';
import type { housesReply } from './houses.reply.ts';

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
