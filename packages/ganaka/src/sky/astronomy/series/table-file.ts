/**
 * The file of Chebyshev coefficients. A JSON header (padded to 8 bytes) gives the step and the width of each column;
 * there is a column for each track, quantity and order. The columns follow with one number per block, first the 32-bit
 * and then the 16-bit ones.
 */
import type { CoefficientTable } from './track.ts';
import { blocksOf, QUANTA, SHAPES, TABLE_FROM, TRACKS, type TrackName } from './tracks.ts';

interface Column {
  readonly track: TrackName;
  readonly quantity: number;
  readonly order: number;
  readonly step: number;
  readonly bits: 16 | 32;
}

export type Tables = Readonly<Record<TrackName, CoefficientTable>>;

export function packTables(coefficients: Readonly<Record<TrackName, Float64Array>>): Uint8Array {
  const columns: Column[] = [];
  for (const track of TRACKS) {
    const { order, quantities } = SHAPES[track];
    for (let quantity = 0; quantity < quantities; quantity++) {
      for (let k = 0; k < order; k++) {
        let largest = 0;
        for (let i = quantity * order + k; i < coefficients[track].length; i += quantities * order) {
          largest = Math.max(largest, Math.abs(coefficients[track][i] ?? 0));
        }
        const step = Math.max(QUANTA[track][quantity] ?? 0, largest / 2_147_483_000);
        columns.push({ track, quantity, order: k, step, bits: largest / step < 32_767 ? 16 : 32 });
      }
    }
  }
  columns.sort((a, b) => b.bits - a.bits);
  const text = JSON.stringify(columns);
  const header = new TextEncoder().encode(text.padEnd(Math.ceil((text.length + 4) / 8) * 8 - 4, ' '));
  const size = columns.reduce((sum, { track, bits }) => sum + (blocksOf(track) * bits) / 8, 0);
  const bytes = new Uint8Array(4 + header.length + size);
  const view = new DataView(bytes.buffer);
  view.setUint32(0, header.length, true);
  bytes.set(header, 4);
  let at = 4 + header.length;
  for (const { track, quantity, order: k, step, bits } of columns) {
    const { order, quantities } = SHAPES[track];
    for (let block = 0; block < blocksOf(track); block++) {
      const units = Math.round((coefficients[track][block * quantities * order + quantity * order + k] ?? 0) / step);
      if (bits === 16) view.setInt16(at, units, true);
      else view.setInt32(at, units, true);
      at += bits / 8;
    }
  }
  return bytes;
}

/** Allocates an array of that length. A caller that shares the tables among threads returns shared memory. */
export type Allocate = (length: number) => Float64Array;
const OWN_ROOM: Allocate = (length) => new Float64Array(length);

export function unpackTables(bytes: Uint8Array, room: Allocate = OWN_ROOM): Tables {
  const { buffer, byteOffset } = bytes.byteOffset % 8 === 0 ? bytes : new Uint8Array(bytes);
  const headerLength = new DataView(buffer, byteOffset).getUint32(0, true);
  const header = new TextDecoder().decode(new Uint8Array(buffer, byteOffset + 4, headerLength));
  const columns: readonly Column[] = JSON.parse(header);
  const empty = (track: TrackName): CoefficientTable => ({
    from: TABLE_FROM,
    blocks: blocksOf(track),
    coefficients: room(blocksOf(track) * SHAPES[track].quantities * SHAPES[track].order),
  });
  const tables: Tables = {
    moon: empty('moon'),
    earth: empty('earth'),
    mercury: empty('mercury'),
    venus: empty('venus'),
    mars: empty('mars'),
    jupiter: empty('jupiter'),
    saturn: empty('saturn'),
    nutation: empty('nutation'),
  };
  let at = byteOffset + 4 + headerLength;
  for (const { track, quantity, order: k, step, bits } of columns) {
    const { order, quantities } = SHAPES[track];
    const blocks = blocksOf(track);
    const units = bits === 16 ? new Int16Array(buffer, at, blocks) : new Int32Array(buffer, at, blocks);
    at += units.byteLength;
    const { coefficients } = tables[track];
    const perBlock = quantities * order;
    for (let block = 0, i = quantity * order + k; block < blocks; block++, i += perBlock) {
      coefficients[i] = (units[block] ?? 0) * step;
    }
  }
  return tables;
}
