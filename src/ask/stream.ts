/** A long answer as bytes, made while it is sent: a line of JSON for each part, several short ones in one chunk. */
import type { Engine } from '../engines/engine.ts';
import type { StreamView, View } from '../views/view.ts';
import { answerInLines, answerParts, type Zones } from './answer.ts';
import type { Lang } from './language.ts';
import type { Asking } from './read.ts';

const CHUNK_CHARACTERS = 16 * 1024;
/** The first chunk waits for no more than this: what stands before the list, and the first of it. */
const FIRST_PARTS = 2;
const LINES_MEDIA = 'application/x-ndjson';

export interface Streamed {
  readonly media: string;
  /** Nothing is computed before the first chunk is asked for, and nothing after the last that was. */
  readonly chunks: AsyncIterator<Buffer, undefined>;
}

/** Whether this is to be sent while it is made. */
export const isStreamed = (view: View | StreamView, { params }: Asking): boolean =>
  'parts' in view || (view.inLines !== undefined && params.format === 'ndjson');

export const streamed = (
  view: View | StreamView,
  asking: Asking,
  engine: Engine,
  zones: Zones,
  lang: Lang,
): Streamed => ({
  media: LINES_MEDIA,
  chunks: chunksOf(() =>
    'parts' in view ? answerParts(view, asking, engine, zones, lang) : answerInLines(view, asking, engine, zones, lang),
  ),
});

async function* chunksOf(begin: () => Iterable<unknown>): AsyncGenerator<Buffer, undefined> {
  let waiting = '';
  let made = 0;
  for (const part of begin()) {
    waiting += `${JSON.stringify(part)}\n`;
    made++;
    if (waiting.length < CHUNK_CHARACTERS && made !== FIRST_PARTS) continue;
    yield Buffer.from(waiting);
    waiting = '';
  }
  if (waiting !== '') yield Buffer.from(waiting);
  return undefined;
}
