/** A long answer as bytes, made while it is sent: a line of JSON for each part, several short ones in one chunk. */
import type { Engine } from '../engines/engine.ts';
import type { StreamView } from '../views/view.ts';
import { answerParts, type Zones } from './answer.ts';
import type { Lang } from './language.ts';
import type { Asking } from './read.ts';

const CHUNK_CHARACTERS = 16 * 1024;

export interface Streamed {
  readonly media: string;
  /** Nothing is computed before the first chunk is asked for, and nothing after the last that was. */
  readonly chunks: AsyncIterator<Buffer, undefined>;
}

export const streamed = (view: StreamView, asking: Asking, engine: Engine, zones: Zones, lang: Lang): Streamed => ({
  media: view.media,
  chunks: chunksOf(() => answerParts(view, asking, engine, zones, lang)),
});

async function* chunksOf(begin: () => Iterable<unknown>): AsyncGenerator<Buffer, undefined> {
  let waiting = '';
  for (const part of begin()) {
    waiting += `${JSON.stringify(part)}\n`;
    if (waiting.length < CHUNK_CHARACTERS) continue;
    yield Buffer.from(waiting);
    waiting = '';
  }
  if (waiting !== '') yield Buffer.from(waiting);
  return undefined;
}
