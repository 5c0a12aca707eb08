import { expect, test } from 'vitest';
import { jdTt } from '../../../kernel/units.ts';
import { halfTurn } from '../units.ts';
import { eachNode, fitBlock, Track } from './track.ts';

const SHAPE = { blockDays: 8, order: 12, quantities: 2, turning: [0] } as const;
/** An angle that runs through full turns, as a longitude does, and a wave. */
const source = (jd: number, out: Float64Array): void => {
  out[0] = Math.atan2(Math.sin(jd * 0.23), Math.cos(jd * 0.23));
  out[1] = Math.sin(jd * 0.3);
};

test('a block is computed where no table holds it, and the angle does not jump at a full turn', () => {
  const track = new Track(SHAPE, eachNode(source, SHAPE));
  for (const jd of [-1234.5, 0, 3.99, 8, 100_000.25]) {
    track.seek(jdTt(jd));
    expect(Math.abs(halfTurn(track.value(0) - jd * 0.23))).toBeLessThan(1e-9);
    expect(track.value(1)).toBeCloseTo(Math.sin(jd * 0.3), 8);
    expect(track.rate(0)).toBeCloseTo(0.23, 7);
  }
});

test('a table gives what the theory gives, and is read without it', () => {
  const blocks = Array.from({ length: 10 }, (_, i) => fitBlock(eachNode(source, SHAPE), SHAPE, 1004 + i * 8));
  const table = { from: 1000, blocks: 10, coefficients: Float64Array.from(blocks.flatMap((block) => [...block])) };
  const track = new Track(SHAPE, () => expect.unreachable('the table holds this block'), table);
  for (const jd of [1000, 1007.9, 1041.3, 1079.99])
    expect(track.seek(jdTt(jd)).value(1)).toBeCloseTo(Math.sin(jd * 0.3), 8);
});

test('blocks that fell out of the cache are computed again, to the same number', () => {
  const track = new Track(SHAPE, eachNode(source, SHAPE));
  const before = track.seek(jdTt(4)).value(1);
  for (let block = 1; block < 1200; block++) track.seek(jdTt(block * 8 + 1));
  expect(track.seek(jdTt(4)).value(1)).toBe(before);
});
