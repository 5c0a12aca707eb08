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

  test('are forgotten together when they are too many', () => {
    const queries = new ParsedQueryCache();
    let most = 0;
    for (let i = 0; i < 9_000; i++) {
      queries.offer(`/v1/vedic/tithi?lat=${i}`, READ);
      queries.offer(`/v1/vedic/tithi?lat=${i}`, READ);
      most = Math.max(most, queries.size);
    }
    expect([most, queries.size]).toEqual([4_000, 1_000]);
  });
});
