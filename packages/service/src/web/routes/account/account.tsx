/** The pages of an account. Every form is guarded, and every private page is only for the session of its owner. */
import { stringify } from 'csv-stringify/sync';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { BYTE_ORDER_MARK } from 'ganaka/internal/views/kit/csv-file.ts';
import { monthOf } from '../../../accounts/account/usage.ts';
import type { KeyRow } from '../../../accounts/admin.ts';
import type { Letters } from '../../account/sign-in-mail.ts';
import type { Frame } from '../../design/page.tsx';
import { CallsPage } from '../../pages/calls/page.tsx';
import { PlanPage } from '../../pages/plan/page.tsx';
import { UsagePage } from '../../pages/usage/page.tsx';
import type { PagesParts } from '../../parts.ts';
import type { FlashMessages } from '../../serving/flash-message.ts';
import { ownForm } from '../../serving/guard.ts';
import { type Site, signedIn } from '../reply.tsx';
import { feedRoutes } from './feeds.tsx';
import { keyRoutes } from './keys.tsx';
import { linkRoutes } from './links.tsx';
import type { FormGuard, WhoAsks } from './person.ts';
import { settingsRoutes } from './settings.tsx';
import { fieldOf, leaveNote, signRoutes } from './sign.tsx';

export function accountRoutes(
  app: FastifyInstance,
  site: Site,
  parts: PagesParts,
  once: FlashMessages,
  letters: Letters,
): void {
  const { accounts, settings } = parts;
  const guarded: FormGuard = {
    onRequest: async (request: FastifyRequest) => ownForm(request, settings.baseUrl),
    preHandler: app.csrfProtection,
  };
  signRoutes(app, site, settings, letters, guarded);
  linkRoutes(app, site, parts, once, letters, guarded);

  const person: WhoAsks = async (request, reply, path) => {
    const user = await signedIn(site, request);
    if (user === undefined) {
      leaveNote(site, reply, 'first');
      reply.redirect(`/account/sign-in?next=${path}`, 303);
      return undefined;
    }
    const reader = site.reader(request, reply, path);
    const csrf = reply.generateCsrf();
    const frame: Frame = { reader, assets: site.assets, signedIn: csrf };
    return { account: await accounts.admin.accountOfUser(user), csrf, frame };
  };

  keyRoutes(app, site, parts, once, person, guarded);
  feedRoutes(app, site, parts, person, guarded);
  settingsRoutes(app, site, parts, once, letters, person, guarded);

  usageRoutes(app, site, accounts, person);
  callsRoute(app, site, accounts, person);

  app.get('/account', (_request, reply) => reply.redirect('/account/keys', 303));

  app.get('/account/plan', async (request, reply) => {
    const user = await signedIn(site, request);
    const account = user === undefined ? undefined : await accounts.admin.accountOfUser(user);
    const frame: Frame = {
      reader: site.reader(request, reply),
      assets: site.assets,
      signedIn: user === undefined ? null : reply.generateCsrf(),
    };
    const page = <PlanPage frame={frame} mine={account?.plan ?? null} contact={settings.contactEmail} />;
    return site.private(reply, page);
  });
}

function usageRoutes(
  app: FastifyInstance,
  site: Site,
  { admin, usage }: PagesParts['accounts'],
  person: WhoAsks,
): void {
  app.get('/account/usage', async (request, reply) => {
    const who = await person(request, reply, '/account/usage');
    if (who === undefined) return reply;
    const { id } = who.account;
    const period = periodOf(fieldOf(request, 'month'));
    if (period === null) return site.missing(request, reply);
    const [month, months, balance, keys] = await Promise.all([
      usage.month(id, period),
      usage.months(id),
      admin.balance(id),
      admin.keys(id),
    ]);
    const byKey = await usage.byKey(id, month.period);
    const keyName = keyNames(keys, who.frame.reader.words.usage.calendar);
    const page = { usage: month, months, balance, byKey, keyName };
    return site.private(reply, <UsagePage frame={who.frame} {...page} />);
  });

  app.get('/account/usage-keys.csv', async (request, reply) => {
    const who = await person(request, reply, '/account/usage');
    if (who === undefined) return reply;
    const period = periodOf(fieldOf(request, 'month'));
    if (period === null) return site.missing(request, reply);
    const { id } = who.account;
    const [rows, keys] = await Promise.all([usage.byKey(id, period), admin.keys(id)]);
    const keyName = keyNames(keys, who.frame.reader.words.usage.calendar);
    const lines = rows.map((row) => [monthOf(row.period), keyName(row.keyId), row.route, row.credits, row.calls]);
    // a label is free text of its owner: a spreadsheet must not interpret it as a formula
    const options = { escape_formulas: true, record_delimiter: 'windows' } as const;
    return csv(
      request,
      reply,
      'ganaka-usage-keys.csv',
      stringify([['month', 'key', 'route', 'credits', 'calls'], ...lines], options),
    );
  });

  app.get('/account/usage.csv', async (request, reply) => {
    const who = await person(request, reply, '/account/usage');
    if (who === undefined) return reply;
    const period = periodOf(fieldOf(request, 'month'));
    if (period === null) return site.missing(request, reply);
    const rows = await usage.rows(who.account.id, period);
    const lines = rows.map(({ day, creditClass, credits, calls }) => `${day},${creditClass},${credits},${calls}\r\n`);
    return csv(request, reply, 'ganaka-usage.csv', `day,class,credits,calls\r\n${lines.join('')}`);
  });
}

function callsRoute(
  app: FastifyInstance,
  site: Site,
  { admin, recent }: PagesParts['accounts'],
  person: WhoAsks,
): void {
  app.get('/account/calls', async (request, reply) => {
    const who = await person(request, reply, '/account/calls');
    if (who === undefined) return reply;
    const { id } = who.account;
    const [calls, keys] = await Promise.all([recent.list(id), admin.keys(id)]);
    const keyName = keyNames(keys, who.frame.reader.words.usage.calendar);
    return site.private(reply, <CallsPage frame={who.frame} calls={calls} keyName={keyName} />);
  });
}

/** `bom=1` adds a byte order mark for spreadsheets; the buttons of the page send it. */
const csv = (request: FastifyRequest, reply: FastifyReply, name: string, body: string): FastifyReply =>
  reply
    .header('cache-control', 'no-store')
    .header('content-disposition', `attachment; filename="${name}"`)
    .type('text/csv; charset=utf-8')
    .send(fieldOf(request, 'bom') === '1' ? BYTE_ORDER_MARK + body : body);

/**
 * Returns the name by which the owner recognizes a key: the visible end of its text, and the label. A feed has no key;
 * it is called by the given word.
 */
function keyNames(keys: readonly KeyRow[], calendar: string): (keyId: string) => string {
  const names = new Map(keys.map(({ id, prefix, tail, label }) => [id, `${prefix}_…${tail} ${label}`.trim()]));
  return (keyId) => names.get(keyId) ?? (keyId.startsWith('feed ') ? calendar : keyId);
}

/** Returns a month of the URL, YYYY-MM; undefined if there is none, null if it is not a month. */
const periodOf = (text: string): number | null | undefined =>
  text === '' ? undefined : /^20\d\d-(0[1-9]|1[0-2])$/.test(text) ? Number(text.replace('-', '')) : null;
