/** Conversion between Julian days and the milliseconds of JavaScript's clock. */
import { type JdUt, jdUt } from './units.ts';

/** The Julian day of 1970-01-01T00:00Z. */
const UNIX_EPOCH_JD = 2_440_587.5;
export const MS_PER_DAY = 86_400_000;

export const unixMsOf = (t: JdUt): number => (t - UNIX_EPOCH_JD) * MS_PER_DAY;
export const jdOfUnixMs = (ms: number): JdUt => jdUt(UNIX_EPOCH_JD + ms / MS_PER_DAY);
