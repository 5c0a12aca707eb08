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
import type { Metrics } from './metrics.ts';
import { addressOf, type Call, type Kitchen, type Outcome, pipeline, resetText } from './pipeline.ts';

export interface Log {
  info(fields: object, text: string): void;
  error(fields: object, text: string): void;
}

export interface ApiOptions {
  readonly kitchen: Kitchen;
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
  const { kitchen, log, metrics } = options;
  const answer = pipeline(kitchen);
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
      const deliver = (encoding: Encoding, body: Buffer) => {
        const status = deliverOutcome(req, res, outcome, call, requestId, encoding, body, kitchen.gate);
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
      const address = addressOf(req, path, kitchen.directory);
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
  outcome: Outcome,
  call: Call | null,
  requestId: string,
  encoding: Encoding,
  body: Buffer,
  gate: Gate,
): number {
  const { kept, debited, caller, address } = outcome;
  if (res.destroyed || res.socket?.writable !== true) {
    if (debited !== null) gate.undelivered(debited.receipt);
    return 499;
  }
  const headers = [
    'etag',
    kept.etag,
    'cache-control',
    outcome.cacheControl,
    'x-request-id',
    requestId,
    'x-content-type-options',
    'nosniff',
  ];
  if (outcome.status === 200) headers.push('content-type', kept.media, 'content-length', String(body.length));
  if (encoding !== 'identity') headers.push('content-encoding', encoding);
  pushCors(headers, req, address, call);
  pushRate(headers, call);
  if (caller !== null) {
    const remaining = debited === null ? gate.balance(caller) : debited.remaining;
    headers.push(
      'x-credits-used',
      String(outcome.credits),
      'x-credits-remaining',
      remaining === null ? 'unlimited' : String(remaining),
      'x-credits-reset',
      resetText(gate.resetAt()),
    );
  }
  if (debited !== null && !gate.sending(debited.receipt)) {
    sendRefusal(
      req,
      res,
      new Refusal(503, 'late', 'the answer came too late and was not charged; try again'),
      call,
      requestId,
    );
    return 503;
  }
  res.writeHead(outcome.status, headers);
  res.end(outcome.status === 304 ? undefined : body);
  return outcome.status;
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

/** Keyless routes are open to every origin; keyed ones to the origins the key names. */
function pushCors(headers: string[], req: IncomingMessage, address: Address | null, call: Call | null): void {
  if (address === null || address.row.access === 'open') {
    headers.push('access-control-allow-origin', '*', 'vary', 'Accept-Encoding, X-API-Key');
    return;
  }
  headers.push('vary', 'Accept-Encoding, X-API-Key, Origin');
  const { origin } = req.headers;
  if (origin !== undefined && call?.caller?.domains.includes(origin))
    headers.push('access-control-allow-origin', origin);
}

/** The fields of the IETF draft; none when the limiter is off. */
function pushRate(headers: string[], call: Call | null): void {
  const rate = call?.rate;
  if (rate === undefined || rate.limit === 0) return;
  headers.push(
    'ratelimit-policy',
    `"burst";q=${rate.limit};w=${Math.max(1, rate.resetS)}`,
    'ratelimit',
    `"burst";r=${Math.max(0, Math.floor(rate.remaining))};t=${rate.resetS}`,
  );
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
