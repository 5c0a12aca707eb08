/**
 * A long reply sent while it is computed in another thread (`workers.ts`). The next chunk is computed when the socket
 * has room for it (back-pressure); if the client disconnects, nothing more is computed.
 */
import type { ServerResponse } from 'node:http';

/** A client that reads nothing for this long counts as disconnected. */
const STALLED_MS = 60_000;

/** A stream whose first chunk is ready. A failure before the first chunk is an error reply and costs nothing. */
export interface OpenStream {
  readonly media: string;
  readonly first: Buffer;
  readonly rest: AsyncIterator<Buffer, undefined>;
}

export const closed = async ({ rest }: OpenStream): Promise<void> => void (await rest.return?.());

/** Sends the body after the headers; returns whether the client stayed to the end. */
export async function sendBody(res: ServerResponse, stream: OpenStream, made: () => void): Promise<boolean> {
  res.setTimeout(STALLED_MS, () => res.destroy());
  try {
    for (let chunk: Buffer | undefined = stream.first; chunk !== undefined; chunk = (await stream.rest.next()).value) {
      made();
      if (!res.write(chunk)) await room(res);
      if (res.destroyed) return false;
    }
    res.end();
    return true;
  } finally {
    await closed(stream);
  }
}

/** Resolves when the socket has room again, or is closed. */
const room = (res: ServerResponse): Promise<void> =>
  new Promise((resolve) => {
    if (res.destroyed) return resolve();
    const go = () => {
      res.off('drain', go).off('close', go);
      resolve();
    };
    res.on('drain', go).on('close', go);
  });
