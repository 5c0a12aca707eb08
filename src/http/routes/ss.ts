/** The public mathematics of the Surya-siddhanta. */
import { onlyOn, table } from '../route.ts';

export const ss = table('ss', onlyOn('surya-siddhanta'), [
  // path, credits, access, adds, shows
  ['/v1/ss-mean', 'light', 'open', ['ahargana'], null],
  ['/v1/ss-sphuta', 'light', 'open', ['ahargana'], null],
  ['/v1/ss-surya-chakra', 'light', 'open', ['days'], null],
  ['/v1/ss-triprashna', 'light', 'open', [], null],
  ['/v1/ss-shanku', 'light', 'open', ['suggest', 'shadow'], null],
  ['/v1/ss-bhugola', 'light', 'open', [], null],
  ['/v1/ss-udayasta', 'light', 'open', ['days'], null],
  ['/v1/ss-graha-yuti', 'light', 'open', ['days'], null],
  ['/v1/ss-nakshatra-yuti', 'light', 'open', ['days'], null],
  ['/v1/ss-shringonnati', 'light', 'open', [], null],
  ['/v1/ss-pata', 'light', 'open', ['days'], null],
  ['/v1/ss-ganita', 'light', 'open', [], null],
  ['/v1/ss-ganaka', 'light', 'open', ['ahargana'], null],
  ['/v1/ss-grahana', 'light', 'open', ['year*'], null],
]);
