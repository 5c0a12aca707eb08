/**
 * Single-use links: one kind confirms an e-mail address, the other sets a new password. A link is 32 random bytes, of
 * which only the hash is stored. It expires. Another link for the same purpose and address does not end it, because
 * anybody can request one; but once one of them is used, all of them end. Sending the link, by e-mail or by the
 * operator, is done elsewhere.
 */
import { hash, randomBytes } from 'node:crypto';
import { emailAddress } from '../account/email-and-domain.ts';
import { type Db, num, query, type SqlRow, type StoreWork, text } from '../store/db.ts';

export type LinkPurpose = 'prove' | 'reset';

export interface LinkClaim {
  readonly purpose: LinkPurpose;
  readonly email: string;
}

interface Made {
  readonly token: string;
  readonly expiresAt: number;
}

export interface Links {
  /** Creates a link and returns its token. */
  make(purpose: LinkPurpose, email: string): Promise<Made>;
  /**
   * Creates a link, unless one was created within the last minutes, so that repeated requests cannot flood somebody's
   * mailbox.
   */
  makeSeldom(purpose: LinkPurpose, email: string): Promise<string | undefined>;
  /** The purpose of a link that is still valid. */
  look(token: string): Promise<LinkClaim | undefined>;
  /** Uses a link; undefined if it is no longer valid. */
  use(token: string): Promise<LinkClaim | undefined>;
}

const TOKEN_BYTES = 32;
const HOUR_MS = 3_600_000;
/** How long a link is valid. A reset link gives access to the account, so it expires sooner. */
const LASTS_MS: Readonly<Record<LinkPurpose, number>> = { prove: 72 * HOUR_MS, reset: 4 * HOUR_MS };
const SELDOM_MS = 5 * 60_000;
/** Links are deleted this long after they have expired. */
const FORGET_MS = 30 * 24 * HOUR_MS;

export function linksOn(db: Db, clock: () => number): Links {
  /**
   * Creates no link if one younger than `apartMs` exists. Of several concurrent requests for one address only the first
   * creates a link.
   */
  const makeUnless = (purpose: LinkPurpose, email: string, apartMs: number): Promise<Made | undefined> => {
    const address = emailAddress(email);
    return db.run(function* (): StoreWork<Made | undefined> {
      if (db.kind === 'postgres')
        yield query('SELECT pg_advisory_xact_lock(hashtextextended(?, 0))', `${purpose} ${address}`);
      const now = clock();
      const [last] = yield query(
        'SELECT made_at FROM one_time_link WHERE email = ? AND purpose = ? ORDER BY made_at DESC LIMIT 1',
        address,
        purpose,
      );
      const ageMs = last === undefined ? apartMs : now - num(last, 'made_at');
      // a negative age means that the clock was set back: the older link is then ignored
      if (ageMs >= 0 && ageMs < apartMs) return undefined;
      const token = randomBytes(TOKEN_BYTES).toString('base64url');
      const expiresAt = now + LASTS_MS[purpose];
      yield query('DELETE FROM one_time_link WHERE expires_at < ?', now - FORGET_MS);
      yield query(
        'INSERT INTO one_time_link (hash, purpose, email, made_at, expires_at) VALUES (?, ?, ?, ?, ?)',
        hashOf(token),
        purpose,
        address,
        now,
        expiresAt,
      );
      return { token, expiresAt };
    });
  };
  return {
    async make(purpose, email) {
      const made = await makeUnless(purpose, email, 0);
      if (made === undefined) throw new Error('a link without a minimum interval is always made');
      return made;
    },
    makeSeldom: async (purpose, email) => (await makeUnless(purpose, email, SELDOM_MS))?.token,
    async look(token) {
      const [row] = await db.read(
        query(
          'SELECT purpose, email FROM one_time_link WHERE hash = ? AND used_at IS NULL AND expires_at > ?',
          hashOf(token),
          clock(),
        ),
      );
      return row && linkedOf(row);
    },
    use: (token) =>
      db.run(function* (): StoreWork<LinkClaim | undefined> {
        const [row] = yield query(
          `UPDATE one_time_link SET used_at = ? WHERE hash = ? AND used_at IS NULL AND expires_at > ?
           RETURNING purpose, email`,
          clock(),
          hashOf(token),
          clock(),
        );
        const linked = row && linkedOf(row);
        if (linked !== undefined)
          yield query(
            'UPDATE one_time_link SET used_at = ? WHERE email = ? AND purpose = ? AND used_at IS NULL',
            clock(),
            linked.email,
            linked.purpose,
          );
        return linked;
      }),
  };
}

const hashOf = (token: string): string => hash('sha256', token, 'hex');

const linkedOf = (row: SqlRow): LinkClaim => ({
  purpose: text(row, 'purpose') === 'prove' ? 'prove' : 'reset',
  email: text(row, 'email'),
});
