/** The sample of the outside tables of angas that is kept here; the whole of them is `npm run authorities`. */
import { checkAngas } from './angas-checks.ts';
import { oracle } from './angas-oracle.ts';

checkAngas(oracle);
