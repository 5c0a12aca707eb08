/** The bright fifth of Magha. */
import { rung } from '../../rules/ladder.ts';
import { always, onlySecondTouches } from '../../rules/meeting-clauses.ts';
import { ds } from '../../rules/source.ts';
import type { TithiFestival } from '../rule.ts';
import { inKala } from '../windows.ts';

const VASANTA = '2, Magha (vasanta-panchami)';

export const vasantPanchami: TithiFestival = {
  id: 'vasant-panchami',
  kind: 'festival',
  aliases: ['basant-panchami', 'saraswati-puja'],
  on: { masa: 'magha', tithi: 5 },
  kala: 'purvahna',
  ladder: [
    rung(onlySecondTouches, 'second', ds(VASANTA, 'The fifth in purvahna of the later day alone: that day.')),
    rung(always, 'first', ds(VASANTA, 'In every other case the earlier day.')),
  ],
  observances: [
    { id: 'purvahna_puja', window: inKala('purvahna'), source: ds(VASANTA, 'The worship is in purvahna.') },
  ],
};
