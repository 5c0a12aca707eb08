/** The sample of the outside tables of calendars that is kept here; the whole of them is `npm run authorities`. */
import { checkCalendars } from './calendars-checks.ts';
import { sample } from './calendars-oracle.ts';

checkCalendars(sample);
