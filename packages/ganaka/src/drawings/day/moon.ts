/**
 * The Moon as an icon for calendars and headings. It is hidden from screen readers, because the tithi is always next to
 * it.
 */
import { moonPath, n1 } from '../kit/geometry.ts';

const RADIUS = 9;

/** The Moon at an elongation from the Sun, in degrees, as an SVG text. */
export const drawMoon = (elongationDeg: number): string =>
  `<svg class="moon" viewBox="-10 -10 20 20" aria-hidden="true" data-elongation="${n1(elongationDeg)}"><circle r="${RADIUS}"/><path d="${moonPath(RADIUS, elongationDeg)}"/></svg>`;
