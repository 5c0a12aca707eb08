/**
 * A long reply sent as it is made. The next chunk is computed when the socket has room for it and after others had
 * their turn on this thread; when the client leaves, nothing more is computed.
 */
import type { ServerResponse } from 'node:http';
import type { Streamed } from '../../ask/stream.ts';

/** Who takes nothing for so long has left without saying so. */
const STALLED_MS = 60_000;

/** A stream whose first chunk is made: what fails before that is a refusal, and costs nothing. */
export interface OpenStream {
  readonly media: string;
  readonly first: Buffer;
  readonly rest: Streamed['chunks'];
}

export async function opened({ media, chunks }: Streamed): Promise<OpenStream> {
  const { value } = await chunks.next();
  return { media, first: value ?? Buffer.alloc(0), rest: chunks };
}

export const closed = async ({ rest }: OpenStream): Promise<void> => void (await rest.return?.());

/**
 * The turns of all streams of a thread: at most one chunk is made in each turn of its event loop, so that fifty streams hold others up
 * as long as one does; and while others have work, they get several times as long as the last chunk took before the next is made.
 */
export interface Turns {
  /** Until it is this one's turn. */
  next(): Promise<void>;
  /** Chunks made so far are told here. */
  readonly made: () => void;
}

/** So many times as long as a chunk took others have after it. */
const OTHERS_SHARE = 3;
/** And no longer than this, when the machine stood still while it was made. */
const MOST_OWED_MS = 20;
/** A turn that was over sooner had nobody else to serve. */
const QUIET_TURN_MS = 0.5;

/** `now`: milliseconds of any clock. */
export function turnsOf(told: () => void, now: () => number = () => performance.now()): Turns {
  const waiting: (() => void)[] = [];
  let gaveAt: number | null = null;
  let turnAt = 0;
  let owedMs = 0;
  const give = () => {
    const at = now();
    const othersMs = at - turnAt;
    turnAt = at;
    owedMs -= othersMs;
    if (owedMs > 0 && othersMs > QUIET_TURN_MS) {
      setImmediate(give);
      return;
    }
    gaveAt = at;
    waiting.shift()?.();
    if (waiting.length > 0) setImmediate(give);
  };
  const made = (): void => {
    turnAt = now();
    // a first chunk was made before anybody waited for a turn
    if (gaveAt !== null) owedMs = Math.min(OTHERS_SHARE * (turnAt - gaveAt), MOST_OWED_MS);
    gaveAt = null;
    told();
  };
  const next = (): Promise<void> =>
    new Promise((resolve) => {
      waiting.push(resolve);
      if (waiting.length === 1) setImmediate(give);
    });
  return { next, made };
}

/** Sends the body after the headers; says whether the client stayed to the end. */
export async function sendBody(res: ServerResponse, stream: OpenStream, turns: Turns): Promise<boolean> {
  res.setTimeout(STALLED_MS, () => res.destroy());
  try {
    for (let chunk: Buffer | undefined = stream.first; chunk !== undefined; chunk = (await stream.rest.next()).value) {
      turns.made();
      if (!res.write(chunk)) await room(res);
      await turns.next();
      if (res.destroyed) return false;
    }
    res.end();
    return true;
  } finally {
    await closed(stream);
  }
}

/** Until the socket has room again, or is gone. */
const room = (res: ServerResponse): Promise<void> =>
  new Promise((resolve) => {
    if (res.destroyed) return resolve();
    const go = () => {
      res.off('drain', go).off('close', go);
      resolve();
    };
    res.on('drain', go).on('close', go);
  });
