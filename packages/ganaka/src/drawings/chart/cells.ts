/**
 * The three styles of a chart as twelve polygons in a unit square.
 * North: the houses are fixed and the rashis move; house 1 is at the top, and the houses run counterclockwise.
 * South: the rashis are fixed and run clockwise, with Mina in the upper left corner.
 * East: the rashis are fixed and run counterclockwise, with Mesha at the top.
 */
export const STYLES = ['north', 'south', 'east'] as const;
/** The style of a chart: `north`, `south` or `east`. */
export type Style = (typeof STYLES)[number];
export type ChartPoint = readonly [x: number, y: number];
export type Polygon = readonly ChartPoint[];

export interface ChartCell {
  /** The number of the rashi, 1–12. */
  readonly rashi: number;
  readonly house: number;
  readonly outline: Polygon;
  /** The area for labels. */
  readonly room: Polygon;
  /** The position of the rashi's name. */
  readonly name: ChartPoint;
}

type Shape = Pick<ChartCell, 'outline' | 'room' | 'name'>;

/** Rotates a point by a quarter turn to the left about the centre of the square. */
const turned = ([x, y]: ChartPoint): ChartPoint => [y, 1 - x];
const turnedBy =
  (quarters: number) =>
  (point: ChartPoint): ChartPoint => {
    let at = point;
    for (let i = 0; i < quarters; i++) at = turned(at);
    return at;
  };
const turnShape = ({ outline, room, name }: Shape, quarters: number): Shape => {
  const turn = turnedBy(quarters);
  return { outline: outline.map(turn), room: room.map(turn), name: turn(name) };
};

/** The twelve cells of the north chart: three shapes, each rotated four times to the left. */
const fromThree = (three: readonly [Shape, Shape, Shape]): Shape[] =>
  Array.from({ length: 12 }, (_, i) => turnShape(three[(i % 3) as 0 | 1 | 2], Math.floor(i / 3)));

const NORTH = fromThree([
  {
    outline: [
      [0.5, 0],
      [0.75, 0.25],
      [0.5, 0.5],
      [0.25, 0.25],
    ],
    room: [
      [0.5, 0.02],
      [0.73, 0.25],
      [0.6, 0.38],
      [0.4, 0.38],
      [0.27, 0.25],
    ],
    name: [0.5, 0.435],
  },
  {
    outline: [
      [0, 0],
      [0.5, 0],
      [0.25, 0.25],
    ],
    room: [
      [0.025, 0.012],
      [0.475, 0.012],
      [0.315, 0.172],
      [0.185, 0.172],
    ],
    name: [0.25, 0.2],
  },
  {
    outline: [
      [0, 0],
      [0.25, 0.25],
      [0, 0.5],
    ],
    room: [
      [0.012, 0.025],
      [0.172, 0.185],
      [0.172, 0.315],
      [0.012, 0.475],
    ],
    name: [0.2, 0.25],
  },
]);

const THIRD = 1 / 3;
const box = (left: number, top: number, right: number, bottom: number): Polygon => [
  [left, top],
  [right, top],
  [right, bottom],
  [left, bottom],
];
const square = (column: number, row: number): Shape => {
  const [x, y] = [column * THIRD, row * THIRD];
  return {
    outline: box(x, y, x + THIRD, y + THIRD),
    room: box(x + 0.012, y + 0.015, x + THIRD - 0.012, y + THIRD - 0.045),
    name: [x + THIRD / 2, y + THIRD - 0.026],
  };
};
/** The two halves of the upper left corner in the east chart. */
const VRISHABHA: Shape = {
  outline: [
    [0, 0],
    [THIRD, 0],
    [THIRD, THIRD],
  ],
  room: [
    [0.08, 0.05],
    [0.325, 0.05],
    [0.325, 0.295],
  ],
  name: [0.215, 0.028],
};
const MITHUNA: Shape = {
  outline: [
    [0, 0],
    [THIRD, THIRD],
    [0, THIRD],
  ],
  room: [
    [0.01, 0.04],
    [0.255, 0.285],
    [0.01, 0.285],
  ],
  name: [0.115, 0.308],
};
/** The cells of the other corners. They are mirrored instead of rotated, because the labels stay horizontal. */
const mirrored = ({ outline, room, name }: Shape, sideways: boolean, upside: boolean): Shape => {
  const mirror = ([x, y]: ChartPoint): ChartPoint => [sideways ? 1 - x : x, upside ? 1 - y : y];
  return { outline: outline.map(mirror), room: room.map(mirror), name: mirror(name) };
};
const EAST: Shape[] = [
  square(1, 0),
  VRISHABHA,
  MITHUNA,
  square(0, 1),
  mirrored(MITHUNA, false, true),
  mirrored(VRISHABHA, false, true),
  square(1, 2),
  mirrored(VRISHABHA, true, true),
  mirrored(MITHUNA, true, true),
  square(2, 1),
  mirrored(MITHUNA, true, false),
  mirrored(VRISHABHA, true, false),
];

const QUARTER = 1 / 4;
/** Column and row of each rashi, beginning with Mesha. */
const SOUTH_SEATS: readonly (readonly [column: number, row: number])[] = [
  [1, 0],
  [2, 0],
  [3, 0],
  [3, 1],
  [3, 2],
  [3, 3],
  [2, 3],
  [1, 3],
  [0, 3],
  [0, 2],
  [0, 1],
  [0, 0],
];
const SOUTH: Shape[] = SOUTH_SEATS.map(([column, row]) => {
  const [x, y] = [column * QUARTER, row * QUARTER];
  return {
    outline: box(x, y, x + QUARTER, y + QUARTER),
    room: box(x + 0.01, y + 0.015, x + QUARTER - 0.01, y + QUARTER - 0.045),
    name: [x + QUARTER / 2, y + QUARTER - 0.025],
  };
});

const wrap12 = (n: number): number => ((((n - 1) % 12) + 12) % 12) + 1;

const SHAPES: Readonly<Record<Style, readonly Shape[]>> = { north: NORTH, south: SOUTH, east: EAST };

const cellsWith = (style: Style, lagna: number): ChartCell[] =>
  SHAPES[style].map((shape, i) =>
    style === 'north'
      ? { ...shape, house: i + 1, rashi: wrap12(lagna + i) }
      : { ...shape, rashi: i + 1, house: wrap12(i + 2 - lagna) },
  );

const byLagna = (style: Style): ChartCell[][] => Array.from({ length: 12 }, (_, i) => cellsWith(style, i + 1));
const CELLS: Readonly<Record<Style, readonly (readonly ChartCell[])[]>> = {
  north: byLagna('north'),
  south: byLagna('south'),
  east: byLagna('east'),
};

/** The cells of a chart whose lagna is in rashi `lagna`. */
export const cellsOf = (style: Style, lagna: number): readonly ChartCell[] =>
  CELLS[style][lagna - 1] ?? cellsWith(style, lagna);
