import { describe, expect, test } from 'vitest';
import { type ReadOnce, RememberedLines } from './parsed-query-cache.ts';

const READ = {} as unknown as ReadOnce;

describe('lines that were read', () => {
  test('are remembered from the second ask on', () => {
    const lines = new RememberedLines();
    lines.offer('/v1/vedic/tithi?', READ);
    expect([lines.get('/v1/vedic/tithi?'), lines.size]).toEqual([undefined, 0]);
    lines.offer('/v1/vedic/tithi?', READ);
    expect([lines.get('/v1/vedic/tithi?'), lines.size]).toEqual([READ, 1]);
    expect(lines.get('/v1/vedic/yoga?')).toBeUndefined();
  });

  test('are forgotten together when they are too many', () => {
    const lines = new RememberedLines();
    let most = 0;
    for (let i = 0; i < 9_000; i++) {
      lines.offer(`/v1/vedic/tithi?lat=${i}`, READ);
      lines.offer(`/v1/vedic/tithi?lat=${i}`, READ);
      most = Math.max(most, lines.size);
    }
    expect([most, lines.size]).toEqual([4_000, 1_000]);
  });
});
