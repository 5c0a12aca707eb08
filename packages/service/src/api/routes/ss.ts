/** The public mathematics of the Surya-siddhanta. */
import { bhugola } from 'ganaka/internal/views/siddhanta/bhugola.ts';
import { ganaka } from 'ganaka/internal/views/siddhanta/ganaka.ts';
import { ganita } from 'ganaka/internal/views/siddhanta/ganita.ts';
import { grahaYuti } from 'ganaka/internal/views/siddhanta/graha-yuti.ts';
import { grahana } from 'ganaka/internal/views/siddhanta/grahana.ts';
import { mean } from 'ganaka/internal/views/siddhanta/mean.ts';
import { nakshatraYuti } from 'ganaka/internal/views/siddhanta/nakshatra-yuti.ts';
import { pata } from 'ganaka/internal/views/siddhanta/pata.ts';
import { shanku } from 'ganaka/internal/views/siddhanta/shanku.ts';
import { shringonnati } from 'ganaka/internal/views/siddhanta/shringonnati.ts';
import { sphuta } from 'ganaka/internal/views/siddhanta/sphuta.ts';
import { suryaChakra } from 'ganaka/internal/views/siddhanta/surya-chakra.ts';
import { triprashna } from 'ganaka/internal/views/siddhanta/triprashna.ts';
import { udayasta } from 'ganaka/internal/views/siddhanta/udayasta.ts';
import { onlyOn, table } from '../route.ts';

export const ss = table('ss', onlyOn('surya-siddhanta'), [
  // path, credits, access, shows
  ['/v1/ss-mean', 'light', 'open', mean],
  ['/v1/ss-sphuta', 'light', 'open', sphuta],
  ['/v1/ss-surya-chakra', 'light', 'open', suryaChakra],
  ['/v1/ss-triprashna', 'light', 'open', triprashna],
  ['/v1/ss-shanku', 'light', 'open', shanku],
  ['/v1/ss-bhugola', 'light', 'open', bhugola],
  ['/v1/ss-udayasta', 'light', 'open', udayasta],
  ['/v1/ss-graha-yuti', 'light', 'open', grahaYuti],
  ['/v1/ss-nakshatra-yuti', 'light', 'open', nakshatraYuti],
  ['/v1/ss-shringonnati', 'light', 'open', shringonnati],
  ['/v1/ss-pata', 'light', 'open', pata],
  ['/v1/ss-ganita', 'light', 'open', ganita],
  ['/v1/ss-ganaka', 'light', 'open', ganaka],
  ['/v1/ss-grahana', 'light', 'open', grahana],
]);
