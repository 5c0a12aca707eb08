/** Instruments of the Surya-siddhanta: the heaven as wheels and shadows. */

import { suryaChakraYantra } from '../../views/instruments/surya-chakra.ts';
import {
  bhugolaYantra,
  chandraYantra,
  dinaRatriYantra,
  grahaAsta,
  rituAyanaYantra,
  skyChart,
  udayaYantra,
} from '../../views/siddhanta/instruments.ts';
import { table, unbuilt, under } from '../route.ts';

export const instruments = table('instrument', under('surya-siddhanta'), [
  // path, credits, access, shows
  ['/surya-chakra', 'standard', 'instrument', suryaChakraYantra],
  ['/sky-chart', 'standard', 'instrument', skyChart],
  ['/udaya-yantra', 'standard', 'instrument', udayaYantra],
  ['/chandra-yantra', 'standard', 'instrument', chandraYantra],
  ['/graha-asta', 'standard', 'instrument', grahaAsta],
  ['/bhugola-yantra', 'standard', 'instrument', bhugolaYantra],
  ['/dina-ratri-yantra', 'standard', 'instrument', dinaRatriYantra],
  ['/ritu-ayana-yantra', 'standard', 'instrument', rituAyanaYantra],
  ['/tithi-nirnaya-yantra', 'standard', 'instrument', unbuilt('moment')],
]);
