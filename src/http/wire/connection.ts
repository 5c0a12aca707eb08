/** The state of a connection while its requests are answered. */
import { setMaxListeners } from 'node:events';
import type { Socket } from 'node:net';

const signals = new WeakMap<Socket, AbortSignal>();

/** A signal for the closing of the connection; one for all pipelined requests on it. */
export function goneSignalOf(socket: Socket): AbortSignal {
  const known = signals.get(socket);
  if (known !== undefined) return known;
  const controller = new AbortController();
  setMaxListeners(0, controller.signal); // as many as there are requests in one write
  if (socket.destroyed) controller.abort();
  else socket.once('close', () => controller.abort());
  signals.set(socket, controller.signal);
  return controller.signal;
}

/**
 * Taken from the connection and not from the response: a pipelined response that waits for another has no socket yet.
 */
export const isGone = (socket: Socket): boolean => socket.destroyed || socket.writable === false;

/** Stops reading from it for a while; its data waits in the buffers of the system. */
export function rest(socket: Socket, ms: number): void {
  socket.pause();
  setTimeout(() => socket.resume(), ms).unref();
}
