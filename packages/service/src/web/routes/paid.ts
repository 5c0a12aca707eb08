/**
 * Answers that a page shows after payment. Sending a form with its token pays; on tool pages with an Enterprise key,
 * whose credits are counted and have no limit, the URL of another day pays as an API call does. A signed cookie then
 * remembers the paid query for ten minutes; during that time its URL shows the answer again at no cost. A key in the
 * header pays each time. No URL by itself spends credits that can be used up.
 */
import { createHash } from 'node:crypto';
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
  /** Takes the credits for a computed answer that is shown now; false if they could not be taken. */
  pay(request: FastifyRequest, reply: FastifyReply, payer: Payer, query: string): Promise<boolean>;
}

/** Who pays: a caller of a session, or one whose key came in the header of this request. */
interface Payer {
  readonly caller: Caller;
  readonly byHeader?: true;
}

type Charged = { readonly credits: CreditClass; readonly path: string };

/** `path`: that of the page. `row`: that of the route that is paid for. */
export function purchasesOf(path: string, row: Charged, { secure, cookies }: Site, gate: Gate): Purchases {
  const options = { path, httpOnly: true, sameSite: 'lax', secure } as const;
  const credits = creditsOf(row.credits);
  const paidFor = (request: FastifyRequest, caller: Caller): readonly string[] => {
    const [account, ...kept] = (cookies.unsign(COOKIE, request.cookies[COOKIE]) ?? '').split(SEP);
    return account === caller.accountId ? kept.filter((each) => Number(each.split(' ', 1)[0]) > Date.now()) : [];
  };
  const isPaid = (request: FastifyRequest, caller: Caller, query: string): boolean =>
    paidFor(request, caller).some((each) => each.endsWith(` ${markOf(query)}`));
  const take = async (request: FastifyRequest, caller: Caller): Promise<'paid' | 'exhausted' | 'away'> => {
    const purpose = { creditClass: row.credits, routePath: row.path, requestId: request.id };
    const debited = await gate.debit(caller, credits, purpose);
    if (!debited.ok) return 'exhausted';
    return gate.sending(debited.receipt) ? 'paid' : 'away';
  };
  const remember = (request: FastifyRequest, reply: FastifyReply, caller: Caller, query: string): void => {
    const until = Date.now() + KEPT_S * 1000;
    const kept = [`${until} ${markOf(query)}`, ...paidFor(request, caller)].slice(0, MOST_KEPT);
    const value = cookies.sign(COOKIE, [caller.accountId, ...kept].join(SEP));
    reply.setCookie(COOKIE, value, { ...options, maxAge: KEPT_S });
  };
  return {
    isPaid,
    async buy(request, reply, caller, query, compute) {
      const balance = gate.balance(caller);
      if (balance !== null && balance < credits) return { kind: 'exhausted' };
      try {
        await compute();
      } catch (error) {
        if (!(error instanceof Refusal) || error.status !== 400) throw error;
        return { kind: 'wrong', text: error.message };
      }
      const kind = await take(request, caller);
      if (kind === 'paid') remember(request, reply, caller, query);
      return { kind };
    },
    async pay(request, reply, { caller, byHeader }, query) {
      if (request.method === 'HEAD') return true; // which shows nothing and costs nothing, as in the API
      if (byHeader) return (await take(request, caller)) === 'paid';
      if (isPaid(request, caller, query)) return true;
      if ((await take(request, caller)) !== 'paid') return false;
      remember(request, reply, caller, query);
      return true;
    },
  };
}

/** A query in the cookie: short, whatever its length. */
const markOf = (query: string): string => createHash('sha256').update(query).digest('base64url').slice(0, 22);
