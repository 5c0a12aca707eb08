/**
 * Sign-in: passwords and sessions by better-auth on the accounts' own database, the throttle by ours (`attempts.ts`), which also counts by account. The pages
 * speak to it through the few calls below and never see a password's hash.
 */
import { hash } from 'node:crypto';
import type { BetterAuthOptions } from 'better-auth';
import type { Attempts } from './attempts.ts';
import { makeSignInTables } from './auth-tables.ts';
import { StoreAway } from './gate.ts';
import type { RawHandle } from './open.ts';
import { MIN_PASSWORD_CHARS } from './password.ts';
import type { RateVerdict } from './rate.ts';

export const MAX_PASSWORD_CHARS = 128;

export interface User {
  readonly id: string;
  readonly email: string;
}

/** The result of an attempt; `cookies` are Set-Cookie lines for the reply. */
export type Attempt =
  | { readonly ok: true; readonly cookies: readonly string[] }
  | { readonly ok: false; readonly why: 'refused' | 'too_often' | 'common'; readonly retryAfterS: number };

export interface Visitor {
  /** Network address, for the throttle. */
  readonly address: string;
  readonly cookie: string | undefined;
  /** The browser's user agent, so its owner recognizes a session. */
  readonly agent?: string | undefined;
  /** Which account this browser has signed in to before, as written by `markOf`. */
  readonly mark?: string | undefined;
}

/** The device cookie of an account the browser has signed in to. */
export const markOf = (email: string): string => hash('sha256', email.toLowerCase(), 'base64url');

/** A session, as its owner sees it. */
export interface OwnSession {
  readonly id: string;
  readonly createdAt: number;
  readonly expiresAt: number;
  readonly address: string;
  readonly agent: string;
  /** The session of this request. */
  readonly mine: boolean;
}

export interface Auth {
  signUp(email: string, password: string, visitor: Visitor): Promise<Attempt>;
  signIn(email: string, password: string, visitor: Visitor): Promise<Attempt>;
  signOut(visitor: Visitor): Promise<readonly string[]>;
  userOf(visitor: Visitor): Promise<User | undefined>;
  /** All other sessions end; this one continues with the cookies of the reply. */
  changePassword(email: string, password: string, fresh: string, visitor: Visitor): Promise<Attempt>;
  /** The asking one first, then the newest. */
  sessions(visitor: Visitor): Promise<readonly OwnSession[]>;
  /** Ends a session of the same person; `others`: all but this one. False if there is none. */
  endSession(which: string, visitor: Visitor): Promise<boolean>;
  /** Whether a password is a common one. */
  isCommon(password: string, email: string): boolean;
}

/** An attempt, for the log: whose it was only as a hash, by which the lines of one account can be found together. */
export interface Seen {
  readonly what: 'sign_in' | 'sign_up' | 'password';
  readonly came: 'ok' | 'refused' | 'too_often' | 'common';
  readonly from: string;
  readonly who: string;
}

export interface AuthParts {
  readonly raw: RawHandle;
  /** The first signs; sessions signed with the others are still known. */
  readonly secrets: readonly string[];
  /** The public address of the pages; undefined on a local machine. */
  readonly baseUrl: string | undefined;
  readonly attempts: Attempts;
  /** Called with the result of every attempt. */
  readonly told: (seen: Seen) => void;
  /** Common passwords, in lower case. */
  readonly common: () => ReadonlySet<string>;
}

const WEEK_S = 7 * 86_400;
const DAY_S = 86_400;
const WHO_CHARS = 12;
const ADDRESS_HEADER = 'x-ganaka-address';

/** Creates the tables now and loads the library with the first call. */
export async function openAuth(parts: AuthParts): Promise<Auth> {
  const { attempts } = parts;
  await makeSignInTables(parts.raw);
  const base = parts.baseUrl ?? 'http://localhost';
  let loaded: ReturnType<typeof load>[] | undefined;
  /** One for each secret; the first one signs. */
  const libraries = () => (loaded ??= parts.secrets.map((secret) => load(parts, secret, base)));
  const post = async (path: string, body: object, visitor: Visitor, which = 0): Promise<Response> => {
    const auth = await libraries()[which];
    if (auth === undefined) throw new Error('sessions need a secret');
    const done = await stored(
      auth.handler(
        new Request(`${base}/api/auth${path}`, {
          method: 'POST',
          headers: { ...headersOf(visitor), 'content-type': 'application/json', origin: base },
          body: JSON.stringify(body),
        }),
      ),
    );
    if (done.status >= 500) throw new StoreAway('the account store failed the sign-in library');
    return done;
  };
  let common: ReadonlySet<string> | undefined;
  const isCommon = (password: string, email: string): boolean => {
    const typed = password.toLowerCase();
    common ??= parts.common();
    return common.has(typed) || typed === email || typed === email.split('@', 1)[0] || /^(.)\1*$/u.test(typed);
  };
  const seen = (what: Seen['what'], email: string, { address }: Visitor, done: Attempt): Attempt => {
    parts.told({
      what,
      came: done.ok ? 'ok' : done.why,
      from: address,
      who: hash('sha256', email, 'hex').slice(0, WHO_CHARS),
    });
    return done;
  };
  /** The library that knows the session, and its index among the secrets. */
  const known = async (visitor: Visitor) => {
    if (!visitor.cookie?.includes('ganaka.session_token=')) return undefined;
    const headers = new Headers(headersOf(visitor));
    for (const [which, library] of libraries().entries()) {
      const { api } = await library;
      const found = await stored(api.getSession({ headers }));
      if (found) return { which, api, headers, ...found };
    }
    return undefined;
  };
  const calls: Pick<Auth, 'signUp' | 'signIn' | 'changePassword'> = {
    async signUp(email, password, visitor) {
      if (isCommon(password, email)) return { ok: false, why: 'common', retryAfterS: 0 };
      const may = attempts.signUp(visitor.address);
      if (!may.ok) return tooOften(may);
      return attempt(await post('/sign-up/email', { email, password, name: email }, visitor));
    },
    async signIn(email, password, visitor) {
      return guessed(attempts, email, visitor, () =>
        post('/sign-in/email', { email, password, rememberMe: true }, visitor),
      );
    },
    async changePassword(email, password, fresh, visitor) {
      if (isCommon(fresh, email)) return { ok: false, why: 'common', retryAfterS: 0 };
      // someone at an unattended browser must not be able to try passwords there either
      const body = { currentPassword: password, newPassword: fresh, revokeOtherSessions: true };
      return guessed(attempts, email, visitor, async () =>
        post('/change-password', body, visitor, (await known(visitor))?.which),
      );
    },
  };
  return {
    isCommon,
    signUp: async (email, password, visitor) =>
      seen('sign_up', email, visitor, await calls.signUp(email, password, visitor)),
    signIn: async (email, password, visitor) =>
      seen('sign_in', email, visitor, await calls.signIn(email, password, visitor)),
    async signOut(visitor) {
      // whichever of them knows the session ends it; the cookies are cleared in any case
      const done = await Promise.all(parts.secrets.map((_, which) => post('/sign-out', {}, visitor, which)));
      return done[0]?.headers.getSetCookie() ?? [];
    },
    async userOf(visitor) {
      const found = await known(visitor);
      return found && { id: found.user.id, email: found.user.email };
    },
    changePassword: async (email, password, fresh, visitor) =>
      seen('password', email, visitor, await calls.changePassword(email, password, fresh, visitor)),
    async sessions(visitor) {
      const asking = await known(visitor);
      if (asking === undefined) return [];
      const all = await stored(asking.api.listSessions({ headers: asking.headers }));
      return all
        .map((each) => ({
          id: each.id,
          createdAt: each.createdAt.getTime(),
          expiresAt: each.expiresAt.getTime(),
          address: each.ipAddress ?? '',
          agent: each.userAgent ?? '',
          mine: each.id === asking.session.id,
        }))
        .sort((a, b) => Number(b.mine) - Number(a.mine) || b.createdAt - a.createdAt);
    },
    async endSession(which, visitor) {
      const asking = await known(visitor);
      if (asking === undefined) return false;
      const { api, headers } = asking;
      if (which === 'others') return (await stored(api.revokeOtherSessions({ headers }))).status;
      const named = (await stored(api.listSessions({ headers }))).find(({ id }) => id === which);
      return named !== undefined && (await stored(api.revokeSession({ headers, body: { token: named.token } }))).status;
    },
  };
}

/** A password that is tried counts for the account and the address. */
async function guessed(
  attempts: Attempts,
  email: string,
  visitor: Visitor,
  ask: () => Promise<Response>,
): Promise<Attempt> {
  const may = attempts.signIn(visitor.address);
  if (!may.ok) return tooOften(may);
  // counted beforehand, so that a hundred at once are not a hundred attempts
  const isKnown = visitor.mark === markOf(email);
  const guess = attempts.guess(email, isKnown);
  if (!guess.ok) return tooOften(guess);
  const done = attempt(await ask());
  if (done.ok) attempts.right(email, visitor.address, isKnown);
  return done;
}

/** The library depends only on the store: if it fails, the store has failed. */
async function stored<T>(word: Promise<T>): Promise<T> {
  try {
    return await word;
  } catch (cause) {
    throw new StoreAway('the account store failed the sign-in library', { cause });
  }
}

const tooOften = ({ retryAfterS }: RateVerdict): Attempt => ({ ok: false, why: 'too_often', retryAfterS });

const headersOf = ({ address, cookie, agent }: Visitor): Record<string, string> => ({
  [ADDRESS_HEADER]: address,
  ...(agent !== undefined && { 'user-agent': agent }),
  ...(cookie !== undefined && { cookie }),
});

async function load({ raw, baseUrl }: AuthParts, secret: string, base: string) {
  const [{ betterAuth }, { PostgresDialect, SqliteDialect }] = await Promise.all([
    import('better-auth'),
    import('kysely'),
  ]);
  const database =
    raw.kind === 'libsql'
      ? { dialect: new SqliteDialect({ database: raw.database }), type: 'sqlite' as const }
      : { dialect: new PostgresDialect({ pool: raw.pool }), type: 'postgres' as const };
  return betterAuth({ ...signInOptions(secret, base, baseUrl?.startsWith('https:') ?? false), database });
}

/** The library's settings, apart from the database. */
export function signInOptions(secret: string, base: string, secure: boolean) {
  return {
    appName: 'Ganaka',
    baseURL: base,
    secret,
    trustedOrigins: [base],
    telemetry: { enabled: false },
    logger: { disabled: true },
    emailAndPassword: {
      enabled: true,
      minPasswordLength: MIN_PASSWORD_CHARS,
      maxPasswordLength: MAX_PASSWORD_CHARS,
      // with this the library answers the same, after the same work, whether or not the address was free
      autoSignIn: false,
    },
    // freshAge 0: users signed in for days may still see and end their sessions
    session: { expiresIn: WEEK_S, updateAge: DAY_S, freshAge: 0 },
    rateLimit: { enabled: false },
    advanced: {
      cookiePrefix: 'ganaka',
      useSecureCookies: secure,
      defaultCookieAttributes: { httpOnly: true, sameSite: 'lax', secure, path: '/' },
      ipAddress: { ipAddressHeaders: [ADDRESS_HEADER] },
    },
  } satisfies Omit<BetterAuthOptions, 'database'>;
}

const attempt = (response: Response): Attempt =>
  response.ok ? { ok: true, cookies: response.headers.getSetCookie() } : { ok: false, why: 'refused', retryAfterS: 0 };
