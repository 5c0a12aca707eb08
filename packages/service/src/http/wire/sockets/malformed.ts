/**
 * Answers input that is not HTTP or does not arrive in time. The error has the usual format, and the connection is
 * closed.
 */
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { Refusal } from '../../../api/refusal.ts';

const REASONS: Readonly<Record<number, string>> = {
  400: 'Bad Request',
  408: 'Request Timeout',
  431: 'Request Header Fields Too Large',
};
/** How long a client has to read the error. */
const LINGER_MS = 1_000;

/** The response to the newest request with a body, by connection. */
const bodied = new WeakMap<Socket, ServerResponse>();

/** To be called for every request before it is answered. */
export function noteBody(request: IncomingMessage, response: ServerResponse): void {
  const { headers, socket } = request;
  if (headers['transfer-encoding'] !== undefined || headers['content-length'] !== undefined)
    bodied.set(socket, response);
}

/**
 * Whether unreadable input is the rest of a body whose request was already answered, because it was rejected before the
 * body was read.
 */
function isAnswered(socket: Socket): boolean {
  const response = bodied.get(socket);
  return response?.headersSent === true && !response.req.complete;
}

export function refuseGarbage(error: NodeJS.ErrnoException, socket: Socket): void {
  // a second response would corrupt one that is being sent, and no request gets two
  if (error.code === 'ECONNRESET' || !socket.writable || socket.writableLength > 0 || isAnswered(socket)) {
    socket.destroy();
    return;
  }
  const refusal = refusalOf(error.code);
  const body = refusal.body();
  socket.end(
    `HTTP/1.1 ${refusal.status} ${REASONS[refusal.status]}\r\ncontent-type: application/json; charset=utf-8\r\ncontent-length: ${body.length}\r\ncache-control: no-store\r\nconnection: close\r\n\r\n${body.toString()}`,
  );
  setTimeout(() => socket.destroy(), LINGER_MS).unref();
}

function refusalOf(code: string | undefined): Refusal {
  if (code === 'HPE_HEADER_OVERFLOW')
    return new Refusal(431, 'header_too_large', 'the request line and headers must be at most 16 kB');
  if (code === 'ERR_HTTP_REQUEST_TIMEOUT')
    return new Refusal(408, 'too_slow', 'the request did not come whole in time; send its headers within 10 s');
  return new Refusal(400, 'bad_request', 'the request is not valid HTTP');
}
