/**
 * Limits on connections: how many in total, how many per address, and how long to wait for one. Node itself watches
 * headers, bodies and idle connections (`server.ts`); it does not notice a client that sends a request and then does
 * not read.
 */
import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import { networkOf } from '../../accounts/rate.ts';

export interface ConnectionLimits {
  readonly most: number;
  /** Per address; 0 behind a proxy, whose address all share. */
  readonly mostOfOne: number;
  /** A reply not read within this time is given up, milliseconds. */
  readonly writeMs: number;
  /** How often that is checked. */
  readonly sweepMs: number;
}

export interface ConnectionState {
  open: number;
  /** Closed on arrival: too many, or too many of one address. */
  refused: number;
  /** Closed because the answer was not taken. */
  stalled: number;
}

export function watchConnections(server: Server, limits: ConnectionLimits): ConnectionState {
  const state: ConnectionState = { open: 0, refused: 0, stalled: 0 };
  const byNetwork = new Map<string, number>();
  /** When what waits to be written began to wait; 0 when nothing does. */
  const since = new Map<Socket, number>();

  server.maxConnections = limits.most;
  server.on('drop', () => {
    state.refused++;
  });
  server.on('connection', (socket: Socket) => {
    const network = networkOf(socket.remoteAddress ?? '');
    const own = byNetwork.get(network) ?? 0;
    if (limits.mostOfOne > 0 && own >= limits.mostOfOne) {
      state.refused++;
      socket.destroy();
      return;
    }
    byNetwork.set(network, own + 1);
    since.set(socket, 0);
    state.open++;
    socket.once('close', () => {
      state.open--;
      since.delete(socket);
      const left = (byNetwork.get(network) ?? 1) - 1;
      if (left === 0) byNetwork.delete(network);
      else byNetwork.set(network, left);
    });
  });
  const sweep = setInterval(() => {
    const now = performance.now();
    for (const [socket, began] of since) {
      if (socket.writableLength === 0) {
        if (began !== 0) since.set(socket, 0);
      } else if (began === 0) since.set(socket, now);
      else if (now - began >= limits.writeMs) {
        state.stalled++;
        socket.destroy();
      }
    }
  }, limits.sweepMs).unref();
  server.on('close', () => clearInterval(sweep));
  return state;
}
