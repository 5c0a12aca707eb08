/** A thread for long work and for bursts: the same engines, the same views, no sockets and no accounts. */
import { type MessagePort, workerData } from 'node:worker_threads';
import { move, transferableSymbol, valueSymbol } from 'piscina';
import { directoryOf, viewAt } from './ask/directory.ts';
import { finish } from './ask/encode.ts';
import { addresses } from './ask/route.ts';
import { ALL_ROWS } from './ask/routes/all.ts';
import type { Tables } from './astronomy/table-file.ts';
import { servingEphemeris } from './data-files.ts';
import { engineNamed } from './engines/engine.ts';
import { engineInfos, enginesOver } from './engines/registry.ts';
import type { SnapshotJob, SnapshotReply } from './http/threads/snapshot-thread.ts';
import type { Job } from './http/threads/threads.ts';
import { offsetHoursAt } from './places/zones.ts';
import { loadEveryBook } from './text/book-words.ts';
import { isVoiceReady, prepareVoice } from './text/voice.ts';

/** The tables lie in shared memory: a thread has none of its own. */
const { thirdEngine, tables, line }: { thirdEngine: string; tables: Tables; line?: MessagePort } = workerData;
const known = enginesOver(servingEphemeris(tables), { thirdEngine });
const infos = engineInfos({ thirdEngine });
const directory = directoryOf(addresses(ALL_ROWS, infos), infos);
/** Books are made here, in whatever language is asked for. */
const books = loadEveryBook();

interface Reply {
  readonly media: string;
  readonly body: Uint8Array<ArrayBuffer>;
}

function replyTo({ prepared, lang }: Job): Reply {
  const { media, body } = finish(
    viewAt(directory, prepared.path),
    prepared,
    engineNamed(known, prepared.engine),
    { offsetHoursAt },
    lang,
  );
  // a Buffer may be a window on a shared pool: only its own bytes cross to the other thread
  const { buffer } = body;
  const whole = buffer instanceof ArrayBuffer && buffer.byteLength === body.byteLength;
  return { media, body: whole ? new Uint8Array(buffer) : new Uint8Array(body) };
}

/** As a thread of a pool: a job, its reply. */
export default async (job: Job): Promise<Reply> => {
  await books;
  await prepareVoice(job.lang);
  return handedOver(replyTo(job));
};

/** As a snapshot thread: what comes over the line is done, and answered, in its order. */
if (line !== undefined) {
  const answer = ({ turn, ...job }: SnapshotJob): void => {
    try {
      const reply = replyTo(job);
      line.postMessage({ turn, ...reply } satisfies SnapshotReply, [reply.body.buffer]);
    } catch (error) {
      line.postMessage({ turn, error } satisfies SnapshotReply);
    }
  };
  let loading: Promise<void> | null = null;
  line.on('message', (asked: SnapshotJob) => {
    if (loading === null && isVoiceReady(asked.lang)) return answer(asked);
    // replies keep their order: those that follow wait until this one's language is loaded
    const turn = (loading ?? Promise.resolve()).then(() => prepareVoice(asked.lang)).then(() => answer(asked));
    loading = turn;
    return void turn.then(() => {
      if (loading === turn) loading = null;
    });
  });
  line.postMessage({ up: true } satisfies SnapshotReply);
}

/** The bytes change hands instead of being copied. */
function handedOver(reply: Reply): Reply {
  const moved = {
    get [transferableSymbol]() {
      return reply.body.buffer;
    },
    get [valueSymbol]() {
      return reply;
    },
  };
  return move(moved) as unknown as Reply;
}
