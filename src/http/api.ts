/** The API on the wire: headers, encodings, CORS, ids, the log line. What is answered is decided in `pipeline.ts`. */
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type Gate, StoreAway } from '../accounts/gate.ts';
import { pathValue } from '../ask/directory.ts';
import { Refusal } from '../ask/refusal.ts';
import type { Address } from '../ask/route.ts';
import type { Load } from './admission/load.ts';
import type { Encoding, Kept } from './cache.ts';
import { addCors, addRate, type Headers, headersOf } from './headers.ts';
import type { Metrics } from './metrics.ts';
import type { Call, Outcome, StreamOutcome, WholeOutcome } from './outcome.ts';
import { addressOf, pipeline, type Service } from './pipeline.ts';
import { closed, sendBody } from './stream.ts';
import { goneSignalOf, isGone, rest } from './wire/connection.ts';

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
}

/** Answers one request; never throws. */
export type Answer = (request: FastifyRequest, reply: FastifyReply) => void;

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } };
/** Below this the headers weigh more than what is saved. */
const WORTH_COMPRESSING = 1024;
const HEALTH = '/v1/health';

/** Everything under /v1. Only GET reaches a route: whatever else is refused before its body is read. */
export const apiRoutes =
  (answer: Answer) =>
  async (app: FastifyInstance): Promise<void> => {
    app.addHook('onRequest', (request, reply, done) => {
      if (request.method === 'GET') done();
      else answer(request, reply);
    });
    for (const url of ['', '/*']) app.route({ method: 'GET', url, exposeHeadRoute: false, handler: answer });
    app.setNotFoundHandler(answer);
  };

export function apiAnswer(options: ApiOptions): Answer {
  const { service, log, metrics, load } = options;
  const answer = pipeline(service);

  return (request, reply) => {
    if (request.method === 'OPTIONS') return sendPreflight(reply, request.id);
    const started = performance.now();
    // health is told whatever the load
    if (request.raw.url === HEALTH) return answered(request, reply, started, false);
    load.enter({
      run: () => answered(request, reply, started, true),
      refuse: () => shed(request, reply, metrics, options.trustProxy),
      gone: () => isGone(request.raw.socket),
    });
  };

  function answered(request: FastifyRequest, reply: FastifyReply, started: number, counted: boolean): void {
    const requestId = request.id;
    const url = request.raw.url ?? '/';
    const cut = url.indexOf('?');
    const path = cut < 0 ? url : url.slice(0, cut);
    let call: Call | null = null;
    const done = (status: number, address: Address | null) => {
      if (counted) load.ended();
      const ms = performance.now() - started;
      metrics.answered(address?.row.group ?? 'none', status, ms);
      log.info({ id: requestId, path: address?.path ?? 'unknown', status, ms: Math.round(ms * 100) / 100 }, 'request');
    };
    const refuse = (error: unknown) => {
      const refusal = asRefusal(error);
      if (refusal.status >= 500 && refusal.code === 'internal_error')
        log.error({ id: requestId, path: call?.address.path ?? 'unknown', err: withoutQuery(error) }, 'failed');
      sendRefusal(request, reply, refusal, call);
      done(refusal.status, call?.address ?? null);
    };
    const send = (outcome: Outcome) => {
      if ('stream' in outcome)
        return void sendStream(request, reply, outcome, call, service.gate).then(
          (status) => done(status, outcome.address),
          refuse,
        );
      const deliver = (encoding: Encoding, body: Buffer) => {
        const status = deliverOutcome(request, reply, outcome, call, encoding, body, service.gate);
        done(status, outcome.address);
      };
      const encoding = outcome.status === 304 ? 'identity' : encodingFor(request, outcome.kept);
      if (encoding === 'identity') return deliver(encoding, outcome.kept.body);
      const ready = outcome.kept.encoded[encoding];
      if (ready !== undefined) return deliver(encoding, ready);
      compress(outcome.kept, encoding).then((body) => deliver(encoding, body), refuse);
    };
    try {
      const address = addressOf(request.raw, path, service.directory);
      call = {
        address,
        queryText: queryOf(url, cut, address, path),
        key: headerOf(request, 'x-api-key'),
        remote: request.ip ?? 'unknown',
        ifNoneMatch: request.headers['if-none-match'],
        requestId,
        signal: () => goneSignalOf(request.raw.socket),
      };
      const outcome = answer(call);
      if (outcome instanceof Promise) outcome.then(send).catch(refuse);
      else send(outcome);
    } catch (error) {
      refuse(error);
    }
  }
}

const SHED = new Refusal(
  503,
  'overloaded',
  'the service has more to do than it can; nothing was charged, try again',
).body();
const SHED_REST_MS = 500;
const SHED_HEADERS: Headers = {
  'content-type': 'application/json; charset=utf-8',
  'content-length': String(SHED.length),
  'cache-control': 'no-store',
  'retry-after': '1',
  'access-control-allow-origin': '*',
};

/**
 * As little as can be done for a request: no look at it, no line in the log, which a flood would fill. Who is told to come back in a second
 * is not listened to for half of it: else clients that ask again at once keep the thread busy with refusals. (Behind a proxy
 * the next on the same connection may be somebody else.)
 */
function shed(request: FastifyRequest, reply: FastifyReply, metrics: Metrics, proxied: boolean): void {
  metrics.answered('none', 503, 0);
  reply.code(503).headers(SHED_HEADERS).header('x-request-id', request.id).send(SHED);
  if (!proxied) rest(request.raw.socket, SHED_REST_MS);
}

/** A trailing `{id}` of the path is read like a parameter of that name. */
function queryOf(url: string, cut: number, address: Address, path: string): string {
  const sent = cut < 0 ? '' : url.slice(cut + 1);
  const value = pathValue(address, path);
  if (value === null) return sent;
  return `${address.row.pathParam}=${encodeURIComponent(value)}${sent === '' ? '' : `&${sent}`}`;
}

const headerOf = (request: FastifyRequest, name: string): string | undefined => {
  const value = request.headers[name];
  return typeof value === 'string' && value !== '' ? value : undefined;
};

function encodingFor(request: FastifyRequest, kept: Kept): Encoding {
  const accepts = request.headers['accept-encoding'];
  if (accepts === undefined || kept.body.length < WORTH_COMPRESSING) return 'identity';
  const offered = typeof accepts === 'string' ? accepts : '';
  if (/\bbr\b(?!;q=0(?:\.0*)?(?:,|$))/.test(offered)) return 'br';
  if (/\bgzip\b(?!;q=0(?:\.0*)?(?:,|$))/.test(offered)) return 'gzip';
  return 'identity';
}

async function compress(kept: Kept, encoding: Exclude<Encoding, 'identity'>): Promise<Buffer> {
  const body = encoding === 'br' ? await brotli(kept.body, BROTLI) : await gzipped(kept.body);
  kept.encoded[encoding] = body;
  return body;
}

function deliverOutcome(
  request: FastifyRequest,
  reply: FastifyReply,
  outcome: WholeOutcome,
  call: Call | null,
  encoding: Encoding,
  body: Buffer,
  gate: Gate,
): number {
  const { kept, status } = outcome;
  if (isLeft(request, reply, outcome, gate)) return 499;
  const headers: Headers = { etag: kept.etag, ...headersOf(request.raw, outcome, call, request.id, gate) };
  if (status === 200) {
    headers['content-type'] = kept.media;
    headers['content-length'] = String(body.length);
  }
  if (encoding !== 'identity') headers['content-encoding'] = encoding;
  if (isLate(outcome, gate)) return sendLate(request, reply, call);
  // without hooks after it, the bytes are handed to the socket within this call: the note above and they go together
  reply.code(status).headers(headers);
  reply.send(status === 304 ? undefined : body);
  return status;
}

/** The body follows chunk by chunk; 499 when the client did not stay for all of it. */
async function sendStream(
  request: FastifyRequest,
  reply: FastifyReply,
  outcome: StreamOutcome,
  call: Call | null,
  gate: Gate,
): Promise<number> {
  const { stream, status } = outcome;
  if (isLeft(request, reply, outcome, gate)) {
    await closed(stream);
    return 499;
  }
  if (isLate(outcome, gate)) {
    await closed(stream);
    return sendLate(request, reply, call);
  }
  const headers = { 'content-type': stream.media, ...headersOf(request.raw, outcome, call, request.id, gate) };
  reply.hijack(); // chunks are paced by the socket itself
  reply.raw.writeHead(status, headers);
  return (await sendBody(reply.raw, stream)) ? status : 499;
}

/** Nobody is there to be answered: what was taken is given back and nothing is sent. */
function isLeft(request: FastifyRequest, reply: FastifyReply, { debited }: Outcome, gate: Gate): boolean {
  if (!isGone(request.raw.socket)) return false;
  if (debited !== null) gate.undelivered(debited.receipt);
  reply.hijack();
  return true;
}

/** Whether the debit was given back meanwhile, so that the answer may no longer be sent. */
const isLate = ({ debited }: Outcome, gate: Gate): boolean => debited !== null && !gate.sending(debited.receipt);

function sendLate(request: FastifyRequest, reply: FastifyReply, call: Call | null): number {
  const refusal = new Refusal(503, 'late', 'the answer came too late and was not charged; try again');
  sendRefusal(request, reply, refusal, call);
  return refusal.status;
}

function sendRefusal(request: FastifyRequest, reply: FastifyReply, refusal: Refusal, call: Call | null): void {
  if (reply.sent || isGone(request.raw.socket)) {
    reply.hijack();
    reply.raw.destroy();
    return;
  }
  const body = refusal.body();
  const headers: Headers = {
    'content-type': 'application/json; charset=utf-8',
    'content-length': String(body.length),
    'cache-control': 'no-store',
    'x-request-id': request.id,
    'x-content-type-options': 'nosniff',
  };
  for (const [name, value] of refusal.detail.headers ?? []) headers[name] = value;
  addCors(headers, request.raw, call?.address ?? null, call);
  addRate(headers, call);
  reply.code(refusal.status).headers(headers).send(body);
}

function sendPreflight(reply: FastifyReply, requestId: string): void {
  reply
    .code(204)
    .headers({
      'access-control-allow-origin': '*',
      'access-control-allow-methods': 'GET',
      'access-control-allow-headers': 'X-API-Key, If-None-Match',
      'access-control-expose-headers':
        'ETag, X-Request-Id, X-Credits-Used, X-Credits-Remaining, X-Credits-Reset, RateLimit, RateLimit-Policy, Retry-After',
      'access-control-max-age': '86400',
      allow: 'GET, OPTIONS',
      'x-request-id': requestId,
    })
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
