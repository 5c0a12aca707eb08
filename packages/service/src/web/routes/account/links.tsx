/**
 * Single-use links. A user who forgot a password requests one; anybody who has the link can open it. Opening it changes
 * nothing; only the form on its page does.
 */
import type { FastifyInstance, FastifyReply, FastifyRequest, RouteShorthandOptions } from 'fastify';
import { emailAddress } from '../../../accounts/account/email-and-domain.ts';
import { AdminRefusal } from '../../../accounts/admin.ts';
import { MAX_PASSWORD_CHARS, MIN_PASSWORD_CHARS } from '../../../accounts/sign-in/password-length.ts';
import type { Letters } from '../../account/sign-in-mail.ts';
import { ForgotPage, GoneLink, LinkPage } from '../../pages/link/page.tsx';
import type { PagesParts } from '../../parts.ts';
import type { FlashMessages } from '../../serving/flash-message.ts';
import { leaveMark, type Site, visitorOf } from '../reply.tsx';
import { fieldOf, leaveNote } from './sign.tsx';

const FORGOT = '/account/forgot';
type OfLink = { Params: { token: string } };

export function linkRoutes(
  app: FastifyInstance,
  site: Site,
  { accounts }: PagesParts,
  once: FlashMessages,
  letters: Letters,
  guarded: RouteShorthandOptions,
): void {
  if (letters.possible) forgotRoutes(app, site, accounts, letters, guarded);
  openRoutes(app, site, accounts, once, guarded);
}

const frameOf = (site: Site, request: FastifyRequest, reply: FastifyReply, path: string) => ({
  reader: site.reader(request, reply, path),
  assets: site.assets,
  signedIn: null,
});

/** The routes that send an e-mail with a link for a forgotten password. */
function forgotRoutes(
  app: FastifyInstance,
  site: Site,
  { attempts }: PagesParts['accounts'],
  letters: Letters,
  guarded: RouteShorthandOptions,
): void {
  const forgot = (request: FastifyRequest, reply: FastifyReply, wrong?: string, status = 200) => {
    const frame = frameOf(site, request, reply, FORGOT);
    return site.private(reply, <ForgotPage frame={frame} csrf={reply.generateCsrf()} wrong={wrong} />, status);
  };

  app.get(FORGOT, async (request, reply) => forgot(request, reply));

  app.post(FORGOT, guarded, async (request, reply) => {
    const reader = site.reader(request, reply, FORGOT);
    const email = addressIn(fieldOf(request, 'email'));
    if (email === undefined) return forgot(request, reply, reader.words.sign.badEmail, 400);
    const may = attempts.signUp(request.ip);
    if (!may.ok) {
      reply.header('retry-after', String(may.retryAfterS));
      return forgot(request, reply, reader.words.sign.tooOften(may.retryAfterS), 429);
    }
    letters.send('reset', email, reader.lang);
    leaveNote(site, reply, 'sent');
    return reply.redirect('/account/sign-in', 303);
  });
}

/** The routes of the page of a link and of its form. */
function openRoutes(
  app: FastifyInstance,
  site: Site,
  { admin, links, passwords }: PagesParts['accounts'],
  once: FlashMessages,
  guarded: RouteShorthandOptions,
): void {
  /** Sends the page of a link, or the page that says that the link no longer works. */
  const link = async (request: FastifyRequest, reply: FastifyReply, token: string, wrong?: string, status = 200) => {
    const to = `/account/link/${encodeURIComponent(token)}`;
    const frame = frameOf(site, request, reply, to);
    reply.header('referrer-policy', 'no-referrer');
    const linked = await links.look(token);
    if (linked === undefined) return site.private(reply, <GoneLink frame={frame} />, 410);
    const page = <LinkPage frame={frame} csrf={reply.generateCsrf()} linked={linked} to={to} wrong={wrong} />;
    return site.private(reply, page, status);
  };

  app.get<OfLink>('/account/link/:token', async (request, reply) => link(request, reply, request.params.token));

  app.post<OfLink>('/account/link/:token', guarded, async (request, reply) => {
    const { token } = request.params;
    const auth = site.reader(request, reply).words.sign;
    const linked = await links.look(token);
    if (linked === undefined) return link(request, reply, token);
    const { email, purpose } = linked;
    const password = fieldOf(request, 'password');
    if (password.length < MIN_PASSWORD_CHARS || password.length > MAX_PASSWORD_CHARS)
      return link(request, reply, token, auth.badPassword, 400);
    if (purpose === 'reset') {
      if (site.auth.isCommon(password, email)) return link(request, reply, token, auth.commonPassword, 400);
      if ((await links.use(token)) === undefined) return link(request, reply, token);
      // whoever reads the mailbox owns the address; keys that were created before it was confirmed may belong to
      // somebody else
      await passwords.reset(email, password, 'revoke_unproved');
      leaveNote(site, reply, 'reset', email);
      return reply.redirect('/account/sign-in', 303);
    }
    // the link only shows that somebody reads the mailbox; the password shows that the same person signed up
    const done = await site.auth.signIn(email, password, visitorOf(site, request));
    if (!done.ok && done.why === 'too_often') {
      reply.header('retry-after', String(done.retryAfterS));
      return link(request, reply, token, auth.tooOften(done.retryAfterS), 429);
    }
    if (!done.ok) return link(request, reply, token, auth.wrong, 401);
    if ((await links.use(token)) === undefined) return link(request, reply, token);
    const user = await passwords.userOf(email);
    if (user === undefined) return link(request, reply, token);
    let account = await admin.accountOfUser(user);
    if (!account.proved)
      account = await admin.confirm(
        email,
        (await admin.accountByEmail(email)) === undefined ? 'keep' : 'revoke_unproved',
      );
    leaveMark(site, reply, email);
    once.leave(reply, account.id, 'proved');
    for (const line of done.cookies) reply.header('set-cookie', line);
    return reply.redirect('/account/settings', 303);
  });
}

function addressIn(typed: string): string | undefined {
  try {
    return emailAddress(typed);
  } catch (error) {
    if (error instanceof AdminRefusal) return undefined;
    throw error;
  }
}
