/**
 * Planetary horas: daylight and night are divided into twelve parts each. The first hora of the day belongs to the lord
 * of the weekday. The others follow in the hora order without a break (Jyotirnibandha, vara-prakarana 19, which lists
 * the seven). The division into twelfths of daylight and night is common practice.
 */
import type { Source } from '../../../rules/source.ts';
import { HORA_ORDER, type VaraLord, varaLord } from '../angas/vara.ts';

export const HORAS = 12;

/** The lord of a hora of a weekday. Horas 1–12 are in daylight, 13–24 in the night. */
export const horaLord = (weekday: number, hora: number): VaraLord =>
  HORA_ORDER[(HORA_ORDER.indexOf(varaLord(weekday)) + hora - 1) % 7] ?? 'surya';

export const HORA_SOURCE = {
  confidence: 'read-in-text',
  work: 'JN',
  at: 'vara-prakarana 19',
  gist: 'hora.lords_order_weekday_twelfths_practice',
} as const satisfies Source;
