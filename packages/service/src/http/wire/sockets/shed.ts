/**
 * The refusal under load, with as little work as possible. The request is not parsed, and it is not logged because a
 * flood would fill the log.
 */
import type { Socket } from 'node:net';
import { Refusal } from '../../../api/refusal.ts';
import { EXPOSED, type Headers } from '../request-parts.ts';
import { rest } from './connection.ts';

/** The headers of refusals that are sent before the request is read. */
export const REFUSED_HEADERS: Headers = {
  'content-type': 'application/json; charset=utf-8',
  'cache-control': 'no-store',
  'access-control-allow-origin': '*',
  'access-control-expose-headers': EXPOSED,
};

export const SHED = new Refusal(
  503,
  'overloaded',
  'the service has more to do than it can; nothing was charged, try again',
).body();

export const shedHeaders = (requestId: string): Headers => ({
  ...REFUSED_HEADERS,
  'content-length': String(SHED.length),
  'retry-after': '1',
  'x-request-id': requestId,
});

const REST_MS = 500;

/**
 * Stops reading the socket of a refused request for half a second, so that clients that ignore Retry-After and retry at
 * once do not keep the thread busy with refusals. Behind a proxy the next request on a connection may be another
 * caller's, so there the socket is read.
 */
export function restAfterShed(socket: Socket, proxied: boolean): void {
  if (!proxied) rest(socket, REST_MS);
}
