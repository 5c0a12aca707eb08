/** Sets of grahas and dignities that many rows use. */
import type { Graha } from '../../../sky/engines/engine.ts';
import type { Seat } from '../chart/facts.ts';

/** Natural benefics without the Moon. */
export const THREE_GOOD: readonly Graha[] = ['budha', 'guru', 'shukra'];
export const THREE_HARSH: readonly Graha[] = ['surya', 'mangala', 'shani'];
export const ALL_BUT_MOON: readonly Graha[] = ['surya', 'mangala', 'budha', 'guru', 'shukra', 'shani'];

export const OWN_OR_EXALTED: readonly Seat[] = ['own', 'exalted'];
export const OWN_EXALTED_OR_FRIEND: readonly Seat[] = ['own', 'exalted', 'mitra', 'adhimitra'];
export const EXALTED: readonly Seat[] = ['exalted'];
export const DEBILITATED: readonly Seat[] = ['debilitated'];
export const FALLEN: readonly Seat[] = ['debilitated', 'shatru', 'adhishatru'];
