/**
 * A circuit breaker for the store. The loss and the return of the store are reported once each. While PostgreSQL does
 * not answer nobody waits for it: after a few failures in a row, or one timeout, all calls fail at once, except for one
 * probe at a time.
 */
import { StoreAway } from '../gate.ts';
import type { Db, SqlRow, StoreStep, StoreWork } from './db.ts';

export interface StoreState {
  readonly up: boolean;
  /** How often the store became unreachable. */
  readonly lost: number;
}

export interface StoreWatch {
  /** Called when the store becomes unreachable and when it is back; `why` is the error message of the store. */
  readonly told: (up: boolean, why: string) => void;
  readonly clock?: () => number;
}

/** After this many failures in a row, or one that took this long, calls fail at once. */
const FAILURES = 3;
const LONG_MS = 1_000;
/** The time between two probes of a store that is unreachable. */
const TRY_EVERY_MS = 200;

export class WatchedDb implements Db {
  readonly #db: Db;
  readonly #told: StoreWatch['told'];
  readonly #clock: () => number;
  #up = true;
  #lost = 0;
  #failures = 0;
  #open = false;
  #trying = false;
  #tryAt = 0;

  constructor(db: Db, { told, clock = () => performance.now() }: StoreWatch) {
    this.#db = db;
    this.#told = told;
    this.#clock = clock;
  }

  get kind(): Db['kind'] {
    return this.#db.kind;
  }

  get state(): StoreState {
    return { up: this.#up, lost: this.#lost };
  }

  run<T>(work: () => StoreWork<T>): Promise<T> {
    return this.#watched(() => this.#db.run(work));
  }

  read(step: StoreStep): Promise<SqlRow[]> {
    return this.#watched(() => this.#db.read(step));
  }

  close(): Promise<void> {
    return this.#db.close();
  }

  async #watched<T>(ask: () => Promise<T>): Promise<T> {
    const began = this.#clock();
    const trial = this.#open;
    if (trial) {
      if (this.#trying || began < this.#tryAt)
        throw new StoreAway('the account store does not answer; it is tried again at once');
      this.#trying = true;
    }
    try {
      const answer = await ask();
      this.#came();
      return answer;
    } catch (error) {
      // any other error comes from the store and shows that it is up
      if (error instanceof StoreAway) this.#went(error, this.#clock() - began);
      else this.#came();
      throw error;
    } finally {
      if (trial) this.#trying = false;
    }
  }

  #came(): void {
    this.#failures = 0;
    this.#open = false;
    if (this.#up) return;
    this.#up = true;
    this.#told(true, '');
  }

  #went(error: StoreAway, tookMs: number): void {
    this.#failures++;
    // the breaker is not for the embedded file, which fails quickly and may work again with the next call
    if (this.kind === 'postgres' && (this.#failures >= FAILURES || tookMs > LONG_MS)) {
      this.#open = true;
      this.#tryAt = this.#clock() + TRY_EVERY_MS;
    }
    if (!this.#up) return;
    this.#up = false;
    this.#lost++;
    this.#told(false, error.cause instanceof Error ? error.cause.message : error.message);
  }
}
