/**
 * The delivery journal: which debits this process has begun to send. It is written just before the first byte, to a
 * plain file without waiting for the disk: what a process has written survives its own death. After a crash the audit
 * refunds the debits that are not in it, so nobody keeps a reply without its debit, and a debit without its reply
 * remains only if the process died between this write and the next line.
 *
 * When the whole machine dies, unsynced entries are lost, and those debits are refunded although their replies were
 * sent. So the file is synced in groups, in the background, within a few hundredths of a second of the first entry of a
 * group: at most the replies of that time before a power cut are free.
 */
import {
  closeSync,
  existsSync,
  fdatasync,
  fsyncSync,
  ftruncateSync,
  openSync,
  readFileSync,
  rmSync,
  writeSync,
} from 'node:fs';
import { join } from 'node:path';
import { makeFolder } from './data-folder.ts';

const RECORD_BYTES = 8;
/** The file starts over when it has this many records: rarely enough to cost nothing, often enough to stay small. */
const MOST_RECORDS = 4_096;

/** From a note to the sync of its group. */
const SYNC_MS = 20;

const fileOf = (dir: string, token: string): string => join(dir, `${token}.sent`);

export class Journal {
  readonly #dir: string;
  readonly #token: string;
  readonly #fd: number;
  readonly #record = Buffer.alloc(RECORD_BYTES);
  #highest = 0;
  #records = 0;
  #syncing: 'no' | 'soon' | 'now' = 'no';
  #notedMeanwhile = false;
  #closed = false;

  constructor(dir: string, token: string) {
    makeFolder(dir);
    this.#dir = dir;
    this.#token = token;
    this.#fd = openSync(fileOf(dir, token), 'a', 0o600);
    syncFolder(dir);
  }

  /** Notes that the answer to this debit is about to leave. */
  note(seq: number): void {
    this.#record.writeDoubleLE(seq);
    writeSync(this.#fd, this.#record);
    this.#records += 1;
    if (seq > this.#highest) this.#highest = seq;
    if (this.#syncing === 'now') this.#notedMeanwhile = true;
    else if (this.#syncing === 'no') this.#syncSoon();
  }

  #syncSoon(): void {
    this.#syncing = 'soon';
    setTimeout(() => this.#sync(), SYNC_MS).unref();
  }

  #sync(): void {
    if (this.#closed) return;
    this.#syncing = 'now';
    this.#notedMeanwhile = false;
    // should the disk fail, the next debit fails on it too, and is refused
    fdatasync(this.#fd, () => {
      this.#syncing = 'no';
      if (this.#notedMeanwhile && !this.#closed) this.#syncSoon();
    });
  }

  /** Everything up to here is settled in the store: once that covers every record, a long file starts over. */
  settled(upTo: number): void {
    if (this.#records < MOST_RECORDS || this.#highest > upTo) return;
    try {
      ftruncateSync(this.#fd, 0);
    } catch {
      return; // the debits of this commit are valid whatever happens to the file; the next commit tries again
    }
    this.#records = 0;
  }

  close(): void {
    this.#closed = true;
    closeSync(this.#fd);
    rmSync(fileOf(this.#dir, this.#token), { force: true });
  }
}

/** A new file must survive a power cut. */
function syncFolder(dir: string): void {
  const fd = openSync(dir, 'r');
  fsyncSync(fd);
  closeSync(fd);
}

/** The records a process left behind; undefined when its journal is not on this disk. */
export function leftBehind(dir: string, token: string): Set<number> | undefined {
  const file = fileOf(dir, token);
  if (!existsSync(file)) return undefined;
  const bytes = readFileSync(file);
  const seqs = new Set<number>();
  // A record cut short by the crash was never followed by its answer.
  for (let at = 0; at + RECORD_BYTES <= bytes.length; at += RECORD_BYTES) seqs.add(bytes.readDoubleLE(at));
  return seqs;
}

export const removeLeftBehind = (dir: string, token: string): void => rmSync(fileOf(dir, token), { force: true });
