/** Instruments of the Surya-siddhanta: the heaven as wheels and shadows. */
import {
  bhugolaYantra,
  chandraYantra,
  dinaRatriYantra,
  grahaAsta,
  rituAyanaYantra,
  skyChart,
  suryaChakraYantra,
  udayaYantra,
} from '../../views/siddhanta/instruments.ts';
import { onlyOn, table, unbuilt } from '../route.ts';

export const instruments = table('instrument', onlyOn('surya-siddhanta'), [
  // path, credits, access, shows
  ['/v1/surya/surya-chakra', 'standard', 'instrument', suryaChakraYantra],
  ['/v1/surya/sky-chart', 'standard', 'instrument', skyChart],
  ['/v1/surya/udaya-yantra', 'standard', 'instrument', udayaYantra],
  ['/v1/surya/chandra-yantra', 'standard', 'instrument', chandraYantra],
  ['/v1/surya/graha-asta', 'standard', 'instrument', grahaAsta],
  ['/v1/surya/bhugola-yantra', 'standard', 'instrument', bhugolaYantra],
  ['/v1/surya/dina-ratri-yantra', 'standard', 'instrument', dinaRatriYantra],
  ['/v1/surya/ritu-ayana-yantra', 'standard', 'instrument', rituAyanaYantra],
  ['/v1/surya/tithi-nirnaya-yantra', 'standard', 'instrument', unbuilt('moment')],
]);
