/**
 * The API over HTTP: its routes, CORS, request bodies and load shedding. An `Exchange` handles each request;
 * `pipeline/pipeline.ts` decides the answer.
 */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Refusal } from '../api/refusal.ts';
import { answersTo, type Methods } from '../api/route.ts';
import type { ApiOptions } from './api-options.ts';
import { Exchange, type ExchangeParts } from './exchange.ts';
import type { Metrics } from './operations/metrics.ts';
import { pipeline } from './pipeline/pipeline.ts';
import { sealedIn } from './pipeline/seal.ts';
import { ReadyReplies } from './wire/fast/cached-open-replies.ts';
import { versionsText } from './wire/headers.ts';
import { refusalOf } from './wire/refusal-of.ts';
import { plainPath, preflightHeaders } from './wire/request-parts.ts';
import { isGone } from './wire/sockets/connection.ts';
import { REFUSED_HEADERS, restAfterShed, SHED, shedHeaders } from './wire/sockets/shed.ts';

/** Answers one request; never throws. */
export type Answer = (request: FastifyRequest, reply: FastifyReply) => void;

export interface Api {
  readonly ready: ReadyReplies;
  readonly answer: Answer;
  /** Whether a POST to this path has a body. */
  readonly takesBody: (path: string) => boolean;
}

/** The largest body: room for a list of births. */
const MOST_BODY_BYTES = 1024 * 1024;

const HEALTH = '/v1/health';

/**
 * The caller in whose queue a request waits: the key as sent, which is not checked yet, or else the network address.
 */
const ownerOf = ({ headers, ip }: FastifyRequest): string =>
  String(headers['x-api-key'] ?? headers.authorization ?? ip);

/** Everything under /v1. Methods that no route has are rejected before a body is read. */
export const apiRoutes =
  ({ answer, takesBody }: Api) =>
  async (app: FastifyInstance): Promise<void> => {
    app.addHook('onRequest', (request, reply, done) => {
      const { method } = request;
      if (method === 'GET' || method === 'HEAD' || (method === 'POST' && takesBody(pathOf(request)))) done();
      else answer(request, reply);
    });
    app.removeAllContentTypeParsers();
    app.addContentTypeParser('application/json', { parseAs: 'string' }, (_request, body, done) => done(null, body));
    app.setErrorHandler((error, request, reply) => refuseBody(error, request, reply));
    app.route({ method: 'POST', url: '/*', bodyLimit: MOST_BODY_BYTES, handler: answer });
    for (const url of ['', '/*']) app.route({ method: ['GET', 'HEAD'], url, exposeHeadRoute: false, handler: answer });
    app.setNotFoundHandler(answer);
  };

export function apiOf(options: ApiOptions): Api {
  const { service, metrics, load, trustProxy } = options;
  const ready = new ReadyReplies(options);
  const parts: ExchangeParts = {
    ...options,
    ready,
    answer: pipeline(service),
    versions: versionsText(service.directory.addresses[0]?.engines ?? []),
  };
  const methodAt = (path: string): Methods => {
    const row = service.directory.find(plainPath(path))?.row;
    return row === undefined ? 'GET' : answersTo(row);
  };
  return {
    ready,
    takesBody: (path) => methodAt(path) !== 'GET',
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
        });
    },
  };
}

function shed(request: FastifyRequest, reply: FastifyReply, metrics: Metrics, proxied: boolean): void {
  metrics.answered('none', 'none', 503, 0);
  reply.code(503).headers(shedHeaders(request.id)).send(SHED);
  restAfterShed(request.raw.socket, proxied);
}

const pathOf = ({ raw }: FastifyRequest): string => (raw.url ?? '/').split('?', 1)[0] ?? '/';

/** Sends the error for a body that cannot be read: it is too long, or not JSON. */
function refuseBody(error: unknown, request: FastifyRequest, reply: FastifyReply): void {
  const status = error instanceof Error && 'statusCode' in error ? Number(error.statusCode) : 500;
  const refusal =
    status === 413
      ? new Refusal(413, 'body_too_large', 'the body must be at most 1 MB; send fewer births and pairs')
      : status === 415
        ? new Refusal(415, 'bad_media', 'the body must be sent as application/json')
        : status < 500
          ? new Refusal(400, 'bad_body', 'the body cannot be read; send JSON')
          : refusalOf(error);
  const body = refusal.body(request.id);
  reply
    .code(refusal.status)
    .headers({ ...REFUSED_HEADERS, 'content-length': String(body.length), 'x-request-id': request.id })
    .send(body);
}

function sendPreflight(reply: FastifyReply, requestId: string, method: Methods): void {
  reply
    .code(204)
    .headers({ ...preflightHeaders(method), 'x-request-id': requestId })
    .send();
}
