/** The sample of published festival dates that is kept here; the whole table is `npm run authorities`. */
import { checkFestivals } from './festivals-checks.ts';
import { sample } from './festivals-oracle.ts';

checkFestivals(sample);
