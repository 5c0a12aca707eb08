/**
 * How the service stops: first it says that it is not ready and goes on answering, so that a proxy sends the next requests elsewhere; then it takes no
 * more connections and finishes what it has; then it ends.
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
  /** Called when nothing is under way any more. */
  readonly ended: () => void;
}

/** What is not answered by then is cut off. */
const DRAIN_MS = 10_000;
const LOOK_EVERY_MS = 50;

export function stopping({ server, lameDuckMs, ended }: StopParts): Stopping {
  let draining = false;
  let closing = false;
  const close = () => {
    if (closing) return;
    closing = true;
    server().close(ended);
    // a connection falls idle when its last answer is sent; clients keep such ones open for a minute
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
