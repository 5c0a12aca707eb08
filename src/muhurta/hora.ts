/**
 * Planetary horas: daylight and night in twelve parts each. The first of the day belongs to the weekday's lord, the
 * rest follow in the hora order without a break (Jyotirnibandha, vara-prakarana 19).
 */
import { type Span, split } from '../kernel/span.ts';
import type { Source } from '../rules/source.ts';
import { HORA_ORDER, type VaraLord, varaLord } from './vara.ts';

export const HORAS = 12;

export interface Hora extends Span {
  /** 1–12 by day, 13–24 by night. */
  readonly number: number;
  readonly lord: VaraLord;
}

export const horas = (weekday: number, whole: Span, firstNumber: 1 | 13): Hora[] => {
  const first = HORA_ORDER.indexOf(varaLord(weekday)) + firstNumber - 1;
  return split(whole, HORAS).map(({ from, to }, i) => ({
    number: firstNumber + i,
    lord: HORA_ORDER[(first + i) % 7] ?? 'surya',
    from,
    to,
  }));
};

export const HORA_SOURCE = {
  confidence: 'read-in-text',
  work: 'JN',
  at: 'vara-prakarana 19',
  gist: 'The first hora is the weekday lord’s; each next one belongs to the sixth weekday’s lord from it.',
} as const satisfies Source;
