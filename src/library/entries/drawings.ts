/** `ganaka/drawings`: functions that draw pictures as SVG text from plain data. */
export { CHART_LOOK, drawChart, type Mark, type Picture, type Style } from '../../drawings/chart.ts';
export { type Compass, type CompassSeat, drawCompass } from '../../drawings/compass.ts';
export { type DayLine, drawDayLine, type LineRow, type LineSpan, type Tone } from '../../drawings/day-line.ts';
export { drawMoon } from '../../drawings/moon.ts';
