/**
 * The session of a reader of the tool pages. A key is entered once and checked as in the API. Then its id is kept in a
 * signed cookie, which ends with the browser or after twelve hours. The key itself is not stored, and the session of a
 * revoked key ends at its next request.
 */
import { createHmac, timingSafeEqual } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { type Caller, type Gate, isRefused } from '../../accounts/gate.ts';
import type { PlanId } from '../../accounts/plans.ts';
import { opens } from '../../accounts/policy.ts';
import type { EngineInfo } from '../../engines/engine.ts';

/** The reader of a tool page. */
export type Visit =
  | { readonly kind: 'open' }
  /** A key whose plan or engines do not include other days on these pages. */
  | { readonly kind: 'key'; readonly caller: Caller; readonly shown: string; readonly plan: PlanId }
  | { readonly kind: 'enterprise'; readonly caller: Caller; readonly shown: string };

export type Entered = 'ok' | 'refused' | 'too_often';

export interface KeySession {
  /** Returns the reader of a request. The session of a revoked key is closed here. */
  visitOf(request: FastifyRequest, reply: FastifyReply): Promise<Visit>;
  /** Checks a key and opens the session. */
  enter(key: string, request: FastifyRequest, reply: FastifyReply): Promise<Entered>;
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
const TOKEN_MS = 24 * 3_600_000;
const TRIES = 10;
const TRIES_MS = 60_000;
/** The number of IP addresses whose attempts are counted; beyond it all counts are reset. */
const MOST_ADDRESSES = 10_000;
const SEP = '~';

interface Parts {
  readonly gate: Gate;
  readonly secret: string;
  readonly secure: boolean;
  /** The engine of the instruments. */
  readonly engine: EngineInfo;
  readonly clock: () => number;
}

export function keySessions({ gate, secret, secure, engine, clock }: Parts): KeySession {
  const pages = new Set<string>();
  const tries = new Map<string, { count: number; until: number }>();
  const options = { path: '/', httpOnly: true, sameSite: 'lax', secure, signed: true } as const;

  const mayTry = (address: string): boolean => {
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
  const token = (day: number): string => createHmac('sha256', secret).update(`key form ${day}`).digest('base64url');
  const today = (): number => Math.floor(clock() / TOKEN_MS);

  return {
    async visitOf(request, reply) {
      const sent = request.cookies[COOKIE];
      if (sent === undefined) return { kind: 'open' };
      const { valid, value } = request.unsignCookie(sent);
      const [keyId = '', shown = '', until = ''] = (valid ? (value ?? '') : '').split(SEP);
      const found = Number(until) > clock() ? await gate.findId(keyId) : ({ refused: 'unknown' } as const);
      if (isRefused(found)) {
        reply.clearCookie(COOKIE, options);
        return { kind: 'open' };
      }
      const reaches = found.plan === 'enterprise' && opens(found.prefix, engine);
      return reaches
        ? { kind: 'enterprise', caller: found, shown }
        : { kind: 'key', caller: found, shown, plan: found.plan };
    },
    async enter(key, request, reply) {
      if (!mayTry(request.ip)) return 'too_often';
      const found = await gate.find(key.trim());
      if (isRefused(found)) return 'refused';
      const shown = `${found.prefix}_…${key.trim().slice(-4)}`;
      reply.setCookie(COOKIE, [found.keyId, shown, clock() + LIFE_MS].join(SEP), options);
      return 'ok';
    },
    register: (path) => void pages.add(path),
    leadsBack: (path) => pages.has(path),
    forget: (reply) => void reply.clearCookie(COOKIE, options),
    formToken: () => token(today()),
    isFormToken: (text) => [today(), today() - 1].some((day) => same(text, token(day))),
  };
}

const same = (a: string, b: string): boolean =>
  a.length === b.length && timingSafeEqual(Buffer.from(a.padEnd(b.length)), Buffer.from(b));
