import { describe, expect, test } from 'vitest';
import { type ReplyCache, replyCache } from './reply-cache.ts';

const finished = (text: string) => ({ media: 'text/plain', body: Buffer.from(text) });
const set = (cache: ReplyCache, text: string) => cache.set(text, finished(text), `"${text}"`);
const offer = (cache: ReplyCache, text: string) => cache.offer(text, finished(text), `"${text}"`);

describe('what is kept of finished replies', () => {
  test('long work at once', () => {
    const cache = replyCache(1);
    set(cache, 'year');
    expect(cache.get('year')?.body.toString()).toBe('year');
    expect(cache.counts).toEqual({ hits: 1, misses: 0 });
  });

  test('what is offered, when it is asked for the second time', () => {
    const cache = replyCache(1);
    offer(cache, 'a day');
    expect(cache.get('a day')).toBeUndefined();
    offer(cache, 'another');
    offer(cache, 'a day');
    expect(cache.get('a day')?.etag).toBe('"a day"');
    expect(cache.get('another')).toBeUndefined();
    expect(cache.size()).toBe(1);
  });

  test('many that are asked for once leave no trace, and most second asks among thousands are known', () => {
    const cache = replyCache(8);
    const days = Array.from({ length: 2_000 }, (_, i) => `/v1/vedic/panchanga?date=${i}`);
    for (const each of days) offer(cache, each);
    expect(cache.size()).toBe(0);
    for (const each of days) offer(cache, each);
    expect(cache.size()).toBeGreaterThan(0.8 * days.length);
  });

  test('nothing where there is no room', () => {
    const cache = replyCache(0);
    offer(cache, 'a day');
    offer(cache, 'a day');
    set(cache, 'year');
    expect([cache.get('a day'), cache.get('year'), cache.size()]).toEqual([undefined, undefined, 0]);
  });

  test('whether it is kept or not, the reply is there to be sent', () => {
    const sent = { ...finished('a day'), etag: '"a day"', encoded: {} };
    const cache = replyCache(1);
    expect([offer(cache, 'a day'), offer(cache, 'a day'), set(cache, 'a day')]).toEqual([sent, sent, sent]);
    expect([offer(replyCache(0), 'a day'), set(replyCache(0), 'a day')]).toEqual([sent, sent]);
  });
});
