/**
 * The API over HTTP: its routes, CORS, request bodies and load shedding. An `Exchange` handles each request;
 * `pipeline/pipeline.ts` decides the answer.
 */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type Address, answersTo, type Methods } from '../api/route.ts';
import type { ApiOptions } from './api-options.ts';
import { Exchange, type ExchangeParts } from './exchange.ts';
import type { Metrics } from './operations/metrics.ts';
import { pipeline } from './pipeline/pipeline.ts';
import { sealedIn } from './pipeline/seal.ts';
import type { Service } from './pipeline/service.ts';
import { versionsText } from './wire/headers.ts';
import { RememberedReplies } from './wire/remembered-replies.ts';
import { plainPath, preflightHeaders } from './wire/request-parts.ts';
import { isGone } from './wire/sockets/connection.ts';
import { closeIfUnread } from './wire/sockets/request-body.ts';
import { restAfterShed, SHED, shedHeaders } from './wire/sockets/shed.ts';

/** Answers one request; never throws. */
export type RequestHandler = (request: FastifyRequest, reply: FastifyReply) => void;

export interface Api {
  readonly remembered: RememberedReplies;
  readonly answer: RequestHandler;
}

const HEALTH = '/v1/health';

/**
 * The caller in whose queue a request waits: the key as sent, which is not checked yet, or else the network address.
 */
const ownerOf = ({ headers, ip }: FastifyRequest): string =>
  String(headers['x-api-key'] ?? headers.authorization ?? ip);

/** Everything under /v1. Only GET and HEAD reach a handler: Fastify would read the body of others before it. */
export const apiRoutes =
  ({ answer }: Api) =>
  async (app: FastifyInstance): Promise<void> => {
    app.addHook('onRequest', (request, reply, done) => {
      const { method } = request;
      if (method === 'GET' || method === 'HEAD') done();
      else answer(request, reply);
    });
    for (const url of ['', '/*']) app.route({ method: ['GET', 'HEAD'], url, exposeHeadRoute: false, handler: answer });
    app.setNotFoundHandler(answer);
  };

export function apiOf(options: ApiOptions): Api {
  const { service, metrics, load, trustProxy } = options;
  const remembered = new RememberedReplies(options);
  const parts: ExchangeParts = {
    ...options,
    remembered,
    answer: pipeline(service),
    versions: versionsText(service.directory.addresses[0]?.engines ?? []),
  };
  const methodAt = (path: string): Methods => {
    const row = service.directory.find(plainPath(path))?.row;
    return row === undefined ? 'GET' : answersTo(row);
  };
  return {
    remembered,
    answer(request, reply) {
      const started = performance.now();
      if (sealedIn(pathOf(request)) !== null) reply.header('referrer-policy', 'no-referrer');
      if (request.method === 'OPTIONS') sendPreflight(reply, request.id, methodAt(pathOf(request)));
      // health checks are answered under any load
      else if (request.raw.url === HEALTH) new Exchange(parts, request, reply, started, false).run();
      else
        load.enter({
          owner: ownerOf(request),
          run: () => new Exchange(parts, request, reply, started, true).run(),
          refuse: () => shed(request, reply, metrics, trustProxy),
          gone: () => isGone(request.raw.socket),
          isLight: () => isLight(service, request.headers, service.directory.find(plainPath(pathOf(request)))),
        });
    },
  };
}

/** Whether it is a light call of a known key that is within its rate: the last to be refused. */
function isLight({ gate, rates }: Service, headers: FastifyRequest['headers'], address: Address | null): boolean {
  const key = headers['x-api-key'] ?? /^Bearer +(\S+) *$/i.exec(headers.authorization ?? '')?.[1];
  if (typeof key !== 'string' || address?.row.credits !== 'light') return false;
  const caller = gate.known(key);
  return caller !== undefined && rates.spare(caller.keyId, caller.plan);
}

function shed(request: FastifyRequest, reply: FastifyReply, metrics: Metrics, proxied: boolean): void {
  metrics.answered('none', 'none', 503, 0);
  const headers = shedHeaders(request.id);
  closeIfUnread(request.raw, headers);
  reply.code(503).headers(headers).send(SHED);
  restAfterShed(request.raw.socket, proxied);
}

const pathOf = ({ raw }: FastifyRequest): string => (raw.url ?? '/').split('?', 1)[0] ?? '/';

function sendPreflight(reply: FastifyReply, requestId: string, method: Methods): void {
  reply
    .code(204)
    .headers({ ...preflightHeaders(method), 'x-request-id': requestId })
    .send();
}
