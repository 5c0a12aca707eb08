/** The modern sky against every outside authority: each row within the tolerance that `ephemeris-tolerances.ts` gives with its reason. */
import { oracle } from '../panchanga/angas-oracle.ts';
import { checkMeasured } from './ephemeris-checks.ts';
import { everything } from './ephemeris-measure.ts';

checkMeasured(everything(oracle));
