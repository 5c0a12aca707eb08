/**
 * Finished replies as bytes in an LRU, limited in bytes. Compressed bytes are kept with the plain ones. A full
 * panchanga is cached only when it is requested a second time. Most large replies are requested once, and caching and
 * dropping forty kilobytes a thousand times a second would spend a fifteenth of all CPU time on garbage collection.
 */
import { LRUCache } from 'lru-cache';
import type { EncodedReply } from '../../api/answer/encode.ts';
import type { Encoding } from '../wire/request-parts.ts';
import { RecencyFilter } from './recency-filter.ts';

export interface CachedReply extends EncodedReply {
  readonly etag: string;
  readonly encoded: Partial<Record<Exclude<Encoding, 'identity'>, Buffer>>;
}

/**
 * A reply that is sent and not cached. Such replies are created in another function than cached ones. If most objects
 * from one place in the code live long, V8 allocates all of them in the old generation (pretenuring), where their bytes
 * are freed only by a full collection.
 */
export const passing = ({ media, body }: EncodedReply, etag: string): CachedReply => ({
  media,
  body,
  etag,
  encoded: {},
});
const lasting = ({ media, body }: EncodedReply, etag: string): CachedReply => ({ media, body, etag, encoded: {} });

export interface ReplyCache {
  /** Whether replies are cached at all; `CACHE_MB=0` turns it off. */
  readonly keeps: boolean;
  get(key: string): CachedReply | undefined;
  /** The cached reply, without counting a hit or a miss. */
  peek(key: string): CachedReply | undefined;
  set(key: string, finished: EncodedReply, etag: string): CachedReply;
  /** Caches the reply only if it has been requested before recently. */
  offer(key: string, finished: EncodedReply, etag: string): CachedReply;
  readonly counts: { hits: number; misses: number };
  size(): number;
}

/** The approximate overhead of a cached reply besides its bytes. */
const OVERHEAD_BYTES = 400;
/** Compressed copies are made later, on demand. Their expected size is counted from the beginning. */
const WITH_ENCODINGS = 1.5;

export function replyCache(megabytes: number): ReplyCache {
  const counts = { hits: 0, misses: 0 };
  const sent = (_: string, finished: EncodedReply, etag: string): CachedReply => passing(finished, etag);
  if (megabytes === 0)
    return {
      keeps: false,
      get: () => void counts.misses++ as undefined,
      peek: () => undefined,
      set: sent,
      offer: sent,
      counts,
      size: () => 0,
    };
  const recent = new RecencyFilter();
  const kept = new LRUCache<string, CachedReply>({
    maxSize: megabytes * 1024 * 1024,
    sizeCalculation: ({ body }, key) => Math.ceil(body.length * WITH_ENCODINGS) + key.length + OVERHEAD_BYTES,
  });
  const set = (key: string, finished: EncodedReply, etag: string): CachedReply => {
    const reply = lasting(finished, etag);
    kept.set(key, reply);
    return reply;
  };
  return {
    keeps: true,
    get(key) {
      const found = kept.get(key);
      if (found === undefined) counts.misses++;
      else counts.hits++;
      return found;
    },
    peek: (key) => kept.get(key),
    set,
    offer: (key, finished, etag) => (recent.again(key) ? set(key, finished, etag) : passing(finished, etag)),
    counts,
    size: () => kept.size,
  };
}
