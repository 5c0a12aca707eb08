/** What is not HTTP at all (a raw NUL in the path, an endless header) is refused in the same words as the rest. */
import type { Socket } from 'node:net';
import { Refusal } from '../../ask/refusal.ts';

export function refuseGarbage(error: NodeJS.ErrnoException, socket: Socket): void {
  if (error.code === 'ECONNRESET' || !socket.writable) return;
  const tooLarge = error.code === 'HPE_HEADER_OVERFLOW';
  const refusal = tooLarge
    ? new Refusal(431, 'header_too_large', 'the request line and headers must be at most 16 kB')
    : new Refusal(400, 'bad_request', 'the request is not valid HTTP');
  const body = refusal.body();
  socket.end(
    `HTTP/1.1 ${refusal.status} ${tooLarge ? 'Request Header Fields Too Large' : 'Bad Request'}\r\ncontent-type: application/json\r\ncontent-length: ${body.length}\r\nconnection: close\r\n\r\n${body.toString()}`,
  );
}
