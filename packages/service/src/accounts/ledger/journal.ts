/**
 * The delivery journal: the debits whose replies this process has begun to send. An entry is written just before the
 * first byte, to a plain file, without waiting for the disk: what a process has written survives the end of the
 * process. After a crash the audit refunds the debits that are not in the journal, so no reply is without its debit. A
 * debit without its reply remains only if the process died between the entry and the first byte.
 *
 * When the whole machine dies, unsynced entries are lost, and those debits are refunded although their replies were
 * sent. So entries are synced in groups, in the background, within a few hundredths of a second after the first entry
 * of a group. A power cut therefore makes at most the replies of that time free.
 */
import { closeSync, existsSync, fdatasync, fsyncSync, openSync, readFileSync, rmSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { makeFolder } from '../store/data-folder.ts';

const RECORD_BYTES = 8;
/**
 * A file with this many records is written over from its beginning once all of them are settled. It is not truncated,
 * which would block the thread for milliseconds. The records that remain from before are settled, and the audit does
 * not look at settled debits.
 */
const MOST_RECORDS = 4_096;

/** The time from the first entry of a group to its sync. */
const SYNC_MS = 20;

const fileOf = (dir: string, token: string): string => join(dir, `${token}.sent`);

export class Journal {
  readonly #dir: string;
  readonly #token: string;
  readonly #fd: number;
  readonly #record = Buffer.alloc(RECORD_BYTES);
  #highest = 0;
  /** Records since the beginning of the file; the next one is written after them. */
  #records = 0;
  #syncing: 'no' | 'soon' | 'now' = 'no';
  #notedMeanwhile = false;
  #closed = false;

  constructor(dir: string, token: string) {
    makeFolder(dir);
    this.#dir = dir;
    this.#token = token;
    this.#fd = openSync(fileOf(dir, token), 'w', 0o600);
    syncFolder(dir);
  }

  /** Records that the reply to this debit is about to be sent. */
  note(seq: number): void {
    this.#record.writeDoubleLE(seq);
    writeSync(this.#fd, this.#record, 0, RECORD_BYTES, this.#records * RECORD_BYTES);
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
    // an error is ignored here: if the disk has failed, the next entry fails too, and its debit is refused
    fdatasync(this.#fd, () => {
      this.#syncing = 'no';
      if (this.#notedMeanwhile && !this.#closed) this.#syncSoon();
    });
  }

  /** Everything up to `upTo` is settled in the store. If that covers every record, a long file is written over. */
  settled(upTo: number): void {
    if (this.#records >= MOST_RECORDS && this.#highest <= upTo) this.#records = 0;
  }

  close(): void {
    this.#closed = true;
    closeSync(this.#fd);
    rmSync(fileOf(this.#dir, this.#token), { force: true });
  }
}

/** Syncs the folder, because a new file must survive a power cut. */
function syncFolder(dir: string): void {
  const fd = openSync(dir, 'r');
  fsyncSync(fd);
  closeSync(fd);
}

/** The records that a dead process left behind; undefined if its journal is not on this disk. */
export function leftBehind(dir: string, token: string): Set<number> | undefined {
  const file = fileOf(dir, token);
  if (!existsSync(file)) return undefined;
  const bytes = readFileSync(file);
  const seqs = new Set<number>();
  // A record cut short by the crash is ignored: its reply was never sent.
  for (let at = 0; at + RECORD_BYTES <= bytes.length; at += RECORD_BYTES) seqs.add(bytes.readDoubleLE(at));
  return seqs;
}

export const removeLeftBehind = (dir: string, token: string): void => rmSync(fileOf(dir, token), { force: true });
