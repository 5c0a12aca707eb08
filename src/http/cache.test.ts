import { describe, expect, test } from 'vitest';
import { type Kept, replyCache } from './cache.ts';

const reply = (text: string): Kept => ({
  media: 'text/plain',
  body: Buffer.from(text),
  etag: `"${text}"`,
  encoded: {},
});

describe('what is kept of finished replies', () => {
  test('long work at once', () => {
    const cache = replyCache(1);
    cache.set('year', reply('year'));
    expect(cache.get('year')?.body.toString()).toBe('year');
    expect(cache.counts).toEqual({ hits: 1, misses: 0 });
  });

  test('what is offered, when it is asked for the second time', () => {
    const cache = replyCache(1);
    cache.offer('a day', reply('a day'));
    expect(cache.get('a day')).toBeUndefined();
    cache.offer('another', reply('another'));
    cache.offer('a day', reply('a day'));
    expect(cache.get('a day')?.etag).toBe('"a day"');
    expect(cache.get('another')).toBeUndefined();
    expect(cache.size()).toBe(1);
  });

  test('many that are asked for once leave no trace, and most second asks among thousands are known', () => {
    const cache = replyCache(8);
    const days = Array.from({ length: 2_000 }, (_, i) => `/v1/vedic/panchanga?date=${i}`);
    for (const each of days) cache.offer(each, reply(each));
    expect(cache.size()).toBe(0);
    for (const each of days) cache.offer(each, reply(each));
    expect(cache.size()).toBeGreaterThan(0.8 * days.length);
  });

  test('nothing where there is no room', () => {
    const cache = replyCache(0);
    cache.offer('a day', reply('a day'));
    cache.offer('a day', reply('a day'));
    cache.set('year', reply('year'));
    expect([cache.get('a day'), cache.get('year'), cache.size()]).toEqual([undefined, undefined, 0]);
  });
});
