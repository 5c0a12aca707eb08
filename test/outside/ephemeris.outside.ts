/** The modern sky against every day of the printed and peer almanacs. */
import { checkMeasured } from '../ephemeris/ephemeris-checks.ts';
import { againstPrinted } from '../ephemeris/ephemeris-measure.ts';
import { wholeAngas } from './tables.ts';

checkMeasured(againstPrinted(wholeAngas));
