/** The sample of the outside tables of the Tamil day that is kept here; the whole of them is `npm run authorities`. */
import { checkTamilDay, sample } from './southern-checks.ts';

checkTamilDay(sample.cases);
