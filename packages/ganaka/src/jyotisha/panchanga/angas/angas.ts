/**
 * The four angas that divide an angle. Tithi and karana divide the Moon's elongation, nakshatra the Moon's longitude,
 * and yoga the sum of the longitudes of Sun and Moon.
 * `wheels.ts` finds when they begin and end. Tithi and karana use the same wheel, so the end of a tithi is exactly the
 * end of a karana.
 */

import type { JdUt } from '../../../kernel/units.ts';
import type { Sky } from '../../../sky/engines/engine.ts';
import { numberAt, type PartSpan, partAt } from './wheels.ts';

export const ANGAS = ['tithi', 'karana', 'nakshatra', 'yoga'] as const;
export type Anga = (typeof ANGAS)[number];

/** One run of an anga: its number (from 1), its start and its end. */
export type AngaSpan = PartSpan;

/** The anga that runs at `t`, with its start and end. */
export const angaSpanAt = (anga: Anga, sky: Sky, t: JdUt): AngaSpan => partAt(sky, anga, t);

export const tithiNumberAt = (sky: Sky, t: JdUt): number => numberAt(sky, 'tithi', t);
