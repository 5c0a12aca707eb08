/** Instruments of the Surya-siddhanta: drawings of the sky as dials, maps and shadows. */
import { bhugolaYantra } from 'ganaka/internal/views/instruments/bhugola.ts';
import { chandraYantra } from 'ganaka/internal/views/instruments/chandra.ts';
import { dinaRatriYantra } from 'ganaka/internal/views/instruments/dina-ratri.ts';
import { grahaAsta } from 'ganaka/internal/views/instruments/graha-asta.ts';
import { rituAyanaYantra } from 'ganaka/internal/views/instruments/ritu-ayana.ts';
import { skyChart } from 'ganaka/internal/views/instruments/sky-chart.ts';
import { suryaChakraYantra } from 'ganaka/internal/views/instruments/surya-chakra.ts';
import { tithiNirnayaYantra } from 'ganaka/internal/views/instruments/tithi-nirnaya.ts';
import { udayaYantra } from 'ganaka/internal/views/instruments/udaya.ts';
import { table, under } from '../route.ts';

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
  ['/tithi-nirnaya-yantra', 'standard', 'instrument', tithiNirnayaYantra],
]);
