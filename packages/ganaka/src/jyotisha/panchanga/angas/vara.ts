/** The weekdays and their lords, from Sunday. */
import { VARA } from '../../../lexicon/angas/vara.ts';

export type VaraId = (typeof VARA)[number]['id'];
export type VaraLord = (typeof VARA)[number]['lord'];

export const VARA_IDS: readonly VaraId[] = VARA.map(({ id }) => id);

/** The id of a weekday, 1–7. */
export function varaOf(weekday: number): VaraId {
  const id = VARA_IDS[weekday - 1];
  if (id === undefined) throw new Error(`no vara ${weekday}`);
  return id;
}

/** The lord of a weekday, 1–7. */
export const varaLord = (weekday: number): VaraLord => VARA[(weekday + 6) % 7]?.lord ?? 'surya';

/**
 * The lords of successive horas. Each is the lord of the sixth weekday counted from the previous one, that one
 * included.
 */
export const HORA_ORDER = [
  'surya',
  'shukra',
  'budha',
  'chandra',
  'shani',
  'guru',
  'mangala',
] as const satisfies readonly VaraLord[];
