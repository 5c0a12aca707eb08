/**
 * Shutdown. First the service reports not ready and keeps answering, so that a proxy sends the next requests elsewhere.
 * Then it accepts no more connections and finishes running requests. Then it ends.
 */
import type { Server } from 'node:http';

export interface Stopping {
  readonly draining: () => boolean;
  /** Begins the shutdown. `soon` leaves out its first part, because somebody waits at the keyboard (SIGINT). */
  begin(soon: boolean): void;
}

export interface StopParts {
  readonly server: () => Pick<Server, 'close' | 'closeIdleConnections' | 'closeAllConnections'>;
  readonly lameDuckMs: number;
  /** Called when all connections are closed. */
  readonly ended: () => void;
}

/** Requests that take longer than this are aborted. */
const DRAIN_MS = 10_000;
const LOOK_EVERY_MS = 50;

export function stopping({ server, lameDuckMs, ended }: StopParts): Stopping {
  let draining = false;
  let closing = false;
  const close = () => {
    if (closing) return;
    closing = true;
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
