/**
 * Makes an idle process release the memory of its busy time. V8 keeps its young generation, thirty megabytes after a
 * start or a burst, until a full collection finds that little has been allocated since the previous collection. An idle
 * process triggers no collections, so we request two. The first is a minor one, which resets V8's counter. The second,
 * ten seconds later, is a full one (V8 looks back over five seconds), which takes about fifty milliseconds.
 */
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

export interface IdleWatch {
  /** How many requests have begun so far. */
  readonly begun: () => number;
  readonly inFlight: () => number;
  readonly collect: Collect;
}

export type Collect = (what: 'young' | 'all') => void;

const LOOK_MS = 5_000;
/** This many checks in a row without new requests mean idle. */
const QUIET_LOOKS = 2;

/** Returns a function that is to be called every `LOOK_MS`. */
export function idleCollection({ begun, inFlight, collect }: IdleWatch): () => void {
  let seen = begun();
  let quiet = 0;
  return () => {
    const now = begun();
    quiet = now === seen && inFlight() === 0 ? quiet + 1 : 0;
    seen = now;
    if (quiet === QUIET_LOOKS) collect('young');
    if (quiet === 2 * QUIET_LOOKS) collect('all');
  };
}

export const collectWhenIdle = (resting: IdleWatch): void => void setInterval(idleCollection(resting), LOOK_MS).unref();

/** V8's garbage collector, which Node exposes only with a flag; the flag can be set at run time. */
export function collector(): Collect {
  setFlagsFromString('--expose-gc');
  const collect: (options?: { readonly type: 'minor' }) => void = runInNewContext('gc');
  setFlagsFromString('--no-expose-gc');
  return (what) => (what === 'young' ? collect({ type: 'minor' }) : collect());
}
