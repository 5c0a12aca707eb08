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
import type { FromHand, ToHand } from './http/hand.ts';
import type { Job } from './http/threads.ts';
import { offsetHoursAt } from './places/zones.ts';
import { loadEveryBook } from './text/book-words.ts';

/** The tables lie in shared memory: a thread has none of its own. */
const { thirdEngine, tables, line }: { thirdEngine: string; tables: Tables; line?: MessagePort } = workerData;
const known = enginesOver(servingEphemeris(tables), { thirdEngine });
const infos = engineInfos({ thirdEngine });
const directory = directoryOf(addresses(ALL_ROWS, infos), infos);
// books are made here, in whatever language is asked for
await loadEveryBook();

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
export default (job: Job): Reply => handedOver(replyTo(job));

/** As a hand: what comes over the line is done, and answered, in its order. */
if (line !== undefined) {
  line.on('message', ({ turn, ...job }: ToHand) => {
    try {
      const reply = replyTo(job);
      line.postMessage({ turn, ...reply } satisfies FromHand, [reply.body.buffer]);
    } catch (error) {
      line.postMessage({ turn, error } satisfies FromHand);
    }
  });
  line.postMessage({ up: true } satisfies FromHand);
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
