/**
 * Replies of open routes, by the request line that they answered. If the same line comes again without a key, only the
 * load and the rate of the address are checked, because nothing else can differ. Router, hooks and pipeline, which cost
 * more than half of the CPU time of a cached reply, are skipped. Every other request takes the long path: Fastify.
 */
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Address } from '../../ask/route.ts';
import type { ApiOptions } from '../api-options.ts';
import { RecencyFilter } from '../cache/recency-filter.ts';
import type { CachedReply } from '../cache/reply-cache.ts';
import { isGone } from './connection.ts';
import { encodingFor, type Keeper } from './deliver.ts';
import { lastForwarded } from './forwarded.ts';
import { addRate, type Encoding, type Headers, hostsOf } from './manners.ts';
import { restAfterShed, SHED, shedHeaders } from './shed.ts';

interface ReadyReply {
  readonly kept: CachedReply;
  readonly address: Address;
  /** The headers that do not change from one request to the next, as names and values in turn. */
  readonly headers: readonly string[];
  /** The minute in which the long path answered. "Today" may change with the next minute, and with it `max-age`. */
  readonly minute: number;
}

/** A request that has just come in. */
export interface Arrival {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
  /** Makes the id of a request that is answered here. */
  readonly nextId: () => string;
  /** Gives the request to Fastify. */
  readonly longPath: () => void;
}

const MOST_REPLIES = 4_000;
const MOST_BYTES = 4_096;
const MOST_URL_LENGTH = 200;
const MINUTES_PER_DAY = 1440;

/** Request headers that need the long path: a key, a cached version of the client, a trace, or a body. */
const NEED_THE_LONG_PATH = [
  'x-api-key',
  'authorization',
  'if-none-match',
  'traceparent',
  'content-length',
  'transfer-encoding',
];
/** Reply headers that differ from one reply to the next, or depend on the encoding. */
const OF_ONE_REPLY = new Set(['x-request-id', 'ratelimit', 'ratelimit-policy', 'content-length', 'content-encoding']);

export class ReadyReplies implements Keeper {
  readonly #ready = new Map<string, ReadyReply>();
  readonly #recent = new RecencyFilter();
  readonly #options: ApiOptions;

  constructor(options: ApiOptions) {
    this.#options = options;
  }

  /** Keeps the reply to a keyless GET of an open route, if the same line was requested shortly before. */
  offer(url: string, address: Address, kept: CachedReply, headers: Headers): void {
    if (!this.#options.service.cache.keeps) return;
    if (url.length > MOST_URL_LENGTH || kept.body.length > MOST_BYTES || !this.#recent.again(url)) return;
    if (this.#ready.size >= MOST_REPLIES) this.#ready.clear();
    const lasting = Object.entries(headers).filter(([name]) => !OF_ONE_REPLY.has(name));
    this.#ready.set(url, { kept, address, headers: lasting.flat(), minute: this.#minute() });
  }

  /** Answers the request, at once or in its turn; returns false if the request needs the long path. */
  answer(arrival: Arrival): boolean {
    const { request } = arrival;
    const url = request.url ?? '';
    const ready = this.#ready.get(url);
    if (ready === undefined || !isPlain(request)) return false;
    if (ready.minute !== this.#minute()) {
      this.#ready.delete(url);
      return false;
    }
    const encoding = encodingFor(request, ready.kept);
    const body = encoding === 'identity' ? ready.kept.body : ready.kept.encoded[encoding];
    if (body === undefined) return false;
    const started = performance.now();
    this.#options.load.enter({
      owner: this.#remoteOf(request),
      run: () => this.#run(arrival, ready, encoding, body, started),
      refuse: () => this.#shed(arrival),
      gone: () => isGone(request.socket),
    });
    return true;
  }

  #run(arrival: Arrival, ready: ReadyReply, encoding: Encoding, body: Buffer, started: number): void {
    const { load, metrics, log, service } = this.#options;
    const { request, response, nextId, longPath } = arrival;
    const { address, headers } = ready;
    const from = this.#remoteOf(request);
    const rate = service.rates.address(from);
    load.ended();
    if (!rate.ok) {
      longPath(); // sends the 429; the check above has taken no token
      return;
    }
    const id = nextId();
    const all = headers.slice();
    all.push('content-length', String(body.length), 'x-request-id', id);
    if (encoding !== 'identity') all.push('content-encoding', encoding);
    const ofRate: Headers = {};
    addRate(ofRate, rate);
    for (const name in ofRate) all.push(name, ofRate[name] ?? '');
    response.writeHead(200, all);
    response.end(body);
    service.cache.counts.hits++;
    const ms = performance.now() - started;
    metrics.answered(address.row.group, address.engine ?? 'none', 200, ms);
    log.info({ id, path: address.path, status: 200, ms: Math.round(ms * 100) / 100, from }, 'request');
  }

  /** Refuses the request at once. On the long path it would wait in the queue a second time. */
  #shed({ request, response, nextId }: Arrival): void {
    const { metrics, trustProxy } = this.#options;
    metrics.answered('none', 'none', 503, 0);
    response.writeHead(503, shedHeaders(nextId()));
    response.end(SHED);
    restAfterShed(request.socket, trustProxy);
  }

  #remoteOf({ headers, socket }: IncomingMessage): string {
    const passedOn = this.#options.trustProxy ? headers['x-forwarded-for'] : undefined;
    const forwarded = passedOn === undefined ? '' : lastForwarded(String(passedOn));
    return forwarded === '' ? (socket.remoteAddress ?? 'unknown') : forwarded;
  }

  #minute(): number {
    return Math.floor(this.#options.service.now() * MINUTES_PER_DAY);
  }
}

/** Whether a request is a GET with one Host and without a header that needs the long path. */
function isPlain(request: IncomingMessage): boolean {
  const { method, headers } = request;
  if (method !== 'GET' || hostsOf(request) !== 1) return false;
  for (const name of NEED_THE_LONG_PATH) if (headers[name] !== undefined) return false;
  return true;
}
