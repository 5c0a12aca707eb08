/**
 * Ananta Chaturdashi: the fourteenth tithi of the bright half of Bhadrapada. Images of Ganesha are immersed in water.
 */
import { type Ladder, rung } from '../../../rules/ladder.ts';
import { always, firstHasSunrise, secondMuhurtasAfterSunrise } from '../../../rules/meeting-clauses.ts';
import { ds, type GistId } from '../../../rules/source.ts';
import type { TithiFestival } from '../rule.ts';

const ANANTA = (gist: GistId) => ds('2, Bhadrapada (ananta-vrata)', gist);
const ananta: Ladder = [
  rung(firstHasSunrise, 'first', ANANTA('ananta_chaturdashi.fourteenth_two_sunrises_whole_earlier')),
  rung(secondMuhurtasAfterSunrise(2), 'second', ANANTA('ananta_chaturdashi.three_muhurtas_fourteenth_sunrise_want')),
  rung(always, 'first', ANANTA('ananta_chaturdashi.less_two_muhurtas_sunrise_earlier')),
];

export const anantaChaturdashi: TithiFestival = {
  id: 'ananta-chaturdashi',
  kind: 'vrata',
  aliases: ['anant-chaturdashi', 'ganesh-visarjan', 'ananta-vrata'],
  on: { masa: 'bhadrapada', tithi: 14 },
  kala: 'sunrise',
  ladder: ananta,
};
