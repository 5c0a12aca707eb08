/**
 * One request of the API, from its arrival to its line in the log. It reads the call, has the pipeline answer it and
 * sends the outcome.
 */
import type { FastifyReply, FastifyRequest } from 'fastify';
import { pathValue } from '../api/directory.ts';
import type { Address } from '../api/route.ts';
import type { ApiOptions } from './api-options.ts';
import type { Call, Findings, Outcome, WholeOutcome } from './pipeline/outcome.ts';
import { checkRate } from './pipeline/payment.ts';
import { addressOf, type Pipeline } from './pipeline/pipeline.ts';
import { queryTextOf, sealedIn, sealedRequest } from './pipeline/seal.ts';
import type { Service } from './pipeline/service.ts';
import type { SettledReply } from './pipeline/settle.ts';
import { type Connection, FastifyConnection } from './wire/connection.ts';
import {
  compressed,
  deliverHead,
  deliverStream,
  deliverWhole,
  encodingFor,
  type ReplyDelivery,
  sendRefusal,
} from './wire/deliver.ts';
import { recordEnd } from './wire/ended.ts';
import { refusalOf, withoutQuery } from './wire/refusal-of.ts';
import type { RememberedReplies } from './wire/remembered-replies.ts';
import { type Encoding, keyIn, plainPath } from './wire/request-parts.ts';
import { goneSignalOf } from './wire/sockets/connection.ts';
import { readJsonBody } from './wire/sockets/request-body.ts';

/** What all exchanges share. */
export interface ExchangeParts extends ApiOptions {
  readonly answer: Pipeline;
  readonly remembered: RememberedReplies;
  /** Versions of the engines, for the headers of refusals. */
  readonly versions: string;
}

export class Exchange {
  readonly #parts: ExchangeParts;
  readonly #request: FastifyRequest;
  readonly #connection: Connection;
  readonly #started: number;
  readonly #counted: boolean;
  readonly #found: Findings = {};
  #call: Call | null = null;

  /**
   * `started`: when the request arrived, by `performance.now()`. `counted`: whether `Load` counts the request as in
   * flight.
   */
  constructor(parts: ExchangeParts, request: FastifyRequest, reply: FastifyReply, started: number, counted: boolean) {
    this.#parts = parts;
    this.#request = request;
    this.#connection = new FastifyConnection(request, reply);
    this.#started = started;
    this.#counted = counted;
  }

  /** Never throws. */
  run(): void {
    try {
      const call = this.#read();
      this.#call = call;
      const outcome = this.#parts.answer(call, this.#found);
      if (outcome instanceof Promise)
        outcome.then((made) => this.#send(call, made)).catch((error) => this.#refuse(error));
      else this.#send(call, outcome);
    } catch (error) {
      this.#refuse(error);
    }
  }

  /** Reads the call. A request that is none counts in the rate of its address, so that junk is soon refused cheaply. */
  #read(): Call {
    const { rates } = this.#parts.service;
    let counted = false;
    const count = () => {
      if (counted) return;
      counted = true;
      checkRate(this.#found, rates.address(this.#request.ip));
    };
    try {
      return callOf(this.#request, this.#parts.service, count);
    } catch (error) {
      count();
      throw error;
    }
  }

  #send(call: Call, outcome: Outcome): void {
    const { service, metrics } = this.#parts;
    const sending: ReplyDelivery = { connection: this.#connection, call, found: this.#found, till: service };
    if ('stream' in outcome) this.#finish(outcome, deliverStream(sending, outcome, metrics.chunk));
    else if ('head' in outcome) this.#finish(outcome, deliverHead(sending, outcome));
    else this.#sendWhole(sending, outcome);
  }

  /** Sends the bytes in an encoding that the client accepts. The compressed bytes are cached with the reply. */
  #sendWhole(sending: ReplyDelivery, outcome: WholeOutcome): void {
    const { kept } = outcome;
    const deliver = (encoding: Encoding, body: Buffer): void =>
      this.#finish(
        outcome,
        deliverWhole(sending, outcome, encoding, body, (headers) =>
          this.#parts.remembered.offer(this.#request.raw, sending, outcome, headers),
        ),
      );
    const encoding = outcome.status === 304 ? 'identity' : encodingFor(this.#request, kept);
    const ready = encoding === 'identity' ? kept.body : kept.encoded[encoding];
    if (ready !== undefined) deliver(encoding, ready);
    else if (encoding !== 'identity')
      compressed(kept, encoding)
        .then((body) => deliver(encoding, body))
        .catch((error: unknown) => this.#refuse(error));
  }

  /** Writes down the end of a reply. Nothing is sent to a client that has left, and nothing is taken. */
  #finish(outcome: Outcome, settled: SettledReply | Promise<SettledReply>): void {
    const end = ({ isSent, taken }: SettledReply): void => {
      if (!isSent) this.#connection.takeOver();
      this.#ended(
        isSent ? outcome.status : CLIENT_LEFT,
        outcome.address,
        isSent && taken !== null ? outcome.credits : 0,
      );
    };
    if (settled instanceof Promise) settled.then(end).catch((error: unknown) => this.#refuse(error));
    else end(settled);
  }

  #refuse(error: unknown): void {
    const { log, service, versions } = this.#parts;
    const { id } = this.#request;
    const address = this.#call?.address ?? null;
    const refusal = refusalOf(error);
    if (refusal.status >= 500 && refusal.code === 'internal_error')
      log.error({ id, path: address?.path ?? 'unknown', err: withoutQuery(error) }, 'failed');
    const { gate } = service;
    sendRefusal(this.#connection, refusal, { address, found: this.#found, requestId: id, versions, gate });
    this.#ended(refusal.status, address);
  }

  /** Counts the exchange, writes its line in the log and records it for the account. */
  #ended(status: number, address: Address | null, credits = 0): void {
    const { id, ip, headers } = this.#request;
    if (this.#counted) this.#parts.load.ended();
    recordEnd(this.#parts, {
      requestId: id,
      from: ip,
      traceparent: headers.traceparent,
      caller: this.#found.caller,
      address,
      status,
      credits,
      ms: performance.now() - this.#started,
    });
  }
}

/** The status in the log of a request whose client disconnected. */
const CLIENT_LEFT = 499;

/** The call that a request makes. For a sealed URL it is the call of the route that is encrypted in the URL. */
function callOf(request: FastifyRequest, { seal, directory, now }: Service, refusing: () => void): Call {
  const url = request.raw.url ?? '/';
  const cut = url.indexOf('?');
  const path = cut < 0 ? url : url.slice(0, cut);
  const sealed = sealedIn(plainPath(path));
  if (sealed !== null && cut >= 0 && cut < url.length - 1) throw sealedRequest();
  const opened = sealed === null ? null : seal.open(sealed, now());
  const address = addressOf(request.method, opened?.path ?? path, directory, refusing);
  const { body } = address.row;
  return {
    address,
    queryText: opened !== null ? queryTextOf(opened) : queryOf(url, cut, address, plainPath(path)),
    // the key that sealed the URL pays for it, whatever key the request has
    key: opened === null ? keyIn(request.headers) : undefined,
    sealedBy: opened?.keyId,
    remote: request.ip ?? 'unknown',
    ifNoneMatch: request.method !== 'POST' ? request.headers['if-none-match'] : undefined,
    head: request.method === 'HEAD',
    readBody: request.method === 'POST' && body !== undefined ? () => readJsonBody(request.raw, body.bytes) : null,
    origin: request.headers.origin,
    host: request.host,
    requestId: request.id,
    signal: () => goneSignalOf(request.raw.socket),
  };
}

/** The query of a request. The `{id}` of its path is added as a parameter of that name. */
function queryOf(url: string, cut: number, address: Address, path: string): string {
  const sent = cut < 0 ? '' : url.slice(cut + 1);
  const value = pathValue(address, path);
  if (value === null) return sent;
  return `${address.row.pathParam}=${encodeURIComponent(value)}${sent === '' ? '' : `&${sent}`}`;
}
