/** A thread for long work and for bursts: the same engines, the same views, no sockets and no accounts. */
import { workerData } from 'node:worker_threads';
import { move, transferableSymbol, valueSymbol } from 'piscina';
import { directoryOf, viewAt } from './ask/directory.ts';
import { finish } from './ask/encode.ts';
import { addresses } from './ask/route.ts';
import { ALL_ROWS } from './ask/routes/all.ts';
import type { Tables } from './astronomy/table-file.ts';
import { servingEphemeris } from './data-files.ts';
import { engineNamed } from './engines/engine.ts';
import { engineInfos, enginesOver } from './engines/registry.ts';
import type { Job } from './http/threads.ts';
import { offsetHoursAt } from './places/zones.ts';

/** The tables lie in shared memory: a thread has none of its own. */
const { thirdEngine, tables }: { thirdEngine: string; tables: Tables } = workerData;
const known = enginesOver(servingEphemeris(tables), { thirdEngine });
const infos = engineInfos({ thirdEngine });
const directory = directoryOf(addresses(ALL_ROWS, infos), infos);

interface Reply {
  readonly media: string;
  readonly body: Uint8Array;
}

/** Null is only a call to wake: the thread is made for what waits behind it. */
export default function work(job: Job | null): Reply | null {
  if (job === null) return null;
  const { prepared, lang } = job;
  const { media, body } = finish(
    viewAt(directory, prepared.path),
    prepared,
    engineNamed(known, prepared.engine),
    { offsetHoursAt },
    lang,
  );
  // a Buffer may be a window on a shared pool: only its own bytes cross to the other thread
  const whole = body.byteLength === body.buffer.byteLength;
  return handedOver({ media, body: whole ? new Uint8Array(body.buffer) : new Uint8Array(body) });
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
