/** The signed-in user, as known to the account pages. */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Account } from '../../../accounts/admin.ts';
import type { Frame } from '../../design/page.tsx';

export interface Person {
  readonly account: Account;
  readonly csrf: string;
  readonly frame: Frame;
}

/**
 * Returns the person of the session. Without a session a reply has already been sent, and the result is undefined.
 * `path` is the page to which a form belongs.
 */
export type WhoAsks = (request: FastifyRequest, reply: FastifyReply, path: string) => Promise<Person | undefined>;

/** Guards every form: it must come from our own page, with its CSRF token. */
export interface FormGuard {
  readonly onRequest: (request: FastifyRequest) => Promise<void>;
  readonly preHandler: FastifyInstance['csrfProtection'];
}
