/** Encodes a reply as bytes: its envelope as JSON, or the text of a view that has its own media type. */
import { Buffer, transcode } from 'node:buffer';
import type { Engine, EngineInfo } from 'ganaka/internal/sky/engines/engine.ts';
import type { VoiceKey } from 'ganaka/internal/text/voice.ts';
import type { View } from 'ganaka/internal/views/view.ts';
import type { RequestData } from '../read/read.ts';
import type { Plain, PlainInput } from '../route.ts';
import { answer, type Zones } from './answer.ts';
import { type Answer, envelope } from './envelope.ts';
import { linesOf } from './stream.ts';

export interface EncodedReply {
  readonly media: string;
  readonly body: Buffer;
}

export const JSON_MEDIA = 'application/json; charset=utf-8';

export function encode(answered: Answer): EncodedReply {
  const { media } = answered.view;
  if (media !== undefined) return { media, body: Buffer.from(String(answered.payload)) };
  return { media: JSON_MEDIA, body: bytesOf(JSON.stringify(envelope(answered))) };
}

/** Encodes a reply that uses no engine; `info` describes the engine in its path, if there is one. */
export function encodePlain(
  shows: Plain,
  asked: PlainInput,
  info: EngineInfo | null,
): EncodedReply | Promise<EncodedReply> {
  const written = shows.written?.(asked.about);
  if (written !== undefined) return { media: JSON_MEDIA, body: written };
  const encoded = (payload: unknown): EncodedReply => {
    const envelope = {
      success: true,
      ...(info !== null && { engine: info.id, engine_version: info.version, ayanamsa: info.ayanamsaName }),
      [shows.field]: payload,
    };
    return { media: JSON_MEDIA, body: Buffer.from(JSON.stringify(shows.field === '' ? payload : envelope)) };
  };
  const payload = shows.of(asked);
  return payload instanceof Promise ? payload.then(encoded) : encoded(payload);
}

/** Computes and encodes a request. */
export function finish(view: View, asking: RequestData, engine: Engine, zones: Zones, lang: VoiceKey): EncodedReply {
  const inLines = linesOf(view, asking, engine, zones, lang);
  if (inLines !== null) return { media: inLines.media, body: Buffer.from([...inLines.lines()].join('')) };
  return encode(answer(view, asking, engine, zones, lang));
}

/** A buffer for the characters of one reply, two bytes each. Longer replies are encoded piece by piece. */
const wide = Buffer.allocUnsafeSlow(512 * 1024);
const ROOM = wide.length / 2;
/** For shorter texts `Buffer.from` is fast enough. */
const LONG = 1024;

/**
 * Does the same as `Buffer.from(text)`, five times as fast. `Buffer.from` reads the text once to count its bytes and
 * once more to write them, character by character; `transcode` from UTF-16 converts sixteen characters and more at
 * once. JSON escapes lone surrogates, so the text contains none.
 */
export function bytesOf(text: string): Buffer {
  if (text.length < LONG) return Buffer.from(text);
  if (text.length <= ROOM) return turned(text);
  const pieces: Buffer[] = [];
  for (let from = 0; from < text.length; ) {
    let to = Math.min(from + ROOM, text.length);
    if (to < text.length && isFirstOfPair(text.charCodeAt(to - 1))) to--; // does not split a surrogate pair
    pieces.push(turned(text.slice(from, to)));
    from = to;
  }
  return Buffer.concat(pieces);
}

const turned = (text: string): Buffer => transcode(wide.subarray(0, wide.write(text, 'utf16le')), 'utf16le', 'utf8');
const isFirstOfPair = (unit: number): boolean => unit >= 0xd800 && unit < 0xdc00;
