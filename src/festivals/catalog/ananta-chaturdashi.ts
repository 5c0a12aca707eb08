/** Ananta Chaturdashi: the bright fourteenth of Bhadrapada; the images of Ganesha are led to the water. */
import { type Ladder, rung } from '../../rules/ladder.ts';
import { always, firstHasSunrise, secondMuhurtasAfterSunrise } from '../../rules/meeting-clauses.ts';
import { ds } from '../../rules/source.ts';
import type { TithiFestival } from '../rule.ts';

const ANANTA = (gist: string) => ds('2, Bhadrapada (ananta-vrata)', gist);
const ananta: Ladder = [
  rung(firstHasSunrise, 'first', ANANTA('The fourteenth at two sunrises is whole on the earlier day: that day.')),
  rung(
    secondMuhurtasAfterSunrise(2),
    'second',
    ANANTA('Three muhurtas of the fourteenth from sunrise, for want of them two: that day.'),
  ),
  rung(always, 'first', ANANTA('Less than two muhurtas from sunrise: the earlier day.')),
];

export const anantaChaturdashi: TithiFestival = {
  id: 'ananta-chaturdashi',
  kind: 'vrata',
  aliases: ['anant-chaturdashi', 'ganesh-visarjan', 'ananta-vrata'],
  on: { masa: 'bhadrapada', tithi: 14 },
  kala: 'sunrise',
  ladder: ananta,
};
