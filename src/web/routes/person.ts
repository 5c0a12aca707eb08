/** The signed-in user, as known to the account pages. */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Account } from '../../accounts/admin.ts';
import type { Frame } from '../design/page.tsx';

export interface Person {
  readonly account: Account;
  readonly csrf: string;
  readonly frame: Frame;
}

/** The person of the session; without one the answer is already on its way. `path` is the page a form belongs to. */
export type WhoAsks = (request: FastifyRequest, reply: FastifyReply, path: string) => Promise<Person | undefined>;

/** Guards every form: it must come from our own page, with its token. */
export interface FormGuard {
  readonly onRequest: (request: FastifyRequest) => Promise<void>;
  readonly preHandler: FastifyInstance['csrfProtection'];
}
