/** Chhath: the bright sixth of Kartika at sunrise; the evening's offering to the Sun is on that day, the morning's on the next. */
import { morningCases } from '../ladders.ts';
import { practice, type TithiFestival } from '../rule.ts';

const SOURCE = practice('chhath.sixth_kartika_sunrise_two_sunrises');

export const chhath: TithiFestival = {
  id: 'chhath',
  kind: 'vrata',
  aliases: ['chhath-puja', 'chhat-puja', 'surya-shashthi'],
  on: { masa: 'kartika', tithi: 6 },
  kala: 'sunrise',
  ladder: morningCases(SOURCE, 'first'),
};
