/** The public mathematics of the Surya-siddhanta. */
import { bhugola } from '../../views/siddhanta/bhugola.ts';
import { ganaka } from '../../views/siddhanta/ganaka.ts';
import { ganita } from '../../views/siddhanta/ganita.ts';
import { grahaYuti } from '../../views/siddhanta/graha-yuti.ts';
import { grahana } from '../../views/siddhanta/grahana.ts';
import { mean } from '../../views/siddhanta/mean.ts';
import { nakshatraYuti } from '../../views/siddhanta/nakshatra-yuti.ts';
import { pata } from '../../views/siddhanta/pata.ts';
import { shanku } from '../../views/siddhanta/shanku.ts';
import { shringonnati } from '../../views/siddhanta/shringonnati.ts';
import { sphuta } from '../../views/siddhanta/sphuta.ts';
import { suryaChakra } from '../../views/siddhanta/surya-chakra.ts';
import { triprashna } from '../../views/siddhanta/triprashna.ts';
import { udayasta } from '../../views/siddhanta/udayasta.ts';
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
