/** An answer as bytes: its envelope as JSON, or the finished text of a view that has a media type of its own. */
import type { Engine } from '../engines/engine.ts';
import type { View } from '../views/view.ts';
import { type Answer, answer, type Zones } from './answer.ts';
import { envelope } from './envelope.ts';
import type { Lang } from './language.ts';
import type { Asking } from './read.ts';
import { linesOf } from './stream.ts';

export interface Finished {
  readonly media: string;
  readonly body: Buffer;
}

export const JSON_MEDIA = 'application/json; charset=utf-8';

export function encode(answered: Answer): Finished {
  const { media } = answered.view;
  if (media !== undefined) return { media, body: Buffer.from(String(answered.payload)) };
  return { media: JSON_MEDIA, body: bytesOf(JSON.stringify(envelope(answered))) };
}

/** What is asked, answered and encoded. */
export function finish(view: View, asking: Asking, engine: Engine, zones: Zones, lang: Lang): Finished {
  const inLines = linesOf(view, asking, engine, zones, lang);
  if (inLines !== null) return { media: inLines.media, body: Buffer.from([...inLines.lines()].join('')) };
  return encode(answer(view, asking, engine, zones, lang));
}

/** Room for encoding one reply; larger ones are encoded on their own. */
const scratch = Buffer.allocUnsafeSlow(512 * 1024);
/** A character of a reply takes at most three bytes in UTF-8. */
const MOST_BYTES = 3;

/** The same as `Buffer.from(text)`, which first walks the text to count its bytes: nearly half the time. */
function bytesOf(text: string): Buffer {
  if (text.length * MOST_BYTES > scratch.length) return Buffer.from(text);
  return Buffer.from(scratch.subarray(0, scratch.write(text)));
}
