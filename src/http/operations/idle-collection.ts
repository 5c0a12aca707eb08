/**
 * An idle process releases the memory of the busy time before. V8 keeps its young generation, thirty megabytes after a
 * start or a burst, until a full collection finds that little has been allocated since the previous collection. An idle
 * process triggers neither, so both are requested: a minor one, which resets V8's counter, and ten seconds later (it
 * looks back over five) a full one, which takes about fifty milliseconds.
 */
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

export interface IdleWatch {
  /** How many requests have begun; the start counts as busy too. */
  readonly begun: () => number;
  readonly inFlight: () => number;
  readonly collect: Collect;
}

export type Collect = (what: 'young' | 'all') => void;

const LOOK_MS = 5_000;
/** This many checks in a row without new requests mean idle. */
const QUIET_LOOKS = 2;

/** To be called repeatedly, `LOOK_MS` apart. */
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

/** Node has it behind a flag, which may be set at run time. */
export function collector(): Collect {
  setFlagsFromString('--expose-gc');
  const collect: (options?: { readonly type: 'minor' }) => void = runInNewContext('gc');
  setFlagsFromString('--no-expose-gc');
  return (what) => (what === 'young' ? collect({ type: 'minor' }) : collect());
}
