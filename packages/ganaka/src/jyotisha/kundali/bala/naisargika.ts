/** The natural strength (naisargika bala), in sevenths of a rupa; the Sun has all seven (BPHS 27.14). */
import type { Sapta } from '../chart/chart.ts';
import { NAISARGIKA, RUPA } from './tables.ts';

export const naisargikaBala = (graha: Sapta): number => (NAISARGIKA[graha] * RUPA) / 7;
