/** A long reply as bytes, produced while it is sent: one line for each part, and several short lines in one chunk. */
import type { Engine } from 'ganaka/internal/sky/engines/engine.ts';
import type { VoiceKey } from 'ganaka/internal/text/voice.ts';
import { BYTE_ORDER_MARK } from 'ganaka/internal/views/kit/csv-file.ts';
import type { TextFormat, View } from 'ganaka/internal/views/view.ts';
import type { RequestData } from '../read/read.ts';
import { answerInLines, answerInText, type Zones } from './answer.ts';

const CHUNK_CHARACTERS = 16 * 1024;
/** The first chunk has only two parts: the envelope and the first entry of the list. */
const FIRST_PARTS = 2;
const LINES_MEDIA = 'application/x-ndjson';
const TEXT_MEDIA: Readonly<Record<TextFormat, string>> = {
  csv: 'text/csv; charset=utf-8',
  ics: 'text/calendar; charset=utf-8',
};

export interface StreamedReply {
  readonly media: string;
  /** The chunks, each computed when it is requested. */
  readonly chunks: Iterator<Buffer, undefined>;
}

/** A reply in a format of `format=` other than one JSON: the media type, and the text in parts. */
export interface Lines {
  readonly media: string;
  readonly lines: () => Iterable<string>;
}

/** The reply as lines; null if it is one JSON. */
export function linesOf(view: View, asking: RequestData, engine: Engine, zones: Zones, lang: VoiceKey): Lines | null {
  const { format } = asking.params;
  if (format === 'ndjson')
    return { media: LINES_MEDIA, lines: () => inJson(answerInLines(view, asking, engine, zones, lang)) };
  if (format === 'csv' || format === 'ics') {
    const lines = () => answerInText(view, format, asking, engine, zones, lang);
    return { media: TEXT_MEDIA[format], lines: asking.params.bom === true ? () => marked(lines()) : lines };
  }
  return null;
}

function* marked(lines: Iterable<string>): Generator<string, undefined> {
  let before = BYTE_ORDER_MARK;
  for (const line of lines) {
    yield before + line;
    before = '';
  }
  return undefined;
}

function* inJson(parts: Iterable<unknown>): Generator<string, undefined> {
  for (const part of parts) yield `${JSON.stringify(part)}\n`;
  return undefined;
}

/** Whether a reply is streamed. A calendar file is not: its text is short, though computing it takes long. */
export const isStreamed = (view: View, { params }: RequestData): boolean =>
  view.whole !== true && (params.format === 'ndjson' || params.format === 'csv');

export function streamed(view: View, asking: RequestData, engine: Engine, zones: Zones, lang: VoiceKey): StreamedReply {
  const found = linesOf(view, asking, engine, zones, lang);
  if (found === null) throw new Error(`${view.field} was not asked for in lines`);
  return { media: found.media, chunks: chunksOf(found.lines) };
}

function* chunksOf(begin: () => Iterable<string>): Generator<Buffer, undefined> {
  let waiting = '';
  let made = 0;
  for (const line of begin()) {
    waiting += line;
    made++;
    if (waiting.length < CHUNK_CHARACTERS && made !== FIRST_PARTS) continue;
    yield Buffer.from(waiting);
    waiting = '';
  }
  if (waiting !== '') yield Buffer.from(waiting);
  return undefined;
}
