/** Instruments of the Surya-siddhanta: drawings of the sky as dials, maps and shadows. */
import { bhugolaYantraReply } from 'ganaka/internal/views/instruments/bhugola.reply.ts';
import { bhugolaYantra } from 'ganaka/internal/views/instruments/bhugola.ts';
import { chandraYantraReply } from 'ganaka/internal/views/instruments/chandra.reply.ts';
import { chandraYantra } from 'ganaka/internal/views/instruments/chandra.ts';
import { dinaRatriYantraReply } from 'ganaka/internal/views/instruments/dina-ratri.reply.ts';
import { dinaRatriYantra } from 'ganaka/internal/views/instruments/dina-ratri.ts';
import { grahaAstaReply } from 'ganaka/internal/views/instruments/graha-asta.reply.ts';
import { grahaAsta } from 'ganaka/internal/views/instruments/graha-asta.ts';
import { rituAyanaYantraReply } from 'ganaka/internal/views/instruments/ritu-ayana.reply.ts';
import { rituAyanaYantra } from 'ganaka/internal/views/instruments/ritu-ayana.ts';
import { skyChartReply } from 'ganaka/internal/views/instruments/sky-chart.reply.ts';
import { skyChart } from 'ganaka/internal/views/instruments/sky-chart.ts';
import { suryaChakraYantraReply } from 'ganaka/internal/views/instruments/surya-chakra.reply.ts';
import { suryaChakraYantra } from 'ganaka/internal/views/instruments/surya-chakra.ts';
import { tithiNirnayaYantraReply } from 'ganaka/internal/views/instruments/tithi-nirnaya.reply.ts';
import { tithiNirnayaYantra } from 'ganaka/internal/views/instruments/tithi-nirnaya.ts';
import { udayaYantraReply } from 'ganaka/internal/views/instruments/udaya.reply.ts';
import { udayaYantra } from 'ganaka/internal/views/instruments/udaya.ts';
import { table, under } from '../route.ts';

export const instruments = table('instrument', under('surya-siddhanta'), [
  // path, credits, access, shows, its schema
  ['/surya-chakra', 'standard', 'instrument', suryaChakraYantra, suryaChakraYantraReply],
  ['/sky-chart', 'standard', 'instrument', skyChart, skyChartReply],
  ['/udaya-yantra', 'standard', 'instrument', udayaYantra, udayaYantraReply],
  ['/chandra-yantra', 'standard', 'instrument', chandraYantra, chandraYantraReply],
  ['/graha-asta', 'standard', 'instrument', grahaAsta, grahaAstaReply],
  ['/bhugola-yantra', 'standard', 'instrument', bhugolaYantra, bhugolaYantraReply],
  ['/dina-ratri-yantra', 'standard', 'instrument', dinaRatriYantra, dinaRatriYantraReply],
  ['/ritu-ayana-yantra', 'standard', 'instrument', rituAyanaYantra, rituAyanaYantraReply],
  ['/tithi-nirnaya-yantra', 'standard', 'instrument', tithiNirnayaYantra, tithiNirnayaYantraReply],
]);
