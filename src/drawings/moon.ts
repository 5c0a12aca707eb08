/**
 * The Moon as a small sign: its lit part by the elongation alone, the waxing half lit on the right as it is seen from the north.
 * A pictogram for calendars; how the horns really lie is the chandra-yantra's matter.
 */
import { round1, round2 } from './text.ts';

const RADIUS = 9;

/** The outline of the lit part about the middle of the disc; empty where nothing is lit. */
export function litPart(elongationDeg: number, radius = RADIUS): string {
  const gone = ((elongationDeg % 360) + 360) % 360;
  const waxing = gone <= 180;
  const fromNew = waxing ? gone : 360 - gone;
  const edge = round2(radius * Math.abs(Math.cos((fromNew * Math.PI) / 180)));
  const crescent = fromNew < 90;
  // down the bright limb, back along the edge of the shadow
  const limb = waxing ? 1 : 0;
  return `M0 ${-radius}A${radius} ${radius} 0 0 ${limb} 0 ${radius}A${edge} ${radius} 0 0 ${crescent ? 1 - limb : limb} 0 ${-radius}Z`;
}

/** Says nothing to a reader of the screen: the tithi stands beside it. */
export const drawMoon = (elongationDeg: number): string =>
  `<svg class="moon" viewBox="-10 -10 20 20" aria-hidden="true" data-elongation="${round1(elongationDeg)}"><circle r="${RADIUS}"/><path d="${litPart(elongationDeg)}"/></svg>`;
