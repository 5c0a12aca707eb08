/** Every printed, legal and published date of the outside tables of calendars. */
import { checkCalendars } from '../calendars-checks.ts';
import { wholeCalendars } from './tables.ts';

checkCalendars(wholeCalendars);
