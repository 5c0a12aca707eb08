/**
 * A process that has come to rest gives back what the busy time before needed. V8 keeps its room for young objects, thirty megabytes after a start or a
 * burst, until a collection of everything finds that little has been made since the collection before; an idle process makes neither, so both are asked
 * for: a small one, after which V8 counts anew, and ten seconds later (it looks back over five) the whole, which takes some fifty milliseconds.
 */
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

export interface IdleWatch {
  /** How many requests have been begun; the start counts as a busy time of its own. */
  readonly begun: () => number;
  readonly inFlight: () => number;
  readonly collect: Collect;
}

export type Collect = (what: 'young' | 'all') => void;

const LOOK_MS = 5_000;
/** So many looks in a row that find nothing new are a rest. */
const QUIET_LOOKS = 2;

/** To be called again and again, `LOOK_MS` apart. */
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

/** Node has it behind a flag, which may be set while it runs. */
export function collector(): Collect {
  setFlagsFromString('--expose-gc');
  const collect: (options?: { readonly type: 'minor' }) => void = runInNewContext('gc');
  setFlagsFromString('--no-expose-gc');
  return (what) => (what === 'young' ? collect({ type: 'minor' }) : collect());
}
