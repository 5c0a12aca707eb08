/**
 * A page's request to a route. It is parsed and rejected as in the API and computed in a thread, so that a page delays
 * no other request.
 */

import type { FastifyRequest } from 'fastify';
import { engineNamed } from 'ganaka/internal/sky/engines/engine.ts';
import type { PayloadOf, View } from 'ganaka/internal/views/view.ts';
import { LRUCache } from 'lru-cache';
import { networkOf } from '../../accounts/keys/rate.ts';
import type { Query } from '../../api/read/query.ts';
import { read } from '../../api/read/read.ts';
import { Refusal } from '../../api/refusal.ts';
import type { Address } from '../../api/route.ts';
import { goneSignalOf } from '../../http/wire/sockets/connection.ts';
import type { PagesParts } from '../parts.ts';
import { PAGE_VOICE } from './voice.ts';

const KEPT_MS = 600_000;
const MOST_KEPT = 60;

export interface Asks {
  /**
   * Called once for each page that must be computed. An IP address has the same rate limit as for open calls; beyond
   * it, this throws a 429.
   */
  admit(request: FastifyRequest): void;
  /** Returns the payload of the route. Throws the Refusal that the API would send. */
  of<V extends View>(view: V, path: string, query: Query, request: FastifyRequest): Promise<PayloadOf<V>>;
}

export function asksOf({ addresses, engines, where, now, heavy, rates }: PagesParts): Asks {
  const kept = new LRUCache<string, { readonly payload: unknown }>({ max: MOST_KEPT, ttl: KEPT_MS });
  const addressOf = (path: string): Address => {
    const found = addresses.find((each) => each.path === path);
    if (found === undefined) throw new Error(`no route ${path}`);
    return found;
  };
  return {
    admit(request) {
      const { ok } = rates.address(request.ip);
      if (!ok) throw new Refusal(429, 'too_many_requests', 'too many new pages from this address');
    },
    async of(view, path, query, request) {
      const address = addressOf(path);
      const { info } = engineNamed(engines, address.family ?? '');
      const prepared = read(address, info, query, [], { where, now });
      const key = JSON.stringify(prepared);
      let known = kept.get(key);
      if (known === undefined) {
        const asker = { owner: networkOf(request.ip), gone: goneSignalOf(request.raw.socket) };
        known = { payload: await heavy.payload(prepared, PAGE_VOICE, asker) };
        kept.set(key, known);
      }
      // the payload has the type of the view's schema; the type was lost only on the way through the thread
      return known.payload as PayloadOf<typeof view>;
    },
  };
}
