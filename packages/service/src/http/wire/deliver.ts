/** Sends the outcome of the pipeline: a whole reply, a stream, the reply to HEAD, or a refusal. */
import type { IncomingMessage } from 'node:http';
import type { Gate } from '../../accounts/gate.ts';
import { JSON_MEDIA } from '../../api/answer/encode.ts';
import type { Refusal } from '../../api/refusal.ts';
import type { Address } from '../../api/route.ts';
import type { CachedReply } from '../cache/reply-cache.ts';
import type { Call, Findings, HeadOutcome, Outcome, StreamOutcome, WholeOutcome } from '../pipeline/outcome.ts';
import type { GateAndRates } from '../pipeline/payment.ts';
import { type SettledReply, settle, type TakenPayment } from '../pipeline/settle.ts';
import { compress } from './compress.ts';
import type { Connection } from './connection.ts';
import { addFileName } from './file-name.ts';
import { headersOf, refusalHeaders } from './headers.ts';
import { addPolicy, type Encoding, encodingOf, type Headers } from './request-parts.ts';
import { closeIfUnread } from './sockets/request-body.ts';
import { closed, sendBody } from './stream.ts';

/** A reply on its way: the call, its connection and what was found out about it. */
export interface ReplyDelivery {
  readonly connection: Connection;
  readonly call: Call;
  readonly found: Findings;
  readonly till: GateAndRates;
}

/** Replies smaller than this, in bytes, are not compressed: it would save less than its headers cost. */
const WORTH_COMPRESSING = 1024;

export const encodingFor = ({ headers }: Pick<IncomingMessage, 'headers'>, { body }: CachedReply): Encoding =>
  body.length < WORTH_COMPRESSING ? 'identity' : encodingOf(headers['accept-encoding']);

export async function compressed(kept: CachedReply, encoding: Exclude<Encoding, 'identity'>): Promise<Buffer> {
  const body = await compress(kept.body, encoding);
  kept.encoded[encoding] = body;
  return body;
}

/** Called when a reply was sent, with its headers. */
export type OnSent = (headers: Headers) => void;

/** Sends finished bytes in an encoding that the client accepts. */
export function deliverWhole(
  sending: ReplyDelivery,
  outcome: WholeOutcome,
  encoding: Encoding,
  body: Buffer,
  onSent: OnSent,
): SettledReply | Promise<SettledReply> {
  const { connection, call } = sending;
  const { kept, status } = outcome;
  return settled(sending, outcome, (own) => {
    const headers: Headers = { etag: kept.etag, ...own };
    if (status === 200) {
      headers['content-type'] = kept.media;
      headers['content-length'] = String(body.length);
      addPolicy(headers, kept.media);
      addFileName(headers, call.address.path, call.queryText, kept.media);
    }
    if (encoding !== 'identity') headers['content-encoding'] = encoding;
    connection.send(status, headers, status === 304 ? undefined : body);
    onSent(headers);
  });
}

/** Sends the headers of GET; length and type only if the bytes are already cached. */
export function deliverHead(sending: ReplyDelivery, outcome: HeadOutcome): SettledReply | Promise<SettledReply> {
  const { connection, call } = sending;
  const { head, status, etag } = outcome;
  return settled(sending, outcome, (headers) => {
    if (etag !== null) headers.etag = etag;
    if (head !== null) {
      const encoding = encodingFor(connection.request, head);
      const body = encoding === 'identity' ? head.body : head.encoded[encoding];
      headers['content-type'] = head.media;
      addPolicy(headers, head.media);
      addFileName(headers, call.address.path, call.queryText, head.media);
      if (encoding !== 'identity') headers['content-encoding'] = encoding;
      if (body !== undefined) headers['content-length'] = String(body.length);
    }
    connection.send(status, headers, undefined);
  });
}

/** Sends the body chunk by chunk; not sent if the client disconnected before the end. */
export async function deliverStream(
  sending: ReplyDelivery,
  outcome: StreamOutcome,
  chunk: () => void,
): Promise<SettledReply> {
  const { connection, call } = sending;
  const { stream, status } = outcome;
  let isClosed = false;
  try {
    const { isSent, taken } = await settled(sending, outcome, (own) => {
      const headers: Headers = { 'content-type': stream.media, ...own };
      addFileName(headers, call.address.path, call.queryText, stream.media);
      connection.takeOver(); // from here on the chunks are written to the socket directly
      connection.response.writeHead(status, headers);
    });
    if (!isSent) return { isSent, taken };
    isClosed = true; // `sendBody` closes it
    return { isSent: await sendBody(connection.response, stream, chunk), taken };
  } finally {
    if (!isClosed) await closed(stream);
  }
}

/** Charges and releases; `write` gets the headers that every reply has. */
function settled(
  { connection, call, found, till }: ReplyDelivery,
  outcome: Outcome,
  write: (headers: Headers) => void,
): SettledReply | Promise<SettledReply> {
  const { caller, address, credits } = outcome;
  const { requestId, remote } = call;
  return settle(
    till,
    { caller, address, credits, requestId, remote, found },
    () => connection.isGone(),
    (taken: TakenPayment) => write(headersOf(outcome, call, found, requestId, till.gate, taken)),
  );
}

/** What a refusal names besides its error. */
export interface RefusalContext {
  readonly address: Address | null;
  readonly found: Findings;
  readonly requestId: string;
  /** The versions of all engines, for a refusal of none. */
  readonly versions: string;
  readonly gate: Gate;
}

export function sendRefusal(connection: Connection, refusal: Refusal, refused: RefusalContext): void {
  const { address, found, requestId, versions, gate } = refused;
  if (connection.response.headersSent || connection.isGone()) {
    connection.takeOver();
    connection.response.destroy();
    return;
  }
  const body = refusal.body(requestId);
  const headers = refusalHeaders(address, found, requestId, versions, gate);
  headers['content-type'] = JSON_MEDIA;
  headers['content-length'] = String(body.length);
  for (const [name, value] of refusal.detail.headers ?? []) headers[name] = value;
  closeIfUnread(connection.request, headers, found.caller ? address?.row.body?.bytes : undefined);
  connection.send(refusal.status, headers, body);
}
