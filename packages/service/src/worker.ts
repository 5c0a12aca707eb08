/** A thread for long work and for bursts. It has the same engines and views, but no sockets and no accounts. */
import { type MessagePort, workerData } from 'node:worker_threads';
import { servingEphemeris } from 'ganaka/internal/library/node/package-files.ts';
import { offsetHoursAt } from 'ganaka/internal/places/zones.ts';
import type { Tables } from 'ganaka/internal/sky/astronomy/series/table-file.ts';
import { engineNamed } from 'ganaka/internal/sky/engines/engine.ts';
import { engineInfos, enginesOver } from 'ganaka/internal/sky/engines/registry.ts';
import { loadEveryBook } from 'ganaka/internal/text/loading/books.ts';
import { prepareVoice } from 'ganaka/internal/text/loading/folders.ts';
import { isVoiceReady, voiceKey } from 'ganaka/internal/text/voice.ts';
import { answer as answered } from './api/answer/answer.ts';
import { finish } from './api/answer/encode.ts';
import { streamed } from './api/answer/stream.ts';
import { directoryOf, viewAt } from './api/directory.ts';
import { addresses } from './api/route.ts';
import { ALL_ROWS } from './api/routes/all.ts';
import type { FromThread, ThreadJob, ToThread } from './http/threads/reply-thread.ts';
import { warmUp } from './warm-up.ts';

interface ThreadInput {
  readonly thirdEngine: string;
  /** The tables of the ephemeris, in memory that all threads share. */
  readonly tables: Tables;
  readonly line: MessagePort;
  /** Whether the thread is for long work, and so warms up first. */
  readonly rehearses?: boolean;
}

const { thirdEngine, tables, line, rehearses = false }: ThreadInput = workerData;
const known = enginesOver(servingEphemeris(tables), { thirdEngine });
const infos = engineInfos({ thirdEngine });
const directory = directoryOf(addresses(ALL_ROWS, infos), infos);
const zones = { offsetHoursAt };

interface Reply {
  readonly media: string;
  readonly body: Uint8Array<ArrayBuffer> | null;
}

/** The reply for the other thread. A Buffer may be part of a shared pool, so only its own bytes are sent. */
function crossing(media: string, body: Buffer | undefined): Reply {
  if (body === undefined) return { media, body: null };
  const { buffer } = body;
  const whole = buffer instanceof ArrayBuffer && buffer.byteLength === body.byteLength;
  return { media, body: whole ? new Uint8Array(buffer) : new Uint8Array(body) };
}

function payloadOf({ prepared, lang }: ThreadJob): unknown {
  return answered(viewAt(directory, prepared.path), prepared, engineNamed(known, prepared.engine), zones, lang).payload;
}

function replyTo({ prepared, lang }: ThreadJob): Reply {
  const view = viewAt(directory, prepared.path);
  const { media, body } = finish(view, prepared, engineNamed(known, prepared.engine), zones, lang);
  return crossing(media, body);
}

/** Streamed replies in progress, by the numbers that the main thread gave them. */
const streams = new Map<number, ReturnType<typeof streamed>>();

function opened(stream: number, { prepared, lang }: ThreadJob): Reply {
  const view = viewAt(directory, prepared.path);
  streams.set(stream, streamed(view, prepared, engineNamed(known, prepared.engine), zones, lang));
  return pulled(stream);
}

function pulled(stream: number): Reply {
  const found = streams.get(stream);
  if (found === undefined) throw new Error('a stream that nobody opened');
  const { value, done } = found.chunks.next();
  if (done === true) streams.delete(stream);
  return crossing(found.media, value);
}

type ThreadRequest = Exclude<ToThread, { readonly drop: number }>;

function answer(asked: ThreadRequest): void {
  const { turn } = asked;
  try {
    if ('as' in asked) {
      line.postMessage({ turn, payload: payloadOf(asked) } satisfies FromThread);
      return;
    }
    const reply = 'pull' in asked ? pulled(asked.pull) : 'open' in asked ? opened(asked.open, asked) : replyTo(asked);
    line.postMessage({ turn, ...reply } satisfies FromThread, reply.body === null ? [] : [reply.body.buffer]);
  } catch (error) {
    if ('open' in asked) streams.delete(asked.open);
    line.postMessage({ turn, error } satisfies FromThread);
  }
}

function drop(stream: number): void {
  streams.get(stream)?.chunks.return?.();
  streams.delete(stream);
}

const isSpoken = (asked: ToThread): boolean => !('lang' in asked) || isVoiceReady(asked.lang);
const act = (asked: ToThread): void => ('drop' in asked ? drop(asked.drop) : answer(asked));

// threads for long work also write the books, in any requested language
if (rehearses) await loadEveryBook();
let loading: Promise<void> | null = null;
/** Messages are answered in order. While the language of a job is being loaded, later messages wait. */
line.on('message', (asked: ToThread) => {
  if (loading === null && isSpoken(asked)) return act(asked);
  const load = (): Promise<void> | undefined => ('lang' in asked ? prepareVoice(asked.lang) : undefined);
  const turn = (loading ?? Promise.resolve()).then(load).then(() => act(asked));
  loading = turn;
  return void turn.then(() => {
    if (loading === turn) loading = null;
  });
});
line.postMessage({ up: true } satisfies FromThread);

if (rehearses) {
  const lang = voiceKey(['en', 'hi']);
  await prepareVoice(lang);
  const parts = warmUp(engineNamed(known, 'drik'), zones, lang);
  const next = () => {
    parts.shift()?.();
    if (parts.length > 0) setImmediate(next);
  };
  setImmediate(next);
}
