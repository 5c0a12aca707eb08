/** The state of a connection while its requests are answered. */
import { setMaxListeners } from 'node:events';
import type { Socket } from 'node:net';

const signals = new WeakMap<Socket, AbortSignal>();

/** A signal that the connection was closed. All pipelined requests of a connection share one signal. */
export function goneSignalOf(socket: Socket): AbortSignal {
  const known = signals.get(socket);
  if (known !== undefined) return known;
  const controller = new AbortController();
  setMaxListeners(0, controller.signal); // no limit: there is one listener for each pipelined request
  if (socket.destroyed) controller.abort();
  else socket.once('close', () => controller.abort());
  signals.set(socket, controller.signal);
  return controller.signal;
}

/**
 * Whether the client has disconnected. The connection is checked and not the response, because a pipelined response
 * that waits for another one has no socket yet.
 */
export const isGone = (socket: Socket): boolean => socket.destroyed || socket.writable === false;

/** Stops reading from a socket for a while; its data waits in the buffers of the operating system. */
export function rest(socket: Socket, ms: number): void {
  socket.pause();
  setTimeout(() => socket.resume(), ms).unref();
}
