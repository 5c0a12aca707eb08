/** The one Fastify server: the API under /v1, the pages, and /metrics for operators (see docs/DESIGN.md). */
import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import type { Server } from 'node:http';
import Fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import { Refusal } from '../api/refusal.ts';
import { type Api, apiRoutes } from './api.ts';
import type { Metrics } from './operations/metrics.ts';
import type { RememberedReplies } from './wire/remembered-replies.ts';
import { lastForwarded } from './wire/sockets/forwarded.ts';
import { type HostCheck, takeAbsolute } from './wire/sockets/host.ts';
import { noteBody, refuseGarbage } from './wire/sockets/malformed.ts';
import { probes, type Readiness } from './wire/sockets/probes.ts';
import { tracedOn } from './wire/trace.ts';

export interface ServerParts {
  readonly api: Api;
  /** The tools of `/mcp`. */
  readonly mcp: (app: FastifyInstance) => Promise<void>;
  /** The web pages; null for none. */
  readonly pages: ((app: FastifyInstance) => Promise<void>) | null;
  readonly metrics: Metrics;
  readonly metricsToken?: string | undefined;
  /** Whether a proxy in front names the caller's address in X-Forwarded-For. */
  readonly trustProxy: boolean;
  readonly readiness: Readiness;
  readonly hostCheck: HostCheck;
  readonly deadlines: Deadlines;
}

/** How long to wait for a client, milliseconds. */
export interface Deadlines {
  /** The time from the connection, or from the end of the last reply, to the end of the headers. */
  readonly headers: number;
  /** The time from the same start to the end of the body. */
  readonly request: number;
  /**
   * The time without a byte read or written during a request. It is longer than a book may take to wait for its turn
   * and to be printed, even twice.
   */
  readonly silent: number;
  /** The time between two requests. It is longer than the usual idle time of a proxy in front. */
  readonly idle: number;
  /** How often Node checks `headers` and `request`. */
  readonly lookEvery: number;
}

export const DEADLINES: Deadlines = {
  headers: 10_000,
  request: 20_000,
  silent: 240_000,
  idle: 65_000,
  lookEvery: 1_000,
};

/** The largest body outside the API and `/mcp`, which set their own limits: a form. */
const MOST_BODY_BYTES = 32 * 1024;
/**
 * No route has a schema of Fastify, because parameters are declared in the views. Without this option Fastify loads two
 * compilers of schemas at each start.
 */
const unused = (): never => {
  throw new Error('a route has a schema of Fastify; declare its parameters in its view');
};
const NO_SCHEMAS = { compilersFactory: { buildValidator: () => unused, buildSerializer: () => unused } };
const JSON_TYPE = 'application/json; charset=utf-8';

export function serverOf({
  api,
  mcp,
  pages,
  metrics,
  metricsToken,
  trustProxy,
  readiness,
  hostCheck,
  deadlines,
}: ServerParts): FastifyInstance {
  const nextId = idsOf();
  const app = Fastify({
    logger: false,
    // only the last of the forwarded addresses is trusted: the proxy itself saw it
    trustProxy: trustProxy ? (_address, hop) => hop === 0 : false,
    genReqId: nextId,
    bodyLimit: MOST_BODY_BYTES,
    keepAliveTimeout: deadlines.idle,
    requestTimeout: deadlines.request,
    connectionTimeout: deadlines.silent,
    schemaController: NO_SCHEMAS,
    // a request without a Host is rejected below, with a message
    http: {
      requireHostHeader: false,
      headersTimeout: deadlines.headers,
      connectionsCheckingInterval: deadlines.lookEvery,
    },
    clientErrorHandler: refuseGarbage,
    frameworkErrors: (_error, request, reply) => {
      if (trustProxy) readForwarded(request);
      unreadable(api, request, reply);
    },
  });
  if (trustProxy)
    app.addHook('onRequest', (request, _reply, done) => {
      readForwarded(request);
      done();
    });
  app.server.on('checkExpectation', (_request, response) => {
    const body = new Refusal(417, 'bad_expectation', 'the header Expect may only be 100-continue').body();
    response.writeHead(417, { 'content-type': JSON_TYPE, 'content-length': body.length, connection: 'close' });
    response.end(body);
  });
  app.addHook('onRequest', (request, reply, done) => {
    noteBody(request.raw, reply.raw);
    const refusal = hostCheck(request.raw);
    if (refusal === null) return done();
    reply.code(refusal.status).type(JSON_TYPE).header('connection', 'close').send(refusal.body(request.id));
  });
  // while the service is stopping, clients have to reconnect and so reach another process
  app.addHook('onRequest', (request, reply, done) => {
    if (readiness.draining()) reply.header('connection', 'close');
    const trace = tracedOn(request.headers.traceparent);
    if (trace !== undefined) reply.header('traceparent', trace);
    done();
  });
  probes(app, readiness);
  app.register(apiRoutes(api), { prefix: '/v1' });
  app.register(mcp);
  app.get('/metrics', { exposeHeadRoute: false }, async (request, reply) => {
    if (!isLocal(request) && !hasToken(request, metricsToken)) return reply.callNotFound();
    return reply.type('text/plain; version=0.0.4; charset=utf-8').send(await metrics.text());
  });
  if (pages !== null)
    app.register(async (room) => {
      room.addHook('onResponse', (_request, reply, done) => {
        metrics.page(reply.statusCode, reply.elapsedTime);
        done();
      });
      await pages(room);
    });
  else app.setNotFoundHandler((_request, reply) => sendMissing(reply));
  answerRemembered(app.server, api.remembered, nextId, readiness);
  return app;
}

/** Reads the request target, and answers a remembered line before Fastify handles it. */
function answerRemembered(
  server: Server,
  remembered: RememberedReplies,
  nextId: () => string,
  { draining }: Readiness,
): void {
  const handlers = server.listeners('request');
  server.removeAllListeners('request');
  server.on('request', (request, response) => {
    takeAbsolute(request);
    const longPath = (): void => {
      for (const handler of handlers) handler.call(server, request, response);
    };
    if (draining() || !remembered.answer({ request, response, nextId, longPath })) longPath();
  });
}

/**
 * Makes request ids, which are on the log line and the reply of a request. Each run of the service has its own prefix.
 */
function idsOf(): () => string {
  const run = randomBytes(4).toString('hex');
  let count = 0;
  return () => `${run}-${(++count).toString(36)}`;
}

/** Rewrites X-Forwarded-For so that `request.ip` is the address that the proxy saw. */
function readForwarded({ headers }: FastifyRequest): void {
  const passedOn = headers['x-forwarded-for'];
  if (passedOn !== undefined) headers['x-forwarded-for'] = lastForwarded(String(passedOn));
}

/** Answers a URL whose percent encoding the router cannot read. The API parses its own URLs and says what is wrong. */
function unreadable({ answer }: Api, request: FastifyRequest, reply: FastifyReply): void {
  if (request.url.startsWith('/v1/')) answer(request, reply);
  else reply.code(400).type('text/plain; charset=utf-8').send('the address cannot be read');
}

function sendMissing(reply: FastifyReply): FastifyReply {
  const refusal = new Refusal(404, 'unknown_route', 'there is no such page; /v1/ lists every route');
  return reply.code(404).type(JSON_TYPE).send(refusal.body());
}

/** Whether the request has the token as `Authorization: Bearer …`; compared in constant time. */
function hasToken({ headers }: FastifyRequest, token: string | undefined): boolean {
  const given = /^Bearer (.+)$/.exec(headers.authorization ?? '')?.[1];
  if (token === undefined || given === undefined) return false;
  const [a, b] = [given, token].map((each) => createHash('sha256').update(each).digest());
  return a !== undefined && b !== undefined && timingSafeEqual(a, b);
}

/** Headers that show that a proxy has passed a request on. */
const PASSED_ON = ['x-forwarded-for', 'x-forwarded-host', 'x-forwarded-proto', 'forwarded', 'x-real-ip', 'via'];

/** Whether a request comes from this machine; one that a proxy has passed on does not count as local. */
function isLocal({ socket, headers }: FastifyRequest): boolean {
  const address = socket.remoteAddress ?? '';
  return (
    ['127.0.0.1', '::1', '::ffff:127.0.0.1'].includes(address) && !PASSED_ON.some((name) => headers[name] !== undefined)
  );
}
