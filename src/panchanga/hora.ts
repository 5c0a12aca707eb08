/**
 * Planetary horas: daylight and night in twelve parts each. The first of the day belongs to the weekday's lord, the
 * rest follow in the hora order without a break (Jyotirnibandha, vara-prakarana 19, which lists the seven). The
 * division into twelfths of daylight and night is practice.
 */
import type { Source } from '../rules/source.ts';
import { HORA_ORDER, type VaraLord, varaLord } from './vara.ts';

export const HORAS = 12;

/** Lord of hora 1–24 of a weekday; 1–12 are of daylight, 13–24 of the night. */
export const horaLord = (weekday: number, hora: number): VaraLord =>
  HORA_ORDER[(HORA_ORDER.indexOf(varaLord(weekday)) + hora - 1) % 7] ?? 'surya';

export const HORA_SOURCE = {
  confidence: 'read-in-text',
  work: 'JN',
  at: 'vara-prakarana 19',
  gist: 'hora.lords_order_weekday_twelfths_practice',
} as const satisfies Source;
