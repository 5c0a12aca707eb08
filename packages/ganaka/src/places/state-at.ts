/**
 * The Indian state at a point, taken from the nearest place in the gazetteer. Near a border it may be the wrong one.
 */
import type { GazetteerFile } from './file.ts';

/** The size of a cell: half a degree. No point of India is farther than that from a place in the gazetteer. */
const CELL_DEG = 0.5;
const ROW = 1000;
const E5 = 1e5;
/** A box around India. */
const FRAME = { south: 6, north: 38, west: 67, east: 98 };

const cellOf = (latDeg: number, lonDeg: number): number =>
  Math.floor(latDeg / CELL_DEG) * ROW + Math.floor(lonDeg / CELL_DEG);
const inFrame = (latDeg: number, lonDeg: number): boolean =>
  latDeg > FRAME.south && latDeg < FRAME.north && lonDeg > FRAME.west && lonDeg < FRAME.east;

export function stateFinder({ head, columns }: GazetteerFile): (latDeg: number, lonDeg: number) => string | null {
  let cells: ReadonlyMap<number, readonly number[]> | null = null; // created when a point is first needed
  const degrees = (column: ArrayLike<number>, index: number): number => (column[index] ?? 0) / E5;

  function laidOut(): ReadonlyMap<number, readonly number[]> {
    const made = new Map<number, number[]>();
    for (let index = 0; index < columns.latE5.length; index++) {
      const lat = degrees(columns.latE5, index);
      const lon = degrees(columns.lonE5, index);
      if (!inFrame(lat, lon)) continue;
      const cell = cellOf(lat, lon);
      const there = made.get(cell);
      if (there === undefined) made.set(cell, [index]);
      else there.push(index);
    }
    return made;
  }

  return (latDeg, lonDeg) => {
    if (!inFrame(latDeg, lonDeg)) return null;
    cells ??= laidOut();
    const narrowing = Math.cos((latDeg * Math.PI) / 180);
    let least = CELL_DEG * CELL_DEG;
    let nearest: number | null = null;
    for (const north of [-1, 0, 1])
      for (const east of [-1, 0, 1])
        for (const index of cells.get(cellOf(latDeg + north * CELL_DEG, lonDeg + east * CELL_DEG)) ?? []) {
          const up = degrees(columns.latE5, index) - latDeg;
          const along = (degrees(columns.lonE5, index) - lonDeg) * narrowing;
          const apart = up * up + along * along;
          if (apart >= least) continue;
          least = apart;
          nearest = index;
        }
    const state = nearest === null ? undefined : head.states[columns.state[nearest] ?? 0];
    return state !== undefined && head.countries[state.country]?.code === 'IN' ? state.name : null;
  };
}
