/**
 * Motions by the longitudes. The text's own rule (II.47-51) approximates them and can miss the direction of a planet near
 * its stations.
 */
import { arc } from '../../../kernel/angle.ts';
import type { TaraGraha } from '../engine.ts';
import type { Ganita } from './ganita.ts';
import type { SiddhantaLuminary } from './places.ts';

/** Half of the time over which a longitude is differenced. The Moon's motion is then exact to 0.01 seconds of arc. */
const HALF_STEP_DAYS = 0.01;
/** Longitudes this far apart show whether a motion grows, even with the text's table of sines, which has corners. */
const QUICKENING_DAYS = 1;
/** The rule of II.50-51 is off by less than this many degrees a day, so a faster motion has the rule's direction. */
const RULE_WITHIN_DEG = 0.6;

const longitudeOf = (ganita: Ganita, graha: SiddhantaLuminary | TaraGraha, days: number): number =>
  graha === 'surya' || graha === 'chandra' ? ganita.longitudeOf(graha, days) : ganita.taraLongitude(graha, days);

/** Degrees per day by which the true longitude changes at the instant. */
export function motionAt(ganita: Ganita, graha: SiddhantaLuminary | TaraGraha, days: number): number {
  const [from, to] = [days - HALF_STEP_DAYS, days + HALF_STEP_DAYS];
  return arc(longitudeOf(ganita, graha, from), longitudeOf(ganita, graha, to)) / (to - from);
}

/** How much that motion grows in a day. */
export function quickeningAt(ganita: Ganita, graha: SiddhantaLuminary | TaraGraha, days: number): number {
  const here = longitudeOf(ganita, graha, days);
  const before = arc(longitudeOf(ganita, graha, days - QUICKENING_DAYS), here);
  const after = arc(here, longitudeOf(ganita, graha, days + QUICKENING_DAYS));
  return (after - before) / (QUICKENING_DAYS * QUICKENING_DAYS);
}

/** Whether the planet moves backward; `byText` is its motion by the text's rule, which decides where it is fast. */
export const turnsBack = (ganita: Ganita, graha: TaraGraha, days: number, byText: number): boolean =>
  (Math.abs(byText) > RULE_WITHIN_DEG ? byText : motionAt(ganita, graha, days)) < 0;
