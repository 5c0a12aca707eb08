/** The API at the socket: headers, encodings, CORS, ids, the log line. What is answered is decided in `pipeline.ts`. */
import { randomBytes } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { type Gate, StoreAway } from '../accounts/gate.ts';
import { pathValue } from '../ask/directory.ts';
import { Refusal } from '../ask/refusal.ts';
import type { Address } from '../ask/route.ts';
import type { Encoding, Kept } from './cache.ts';
import { headersOf, pushCors, pushRate } from './headers.ts';
import type { Metrics } from './metrics.ts';
import type { Call, Outcome, StreamOutcome, WholeOutcome } from './outcome.ts';
import { addressOf, pipeline, type Service } from './pipeline.ts';
import { closed, sendBody } from './stream.ts';

export interface Log {
  info(fields: object, text: string): void;
  error(fields: object, text: string): void;
}

export interface ApiOptions {
  readonly service: Service;
  readonly log: Log;
  readonly metrics: Metrics;
  readonly trustProxy: boolean;
  /** Says whether new work should be refused for now. */
  readonly overloaded: () => boolean;
}

export type Handler = (req: IncomingMessage, res: ServerResponse) => void;

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } };
/** Below this the headers weigh more than what is saved. */
const WORTH_COMPRESSING = 1024;

export function apiHandler(options: ApiOptions): Handler {
  const { service, log, metrics } = options;
  const answer = pipeline(service);
  const run = randomBytes(4).toString('hex');
  let count = 0;

  return (req, res) => {
    const started = performance.now();
    const requestId = `${run}-${(++count).toString(36)}`;
    const url = req.url ?? '/';
    const cut = url.indexOf('?');
    const path = cut < 0 ? url : url.slice(0, cut);
    let call: Call | null = null;
    const done = (status: number, address: Address | null) => {
      const ms = performance.now() - started;
      metrics.answered(address?.row.group ?? 'none', status, ms);
      log.info({ id: requestId, path: address?.path ?? 'unknown', status, ms: Math.round(ms * 100) / 100 }, 'request');
    };
    const refuse = (error: unknown) => {
      const refusal = asRefusal(error);
      if (refusal.status >= 500 && refusal.code === 'internal_error')
        log.error({ id: requestId, path: call?.address.path ?? 'unknown', err: withoutQuery(error) }, 'failed');
      sendRefusal(req, res, refusal, call, requestId);
      done(refusal.status, call?.address ?? null);
    };
    const send = (outcome: Outcome) => {
      if ('stream' in outcome)
        return void sendStream(req, res, outcome, call, requestId, service.gate).then(
          (status) => done(status, outcome.address),
          refuse,
        );
      const deliver = (encoding: Encoding, body: Buffer) => {
        const status = deliverOutcome(req, res, outcome, call, requestId, encoding, body, service.gate);
        done(status, outcome.address);
      };
      const encoding = outcome.status === 304 ? 'identity' : encodingFor(req, outcome.kept);
      if (encoding === 'identity') return deliver(encoding, outcome.kept.body);
      const ready = outcome.kept.encoded[encoding];
      if (ready !== undefined) return deliver(encoding, ready);
      compress(outcome.kept, encoding).then((body) => deliver(encoding, body), refuse);
    };
    try {
      if (req.method === 'OPTIONS') return sendPreflight(res, requestId);
      const address = addressOf(req, path, service.directory);
      if (options.overloaded() && address.row.group !== 'index')
        throw new Refusal(503, 'overloaded', 'the service is overloaded; try again in a second', {
          headers: [['retry-after', '1']],
        });
      call = {
        address,
        queryText: queryOf(url, cut, address, path),
        key: headerOf(req, 'x-api-key'),
        remote: remoteOf(req, options.trustProxy),
        ifNoneMatch: req.headers['if-none-match'],
        requestId,
        signal: () => leaving(res),
      };
      const outcome = answer(call);
      if (outcome instanceof Promise) outcome.then(send).catch(refuse);
      else send(outcome);
    } catch (error) {
      refuse(error);
    }
  };
}

/** A trailing `{id}` of the path is read like a parameter of that name. */
function queryOf(url: string, cut: number, address: Address, path: string): string {
  const sent = cut < 0 ? '' : url.slice(cut + 1);
  const value = pathValue(address, path);
  if (value === null) return sent;
  return `${address.row.pathParam}=${encodeURIComponent(value)}${sent === '' ? '' : `&${sent}`}`;
}

const headerOf = (req: IncomingMessage, name: string): string | undefined => {
  const value = req.headers[name];
  return typeof value === 'string' && value !== '' ? value : undefined;
};

/** Behind a proxy the last address, which is the one the proxy saw: those before it are the caller's own words. */
function remoteOf(req: IncomingMessage, trustProxy: boolean): string {
  const forwarded = trustProxy ? headerOf(req, 'x-forwarded-for') : undefined;
  return forwarded?.split(',').at(-1)?.trim() || (req.socket.remoteAddress ?? 'unknown');
}

/** A signal that is given when the client leaves before the answer. */
function leaving(res: ServerResponse): AbortSignal {
  const controller = new AbortController();
  res.once('close', () => {
    if (!res.writableFinished) controller.abort();
  });
  return controller.signal;
}

function encodingFor(req: IncomingMessage, kept: Kept): Encoding {
  const accepts = req.headers['accept-encoding'];
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
  req: IncomingMessage,
  res: ServerResponse,
  outcome: WholeOutcome,
  call: Call | null,
  requestId: string,
  encoding: Encoding,
  body: Buffer,
  gate: Gate,
): number {
  const { kept, status } = outcome;
  if (isGone(res, outcome, gate)) return 499;
  const headers = ['etag', kept.etag, ...headersOf(req, outcome, call, requestId, gate)];
  if (status === 200) headers.push('content-type', kept.media, 'content-length', String(body.length));
  if (encoding !== 'identity') headers.push('content-encoding', encoding);
  if (isLate(outcome, gate)) return sendLate(req, res, call, requestId);
  res.writeHead(status, headers);
  res.end(status === 304 ? undefined : body);
  return status;
}

/** The body follows chunk by chunk; 499 when the client did not stay for all of it. */
async function sendStream(
  req: IncomingMessage,
  res: ServerResponse,
  outcome: StreamOutcome,
  call: Call | null,
  requestId: string,
  gate: Gate,
): Promise<number> {
  const { stream, status } = outcome;
  if (isGone(res, outcome, gate)) {
    await closed(stream);
    return 499;
  }
  if (isLate(outcome, gate)) {
    await closed(stream);
    return sendLate(req, res, call, requestId);
  }
  res.writeHead(status, ['content-type', stream.media, ...headersOf(req, outcome, call, requestId, gate)]);
  return (await sendBody(res, stream)) ? status : 499;
}

/** Nobody is there to be answered: what was taken is given back. */
function isGone(res: ServerResponse, { debited }: Outcome, gate: Gate): boolean {
  if (!res.destroyed && res.socket?.writable === true) return false;
  if (debited !== null) gate.undelivered(debited.receipt);
  return true;
}

/** Whether the debit was given back meanwhile, so that the answer may no longer be sent. */
const isLate = ({ debited }: Outcome, gate: Gate): boolean => debited !== null && !gate.sending(debited.receipt);

function sendLate(req: IncomingMessage, res: ServerResponse, call: Call | null, requestId: string): number {
  const refusal = new Refusal(503, 'late', 'the answer came too late and was not charged; try again');
  sendRefusal(req, res, refusal, call, requestId);
  return refusal.status;
}

function sendRefusal(
  req: IncomingMessage,
  res: ServerResponse,
  refusal: Refusal,
  call: Call | null,
  requestId: string,
): void {
  if (res.headersSent || res.destroyed) {
    res.destroy();
    return;
  }
  const body = refusal.body();
  const headers = [
    'content-type',
    'application/json; charset=utf-8',
    'content-length',
    String(body.length),
    'cache-control',
    'no-store',
    'x-request-id',
    requestId,
    'x-content-type-options',
    'nosniff',
  ];
  for (const [name, value] of refusal.detail.headers ?? []) headers.push(name, value);
  pushCors(headers, req, call?.address ?? null, call);
  pushRate(headers, call);
  res.writeHead(refusal.status, headers);
  res.end(body);
}

function sendPreflight(res: ServerResponse, requestId: string): void {
  res.writeHead(204, {
    'access-control-allow-origin': '*',
    'access-control-allow-methods': 'GET',
    'access-control-allow-headers': 'X-API-Key, If-None-Match',
    'access-control-expose-headers':
      'ETag, X-Request-Id, X-Credits-Used, X-Credits-Remaining, X-Credits-Reset, RateLimit, RateLimit-Policy, Retry-After',
    'access-control-max-age': '86400',
    allow: 'GET, OPTIONS',
    'x-request-id': requestId,
  });
  res.end();
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
