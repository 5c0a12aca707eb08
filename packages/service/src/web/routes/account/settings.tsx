/** /account/settings: change the password, list and end sessions, export all data, delete the account. */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Attempt } from '../../../accounts/sign-in/auth.ts';
import { MAX_PASSWORD_CHARS, MIN_PASSWORD_CHARS } from '../../../accounts/sign-in/password-length.ts';
import type { Letters } from '../../account/sign-in-mail.ts';
import { LeavePage, SettingsPage } from '../../pages/settings/page.tsx';
import type { PagesParts } from '../../parts.ts';
import type { FlashMessages } from '../../serving/flash-message.ts';
import { type Site, visitorOf } from '../reply.tsx';
import type { FormGuard, Person, WhoAsks } from './person.ts';
import { fieldOf, leaveNote } from './sign.tsx';

const PATH = '/account/settings';
const LEAVE = '/account/delete';
/** The most entries of the log in the export; the newest are kept. */
const MOST_LOGGED = 10_000;

export function settingsRoutes(
  app: FastifyInstance,
  site: Site,
  { accounts }: PagesParts,
  once: FlashMessages,
  letters: Letters,
  person: WhoAsks,
  guarded: FormGuard,
): void {
  settingsForms(app, site, once, letters, person, guarded);
  exportRoute(app, site, accounts, person);
  leaveRoutes(app, site, accounts, person, guarded);
}

const wordsOf = ({ frame }: Person) => frame.reader.words.settings;

/** Shows the page again after a wrong password. */
function refusal(reply: FastifyReply, who: Person, done: Extract<Attempt, { ok: false }>) {
  const auth = who.frame.reader.words.sign;
  if (done.why === 'too_often') reply.header('retry-after', String(done.retryAfterS));
  const said = { refused: wordsOf(who).wrongPassword, common: auth.commonPassword };
  return done.why === 'too_often'
    ? { wrong: auth.tooOften(done.retryAfterS), status: 429 }
    : { wrong: said[done.why], status: done.why === 'common' ? 400 : 401 };
}

/** The settings page and its forms: address, password, sessions. */
function settingsForms(
  app: FastifyInstance,
  site: Site,
  once: FlashMessages,
  letters: Letters,
  person: WhoAsks,
  guarded: FormGuard,
): void {
  const show = async (
    request: FastifyRequest,
    reply: FastifyReply,
    { account, csrf, frame }: Person,
    told: { readonly wrong?: string; readonly done?: string | undefined } = {},
    status = 200,
  ) => {
    const sessions = await site.auth.sessions(visitorOf(site, request));
    const own = { frame, csrf, account, sessions, letters: letters.possible };
    const page = <SettingsPage {...own} {...told} />;
    return site.private(reply, page, status);
  };

  app.get(PATH, async (request, reply) => {
    const who = await person(request, reply, PATH);
    if (who === undefined) return reply;
    const saying = once.take(request, reply, who.account.id)?.saying;
    const { done } = wordsOf(who);
    const { proved, sentAgain } = who.frame.reader.words.link;
    const said = new Map(Object.entries({ ...done, proved, sent: sentAgain }));
    return show(request, reply, who, { done: said.get(saying ?? '') });
  });

  app.post(`${PATH}/prove`, guarded, async (request, reply) => {
    const who = await person(request, reply, PATH);
    if (who === undefined) return reply;
    letters.send('prove', who.account.email, who.frame.reader.lang);
    once.leave(reply, who.account.id, 'sent');
    return reply.redirect(PATH, 303);
  });

  app.post(`${PATH}/password`, guarded, async (request, reply) => {
    const who = await person(request, reply, PATH);
    if (who === undefined) return reply;
    const [current, fresh] = [fieldOf(request, 'current'), fieldOf(request, 'fresh')];
    if (fresh.length < MIN_PASSWORD_CHARS || fresh.length > MAX_PASSWORD_CHARS)
      return show(request, reply, who, { wrong: who.frame.reader.words.sign.badPassword }, 400);
    const done = await site.auth.changePassword(who.account.email, current, fresh, visitorOf(site, request));
    if (!done.ok) {
      const { wrong, status } = refusal(reply, who, done);
      return show(request, reply, who, { wrong }, status);
    }
    once.leave(reply, who.account.id, 'password');
    // in addition to cookies that were already set
    for (const line of done.cookies) reply.header('set-cookie', line);
    return reply.redirect(PATH, 303);
  });

  app.post<{ Params: { id: string } }>('/account/sessions/:id/end', guarded, async (request, reply) => {
    const who = await person(request, reply, PATH);
    if (who === undefined) return reply;
    if (!(await site.auth.endSession(request.params.id, visitorOf(site, request))))
      return show(request, reply, who, { wrong: wordsOf(who).noSession }, 409);
    once.leave(reply, who.account.id, 'ended');
    return reply.redirect(PATH, 303);
  });
}

/** All stored data of an account, as one file. */
function exportRoute(app: FastifyInstance, site: Site, accounts: PagesParts['accounts'], person: WhoAsks): void {
  app.get('/account/export.json', async (request, reply) => {
    const who = await person(request, reply, PATH);
    if (who === undefined) return reply;
    const { id } = who.account;
    const [balance, keys, feeds, sessions, usage, byKey, recent, log] = await Promise.all([
      accounts.admin.balance(id),
      accounts.admin.keys(id),
      accounts.feeds.list(id),
      site.auth.sessions(visitorOf(site, request)),
      accounts.usage.rows(id),
      accounts.usage.byKey(id),
      accounts.recent.list(id),
      accounts.admin.log(id, MOST_LOGGED),
    ]);
    const all = {
      account: who.account,
      balance,
      keys,
      feeds,
      sessions,
      usage,
      byKey,
      recentCalls: Object.fromEntries(recent),
      log,
    };
    return reply
      .header('cache-control', 'no-store')
      .header('content-disposition', 'attachment; filename="ganaka-account.json"')
      .type('application/json; charset=utf-8')
      .send(`${JSON.stringify(inForm(all), null, 2)}\n`);
  });
}

function leaveRoutes(
  app: FastifyInstance,
  site: Site,
  accounts: PagesParts['accounts'],
  person: WhoAsks,
  guarded: FormGuard,
): void {
  app.get(LEAVE, async (request, reply) => {
    const who = await person(request, reply, LEAVE);
    return who === undefined ? reply : site.private(reply, <LeavePage {...who} />);
  });

  app.post(LEAVE, guarded, async (request, reply) => {
    const who = await person(request, reply, LEAVE);
    if (who === undefined) return reply;
    const visitor = visitorOf(site, request);
    const done = await site.auth.signIn(who.account.email, fieldOf(request, 'current'), visitor);
    if (!done.ok) {
      const { wrong, status } = refusal(reply, who, done);
      return site.private(reply, <LeavePage {...who} wrong={wrong} />, status);
    }
    await accounts.leaving.leave(who.account);
    leaveNote(site, reply, 'left');
    for (const line of await site.auth.signOut(visitor)) reply.header('set-cookie', line);
    return reply.redirect('/account/sign-in', 303);
  });
}

/** The data in the form of API replies: names in snake_case, instants as ISO text. */
function inForm(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(inForm);
  if (typeof value !== 'object' || value === null) return value;
  const fields = Object.entries(value);
  return Object.fromEntries(fields.map(([name, each]) => [snakeCase(name), inForm(clocked(name, each))]));
}

const snakeCase = (name: string): string => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

/** Turns instants into ISO text: the field `at` and all fields that end in `At`. */
const clocked = (name: string, value: unknown): unknown =>
  typeof value === 'number' && (name === 'at' || name.endsWith('At')) ? new Date(value).toISOString() : value;
