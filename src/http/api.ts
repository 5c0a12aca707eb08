/** The API on the wire: headers, encodings, CORS, ids, the log line. `pipeline/pipeline.ts` decides what to answer. */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Caller } from '../accounts/gate.ts';
import { StoreAway } from '../accounts/gate.ts';
import { pathValue } from '../ask/directory.ts';
import { Refusal } from '../ask/refusal.ts';
import type { Address } from '../ask/route.ts';
import type { Load } from './admission/load.ts';
import type { Metrics } from './operations/metrics.ts';
import type { Call, Findings, Outcome } from './pipeline/outcome.ts';
import { addressOf, pipeline, type Service } from './pipeline/pipeline.ts';
import { queryTextOf, sealedAsked, sealedIn } from './pipeline/seal.ts';
import { goneSignalOf, isGone, rest } from './wire/connection.ts';
import { compressed, deliverHead, deliverWhole, encodingFor, sendRefusal, sendStream } from './wire/deliver.ts';
import { versionsText } from './wire/headers.ts';
import { type Encoding, EXPOSED, type Headers, keyIn, plainPath, preflightHeaders } from './wire/manners.ts';
import { traceFields } from './wire/trace.ts';

export interface Log {
  info(fields: object, text: string): void;
  error(fields: object, text: string): void;
}

export interface ApiOptions {
  readonly service: Service;
  readonly log: Log;
  readonly metrics: Metrics;
  readonly load: Load;
  readonly trustProxy: boolean;
  /** Called for every keyed call when it is answered. */
  readonly noted?: ((caller: Caller, call: NotedCall) => void) | undefined;
}

export interface NotedCall {
  readonly address: Address;
  readonly status: number;
  readonly credits: number;
  readonly ms: number;
  readonly requestId: string;
}

/** Answers one request; never throws. */
export type Answer = (request: FastifyRequest, reply: FastifyReply) => void;

export interface Api {
  readonly answer: Answer;
  /** Whether a POST to this path has a body. */
  readonly takesBody: (path: string) => boolean;
}

/** A list of births; no route takes more. */
const MOST_BODY_BYTES = 1024 * 1024;

const HEALTH = '/v1/health';

/** The owner of a turn, by what was sent: whether it is a valid key is checked in the turn. */
const ownerOf = ({ headers, ip }: FastifyRequest): string =>
  String(headers['x-api-key'] ?? headers.authorization ?? ip);

/** Everything under /v1. Only GET and HEAD reach a route: other methods are answered before their body is read. */
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
  const { service, log, metrics, load } = options;
  const answer = pipeline(service);
  const versions = versionsText(service.directory.addresses[0]?.engines ?? []);

  const methodAt = (path: string) => service.directory.find(plainPath(path))?.row.method ?? 'GET';

  return { takesBody: (path) => methodAt(path) === 'POST', answer: enter };

  function enter(request: FastifyRequest, reply: FastifyReply): void {
    const started = performance.now();
    if (sealedIn(pathOf(request)) !== null) reply.header('referrer-policy', 'no-referrer');
    if (request.method === 'OPTIONS') sendPreflight(reply, request.id, methodAt(pathOf(request)));
    // health checks are answered whatever the load
    else if (request.raw.url === HEALTH) answered(request, reply, started, false);
    else
      load.enter({
        owner: ownerOf(request),
        run: () => answered(request, reply, started, true),
        refuse: () => shed(request, reply, metrics, options.trustProxy),
        gone: () => isGone(request.raw.socket),
      });
  }

  function answered(request: FastifyRequest, reply: FastifyReply, started: number, counted: boolean): void {
    const requestId = request.id;
    const url = request.raw.url ?? '/';
    const cut = url.indexOf('?');
    const path = cut < 0 ? url : url.slice(0, cut);
    let call: Call | null = null;
    const found: Findings = {};
    const done = (status: number, address: Address | null, credits = 0) => {
      if (counted) load.ended();
      const ms = performance.now() - started;
      metrics.answered(address?.row.group ?? 'none', address?.engine ?? 'none', status, ms);
      log.info(lineOf(request, found, address, status, ms), 'request');
      if (found.caller && address) options.noted?.(found.caller, { address, status, credits, ms, requestId });
    };
    const refuse = (error: unknown) => {
      const refusal = asRefusal(error);
      if (refusal.status >= 500 && refusal.code === 'internal_error')
        log.error({ id: requestId, path: call?.address.path ?? 'unknown', err: withoutQuery(error) }, 'failed');
      sendRefusal(request, reply, refusal, call, found, versions, service.gate);
      done(refusal.status, call?.address ?? null);
    };
    const send = (made: Call) => (outcome: Outcome) => {
      const sending = { request, reply, call: made, found, versions, gate: service.gate, chunk: metrics.chunk };
      if ('stream' in outcome)
        return void sendStream(sending, outcome).then(
          (status) => done(status, outcome.address, debitedOf(outcome, status)),
          refuse,
        );
      if ('head' in outcome) return done(deliverHead(sending, outcome), outcome.address);
      const deliver = (encoding: Encoding, body: Buffer) => {
        const status = deliverWhole(sending, outcome, encoding, body);
        done(status, outcome.address, debitedOf(outcome, status));
      };
      const encoding = outcome.status === 304 ? 'identity' : encodingFor(request, outcome.kept);
      if (encoding === 'identity') return deliver(encoding, outcome.kept.body);
      const ready = outcome.kept.encoded[encoding];
      if (ready !== undefined) return deliver(encoding, ready);
      compressed(outcome.kept, encoding).then((body) => deliver(encoding, body), refuse);
    };
    try {
      const sealed = sealedIn(plainPath(path));
      if (sealed !== null && cut >= 0 && cut < url.length - 1) throw sealedAsked();
      const opened = sealed === null ? null : service.seal.open(sealed, service.now());
      const address = addressOf(request.method, opened?.path ?? path, service.directory);
      const made: Call = {
        address,
        queryText: opened === null ? queryOf(url, cut, address, plainPath(path)) : queryTextOf(opened),
        // the key that sealed it pays, whatever else is sent along
        key: opened === null ? keyIn(request.headers) : undefined,
        sealedBy: opened?.keyId,
        remote: request.ip ?? 'unknown',
        ifNoneMatch: address.row.method === 'GET' ? request.headers['if-none-match'] : undefined,
        head: request.method === 'HEAD',
        body: typeof request.body === 'string' ? request.body : null,
        origin: request.headers.origin,
        host: request.host,
        requestId,
        signal: () => goneSignalOf(request.raw.socket),
      };
      call = made;
      const outcome = answer(made, found);
      if (outcome instanceof Promise) outcome.then(send(made)).catch(refuse);
      else send(made)(outcome);
    } catch (error) {
      refuse(error);
    }
  }
}

/** A log line: the caller by id, never a key or a query. */
const lineOf = (
  request: FastifyRequest,
  { caller }: Findings,
  address: Address | null,
  status: number,
  ms: number,
) => ({
  id: request.id,
  path: address?.path ?? 'unknown',
  status,
  ms: Math.round(ms * 100) / 100,
  from: request.ip,
  ...(caller && { account: caller.accountId, key: caller.keyId }),
  ...traceFields(request.headers.traceparent),
});

/** The cost of a call that was sent; one that could not be sent is refunded. */
const debitedOf = ({ credits }: Outcome, status: number): number => (status === 200 ? credits : 0);

const SHED = new Refusal(
  503,
  'overloaded',
  'the service has more to do than it can; nothing was charged, try again',
).body();
const SHED_REST_MS = 500;
const REFUSED_HEADERS: Headers = {
  'content-type': 'application/json; charset=utf-8',
  'cache-control': 'no-store',
  'access-control-allow-origin': '*',
  'access-control-expose-headers': EXPOSED,
};
const SHED_HEADERS: Headers = { ...REFUSED_HEADERS, 'content-length': String(SHED.length), 'retry-after': '1' };

/**
 * The minimum for a rejected request: no parsing, no log line, which a flood would fill. A client asked to retry in a
 * second is not read for half of it: otherwise clients that retry at once would keep the thread busy with rejections.
 * (Behind a proxy the next request on the same connection may be somebody else's.)
 */
function shed(request: FastifyRequest, reply: FastifyReply, metrics: Metrics, proxied: boolean): void {
  metrics.answered('none', 'none', 503, 0);
  reply.code(503).headers(SHED_HEADERS).header('x-request-id', request.id).send(SHED);
  if (!proxied) rest(request.raw.socket, SHED_REST_MS);
}

/** The `{id}` of a path is read like a parameter of that name. */
function queryOf(url: string, cut: number, address: Address, path: string): string {
  const sent = cut < 0 ? '' : url.slice(cut + 1);
  const value = pathValue(address, path);
  if (value === null) return sent;
  return `${address.row.pathParam}=${encodeURIComponent(value)}${sent === '' ? '' : `&${sent}`}`;
}

const pathOf = ({ raw }: FastifyRequest): string => (raw.url ?? '/').split('?', 1)[0] ?? '/';

/** A body that cannot be read: too long, or not JSON. */
function refuseBody(error: unknown, request: FastifyRequest, reply: FastifyReply): void {
  const status = error instanceof Error && 'statusCode' in error ? Number(error.statusCode) : 500;
  const refusal =
    status === 413
      ? new Refusal(413, 'body_too_large', 'the body must be at most 1 MB; send fewer births and pairs')
      : status === 415
        ? new Refusal(415, 'bad_media', 'the body must be sent as application/json')
        : status < 500
          ? new Refusal(400, 'bad_body', 'the body cannot be read; send JSON')
          : asRefusal(error);
  const body = refusal.body(request.id);
  reply
    .code(refusal.status)
    .headers({ ...REFUSED_HEADERS, 'content-length': String(body.length), 'x-request-id': request.id })
    .send(body);
}

function sendPreflight(reply: FastifyReply, requestId: string, method: 'GET' | 'POST'): void {
  reply
    .code(204)
    .headers({ ...preflightHeaders(method), 'x-request-id': requestId })
    .send();
}

function asRefusal(error: unknown): Refusal {
  if (error instanceof Refusal) return error;
  if (error instanceof StoreAway)
    return new Refusal(
      503,
      'accounts_away',
      'the accounts cannot be reached just now; nothing was charged, try again',
      {
        headers: [['retry-after', '2']],
      },
    );
  return new Refusal(500, 'internal_error', 'the service failed on this request; nothing was charged');
}

/** Stack and message only: an error must not carry a query into the log. */
const withoutQuery = (error: unknown): object =>
  error instanceof Error ? { name: error.name, message: error.message, stack: error.stack } : { thrown: typeof error };
