/**
 * Finished replies as bytes, least recently used out first, bounded in bytes. Compressed forms are kept beside the plain one. What is made as
 * fast as a snapshot is kept when it is asked for a second time: most large replies are asked for once, and to keep and drop forty kilobytes
 * a thousand times a second costs the collector a fifteenth of all the work.
 */
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
  /** Keeps it if it was asked for before, not long ago. */
  offer(key: string, kept: Kept): void;
  readonly counts: { hits: number; misses: number };
  size(): number;
}

/** What a kept reply costs beside its bytes, roughly. */
const OVERHEAD_BYTES = 400;
/** Compressed copies are made later, when they are asked for; room for them is counted at once. */
const WITH_ENCODINGS = 1.5;

/** A power of two; a second ask is known as one unless as many others came between. */
const MARKS = 16_384;

/** Marks of what was asked lately; whoever comes takes the place of whose mark stood there. */
class AskedLately {
  readonly #marks = new Int32Array(MARKS);

  /** Whether it was asked before; from now on it was. */
  again(key: string): boolean {
    const mark = markOf(key);
    const place = (mark >>> 8) & (MARKS - 1);
    const known = this.#marks[place] === mark;
    this.#marks[place] = mark;
    return known;
  }
}

/** FNV-1a, never zero. Should two keys have one mark, the second is kept a little early. */
function markOf(key: string): number {
  let mark = 0x811c9dc5;
  for (let i = 0; i < key.length; i++) mark = Math.imul(mark ^ key.charCodeAt(i), 0x01000193);
  return mark | 1;
}

export function replyCache(megabytes: number): ReplyCache {
  const counts = { hits: 0, misses: 0 };
  const none = () => undefined;
  if (megabytes === 0)
    return { get: () => void counts.misses++ as undefined, set: none, offer: none, counts, size: () => 0 };
  const lately = new AskedLately();
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
    offer(key, reply) {
      if (lately.again(key)) kept.set(key, reply);
    },
    counts,
    size: () => kept.size,
  };
}
