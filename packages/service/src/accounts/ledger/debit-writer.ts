/**
 * The only writer of debits in a process. Debits that arrive during a transaction share the next one (group commit); a
 * single debit does not wait. The writer numbers its debits. A number stays open until the reply is being sent, or
 * until the debit is rejected or refunded. Each transaction records up to which number everything is settled; if it
 * fails, the next one records the same.
 */

import { StoreAway } from '../gate.ts';
import type { Db } from '../store/db.ts';
import { restMs } from './commit-rest.ts';
import { type DebitBatch, type DebitRequest, type DebitVerdict, FencedWriterError, postBatch } from './debit-batch.ts';
import { KnownBalances } from './known-balances.ts';
import { periodAt } from './period.ts';
import { closing, opened, settledOf, type WriterRegistration } from './writer-registration.ts';

/** How often an idle writer sends a heartbeat. The audit treats a writer that is silent for `DEAD_MS` as dead. */
const BEAT_MS = 5_000;
/** The reply to a debit older than this is no longer sent, because the audit might have refunded the debit. */
const SEND_WITHIN_MS = 10_000;
const MOST_IN_BATCH = 500;

interface Waiting {
  readonly ask: DebitRequest;
  readonly resolve: (taken: TakenDebit) => void;
  readonly reject: (error: unknown) => void;
}

/** The result of a debit, and the writer it belongs to. */
export interface TakenDebit extends DebitVerdict {
  readonly writer: number;
  readonly seq: number;
  readonly committedAt: number;
}

/** Counts since the start of the process. */
export interface WriterCounts {
  readonly debited: number;
  readonly refused: number;
  readonly returned: number;
  readonly commits: number;
}

export class Writer {
  readonly #db: Db;
  readonly #dir: string;
  readonly #clock: () => number;
  #registered: WriterRegistration | undefined;
  #registering: Promise<WriterRegistration> | undefined;
  #queue: Waiting[] = [];
  #pumping: Promise<void> | undefined;
  #beatWanted = false;
  #timer: NodeJS.Timeout | undefined;
  #closed = false;
  readonly #known = new KnownBalances();
  readonly #counts = { debited: 0, refused: 0, returned: 0, commits: 0 };

  constructor(db: Db, journalDir: string, clock: () => number) {
    this.#db = db;
    this.#dir = journalDir;
    this.#clock = clock;
  }

  /** Registers with the store and keeps sending a heartbeat. */
  async start(): Promise<void> {
    await this.#register();
    this.#timer = setInterval(() => this.beat(), BEAT_MS);
    this.#timer.unref();
  }

  /** The writer's id, and a function that numbers ledger rows written outside the queue (grants, changes of plan). */
  async numbered(): Promise<{ readonly writer: number; readonly nextSeq: () => number }> {
    const me = this.#registered ?? (await this.#register());
    return { writer: me.id, nextSeq: () => ++me.seq };
  }

  get counts(): WriterCounts {
    return this.#counts;
  }

  get id(): number | undefined {
    return this.#registered?.id;
  }

  debit(ask: Omit<DebitRequest, 'seq'>): Promise<TakenDebit> {
    const me = this.#registered;
    if (me === undefined || this.#closed) return Promise.reject(new StoreAway('the account store is not open'));
    const seq = ++me.seq;
    me.open.add(seq);
    return new Promise((resolve, reject) => {
      this.#queue.push({ ask: Object.assign({ seq }, ask), resolve, reject });
      this.#pump();
    });
  }

  sending(receipt: { readonly writer: number; readonly seq: number; readonly committedAt: number }): boolean {
    const me = this.#registered;
    if (me === undefined || me.id !== receipt.writer || performance.now() - receipt.committedAt > SEND_WITHIN_MS)
      return false;
    try {
      me.journal.note(receipt.seq);
    } catch {
      return false; // for example a full disk: a reply that cannot be recorded is not sent
    }
    me.open.delete(receipt.seq);
    return true;
  }

  undelivered(receipt: { readonly writer: number; readonly seq: number }, accountId: string): void {
    const me = this.#registered;
    if (me === undefined || me.id !== receipt.writer) return; // the audit that closed the old writer has refunded it
    me.returns.set(receipt.seq, accountId);
    this.beat();
  }

  /** Records in the store up to which number everything is settled, and makes pending refunds. */
  beat(): void {
    if (this.#closed) return;
    this.#beatWanted = true;
    this.#pump();
  }

  /** Finishes the queue and closes this writer's registration in the store. */
  async close(): Promise<void> {
    if (this.#timer) clearInterval(this.#timer);
    if (this.#registered) this.beat();
    await this.#pumping;
    this.#closed = true;
    const me = this.#registered;
    this.#registered = undefined;
    if (!me) return;
    // Debits that are still open or waiting for a refund are left to the audit, which needs the journal.
    if (me.open.size > 0 || me.returns.size > 0) return;
    try {
      await this.#db.run(() => closing(me));
      me.journal.close();
    } catch (error) {
      if (!(error instanceof StoreAway)) throw error;
    }
  }

  /** Registers this writer. Calls that arrive during a registration share it. */
  #register(): Promise<WriterRegistration> {
    this.#registering ??= opened(this.#db, this.#dir)
      .then((me) => {
        this.#registered = me;
        return me;
      })
      .finally(() => {
        this.#registering = undefined;
      });
    return this.#registering;
  }

  #pump(): void {
    if (this.#pumping !== undefined) return;
    // Debits of the same turn of the event loop share a transaction; setImmediate runs when all of them have arrived.
    this.#pumping = new Promise<void>((resolve) => setImmediate(resolve))
      .then(() => this.#drain())
      .finally(() => {
        this.#pumping = undefined;
        if (this.#queue.length > 0 || this.#beatWanted) this.#pump();
      });
  }

  async #drain(): Promise<void> {
    while (this.#queue.length > 0 || this.#beatWanted) {
      if (this.#beatWanted) await this.#postBeat();
      const waiting = this.#queue.splice(0, MOST_IN_BATCH);
      if (waiting.length === 0) continue;
      const began = performance.now();
      try {
        this.#settle(waiting, await this.#post(waiting, []));
        // The store answers, so pending refunds need not wait for the next heartbeat.
        if (this.#registered && this.#registered.returns.size > 0) this.#beatWanted = true;
      } catch (error) {
        await this.#failed(waiting, error);
      }
      await this.#rest(performance.now() - began, waiting.length);
    }
  }

  async #rest(tookMs: number, debits: number): Promise<void> {
    const ms = restMs(this.#db.kind, { tookMs, debits, shared: this.#known.shared });
    if (ms > 0) await new Promise((resolve) => setTimeout(resolve, ms));
  }

  /** Posts refunds separately from debits, so that a refund that fails does not hold up callers who pay. */
  async #postBeat(): Promise<void> {
    this.#beatWanted = false;
    try {
      const me = this.#registered ?? (await this.#register());
      const returns = Array.from(me.returns, ([seq, accountId]) => ({ seq, accountId }));
      await this.#post([], returns);
      for (const { seq } of returns) {
        me.returns.delete(seq);
        me.open.delete(seq);
      }
    } catch (error) {
      if (error instanceof FencedWriterError) await this.#startOver(error);
      // Otherwise the refunds stay in `returns` for the next heartbeat or, after a crash, for the audit.
    }
  }

  async #post(waiting: readonly Waiting[], returns: DebitBatch['returns']): Promise<DebitVerdict[]> {
    const me = this.#registered;
    if (!me) throw new StoreAway('the account store is not open');
    const settled = settledOf(me);
    const asks = waiting.map((one) => one.ask);
    const now = this.#clock();
    const short = this.#db.kind === 'postgres' && returns.length === 0 && asks.length > 0;
    const known = short ? this.#known.of(new Set(asks.map((ask) => ask.accountId)), periodAt(now)) : undefined;
    const batch: DebitBatch = { writer: me.id, asks, returns, settled, now, nextSeq: () => ++me.seq, known };
    const verdicts = await this.#posted(batch);
    me.journal.settled(settled);
    this.#counts.commits++;
    return verdicts;
  }

  async #posted(batch: DebitBatch): Promise<DebitVerdict[]> {
    try {
      const posted = await this.#db.run(() => postBatch(batch));
      this.#known.note(posted);
      this.#counts.returned += posted.returned;
      if (posted.missed) this.#known.missed();
      return posted.verdicts;
    } catch (error) {
      this.#known.forget();
      throw error;
    }
  }

  #settle(waiting: readonly Waiting[], verdicts: readonly DebitVerdict[]): void {
    const me = this.#registered;
    const committedAt = performance.now();
    for (const [index, { ask, resolve, reject }] of waiting.entries()) {
      const verdict = verdicts[index];
      if (verdict && me) {
        if (verdict.ok) this.#counts.debited++;
        else {
          this.#counts.refused++;
          me.open.delete(ask.seq);
        }
        const { ok, remaining, period, afterReset } = verdict;
        resolve({ ok, remaining, period, afterReset, writer: me.id, seq: ask.seq, committedAt });
      } else reject(new Error('a debit without a verdict'));
    }
  }

  async #failed(waiting: readonly Waiting[], error: unknown): Promise<void> {
    const me = this.#registered;
    if (error instanceof FencedWriterError) {
      const startedOver = this.#startOver(error);
      for (const one of waiting)
        one.reject(new StoreAway('the account store had given this process up', { cause: error }));
      await startedOver;
    } else if (error instanceof StoreAway) {
      // The commit may have succeeded and only the store's answer been lost: debits found in the ledger are refunded.
      for (const { ask, reject } of waiting) {
        me?.returns.set(ask.seq, ask.accountId);
        reject(error);
      }
    } else if (waiting.length === 1) {
      for (const { ask, reject } of waiting) {
        me?.open.delete(ask.seq);
        reject(error);
      }
    } else {
      // One debit of the batch is invalid. Each debit is posted separately, so that only the invalid one fails.
      for (const one of waiting) {
        if (this.#registered !== me) one.reject(new StoreAway('the account store had given this process up'));
        else
          try {
            this.#settle([one], await this.#post([one], []));
          } catch (alone) {
            await this.#failed([one], alone);
          }
      }
    }
  }

  /**
   * Registers again in the store. Waiting debits have numbers of the old registration, so they are rejected and cost
   * nothing.
   */
  async #startOver(cause: FencedWriterError): Promise<void> {
    const old = this.#registered;
    this.#registered = undefined;
    const away = new StoreAway('the account store had given this process up', { cause });
    for (const one of this.#queue.splice(0)) one.reject(away);
    try {
      old?.journal.close();
      await this.#register();
    } catch {
      // The store is unreachable, or the journal cannot be written. The next heartbeat tries again; until then all
      // debits are rejected.
    }
  }
}
