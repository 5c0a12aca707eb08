import { describe, expect, test } from 'vitest';
import { ParsedQueryCache, type ReadOnce } from './parsed-query-cache.ts';

const READ = {} as unknown as ReadOnce;

describe('queries that were read', () => {
  test('are remembered from the second ask on', () => {
    const queries = new ParsedQueryCache();
    queries.offer('/v1/vedic/tithi?', READ);
    expect([queries.get('/v1/vedic/tithi?'), queries.size]).toEqual([undefined, 0]);
    queries.offer('/v1/vedic/tithi?', READ);
    expect([queries.get('/v1/vedic/tithi?'), queries.size]).toEqual([READ, 1]);
    expect(queries.get('/v1/vedic/yoga?')).toBeUndefined();
  });

  test('are bounded, and one that is used stays however many others come', () => {
    const queries = new ParsedQueryCache();
    let most = 0;
    for (let i = 0; i < 2; i++) queries.offer('/v1/vedic/yoga?', READ);
    for (let i = 0; i < 9_000; i++) {
      queries.offer(`/v1/vedic/tithi?lat=${i}`, READ);
      queries.offer(`/v1/vedic/tithi?lat=${i}`, READ);
      most = Math.max(most, queries.size);
      if (i % 1_000 === 0) expect(queries.get('/v1/vedic/yoga?')).toBe(READ);
    }
    expect(most).toBeGreaterThan(2_000);
    expect(most).toBeLessThanOrEqual(4_000);
    expect(queries.get('/v1/vedic/tithi?lat=1')).toBeUndefined();
  });
});
