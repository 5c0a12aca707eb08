/**
 * The sign-in library (better-auth) on the database of the accounts: one instance for each secret, loaded with the
 * first call. Calls go through its HTTP handler or its API. If the library fails, the account store has failed.
 */
import type { BetterAuthOptions } from 'better-auth';
import { StoreAway } from '../gate.ts';
import type { RawHandle } from '../open.ts';
import { MAX_PASSWORD_CHARS, MIN_PASSWORD_CHARS } from './password-length.ts';
import type { Visitor } from './visitor.ts';

const WEEK_S = 7 * 86_400;
const DAY_S = 86_400;
const ADDRESS_HEADER = 'x-ganaka-address';

type Instance = Awaited<ReturnType<typeof load>>;

export interface SignInSetup {
  readonly raw: RawHandle;
  /**
   * New sessions are signed with the first secret; sessions signed with the others stay valid. The last ones may be left
   * out later.
   */
  readonly secrets: () => readonly string[];
  /** The public address of the pages; undefined on a developer's machine. */
  readonly baseUrl: string | undefined;
}

export interface SignInLibrary {
  /** Sends a form to the instance of secret number `which`; number 0 signs new sessions. */
  post(path: string, body: object, visitor: Visitor, which?: number): Promise<Response>;
  /** The visitor's session, and the instance whose secret signed it. */
  sessionOf(visitor: Visitor): Promise<KnownSession | undefined>;
}

export interface KnownSession {
  /** The index of the secret that signed the session. */
  readonly which: number;
  readonly api: Instance['api'];
  readonly headers: Headers;
  readonly user: { readonly id: string; readonly email: string };
  readonly session: { readonly id: string };
}

export function signInLibrary(parts: SignInSetup): SignInLibrary {
  const base = parts.baseUrl ?? 'http://localhost';
  const loaded = new Map<string, Promise<Instance>>();
  const instanceOf = (secret: string): Promise<Instance> => {
    const known = loaded.get(secret) ?? load(parts, secret, base);
    loaded.set(secret, known);
    return known;
  };
  return {
    async post(path, body, visitor, which = 0) {
      const secret = parts.secrets()[which];
      if (secret === undefined) throw new Error('sessions need a secret');
      const instance = await instanceOf(secret);
      const response = await fromStore(
        instance.handler(
          new Request(`${base}/api/auth${path}`, {
            method: 'POST',
            headers: { ...headersOf(visitor), 'content-type': 'application/json', origin: base },
            body: JSON.stringify(body),
          }),
        ),
      );
      if (response.status >= 500) throw new StoreAway(FAILED);
      return response;
    },
    async sessionOf(visitor) {
      if (!visitor.cookie?.includes('ganaka.session_token=')) return undefined;
      const headers = new Headers(headersOf(visitor));
      for (const [which, secret] of parts.secrets().entries()) {
        const { api } = await instanceOf(secret);
        const found = await fromStore(api.getSession({ headers }));
        if (found) return { which, api, headers, ...found };
      }
      return undefined;
    },
  };
}

const FAILED = 'the account store failed the sign-in library';

/** The library depends on nothing but the store, so any error it throws means that the store is unreachable. */
export async function fromStore<T>(call: Promise<T>): Promise<T> {
  try {
    return await call;
  } catch (cause) {
    throw new StoreAway(FAILED, { cause });
  }
}

const headersOf = ({ address, cookie, agent }: Visitor): Record<string, string> => ({
  [ADDRESS_HEADER]: address,
  ...(agent !== undefined && { 'user-agent': agent }),
  ...(cookie !== undefined && { cookie }),
});

async function load({ raw, baseUrl }: SignInSetup, secret: string, base: string) {
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
      // with automatic sign-in, the reply and its timing would show whether the address had an account
      autoSignIn: false,
    },
    // freshAge 0: sessions can be listed and ended however long ago the sign-in was
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
