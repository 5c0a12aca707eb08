/**
 * Calendar feeds of an account. A calendar program sends no header, so a feed has its own URL: 160 random bits, of
 * which only the SHA-256 is stored. It opens one calendar and nothing else, is charged once a day, and can be revoked.
 * One feed of an account may be free of charge.
 */
import { hash, randomBytes, randomUUID } from 'node:crypto';
import { AdminRefusal } from '../admin.ts';
import { isPlanId, type PlanId } from '../plans.ts';
import {
  type Db,
  num,
  numOrNull,
  query,
  type SqlQuery,
  type SqlRow,
  type StoreWork,
  text,
  textOrNull,
} from '../store/db.ts';

export interface FeedRow {
  readonly id: string;
  /** The route and its query, as sent to the service itself. */
  readonly path: string;
  readonly query: string;
  readonly label: string;
  readonly createdAt: number;
  readonly readAt: number | null;
  readonly reads: number;
  /** Whether the feed costs no credits; an account has at most one such feed. */
  readonly free: boolean;
}

/** A feed to be created. */
export type NewFeed = Pick<FeedRow, 'path' | 'query' | 'label' | 'free'>;

/** A feed with the account that pays for it. */
export interface OpenFeed extends FeedRow {
  readonly accountId: string;
  readonly plan: PlanId;
  /** The last civil day for which the feed was paid. */
  readonly paidDay: string | null;
}

export interface Feeds {
  /** Creates a feed. Its token is returned only here. */
  create(accountId: string, feed: NewFeed): Promise<{ readonly token: string }>;
  /** The feeds in use, newest first. */
  list(accountId: string): Promise<readonly FeedRow[]>;
  /** Ends a feed. Its query, which may contain birth data, is deleted. */
  revoke(id: string, accountId: string): Promise<void>;
  find(token: string): Promise<OpenFeed | undefined>;
  /** Counts one read of the feed. */
  wasRead(id: string): Promise<void>;
  /** Claims the charge of a day. Only one caller across all processes gets true, and that one pays. */
  claimDay(id: string, day: string): Promise<boolean>;
  /** Undoes a claim after a failed debit, so that the next reader claims the day again. */
  releaseDay(id: string, day: string): Promise<void>;
}

const TOKEN_BYTES = 20;
const TOKEN = /^[\w-]{27}$/;
/** The most feeds that an account may have at a time. */
const MAX_FEEDS = 20;
const LABEL_CHARS = 60;

export class StoreFeeds implements Feeds {
  readonly #db: Db;
  readonly #clock: () => number;

  constructor(db: Db, clock: () => number) {
    this.#db = db;
    this.#clock = clock;
  }

  async create(accountId: string, { path, query: asked, label, free }: NewFeed): Promise<{ token: string }> {
    const token = randomBytes(TOKEN_BYTES).toString('base64url');
    const now = this.#clock();
    const cut = [...label.replaceAll('\0', '').trim()].slice(0, LABEL_CHARS).join('');
    await this.#db.run(function* (): StoreWork<void> {
      // the account's row is locked, so that two concurrent forms cannot create one too many
      yield query('SELECT id FROM customer WHERE id = ? {lock}', accountId);
      const [counted] = yield query(
        'SELECT COUNT(*) AS n, COALESCE(SUM(free), 0) AS free FROM feed WHERE customer_id = ? AND revoked_at IS NULL',
        accountId,
      );
      if (counted !== undefined && num(counted, 'n') >= MAX_FEEDS)
        throw new AdminRefusal('too_many_feeds', `${MAX_FEEDS} calendars are in use already: revoke one first`);
      if (free && counted !== undefined && num(counted, 'free') > 0)
        throw new AdminRefusal('free_feed_taken', 'the free calendar is in use already: revoke it first');
      yield query(
        `INSERT INTO feed (id, customer_id, hash, path, query, label, free, reads, created_at)
         VALUES (?, ?, ?, ?, ?, ?, ?, 0, ?)`,
        randomUUID(),
        accountId,
        hashOf(token),
        path,
        asked,
        cut,
        free ? 1 : 0,
        now,
      );
    });
    return { token };
  }

  async list(accountId: string): Promise<readonly FeedRow[]> {
    const rows = await this.#db.read(
      query('SELECT * FROM feed WHERE customer_id = ? AND revoked_at IS NULL ORDER BY created_at DESC, id', accountId),
    );
    return rows.map(feedOf);
  }

  async revoke(id: string, accountId: string): Promise<void> {
    const now = this.#clock();
    const rows = await this.#db.run(function* (): StoreWork<SqlRow[]> {
      return yield query(
        `UPDATE feed SET revoked_at = ?, query = '', label = '' WHERE id = ? AND customer_id = ? AND revoked_at IS NULL RETURNING id`,
        now,
        id,
        accountId,
      );
    });
    if (rows.length === 0) throw new AdminRefusal('no_feed', 'there is no such calendar');
  }

  async find(token: string): Promise<OpenFeed | undefined> {
    if (!TOKEN.test(token)) return undefined;
    const [row] = await this.#db.read(
      query(
        `SELECT feed.*, customer.plan AS plan FROM feed JOIN customer ON customer.id = feed.customer_id
         WHERE feed.hash = ? AND feed.revoked_at IS NULL`,
        hashOf(token),
      ),
    );
    if (row === undefined) return undefined;
    const plan = text(row, 'plan');
    if (!isPlanId(plan)) throw new Error(`an account on a plan ${plan}`);
    return { ...feedOf(row), accountId: text(row, 'customer_id'), plan, paidDay: textOrNull(row, 'paid_day') };
  }

  async wasRead(id: string): Promise<void> {
    const now = this.#clock();
    await this.#db.run(function* (): StoreWork<void> {
      yield query('UPDATE feed SET reads = reads + 1, read_at = ? WHERE id = ?', now, id);
    });
  }

  async claimDay(id: string, day: string): Promise<boolean> {
    const claimed = await this.#db.run(function* (): StoreWork<SqlRow[]> {
      return yield query(
        `UPDATE feed SET paid_day = ? WHERE id = ? AND revoked_at IS NULL AND (paid_day IS NULL OR paid_day <> ?)
         RETURNING id`,
        day,
        id,
        day,
      );
    });
    return claimed.length > 0;
  }

  async releaseDay(id: string, day: string): Promise<void> {
    await this.#db.run(function* (): StoreWork<void> {
      yield query('UPDATE feed SET paid_day = NULL WHERE id = ? AND paid_day = ?', id, day);
    });
  }
}

/** Ends all feeds of an account and deletes their queries. */
export const feedsEnded = (accountId: string, now: number): SqlQuery =>
  query(
    `UPDATE feed SET revoked_at = ?, query = '', label = '' WHERE customer_id = ? AND revoked_at IS NULL`,
    now,
    accountId,
  );

const hashOf = (token: string): string => hash('sha256', token, 'hex');

const feedOf = (row: SqlRow): FeedRow => ({
  id: text(row, 'id'),
  path: text(row, 'path'),
  query: text(row, 'query'),
  label: text(row, 'label'),
  createdAt: num(row, 'created_at'),
  readAt: numOrNull(row, 'read_at'),
  reads: num(row, 'reads'),
  free: num(row, 'free') === 1,
});
