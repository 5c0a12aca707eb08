/**
 * Sign-in: passwords, sessions and the throttle, by better-auth on the accounts' own database. The pages speak to it through
 * the few calls below and never see a password's hash. Requests are handed to the library's handler rather than to its inner
 * calls, because only the handler counts attempts.
 */
import type { BetterAuthOptions } from 'better-auth';
import { makeSignInTables } from './auth-tables.ts';
import type { RawHandle } from './open.ts';
import { MIN_PASSWORD_CHARS } from './password.ts';

export const MAX_PASSWORD_CHARS = 128;

export interface User {
  readonly id: string;
  readonly email: string;
}

/** What came of an attempt; `cookies` are Set-Cookie lines for the answer. */
export type Attempt =
  | { readonly ok: true; readonly cookies: readonly string[] }
  | { readonly ok: false; readonly why: 'refused' | 'too_often'; readonly retryAfterS: number };

export interface Visitor {
  /** Network address, for the throttle. */
  readonly address: string;
  readonly cookie: string | undefined;
}

export interface Auth {
  signUp(email: string, password: string, visitor: Visitor): Promise<Attempt>;
  signIn(email: string, password: string, visitor: Visitor): Promise<Attempt>;
  signOut(visitor: Visitor): Promise<readonly string[]>;
  userOf(visitor: Visitor): Promise<User | undefined>;
}

export interface AuthParts {
  readonly raw: RawHandle;
  readonly secret: string;
  /** The address the pages are reached under; undefined on a machine of one's own. */
  readonly baseUrl: string | undefined;
}

const WEEK_S = 7 * 86_400;
const DAY_S = 86_400;
/** Attempts of one address in a minute. */
const SIGN_INS = 10;
const SIGN_UPS = 10;
const ADDRESS_HEADER = 'x-ganaka-address';

/** Makes the tables now and loads the library with the first call. */
export async function openAuth(parts: AuthParts): Promise<Auth> {
  await makeSignInTables(parts.raw);
  const base = parts.baseUrl ?? 'http://localhost';
  let loaded: ReturnType<typeof load> | undefined;
  const library = () => (loaded ??= load(parts, base));
  const post = async (path: string, body: object, visitor: Visitor): Promise<Response> => {
    const auth = await library();
    return auth.handler(
      new Request(`${base}/api/auth${path}`, {
        method: 'POST',
        headers: { ...headersOf(visitor), 'content-type': 'application/json', origin: base },
        body: JSON.stringify(body),
      }),
    );
  };
  return {
    async signUp(email, password, visitor) {
      return attempt(await post('/sign-up/email', { email, password, name: email }, visitor));
    },
    async signIn(email, password, visitor) {
      return attempt(await post('/sign-in/email', { email, password, rememberMe: true }, visitor));
    },
    async signOut(visitor) {
      return (await post('/sign-out', {}, visitor)).headers.getSetCookie();
    },
    async userOf(visitor) {
      if (!visitor.cookie?.includes('ganaka.session_token=')) return undefined;
      const auth = await library();
      const found = await auth.api.getSession({ headers: new Headers(headersOf(visitor)) });
      return found ? { id: found.user.id, email: found.user.email } : undefined;
    },
  };
}

const headersOf = ({ address, cookie }: Visitor): Record<string, string> => ({
  [ADDRESS_HEADER]: address,
  ...(cookie !== undefined && { cookie }),
});

async function load({ raw, secret, baseUrl }: AuthParts, base: string) {
  const [{ betterAuth }, { PostgresDialect, SqliteDialect }] = await Promise.all([
    import('better-auth'),
    import('kysely'),
  ]);
  const database =
    raw.kind === 'libsql'
      ? { dialect: new SqliteDialect({ database: raw.database }), type: 'sqlite' as const }
      : { dialect: new PostgresDialect({ pool: raw.pool }), type: 'postgres' as const };
  const shared = raw.kind === 'postgres';
  return betterAuth({ ...signInOptions(secret, base, baseUrl?.startsWith('https:') ?? false, shared), database });
}

/** The library's settings, apart from the database; `shared` when several processes count attempts together. */
export function signInOptions(secret: string, base: string, secure: boolean, shared: boolean) {
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
    session: { expiresIn: WEEK_S, updateAge: DAY_S },
    rateLimit: {
      enabled: true,
      storage: shared ? 'database' : 'memory',
      customRules: {
        '/sign-in/email': { window: 60, max: SIGN_INS },
        '/sign-up/email': { window: 60, max: SIGN_UPS },
        '/sign-out': false,
        '/get-session': false,
      },
    },
    advanced: {
      cookiePrefix: 'ganaka',
      useSecureCookies: secure,
      defaultCookieAttributes: { httpOnly: true, sameSite: 'lax', secure, path: '/' },
      ipAddress: { ipAddressHeaders: [ADDRESS_HEADER] },
    },
  } satisfies Omit<BetterAuthOptions, 'database'>;
}

function attempt(response: Response): Attempt {
  if (response.ok) return { ok: true, cookies: response.headers.getSetCookie() };
  const tooOften = response.status === 429;
  const retryAfterS = Number(response.headers.get('x-retry-after')) || 60;
  return { ok: false, why: tooOften ? 'too_often' : 'refused', retryAfterS };
}
