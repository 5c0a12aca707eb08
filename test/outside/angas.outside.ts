/** Every published day, month and year of the outside tables of angas. */
import { checkAngas } from '../panchanga/angas-checks.ts';
import { wholeAngas } from './tables.ts';

checkAngas(wholeAngas);
