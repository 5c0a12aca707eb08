/**
 * Answers that a page shows once they are paid for: a form that is sent with its token pays, a signed cookie names what was paid
 * for ten minutes, and during them its address shows it again without cost. No address by itself spends anything.
 */
import type { FastifyReply, FastifyRequest } from 'fastify';
import { creditsOf } from '../../accounts/credits.ts';
import type { Caller, Gate } from '../../accounts/gate.ts';
import { Refusal } from '../../ask/refusal.ts';
import type { Site } from './reply.tsx';

const COOKIE = 'shown';
const KEPT_S = 600;
/** So many answers stay readable at once. */
const MOST_KEPT = 4;
const SEP = '~';

/** How a purchase ended; `wrong` has the refusal's words. */
export type Bought =
  | { readonly kind: 'paid' | 'exhausted' | 'away' }
  | { readonly kind: 'wrong'; readonly text: string };

export interface Purchases {
  isPaid(request: FastifyRequest, caller: Caller, query: string): boolean;
  /** Computes the answer, takes the credits, and names it in the cookie. */
  buy(
    request: FastifyRequest,
    reply: FastifyReply,
    caller: Caller,
    query: string,
    compute: () => Promise<unknown>,
  ): Promise<Bought>;
}

/** `path`: of the page; `routePath`: of the heavy route that is paid for. */
export function purchasesOf(path: string, routePath: string, { secure }: Site, gate: Gate): Purchases {
  const options = { path, httpOnly: true, sameSite: 'lax', secure, signed: true } as const;
  const paidFor = (request: FastifyRequest, caller: Caller): readonly string[] => {
    const { valid, value } = request.unsignCookie(request.cookies[COOKIE] ?? '');
    const [account, ...kept] = (valid ? (value ?? '') : '').split(SEP);
    return account === caller.accountId ? kept.filter((each) => Number(each.split(' ', 1)[0]) > Date.now()) : [];
  };
  return {
    isPaid: (request, caller, query) => paidFor(request, caller).some((each) => each.endsWith(` ${query}`)),
    async buy(request, reply, caller, query, compute) {
      const credits = creditsOf('heavy');
      const balance = gate.balance(caller);
      if (balance !== null && balance < credits) return { kind: 'exhausted' };
      try {
        await compute();
      } catch (error) {
        if (!(error instanceof Refusal) || error.status !== 400) throw error;
        return { kind: 'wrong', text: error.message };
      }
      const debited = await gate.debit(caller, credits, { creditClass: 'heavy', routePath, requestId: request.id });
      if (!debited.ok) return { kind: 'exhausted' };
      if (!gate.sending(debited.receipt)) return { kind: 'away' };
      const until = Date.now() + KEPT_S * 1000;
      const kept = [`${until} ${query}`, ...paidFor(request, caller)].slice(0, MOST_KEPT);
      reply.setCookie(COOKIE, [caller.accountId, ...kept].join(SEP), { ...options, maxAge: KEPT_S });
      return { kind: 'paid' };
    },
  };
}
