/** Finished replies as bytes, least recently used out first, bounded in bytes. Compressed forms are kept beside the plain one. */
import { LRUCache } from 'lru-cache';
import type { Finished } from '../ask/encode.ts';
import type { Encoding } from './wire/manners.ts';

export interface Kept extends Finished {
  readonly etag: string;
  readonly encoded: Partial<Record<Exclude<Encoding, 'identity'>, Buffer>>;
}

export interface ReplyCache {
  get(key: string): Kept | undefined;
  set(key: string, kept: Kept): void;
  readonly counts: { hits: number; misses: number };
  size(): number;
}

/** What a kept reply costs beside its bytes, roughly. */
const OVERHEAD_BYTES = 400;
/** Compressed copies are made later, when they are asked for; room for them is counted at once. */
const WITH_ENCODINGS = 1.5;

export function replyCache(megabytes: number): ReplyCache {
  const counts = { hits: 0, misses: 0 };
  if (megabytes === 0)
    return { get: () => void counts.misses++ as undefined, set: () => undefined, counts, size: () => 0 };
  const kept = new LRUCache<string, Kept>({
    maxSize: megabytes * 1024 * 1024,
    sizeCalculation: ({ body }, key) => Math.ceil(body.length * WITH_ENCODINGS) + key.length + OVERHEAD_BYTES,
  });
  return {
    get(key) {
      const found = kept.get(key);
      if (found === undefined) counts.misses++;
      else counts.hits++;
      return found;
    },
    set: (key, reply) => void kept.set(key, reply),
    counts,
    size: () => kept.size,
  };
}
