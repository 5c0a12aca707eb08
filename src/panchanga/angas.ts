/**
 * The four angas that divide an angle: tithi and karana the Moon's elongation, nakshatra her longitude, yoga the sum of
 * both longitudes. `wheels.ts` finds when they begin and end; tithi and karana share one wheel, so a tithi's end is a
 * karana's end.
 */
import type { Sky } from '../engines/engine.ts';
import type { JdUt } from '../kernel/units.ts';
import { numberAt, type PartSpan, partAt } from './wheels.ts';

export const ANGAS = ['tithi', 'karana', 'nakshatra', 'yoga'] as const;
export type Anga = (typeof ANGAS)[number];

/** One run of an anga: its number (from 1) and its time. */
export type AngaSpan = PartSpan;

/** The part that runs at `t` with its beginning and end. */
export const angaSpanAt = (anga: Anga, sky: Sky, t: JdUt): AngaSpan => partAt(sky, anga, t);

export const tithiNumberAt = (sky: Sky, t: JdUt): number => numberAt(sky, 'tithi', t);
