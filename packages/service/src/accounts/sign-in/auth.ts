/**
 * Sign-in. Passwords and sessions are handled by better-auth (`sign-in-library.ts`), the throttle by our own
 * `attempts.ts`, which also counts by account. The pages use the few calls below and never see the hash of a password.
 */
import { hash } from 'node:crypto';
import type { RateVerdict } from '../keys/rate.ts';
import type { Attempts } from './attempts.ts';
import { makeSignInTables } from './auth-tables.ts';
import { fromStore, type SignInLibrary, type SignInSetup, signInLibrary } from './sign-in-library.ts';
import type { Visitor } from './visitor.ts';

export interface User {
  readonly id: string;
  readonly email: string;
}

/** The outcome of an attempt; `cookies` are Set-Cookie lines for the reply. */
export type Attempt =
  | { readonly ok: true; readonly cookies: readonly string[] }
  | { readonly ok: false; readonly why: 'refused' | 'too_often' | 'common'; readonly retryAfterS: number };

/** The mark that a browser keeps in a cookie for the account to which it has signed in. */
export const markOf = (email: string): string => hash('sha256', email.toLowerCase(), 'base64url');

/** A session as shown to its owner. */
export interface OwnSession {
  readonly id: string;
  readonly createdAt: number;
  readonly expiresAt: number;
  readonly address: string;
  readonly agent: string;
  /** Whether it is the session of this request. */
  readonly mine: boolean;
}

export interface Auth {
  signUp(email: string, password: string, visitor: Visitor): Promise<Attempt>;
  signIn(email: string, password: string, visitor: Visitor): Promise<Attempt>;
  signOut(visitor: Visitor): Promise<readonly string[]>;
  userOf(visitor: Visitor): Promise<User | undefined>;
  /** Ends all other sessions; this one continues under the cookies of the reply. */
  changePassword(email: string, password: string, fresh: string, visitor: Visitor): Promise<Attempt>;
  /** The sessions of the user: the one of this request first, then the newest. */
  sessions(visitor: Visitor): Promise<readonly OwnSession[]>;
  /**
   * Ends one session of the same user, or with `others` all but this one. Returns false if there is no such session.
   */
  endSession(which: string, visitor: Visitor): Promise<boolean>;
  /** Whether a password is so common that an attacker would try it first. */
  isCommon(password: string, email: string): boolean;
}

/** An attempt, for the log. The account appears only as a keyed hash (`who`), by which its lines can be found. */
export interface AttemptRecord {
  readonly what: 'sign_in' | 'sign_up' | 'password';
  readonly came: 'ok' | 'refused' | 'too_often' | 'common';
  readonly from: string;
  readonly who: string;
}

export interface AuthParts extends SignInSetup {
  readonly attempts: Attempts;
  /** How an address appears in a record. */
  readonly who: (email: string) => string;
  /** Called with every attempt and its outcome. */
  readonly onAttempt: (record: AttemptRecord) => void;
  /** The most common passwords, in lower case. */
  readonly common: () => ReadonlySet<string>;
}

/** Creates the tables now; the library is loaded with the first call. */
export async function openAuth(parts: AuthParts): Promise<Auth> {
  await makeSignInTables(parts.raw);
  const library = signInLibrary(parts);
  const isCommon = commonPasswords(parts.common);
  return {
    isCommon,
    ...recorded(passwordCalls(library, parts.attempts, isCommon), parts),
    ...sessionCalls(library, parts.secrets),
  };
}

/** Whether a password is common, the e-mail address itself, or one letter repeated. */
function commonPasswords(list: AuthParts['common']): Auth['isCommon'] {
  let common: ReadonlySet<string> | undefined;
  return (password, email) => {
    const typed = password.toLowerCase();
    common ??= list();
    return common.has(typed) || typed === email || typed === email.split('@', 1)[0] || /^(.)\1*$/u.test(typed);
  };
}

type PasswordCalls = Pick<Auth, 'signUp' | 'signIn' | 'changePassword'>;

function passwordCalls(
  { post, sessionOf }: SignInLibrary,
  attempts: Attempts,
  isCommon: Auth['isCommon'],
): PasswordCalls {
  return {
    async signUp(email, password, visitor) {
      if (isCommon(password, email)) return TOO_COMMON;
      const verdict = attempts.signUp(visitor.address);
      if (!verdict.ok) return tooOften(verdict);
      const room = attempts.newAccount(visitor.address);
      if (!room.ok) return tooOften(room);
      const outcome = outcomeOf(await post('/sign-up/email', { email, password, name: email }, visitor));
      if (!outcome.ok) attempts.noAccount(visitor.address);
      return outcome;
    },
    async signIn(email, password, visitor) {
      return throttled(attempts, email, visitor, () =>
        post('/sign-in/email', { email, password, rememberMe: true }, visitor),
      );
    },
    async changePassword(email, password, fresh, visitor) {
      if (isCommon(fresh, email)) return TOO_COMMON;
      // throttled too: at an unattended browser that is signed in, nobody must be able to guess the password
      const body = { currentPassword: password, newPassword: fresh, revokeOtherSessions: true };
      return throttled(attempts, email, visitor, async () =>
        post('/change-password', body, visitor, (await sessionOf(visitor))?.which),
      );
    },
  };
}

/** The same calls; each is also reported to `onAttempt` with its outcome. */
function recorded(calls: PasswordCalls, { onAttempt, who }: Pick<AuthParts, 'onAttempt' | 'who'>): PasswordCalls {
  const record = (what: AttemptRecord['what'], email: string, { address }: Visitor, outcome: Attempt): Attempt => {
    onAttempt({
      what,
      came: outcome.ok ? 'ok' : outcome.why,
      from: address,
      who: who(email),
    });
    return outcome;
  };
  return {
    signUp: async (email, password, visitor) =>
      record('sign_up', email, visitor, await calls.signUp(email, password, visitor)),
    signIn: async (email, password, visitor) =>
      record('sign_in', email, visitor, await calls.signIn(email, password, visitor)),
    changePassword: async (email, password, fresh, visitor) =>
      record('password', email, visitor, await calls.changePassword(email, password, fresh, visitor)),
  };
}

function sessionCalls(
  { post, sessionOf }: SignInLibrary,
  secrets: AuthParts['secrets'],
): Pick<Auth, 'signOut' | 'userOf' | 'sessions' | 'endSession'> {
  return {
    async signOut(visitor) {
      // the instance whose secret signed the session ends it; all instances clear the same cookies
      const done = await Promise.all(secrets().map((_, which) => post('/sign-out', {}, visitor, which)));
      return done[0]?.headers.getSetCookie() ?? [];
    },
    async userOf(visitor) {
      const own = await sessionOf(visitor);
      return own && { id: own.user.id, email: own.user.email };
    },
    async sessions(visitor) {
      const own = await sessionOf(visitor);
      if (own === undefined) return [];
      const all = await fromStore(own.api.listSessions({ headers: own.headers }));
      return all
        .map((each) => ({
          id: each.id,
          createdAt: each.createdAt.getTime(),
          expiresAt: each.expiresAt.getTime(),
          address: each.ipAddress ?? '',
          agent: each.userAgent ?? '',
          mine: each.id === own.session.id,
        }))
        .sort((a, b) => Number(b.mine) - Number(a.mine) || b.createdAt - a.createdAt);
    },
    async endSession(which, visitor) {
      const own = await sessionOf(visitor);
      if (own === undefined) return false;
      const { api, headers } = own;
      if (which === 'others') return (await fromStore(api.revokeOtherSessions({ headers }))).status;
      const named = (await fromStore(api.listSessions({ headers }))).find(({ id }) => id === which);
      return (
        named !== undefined && (await fromStore(api.revokeSession({ headers, body: { token: named.token } }))).status
      );
    },
  };
}

/** Limits attempts. Each attempt counts against the account and the address; one with the right password does not. */
async function throttled(
  attempts: Attempts,
  email: string,
  visitor: Visitor,
  send: () => Promise<Response>,
): Promise<Attempt> {
  const verdict = attempts.signIn(visitor.address);
  if (!verdict.ok) return tooOften(verdict);
  // counted before the check, so that of a hundred passwords sent at once only a few are checked
  const isKnown = visitor.mark === markOf(email);
  const guess = attempts.guess(email, isKnown);
  if (!guess.ok) return tooOften(guess);
  const outcome = outcomeOf(await send());
  if (outcome.ok) attempts.right(email, visitor.address, isKnown);
  return outcome;
}

const TOO_COMMON: Attempt = { ok: false, why: 'common', retryAfterS: 0 };
const tooOften = ({ retryAfterS }: RateVerdict): Attempt => ({ ok: false, why: 'too_often', retryAfterS });

const outcomeOf = (response: Response): Attempt =>
  response.ok ? { ok: true, cookies: response.headers.getSetCookie() } : { ok: false, why: 'refused', retryAfterS: 0 };
