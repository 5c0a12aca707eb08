/**
 * The public interface: everything that a program may import from `ganaka`, and nothing else.
 * `test/library/face.test.ts` has the list. This entry is for Node, which reads the ephemeris from the package;
 * elsewhere callers provide its bytes (`ephemerisFrom`).
 */
import type { Ephemeris } from './astronomy/ephemeris.ts';
import { readEphemeris } from './data-files.ts';
import type { GanakaEngine } from './library/engine.ts';
import { type ChitrapakshaOptions, chitrapakshaOver, drikOver, type ModernOptions } from './library/modern.ts';

export type { DateLike, TimeLike } from './library/date.ts';
export { type DayOptions, day, type GanakaDay, loadLanguages } from './library/day.ts';
export type { GanakaEngine } from './library/engine.ts';
export type { ChitrapakshaOptions, ModernOptions } from './library/modern.ts';
export { type GanakaPlace, place } from './library/place.ts';
export type { BlockName, Blocks, InLanguages, Snapshot } from './library/replies.ts';
export { type SuryaOptions, surya } from './library/surya.ts';

let ephemeris: Ephemeris | undefined;
/** Read once, when the first engine needs it. */
const theEphemeris = (): Ephemeris => (ephemeris ??= readEphemeris());

/** Modern positions with Lahiri's ayanamsa. */
export const drik = (options?: ModernOptions): GanakaEngine => drikOver(theEphemeris(), options);
/** Modern positions counted from the point opposite to Spica (Chitra). */
export const chitrapaksha = (options?: ChitrapakshaOptions): GanakaEngine => chitrapakshaOver(theEphemeris(), options);
