/** The weekdays and their lords, from Sunday. */
import type { Graha } from '../engines/engine.ts';

export const VARA_IDS = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'] as const;
export type VaraId = (typeof VARA_IDS)[number];

const LORDS = ['surya', 'chandra', 'mangala', 'budha', 'guru', 'shukra', 'shani'] as const satisfies readonly Graha[];
export type VaraLord = (typeof LORDS)[number];

/** The lord of a weekday, 1–7. */
export const varaLord = (weekday: number): VaraLord => LORDS[(weekday + 6) % 7] ?? 'surya';

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
