/** Limits forms and junk addresses before anything of them is read or rendered. */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { RateLimits, RateVerdict } from '../../accounts/keys/rate.ts';
import type { Headers } from '../../http/wire/request-parts.ts';
import { closeIfUnread } from '../../http/wire/sockets/request-body.ts';

/**
 * Counts every form for its address before its body is read. Forms have a bucket of their own, so that a household that
 * has used up its requests without a key can still sign in.
 */
export function limitForms(app: FastifyInstance, rates: Pick<RateLimits, 'form'>): void {
  app.addHook('onRequest', (request, reply, done) => {
    if (request.method === 'GET' || request.method === 'HEAD') return done();
    const verdict = rates.form(request.ip);
    if (verdict.ok) done();
    else sendTooMany(request, reply, verdict);
  });
}

/** A short reply instead of a page: to render one costs a hundred times as much. */
export function sendTooMany(request: FastifyRequest, reply: FastifyReply, { retryAfterS }: RateVerdict): FastifyReply {
  const headers: Headers = {
    'content-type': 'text/plain; charset=utf-8',
    'cache-control': 'no-store',
    'retry-after': String(retryAfterS),
  };
  closeIfUnread(request.raw, headers);
  return reply.code(429).headers(headers).send(`too many requests; try again in ${retryAfterS} s\n`);
}
