/**
 * Lets the operator set a new password without a mail server. It writes to the tables of the sign-in library
 * (better-auth) with that library's own hash, ends all sessions of the user and links the user to the account with the
 * same e-mail.
 */
import { randomUUID } from 'node:crypto';
import { emailAddress } from '../account/email-and-domain.ts';
import type { Admin, KeyDecision } from '../admin.ts';
import { type Db, query, type StoreWork, text } from '../store/db.ts';
import { MIN_PASSWORD_CHARS } from './password-length.ts';

export interface Passwords {
  /**
   * Sets the password of the sign-in with that e-mail, which is created if missing. Its sessions end, and if `keys`
   * says so its keys too.
   */
  reset(email: string, password: string, keys?: KeyDecision): Promise<void>;
  /** The user with that e-mail. */
  userOf(email: string): Promise<{ readonly id: string; readonly email: string } | undefined>;
}

export class StorePasswords implements Passwords {
  readonly #db: Db;
  readonly #admin: Admin;
  readonly #clock: () => number;

  constructor(db: Db, admin: Admin, clock: () => number) {
    this.#db = db;
    this.#admin = admin;
    this.#clock = clock;
  }

  async reset(email: string, password: string, keys?: KeyDecision): Promise<void> {
    if (password.length < MIN_PASSWORD_CHARS)
      throw new Error(`a password has at least ${MIN_PASSWORD_CHARS} characters`);
    const address = emailAddress(email);
    await this.#needTables();
    await this.#admin.checkJoin(address, keys);
    const { hashPassword } = await import('better-auth/crypto'); // of one command alone
    const hash = await hashPassword(password);
    const now = new Date(this.#clock()).toISOString();
    const userId = await this.#db.run(() => setPassword(address, hash, now));
    await this.#admin.joinUser(address, userId, keys);
  }

  async userOf(email: string): Promise<{ id: string; email: string } | undefined> {
    const [row] = await this.#db.read(query('SELECT id, email FROM "user" WHERE email = ?', emailAddress(email)));
    return row && { id: text(row, 'id'), email: text(row, 'email') };
  }

  async #needTables(): Promise<void> {
    try {
      await this.#db.read(query('SELECT id FROM "user" LIMIT 1'));
    } catch (error) {
      throw new Error('the sign-in tables are not there yet: start the service once, then try again', { cause: error });
    }
  }
}

function* setPassword(email: string, hash: string, now: string): StoreWork<string> {
  const [known] = yield query('SELECT id FROM "user" WHERE email = ?', email);
  const userId = known ? text(known, 'id') : randomUUID();
  if (!known)
    yield query(
      'INSERT INTO "user" (id, name, email, "emailVerified", "createdAt", "updatedAt") VALUES (?, ?, ?, FALSE, ?, ?)',
      userId,
      email,
      email,
      now,
      now,
    );
  const changed = yield query(
    `UPDATE account SET password = ?, "updatedAt" = ? WHERE "userId" = ? AND "providerId" = 'credential' RETURNING id`,
    hash,
    now,
    userId,
  );
  if (changed.length === 0)
    yield query(
      `INSERT INTO account (id, "accountId", "providerId", "userId", password, "createdAt", "updatedAt")
       VALUES (?, ?, 'credential', ?, ?, ?, ?)`,
      randomUUID(),
      userId,
      userId,
      hash,
      now,
      now,
    );
  yield query('DELETE FROM session WHERE "userId" = ?', userId);
  return userId;
}
