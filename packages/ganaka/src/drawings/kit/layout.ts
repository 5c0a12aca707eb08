/**
 * Places labels in a polygon, in rows of equal height. A row has as many labels as fit into the polygon at its height.
 */
import type { ChartPoint, Polygon } from '../chart/cells.ts';

export interface LabelArrangement {
  /** The letter size relative to the full size, at most 1. */
  readonly scale: number;
  /** The centre of each label. */
  readonly at: readonly ChartPoint[];
}

const SCALES = [1, 0.9, 0.8, 0.72, 0.65, 0.58, 0.52, 0.46];

/** A line of labels across a polygon. */
interface Line {
  readonly y: number;
  readonly from: number;
  readonly to: number;
}
interface Row extends Line {
  readonly holds: number;
}

/** A polygon with its rows for labels of one height, at each letter size. It does not depend on the labels. */
export interface LabelRoom {
  readonly middle: ChartPoint;
  readonly sizes: readonly { readonly scale: number; readonly lines: readonly Line[] }[];
}

/** `height` is the height of one label at full size, in the polygon's unit. */
export const roomOf = (polygon: Polygon, height: number): LabelRoom => ({
  middle: middleOf(polygon),
  sizes: SCALES.map((scale) => ({ scale, lines: linesIn(polygon, height * scale) })),
});

function linesIn(polygon: Polygon, height: number): Line[] {
  const ys = polygon.map(([, y]) => y);
  const [top, bottom] = [Math.min(...ys), Math.max(...ys)];
  const count = Math.floor((bottom - top) / height + 1e-9);
  const spare = (bottom - top - count * height) / 2;
  const found: Line[] = [];
  for (let line = 0; line < count; line++) {
    const y = top + spare + (line + 0.5) * height;
    const upper = across(polygon, y - height * 0.4);
    const lower = across(polygon, y + height * 0.4);
    if (upper === null || lower === null) continue;
    found.push({ y, from: Math.max(upper[0], lower[0]), to: Math.min(upper[1], lower[1]) });
  }
  return found;
}

/** The positions of `count` labels. `width` is the width of one label at full size. */
export function arranged({ middle, sizes }: LabelRoom, count: number, width: number): LabelArrangement {
  if (count === 0) return { scale: 1, at: [] };
  for (const { scale, lines } of sizes) {
    const at = placed(lines, middle, count, width * scale);
    if (at !== null) return { scale, at };
  }
  return { scale: SCALES.at(-1) ?? 1, at: Array.from({ length: count }, () => middle) };
}

function placed(lines: readonly Line[], middle: ChartPoint, count: number, width: number): ChartPoint[] | null {
  const rows: Row[] = [];
  for (const { y, from, to } of lines) {
    const holds = Math.floor((to - from) / width + 1e-9);
    if (holds > 0) rows.push({ y, from, to, holds });
  }
  const chosen = choose(rows, count, middle[1]);
  return chosen === null ? null : fill(chosen, count, width);
}

/**
 * The smallest number of adjacent rows that have room for all labels; of several choices the one nearest to the middle.
 */
function choose(rows: readonly Row[], count: number, middle: number): readonly Row[] | null {
  for (let n = 1; n <= rows.length; n++) {
    const runs = rows
      .slice(0, rows.length - n + 1)
      .map((_, i) => rows.slice(i, i + n))
      .filter((run) => run.reduce((sum, { holds }) => sum + holds, 0) >= count);
    const offCentre = (run: readonly Row[]): number =>
      Math.abs(run.reduce((sum, { y }) => sum + y, 0) / run.length - middle);
    const [best] = runs.sort((a, b) => offCentre(a) - offCentre(b));
    if (best !== undefined) return best;
  }
  return null;
}

/** Distributes the labels among the rows in proportion to the room of each row. */
function fill(rows: readonly Row[], count: number, width: number): ChartPoint[] {
  const shares = rows.map(() => 0);
  for (let left = count; left > 0; left--) {
    let best = -1;
    rows.forEach(({ holds }, i) => {
      const share = shares[i] ?? 0;
      if (share < holds && (best < 0 || share / holds < (shares[best] ?? 0) / (rows[best]?.holds ?? 1))) best = i;
    });
    shares[best] = (shares[best] ?? 0) + 1;
  }
  return rows.flatMap(({ y, from, to }, i) => {
    const share = shares[i] ?? 0;
    const centre = (from + to) / 2;
    return Array.from({ length: share }, (_, k): ChartPoint => [centre + (k - (share - 1) / 2) * width, y]);
  });
}

/** The two points at which a horizontal line cuts a convex polygon, as x values. */
function across(polygon: Polygon, y: number): readonly [number, number] | null {
  const xs: number[] = [];
  polygon.forEach(([x1, y1], i) => {
    const [x2, y2] = polygon[(i + 1) % polygon.length] ?? [x1, y1];
    if (y1 === y2) {
      if (y1 === y) xs.push(x1, x2);
      return;
    }
    const share = (y - y1) / (y2 - y1);
    if (share >= 0 && share <= 1) xs.push(x1 + share * (x2 - x1));
  });
  return xs.length < 2 ? null : [Math.min(...xs), Math.max(...xs)];
}

function middleOf(polygon: Polygon): ChartPoint {
  const sum = polygon.reduce<ChartPoint>(([x, y], [px, py]) => [x + px, y + py], [0, 0]);
  return [sum[0] / polygon.length, sum[1] / polygon.length];
}
