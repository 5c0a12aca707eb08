/**
 * Limits on connections: how many in total, how many per address, and how long a client may take to read a reply. Node
 * itself has timeouts for headers, bodies and idle connections (`server.ts`), but none for a client that sends a
 * request and then does not read the reply.
 */
import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import { networkOf } from '../../../accounts/keys/rate.ts';

export interface ConnectionLimits {
  readonly most: number;
  /** The most connections of one address; 0 (no limit) behind a proxy, whose address all clients share. */
  readonly mostOfOne: number;
  /** A connection whose reply is not read within this time is closed, milliseconds. */
  readonly writeMs: number;
  /** How often `writeMs` is checked. */
  readonly sweepMs: number;
}

export interface ConnectionState {
  open: number;
  /** Connections closed on arrival: too many in total, or too many of one address. */
  refused: number;
  /** Connections closed because the reply was not read. */
  stalled: number;
}

export function watchConnections(server: Server, limits: ConnectionLimits): ConnectionState {
  const state: ConnectionState = { open: 0, refused: 0, stalled: 0 };
  const byNetwork = new Map<string, number>();
  /** Since when each socket has had unsent data; 0 if it has none. */
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
