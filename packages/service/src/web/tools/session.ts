/**
 * The key of a reader of the tool pages: entered once, or chosen once from those of the signed-in account. It is
 * checked as in the API and then remembered by its id in a signed cookie; the key itself is not stored, and a revoked
 * one closes the session at its next request. An entered key is forgotten with the browser, at the latest after twelve
 * hours; a chosen one when its owner signs out.
 */
import { createHmac, timingSafeEqual } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { EngineInfo } from 'ganaka/internal/sky/engines/engine.ts';
import { type Caller, type Gate, isRefused, StoreAway } from '../../accounts/gate.ts';
import type { PlanId } from '../../accounts/plans.ts';
import { opens } from '../../accounts/policy.ts';
import type { CookieSigner, PurposeKeys } from '../../accounts/sign-in/purpose-keys.ts';
import { keyIn } from '../../http/wire/request-parts.ts';
import type { OwnKeys } from './own-keys.ts';

/** The reader of a tool page. */
export type Visit =
  /** `own`: the keys of a signed-in account that has some. */
  | { readonly kind: 'open'; readonly own?: OwnKeys }
  /** A key whose plan, or whose engines, do not reach to another day here. */
  | (Keyed & { readonly kind: 'key'; readonly plan: PlanId })
  | (Keyed & { readonly kind: 'enterprise' });

interface Keyed {
  readonly caller: Caller;
  readonly shown: string;
  /** Set if the key came in the header of this request, which then pays as an API call does. */
  readonly byHeader?: true;
}

export type EntryResult = 'ok' | 'refused' | 'too_often';

export interface KeySession {
  /** The sender of this request. A session whose key was revoked, or whose owner signed out, is closed here. */
  visitOf(request: FastifyRequest, reply: FastifyReply): Promise<Visit>;
  /** Checks a key and opens the session. */
  enter(key: string, request: FastifyRequest, reply: FastifyReply): Promise<EntryResult>;
  /** Opens the session with one of the signed-in account's own keys; false if that id is none of them. */
  choose(keyId: string, request: FastifyRequest, reply: FastifyReply): Promise<boolean>;
  forget(reply: FastifyReply): void;
  /** Registers a page to which the key form may lead back. */
  register(path: string): void;
  leadsBack(path: string): boolean;
  /**
   * The token of the key form. An open page is the same for everybody and may be cached, so the token depends on the
   * day and not on the visitor. Origin and Sec-Fetch-Site show that the form comes from our own page.
   */
  formToken(): string;
  isFormToken(text: string): boolean;
}

const COOKIE = 'key';
const LIFE_MS = 12 * 3_600_000;
/** A chosen key is checked against the signed-in account each time, so only the sign-in ends it. */
const CHOSEN_LIFE_S = 30 * 86_400;
const CHOSEN = 'chosen';
const TOKEN_MS = 24 * 3_600_000;
const TRIES = 10;
const TRIES_MS = 60_000;
/** The number of IP addresses whose attempts are counted; beyond it all counts are reset. */
const MOST_ADDRESSES = 10_000;
const SEP = '~';

interface Parts {
  readonly gate: Gate;
  readonly keys: PurposeKeys;
  readonly cookies: CookieSigner;
  readonly secure: boolean;
  /** The engine of the instruments. */
  readonly engine: EngineInfo;
  readonly clock: () => number;
  /** The keys of the account that this browser is signed in to. */
  readonly ownKeys: (request: FastifyRequest) => Promise<OwnKeys | undefined>;
}

export function keySessions({ gate, keys, cookies, secure, engine, clock, ownKeys }: Parts): KeySession {
  const pages = new Set<string>();
  const mayTry = triesOf(clock);
  const options = { path: '/', httpOnly: true, sameSite: 'lax', secure } as const;
  const tokens = (day: number): string[] =>
    keys('key form').map((key) => createHmac('sha256', key).update(`key form ${day}`).digest('base64url'));
  const today = (): number => Math.floor(clock() / TOKEN_MS);
  const open = async (request: FastifyRequest): Promise<Visit> => {
    const own = await ownKeys(request).catch(withoutStore);
    return own === undefined || own.keys.length === 0 ? { kind: 'open' } : { kind: 'open', own };
  };

  const visitWith = (caller: Caller, shown: string): Exclude<Visit, { readonly kind: 'open' }> =>
    caller.plan === 'enterprise' && opens(caller.prefix, engine)
      ? { kind: 'enterprise', caller, shown }
      : { kind: 'key', caller, shown, plan: caller.plan };
  /** A key in the header counts for its request alone. A wrong one is no key: the page then says that it needs one. */
  const headerVisit = async (key: string, request: FastifyRequest): Promise<Visit> => {
    const tries = () => {
      if (!mayTry(request.ip)) throw TOO_OFTEN;
    };
    try {
      const found = await gate.find(key, tries);
      return isRefused(found) ? { kind: 'open' } : { ...visitWith(found, shownOf(found, key)), byHeader: true };
    } catch (error) {
      if (error !== TOO_OFTEN) throw error;
      return { kind: 'open' };
    }
  };

  return {
    async visitOf(request, reply) {
      const inHeader = keyIn(request.headers);
      if (inHeader !== undefined) return headerVisit(inHeader, request);
      const sent = request.cookies[COOKIE];
      if (sent === undefined) return open(request);
      const [keyId = '', shown = '', until = '', how = ''] = (cookies.unsign(COOKIE, sent) ?? '').split(SEP);
      const found = Number(until) > clock() ? await gate.findId(keyId) : ({ refused: 'unknown' } as const);
      const isOver = isRefused(found) || (how === CHOSEN && (await ownKeys(request))?.accountId !== found.accountId);
      if (isOver) {
        reply.clearCookie(COOKIE, options);
        return open(request);
      }
      return visitWith(found, shown);
    },
    async enter(key, request, reply) {
      if (!mayTry(request.ip)) return 'too_often';
      const found = await gate.find(key.trim());
      if (isRefused(found)) return 'refused';
      const shown = shownOf(found, key.trim());
      reply.setCookie(COOKIE, cookies.sign(COOKIE, [found.keyId, shown, clock() + LIFE_MS].join(SEP)), options);
      return 'ok';
    },
    async choose(keyId, request, reply) {
      const chosen = (await ownKeys(request))?.keys.find(({ id }) => id === keyId);
      if (chosen === undefined) return false;
      const kept = [chosen.id, chosen.shown, clock() + CHOSEN_LIFE_S * 1000, CHOSEN].join(SEP);
      reply.setCookie(COOKIE, cookies.sign(COOKIE, kept), { ...options, maxAge: CHOSEN_LIFE_S });
      return true;
    },
    register: (path) => void pages.add(path),
    leadsBack: (path) => pages.has(path),
    forget: (reply) => void reply.clearCookie(COOKIE, options),
    formToken: () => tokens(today())[0] ?? '',
    isFormToken: (text) => [today(), today() - 1].flatMap(tokens).some((token) => same(text, token)),
  };
}

/** Thrown where an address has looked up too many unknown keys in a minute. */
const TOO_OFTEN = new Error('too many lookups of unknown keys');

const shownOf = ({ prefix }: Caller, key: string): string => `${prefix}_…${key.slice(-4)}`;

/** Whether an address may try another key in this minute. */
function triesOf(clock: () => number): (address: string) => boolean {
  const tries = new Map<string, { count: number; until: number }>();
  return (address) => {
    const now = clock();
    if (tries.size > MOST_ADDRESSES) tries.clear();
    const known = tries.get(address);
    if (known === undefined || known.until <= now) {
      tries.set(address, { count: 1, until: now + TRIES_MS });
      return true;
    }
    known.count++;
    return known.count <= TRIES;
  };
}

/** An open page does not need the accounts: without them it offers no keys. */
function withoutStore(error: unknown): undefined {
  if (!(error instanceof StoreAway)) throw error;
}

const same = (a: string, b: string): boolean =>
  a.length === b.length && timingSafeEqual(Buffer.from(a.padEnd(b.length)), Buffer.from(b));
