/** `ganaka/drawings`: functions that draw pictures as SVG text from plain data. */
export { CHART_LOOK, drawChart, type Mark, type Picture, type Style } from '../../drawings/chart/chart.ts';
export { type Compass, type CompassSeat, drawCompass } from '../../drawings/day/compass.ts';
export { type DayLine, drawDayLine, type LineRow, type LineSpan, type Tone } from '../../drawings/day/day-line.ts';
export { drawMoon } from '../../drawings/day/moon.ts';
