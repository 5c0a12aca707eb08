/** Weekdays and their lords, Sunday first, as divisions of the day count them. */
import type { Graha } from '../engines/engine.ts';

export const VARA_IDS = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'] as const;
export type VaraId = (typeof VARA_IDS)[number];

const LORDS = ['surya', 'chandra', 'mangala', 'budha', 'guru', 'shukra', 'shani'] as const satisfies readonly Graha[];
export type VaraLord = (typeof LORDS)[number];

/** Lord of weekday 1–7. */
export const varaLord = (weekday: number): VaraLord => LORDS[(weekday + 6) % 7] ?? 'surya';

/**
 * The order of the horas, each the sixth weekday from the previous one: from the Sun through the faster ones and
 * around.
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
