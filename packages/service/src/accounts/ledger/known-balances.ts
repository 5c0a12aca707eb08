/**
 * The balances after this writer's last commits. For known balances a batch of debits is one statement, which compares
 * them with those in the store and writes only if they are equal. If another process has changed them, or if they are
 * not known, the batch first reads the balances under a lock.
 */
import type { WriterState } from './debit-batch.ts';
import type { BalanceState } from './ledger.ts';

/** Above this number all balances are dropped and read again. */
const MOST = 20_000;
/**
 * After a miss another process writes to these accounts too, so this many batches are posted under a lock before the
 * single statement is tried again.
 */
const AFTER_A_MISS = 32;

export class KnownBalances {
  readonly #balances = new Map<string, BalanceState>();
  #mark = 0;
  #longer = 0;

  /**
   * The balances of these accounts. Undefined if one is not known for this month, or if another process has lately
   * written to the accounts.
   */
  of(accountIds: Iterable<string>, period: number): WriterState | undefined {
    if (this.#longer > 0) {
      this.#longer--;
      return undefined;
    }
    const found = new Map<string, BalanceState>();
    for (const id of accountIds) {
      const balance = this.#balances.get(id);
      if (balance === undefined || balance.period < period) return undefined;
      found.set(id, balance);
    }
    return { balances: found, mark: this.#mark };
  }

  /** Remembers the balances after a commit. */
  note({ balances, mark }: WriterState): void {
    this.#mark = mark;
    if (this.#balances.size > MOST) this.#balances.clear();
    for (const [id, balance] of balances) this.#balances.set(id, balance);
  }

  /** Whether another process has lately written to the same accounts. */
  get shared(): boolean {
    return this.#longer > 0;
  }

  missed(): void {
    this.#longer = AFTER_A_MISS;
  }

  /** Drops all balances after a commit that failed or whose result is unknown. */
  forget(): void {
    this.#balances.clear();
  }
}
