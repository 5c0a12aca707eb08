/**
 * Shutdown: first the service reports not ready and keeps answering, so that a proxy sends the next requests elsewhere;
 * then it accepts no more connections and finishes running requests; then it ends.
 */
import type { Server } from 'node:http';

export interface Stopping {
  readonly draining: () => boolean;
  /** `soon` leaves the first part out: somebody sits at the keyboard. */
  begin(soon: boolean): void;
}

export interface StopParts {
  readonly server: () => Pick<Server, 'close' | 'closeIdleConnections' | 'closeAllConnections'>;
  readonly lameDuckMs: number;
  /** Called when nothing is running any more. */
  readonly ended: () => void;
}

/** Requests unfinished by then are cut off. */
const DRAIN_MS = 10_000;
const LOOK_EVERY_MS = 50;

export function stopping({ server, lameDuckMs, ended }: StopParts): Stopping {
  let draining = false;
  let closing = false;
  const close = () => {
    if (closing) return;
    closing = true;
    server().close(ended);
    // a connection becomes idle when its last reply is sent; clients keep such connections open for a minute
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
