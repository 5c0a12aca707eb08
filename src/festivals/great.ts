/** The days that a wall calendar emphasizes: those of one month of the year, and not one day of a row of days. */
import { type Festival, isOfTithi } from './rule.ts';

/** The last day of the fortnight of the fathers is kept by everybody, the others by those whose tithi it is. */
const LAST_OF_FORTNIGHT = 'pitru-paksha-15';

const isOneOfARow = ({ kind, id }: Festival): boolean =>
  kind === 'navaratra' || (kind === 'shraddha' && id !== LAST_OF_FORTNIGHT);

export const isGreat = (festival: Festival): boolean =>
  !isOneOfARow(festival) && (isOfTithi(festival) ? festival.on.masa !== undefined : festival.on.rashi !== 'every');
