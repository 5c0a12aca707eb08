/**
 * Queues the pages that must be rendered together with the calls of the API. Pages for one IP address wait for each
 * other, so that a crawler does not delay other callers. A browser does not retry by itself, so a page waits longer
 * than an API call before it is refused.
 */
import type { FastifyRequest } from 'fastify';
import { networkOf } from '../../accounts/keys/rate.ts';
import { Refusal } from '../../api/refusal.ts';
import type { Load } from '../../http/admission/load.ts';
import { isGone } from '../../http/wire/sockets/connection.ts';

export interface PageTurns {
  /** Runs `make` when it is the turn of the caller's IP address. Throws a 503 if the service is overloaded. */
  take<T>(request: FastifyRequest, make: () => Promise<T>): Promise<T>;
}

const PATIENCE_MS = 3_000;
const AGAIN_MS = 50;

export const pageTurnsOf = (load: Load, patience = 1): PageTurns => ({
  take: (request, make) =>
    new Promise((resolve, reject) => {
      const until = performance.now() + PATIENCE_MS * patience;
      const enter = () =>
        load.enter({
          owner: `page ${networkOf(request.ip)}`,
          run: () => void make().finally(load.ended).then(resolve, reject),
          refuse: () => {
            if (performance.now() < until) setTimeout(enter, AGAIN_MS);
            else reject(new Refusal(503, 'overloaded', 'the service has more to do than it can; try again'));
          },
          gone: () => isGone(request.raw.socket),
        });
      enter();
    }),
});
