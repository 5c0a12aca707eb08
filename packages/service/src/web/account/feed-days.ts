/**
 * A feed is paid for once a day, however often it is read. Programs that read it at the same time share one
 * computation. The day is claimed in the store before the debit, so of several processes only one pays. If the debit
 * fails, the claim is withdrawn. The free feed of an account costs nothing, so its days are not claimed.
 */
import type { Feeds, OpenFeed } from '../../accounts/feeds/feeds.ts';
import type { Gate, Receipt } from '../../accounts/gate.ts';
import type { EncodedReply } from '../../api/answer/encode.ts';
import { Refusal } from '../../api/refusal.ts';
import { clientLeft } from '../../http/threads/workers.ts';

export interface FeedDay {
  readonly feed: OpenFeed;
  /** The civil day of the feed's own place. */
  readonly day: string;
  readonly compute: (gone: AbortSignal) => Promise<EncodedReply>;
  /** Takes the price of a day; throws a Refusal when the account cannot pay. */
  readonly debit: () => Promise<Receipt>;
}

interface Flight {
  readers: number;
  /** Aborted when the last reader has disconnected. */
  readonly gone: AbortController;
  readonly made: Promise<EncodedReply>;
}

export class FeedDays {
  readonly #feeds: Pick<Feeds, 'claimDay' | 'releaseDay'>;
  readonly #gate: Pick<Gate, 'sending' | 'undelivered'>;
  readonly #flights = new Map<string, Flight>();

  constructor(feeds: Pick<Feeds, 'claimDay' | 'releaseDay'>, gate: Pick<Gate, 'sending' | 'undelivered'>) {
    this.#feeds = feeds;
    this.#gate = gate;
  }

  /** The calendar, paid for. `left`: this reader has disconnected. */
  async read(asked: FeedDay, left: AbortSignal): Promise<EncodedReply> {
    if (left.aborted) throw clientLeft();
    const name = `${asked.feed.id} ${asked.day}`;
    const flight = this.#flights.get(name) ?? this.#begin(name, asked);
    flight.readers++;
    const leave = () => {
      if (--flight.readers > 0) return;
      this.#end(name, flight);
      flight.gone.abort();
    };
    left.addEventListener('abort', leave, { once: true });
    try {
      return await flight.made;
    } finally {
      left.removeEventListener('abort', leave);
    }
  }

  #begin(name: string, asked: FeedDay): Flight {
    const gone = new AbortController();
    const flight: Flight = { readers: 0, gone, made: this.#made(asked, gone.signal) };
    this.#flights.set(name, flight);
    const ended = () => this.#end(name, flight);
    flight.made.then(ended, ended);
    return flight;
  }

  /** Removes a computation from the list, unless a newer one has already taken its name. */
  #end(name: string, flight: Flight): void {
    if (this.#flights.get(name) === flight) this.#flights.delete(name);
  }

  async #made({ feed, day, compute, debit }: FeedDay, gone: AbortSignal): Promise<EncodedReply> {
    const finished = await compute(gone);
    if (gone.aborted) throw clientLeft();
    if (feed.free || feed.paidDay === day || !(await this.#feeds.claimDay(feed.id, day))) return finished;
    try {
      const receipt = await debit();
      if (gone.aborted) {
        this.#gate.undelivered(receipt);
        throw clientLeft();
      }
      if (!this.#gate.sending(receipt)) throw new Refusal(503, 'store_away', 'try again in a moment');
      return finished;
    } catch (error) {
      // if the store is away now, the day stays claimed and costs nothing
      await this.#feeds.releaseDay(feed.id, day).catch(() => undefined);
      throw error;
    }
  }
}
