/** Instruments of the Surya-siddhanta: the heaven as wheels and shadows. */
import { onlyOn, table } from '../route.ts';

export const instruments = table('instrument', onlyOn('surya-siddhanta'), [
  // path, credits, access, adds, shows
  ['/v1/surya/surya-chakra', 'standard', 'instrument', [], null],
  ['/v1/surya/sky-chart', 'standard', 'instrument', [], null],
  ['/v1/surya/udaya-yantra', 'standard', 'instrument', [], null],
  ['/v1/surya/chandra-yantra', 'standard', 'instrument', [], null],
  ['/v1/surya/graha-asta', 'standard', 'instrument', [], null],
  ['/v1/surya/bhugola-yantra', 'standard', 'instrument', [], null],
  ['/v1/surya/dina-ratri-yantra', 'standard', 'instrument', [], null],
  ['/v1/surya/ritu-ayana-yantra', 'standard', 'instrument', [], null],
  ['/v1/surya/tithi-nirnaya-yantra', 'standard', 'instrument', [], null],
]);
