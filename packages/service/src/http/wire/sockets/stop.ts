/**
 * Shutdown. First the service reports not ready and keeps answering, so that a proxy sends the next requests elsewhere.
 * Then it accepts no more connections and finishes running requests. Then it ends. Clients that had already connected
 * and sent their request when the signal came are answered too, even if the service had not read it yet.
 */
import type { Server } from 'node:http';

export interface Shutdown {
  readonly draining: () => boolean;
  /** Begins the shutdown. `soon` leaves out its first part, because somebody waits at the keyboard (SIGINT). */
  begin(soon: boolean): void;
}

export interface StopParts {
  readonly server: () => Pick<Server, 'on' | 'close' | 'closeIdleConnections' | 'closeAllConnections'>;
  readonly lameDuckMs: number;
  /** Called when all connections are closed. */
  readonly ended: () => void;
}

/** Requests that take longer than this are aborted. */
const DRAIN_MS = 10_000;
const LOOK_EVERY_MS = 50;
/**
 * Turns of the event loop without a new connection, after which the service accepts no more. The operating system
 * completes a connection by itself, and closing the server would reset the ones that wait to be accepted. Node accepts
 * one of them in a turn, and reads its request in the next.
 */
const QUIET_TURNS = 3;
/** Clients that keep connecting, although the service is not ready, are not waited for longer. */
const MOST_TURNS = 1_000;

async function allAccepted(server: Pick<Server, 'on'>): Promise<void> {
  let quiet = 0;
  server.on('connection', () => {
    quiet = 0;
  });
  for (let turn = 0; turn < MOST_TURNS && quiet < QUIET_TURNS; turn++) {
    quiet++;
    await new Promise(setImmediate);
  }
}

export function stopping({ server, lameDuckMs, ended }: StopParts): Shutdown {
  let draining = false;
  let closing = false;
  const close = async () => {
    if (closing) return;
    closing = true;
    await allAccepted(server());
    server().close(ended);
    // a connection is idle after its last reply, and clients would keep it open for a minute
    setInterval(() => server().closeIdleConnections(), LOOK_EVERY_MS).unref();
    setTimeout(() => server().closeAllConnections(), DRAIN_MS).unref();
  };
  return {
    draining: () => draining,
    begin(soon) {
      if (draining && !soon) return;
      draining = true;
      if (soon || lameDuckMs === 0) close();
      else setTimeout(close, lameDuckMs);
    },
  };
}
