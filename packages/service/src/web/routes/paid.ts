/**
 * Answers that a page shows after payment. Sending the form with its token pays. A signed cookie then remembers the
 * paid query for ten minutes; during that time its URL shows the answer again at no cost. No URL by itself spends
 * credits.
 */
import type { FastifyReply, FastifyRequest } from 'fastify';
import { type CreditClass, creditsOf } from '../../accounts/credits.ts';
import type { Caller, Gate } from '../../accounts/gate.ts';
import { Refusal } from '../../api/refusal.ts';
import type { Site } from './reply.tsx';

const COOKIE = 'shown';
const KEPT_S = 600;
/** The number of paid answers that stay readable at the same time. */
const MOST_KEPT = 4;
const SEP = '~';

/** The result of a purchase; `wrong` has the message of the refusal. */
export type PurchaseResult =
  | { readonly kind: 'paid' | 'exhausted' | 'away' }
  | { readonly kind: 'wrong'; readonly text: string };

export interface Purchases {
  isPaid(request: FastifyRequest, caller: Caller, query: string): boolean;
  /** Computes the answer, takes the credits, and remembers the query in the cookie. */
  buy(
    request: FastifyRequest,
    reply: FastifyReply,
    caller: Caller,
    query: string,
    compute: () => Promise<unknown>,
  ): Promise<PurchaseResult>;
}

/** Takes the price of a row for a page that a key in the header opened; false if the credits are used up. */
export async function charge(gate: Gate, caller: Caller, row: Charged, requestId: string): Promise<boolean> {
  const purpose = { creditClass: row.credits, routePath: row.path, requestId };
  const debited = await gate.debit(caller, creditsOf(row.credits), purpose);
  return debited.ok && gate.sending(debited.receipt);
}
type Charged = { readonly credits: CreditClass; readonly path: string };

/** `path`: that of the page. `routePath`: that of the route that is paid for. */
export function purchasesOf(path: string, routePath: string, { secure, cookies }: Site, gate: Gate): Purchases {
  const options = { path, httpOnly: true, sameSite: 'lax', secure } as const;
  const paidFor = (request: FastifyRequest, caller: Caller): readonly string[] => {
    const [account, ...kept] = (cookies.unsign(COOKIE, request.cookies[COOKIE]) ?? '').split(SEP);
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
      reply.setCookie(COOKIE, cookies.sign(COOKIE, [caller.accountId, ...kept].join(SEP)), {
        ...options,
        maxAge: KEPT_S,
      });
      return { kind: 'paid' };
    },
  };
}
