/** The public mathematics of the Surya-siddhanta. */
import { bhugolaReply } from 'ganaka/internal/views/siddhanta/bhugola.reply.ts';
import { bhugola } from 'ganaka/internal/views/siddhanta/bhugola.ts';
import { ganakaReply } from 'ganaka/internal/views/siddhanta/ganaka.reply.ts';
import { ganaka } from 'ganaka/internal/views/siddhanta/ganaka.ts';
import { ganitaReply } from 'ganaka/internal/views/siddhanta/ganita.reply.ts';
import { ganita } from 'ganaka/internal/views/siddhanta/ganita.ts';
import { grahaYutiReply } from 'ganaka/internal/views/siddhanta/graha-yuti.reply.ts';
import { grahaYuti } from 'ganaka/internal/views/siddhanta/graha-yuti.ts';
import { grahanaReply } from 'ganaka/internal/views/siddhanta/grahana.reply.ts';
import { grahana } from 'ganaka/internal/views/siddhanta/grahana.ts';
import { meanReply } from 'ganaka/internal/views/siddhanta/mean.reply.ts';
import { mean } from 'ganaka/internal/views/siddhanta/mean.ts';
import { nakshatraYutiReply } from 'ganaka/internal/views/siddhanta/nakshatra-yuti.reply.ts';
import { nakshatraYuti } from 'ganaka/internal/views/siddhanta/nakshatra-yuti.ts';
import { pataReply } from 'ganaka/internal/views/siddhanta/pata.reply.ts';
import { pata } from 'ganaka/internal/views/siddhanta/pata.ts';
import { shankuReply } from 'ganaka/internal/views/siddhanta/shanku.reply.ts';
import { shanku } from 'ganaka/internal/views/siddhanta/shanku.ts';
import { shringonnatiReply } from 'ganaka/internal/views/siddhanta/shringonnati.reply.ts';
import { shringonnati } from 'ganaka/internal/views/siddhanta/shringonnati.ts';
import { sphutaReply } from 'ganaka/internal/views/siddhanta/sphuta.reply.ts';
import { sphuta } from 'ganaka/internal/views/siddhanta/sphuta.ts';
import { suryaChakraReply } from 'ganaka/internal/views/siddhanta/surya-chakra.reply.ts';
import { suryaChakra } from 'ganaka/internal/views/siddhanta/surya-chakra.ts';
import { triprashnaReply } from 'ganaka/internal/views/siddhanta/triprashna.reply.ts';
import { triprashna } from 'ganaka/internal/views/siddhanta/triprashna.ts';
import { udayastaReply } from 'ganaka/internal/views/siddhanta/udayasta.reply.ts';
import { udayasta } from 'ganaka/internal/views/siddhanta/udayasta.ts';
import { onlyOn, table } from '../route.ts';

export const ss = table('ss', onlyOn('surya-siddhanta'), [
  // path, credits, access, shows, its schema
  ['/v1/ss-mean', 'light', 'open', mean, meanReply],
  ['/v1/ss-sphuta', 'light', 'open', sphuta, sphutaReply],
  ['/v1/ss-surya-chakra', 'light', 'open', suryaChakra, suryaChakraReply],
  ['/v1/ss-triprashna', 'light', 'open', triprashna, triprashnaReply],
  ['/v1/ss-shanku', 'light', 'open', shanku, shankuReply],
  ['/v1/ss-bhugola', 'light', 'open', bhugola, bhugolaReply],
  ['/v1/ss-udayasta', 'light', 'open', udayasta, udayastaReply],
  ['/v1/ss-graha-yuti', 'light', 'open', grahaYuti, grahaYutiReply],
  ['/v1/ss-nakshatra-yuti', 'light', 'open', nakshatraYuti, nakshatraYutiReply],
  ['/v1/ss-shringonnati', 'light', 'open', shringonnati, shringonnatiReply],
  ['/v1/ss-pata', 'light', 'open', pata, pataReply],
  ['/v1/ss-ganita', 'light', 'open', ganita, ganitaReply],
  ['/v1/ss-ganaka', 'light', 'open', ganaka, ganakaReply],
  ['/v1/ss-grahana', 'light', 'open', grahana, grahanaReply],
]);
