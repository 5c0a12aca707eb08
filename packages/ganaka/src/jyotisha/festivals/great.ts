/** The festivals that a wall calendar emphasizes: yearly ones that are not one of a series of days. */
import { type Festival, isOfTithi } from './rule.ts';

/**
 * Everybody observes the last day of the fortnight of the ancestors. Its other days concern only families whose
 * ancestor has that tithi.
 */
const LAST_OF_FORTNIGHT = 'pitru-paksha-15';

const isOneOfARow = ({ kind, id }: Festival): boolean =>
  kind === 'navaratra' || (kind === 'shraddha' && id !== LAST_OF_FORTNIGHT);

export const isGreat = (festival: Festival): boolean =>
  !isOneOfARow(festival) && (isOfTithi(festival) ? festival.on.masa !== undefined : festival.on.rashi !== 'every');
