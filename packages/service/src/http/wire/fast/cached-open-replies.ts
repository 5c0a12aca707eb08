/**
 * Replies of open routes, by the request line that they answered. If the same line comes again without a key, only the
 * load and the rate of the address are checked, because nothing else can differ. Router, hooks and pipeline, which cost
 * more than half of the CPU time of a cached reply, are skipped. Lines with a key are in `keyed-replies.ts`. Every
 * other request takes the long path: Fastify.
 */
import type { Address } from '../../../api/route.ts';
import type { ApiOptions } from '../../api-options.ts';
import { RecencyFilter } from '../../cache/recency-filter.ts';
import type { CachedReply } from '../../cache/reply-cache.ts';
import { TwoGenerations } from '../../cache/two-generations.ts';
import type { WholeOutcome } from '../../pipeline/outcome.ts';
import { encodingFor, type Keeper, type Sending } from '../deliver.ts';
import { recordEnd } from '../ended.ts';
import { addRate, type Encoding, type Headers } from '../request-parts.ts';
import { isGone } from '../sockets/connection.ts';
import { type Arrival, isPlain, minuteOf, remoteOf, shedArrival } from './arrival.ts';
import { KeyedReplies } from './cached-paid-replies.ts';

interface ReadyReply {
  readonly kept: CachedReply;
  readonly address: Address;
  /** The headers that do not change from one request to the next, as names and values in turn. */
  readonly headers: readonly string[];
  /** The minute in which the long path answered. "Today" may change with the next minute, and with it `max-age`. */
  readonly minute: number;
}

const MOST_REPLIES = 4_000;
const MOST_BYTES = 4_096;
const MOST_URL_LENGTH = 200;

/** Reply headers that differ from one reply to the next, or depend on the encoding. */
const OF_ONE_REPLY = new Set(['x-request-id', 'ratelimit', 'ratelimit-policy', 'content-length', 'content-encoding']);

export class ReadyReplies implements Keeper {
  readonly #ready = new TwoGenerations<ReadyReply>(MOST_REPLIES);
  readonly #recent = new RecencyFilter();
  readonly #options: ApiOptions;
  readonly #keyed: KeyedReplies;

  constructor(options: ApiOptions) {
    this.#options = options;
    this.#keyed = new KeyedReplies(options);
  }

  /** Keeps the reply to a keyless GET of an open route, if the same line was requested shortly before. */
  offer(url: string, address: Address, kept: CachedReply, headers: Headers): void {
    if (!this.#options.service.cache.keeps) return;
    if (url.length > MOST_URL_LENGTH || kept.body.length > MOST_BYTES || !this.#recent.again(url)) return;
    const lasting = Object.entries(headers).filter(([name]) => !OF_ONE_REPLY.has(name));
    this.#ready.set(url, { kept, address, headers: lasting.flat(), minute: minuteOf(this.#options) });
  }

  offerKeyed(sending: Sending, outcome: WholeOutcome, headers: Headers): void {
    this.#keyed.offer(sending, outcome, headers);
  }

  /** Answers the request, at once or in its turn; returns false if the request needs the long path. */
  answer(arrival: Arrival): boolean {
    const { request } = arrival;
    const url = request.url ?? '';
    if (request.headers['x-api-key'] !== undefined || request.headers.authorization !== undefined)
      return this.#keyed.answer(arrival, url);
    const ready = this.#ready.get(url);
    if (ready === undefined || !isPlain(request, this.#options.hostCheck)) return false;
    if (ready.minute !== minuteOf(this.#options)) {
      this.#ready.delete(url);
      return false;
    }
    const encoding = encodingFor(request, ready.kept);
    const body = encoding === 'identity' ? ready.kept.body : ready.kept.encoded[encoding];
    if (body === undefined) return false;
    const started = performance.now();
    this.#options.load.enter({
      owner: remoteOf(request, this.#options.trustProxy),
      run: () => this.#run(arrival, ready, encoding, body, started),
      refuse: () => shedArrival(arrival, this.#options),
      gone: () => isGone(request.socket),
    });
    return true;
  }

  #run(arrival: Arrival, ready: ReadyReply, encoding: Encoding, body: Buffer, started: number): void {
    const { load, service, trustProxy } = this.#options;
    const { request, response, nextId, longPath } = arrival;
    const { address, headers } = ready;
    const from = remoteOf(request, trustProxy);
    const rate = service.rates.address(from);
    load.ended();
    if (!rate.ok) {
      longPath(); // sends the 429; the check above has taken no token
      return;
    }
    const requestId = nextId();
    const all = headers.slice();
    all.push('content-length', String(body.length), 'x-request-id', requestId);
    if (encoding !== 'identity') all.push('content-encoding', encoding);
    const ofRate: Headers = {};
    addRate(ofRate, rate);
    for (const name in ofRate) all.push(name, ofRate[name] ?? '');
    response.writeHead(200, all);
    response.end(body);
    service.cache.counts.hits++;
    const ms = performance.now() - started;
    const traceparent = undefined;
    recordEnd(this.#options, { requestId, from, traceparent, caller: null, address, status: 200, credits: 0, ms });
  }
}
