/** The Holika fire, in the evening of the purnima of Phalguna. It is the day before Holi and has the same rule. */
import { nextTithiGrows } from '../decide/facts.ts';
import type { TithiFestival } from '../rule.ts';
import { HOLIKA_FIRE, holi } from './holi.ts';

export const holikaDahana: TithiFestival = {
  id: 'holika-dahana',
  kind: 'vrata',
  aliases: ['holika-dahan', 'chhoti-holi'],
  on: holi.on,
  kala: holi.kala,
  facts: nextTithiGrows,
  ladder: holi.ladder,
  ...(holi.variants && { variants: holi.variants }),
  observances: [HOLIKA_FIRE],
};
