/**
 * The balances left by this writer's last commits. If nobody else has changed them since, a batch of debits is one
 * statement that compares them with the store's and writes only if they are equal; otherwise it reads them under a lock
 * first, as it does when they are not known.
 */
import type { Known } from './debit-batch.ts';
import type { BalanceState } from './ledger.ts';

/** Above this number all are forgotten and read again. */
const MOST = 20_000;
/**
 * Somebody else writes to these accounts too: this many batches are posted the slow way before the fast one is tried
 * again.
 */
const AFTER_A_MISS = 32;

export class KnownBalances {
  readonly #balances = new Map<string, BalanceState>();
  #mark = 0;
  #longer = 0;

  /** Of all these accounts; undefined when one is not known of this month, or others write to them. */
  of(accountIds: Iterable<string>, period: number): Known | undefined {
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

  /** The result of a commit. */
  note({ balances, mark }: Known): void {
    this.#mark = mark;
    if (this.#balances.size > MOST) this.#balances.clear();
    for (const [id, balance] of balances) this.#balances.set(id, balance);
  }

  /** Whether others have lately written to the same accounts. */
  get shared(): boolean {
    return this.#longer > 0;
  }

  missed(): void {
    this.#longer = AFTER_A_MISS;
  }

  /** A commit failed, or its result is unknown. */
  forget(): void {
    this.#balances.clear();
  }
}
