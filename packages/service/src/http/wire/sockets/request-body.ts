/**
 * Reads the body of a request. A body is read only when the request has passed every check that does not need it; a
 * body that is left unread must not occupy the connection.
 */
import type { IncomingMessage } from 'node:http';
import type { Socket } from 'node:net';
import { Refusal } from '../../../api/refusal.ts';
import { clientLeft } from '../../threads/workers.ts';
import type { Headers } from '../request-parts.ts';

/** Up to this size Node reads the rest of an unread body and keeps the connection. */
const SMALL_BYTES = 16 * 1024;
/** How long a client has to read the reply before a connection with an unread body is closed. */
const LINGER_MS = 1_000;

/** The declared size of the body; infinite if the client does not declare it. */
function declaredBytes({ headers }: IncomingMessage): number {
  if (headers['transfer-encoding'] !== undefined) return Number.POSITIVE_INFINITY;
  return Number(headers['content-length'] ?? 0);
}

const isJson = (type: string | undefined): boolean => /^application\/json *(?:;|$)/i.test(type ?? '');

export const bodyTooLarge = (most: number): Refusal =>
  new Refusal(413, 'body_too_large', `the body must be at most ${sizeText(most)}`);
const sizeText = (bytes: number): string =>
  bytes >= 1024 * 1024 ? `${bytes / 1024 / 1024} MB; send fewer births and pairs` : `${bytes / 1024} kB`;

/** The text of a JSON body. Rejects with 415 for another media type, and with 413 for more than `most` bytes. */
export function readJsonBody(request: IncomingMessage, most: number): Promise<string> {
  const type = request.headers['content-type'];
  const declared = declaredBytes(request);
  if (!isJson(type) && (type !== undefined || declared > 0))
    return Promise.reject(new Refusal(415, 'bad_media', 'the body must be sent as application/json'));
  if (declared !== Number.POSITIVE_INFINITY && declared > most) return Promise.reject(bodyTooLarge(most));
  if (request.destroyed) return Promise.reject(clientLeft()); // it left before; no event will follow
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    let size = 0;
    const settle = () =>
      request.off('data', add).off('end', finish).off('error', leave).off('aborted', leave).off('close', leave);
    const add = (chunk: Buffer) => {
      size += chunk.length;
      chunks.push(chunk);
      if (size <= most) return;
      settle();
      request.pause();
      reject(bodyTooLarge(most));
    };
    const finish = () => {
      settle();
      resolve(Buffer.concat(chunks).toString());
    };
    const leave = () => {
      settle();
      reject(clientLeft());
    };
    request.on('data', add).on('end', finish).on('error', leave).on('aborted', leave).on('close', leave);
  });
}

/**
 * Has the connection closed after the reply if much of the body is unread. Of a caller with a valid key `most` bytes are
 * read, because some clients read no reply before they have sent everything.
 */
export function closeIfUnread(request: IncomingMessage, headers: Headers, most = SMALL_BYTES): void {
  if (request.complete || declaredBytes(request) <= Math.max(most, SMALL_BYTES)) return;
  headers.connection = 'close';
  lingerOn(request.socket);
}

/**
 * Lets the client read the reply before the socket is destroyed: destroyed at once, it would be reset, and the client
 * might lose the reply. Nothing more of the body is read.
 */
function lingerOn(socket: Socket): void {
  socket.destroySoon = () => {
    if (socket.writable) socket.end();
    setImmediate(() => socket.pause()); // Node resumes an unread body in the same turn
    setTimeout(() => socket.destroy(), LINGER_MS).unref();
  };
}
