/** What is known of a connection while its requests are answered. */
import { setMaxListeners } from 'node:events';
import type { Socket } from 'node:net';

const signals = new WeakMap<Socket, AbortSignal>();

/** A signal that is given when the connection closes; one for all requests on it, however many wait behind one another. */
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

/** Asked of the connection and not of the response: one that waits behind another on the same connection has no socket yet. */
export const isGone = (socket: Socket): boolean => socket.destroyed || socket.writable === false;

/** Does not listen to it for a while; what it sends meanwhile waits in its own buffers. */
export function rest(socket: Socket, ms: number): void {
  socket.pause();
  setTimeout(() => socket.resume(), ms).unref();
}
