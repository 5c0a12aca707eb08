/** Sets of grahas and dignities that many rows use. */
import type { Graha } from '../../../sky/engines/engine.ts';
import type { RashiDignity } from '../chart/facts.ts';

/** Natural benefics without the Moon. */
export const THREE_GOOD: readonly Graha[] = ['budha', 'guru', 'shukra'];
export const THREE_HARSH: readonly Graha[] = ['surya', 'mangala', 'shani'];
export const ALL_BUT_MOON: readonly Graha[] = ['surya', 'mangala', 'budha', 'guru', 'shukra', 'shani'];

export const OWN_OR_EXALTED: readonly RashiDignity[] = ['own', 'exalted'];
export const OWN_EXALTED_OR_FRIEND: readonly RashiDignity[] = ['own', 'exalted', 'mitra', 'adhimitra'];
export const EXALTED: readonly RashiDignity[] = ['exalted'];
export const DEBILITATED: readonly RashiDignity[] = ['debilitated'];
export const FALLEN: readonly RashiDignity[] = ['debilitated', 'shatru', 'adhishatru'];
