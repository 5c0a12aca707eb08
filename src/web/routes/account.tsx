/** Pages of an account. Every form is guarded; every page of a person is for that person's session alone. */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { AdminRefusal } from '../../accounts/admin.ts';
import { isKeyPrefix, type KeyPrefix, opens } from '../../accounts/keys.ts';
import type { PagesParts } from '../app.ts';
import type { Frame } from '../design/page.tsx';
import { ownForm } from '../guard.ts';
import { Keys } from '../pages/keys.tsx';
import { PlanPage } from '../pages/plan.tsx';
import { UsagePage } from '../pages/usage.tsx';
import { feedRoutes } from './feeds.tsx';
import type { FormGuard, Person, WhoAsks } from './person.ts';
import { baseOf, type Desk, signedIn } from './reply.tsx';
import { fieldOf, leaveNote, signRoutes } from './sign.tsx';

const USUAL_ENGINE = 'drik';

type Told = { readonly wrong?: string; readonly done?: string; readonly fresh?: { text: string; call: string } };

export function accountRoutes(app: FastifyInstance, desk: Desk, parts: PagesParts): void {
  const { accounts, settings } = parts;
  const { admin, usage } = accounts;
  const infos = Object.values(parts.engines).map(({ info }) => info);
  /** The path set a first call with such a key goes to: the usual engine's, if the key opens it. */
  const firstOpened = (prefix: KeyPrefix): string | undefined => {
    const opened = infos.filter(({ key }) => opens(prefix, key));
    return (opened.find(({ key }) => key === USUAL_ENGINE) ?? opened[0])?.segment;
  };
  const guarded: FormGuard = {
    onRequest: async (request: FastifyRequest) => ownForm(request, settings.baseUrl),
    preHandler: app.csrfProtection,
  };
  signRoutes(app, desk, settings, guarded);

  const person: WhoAsks = async (request, reply, path) => {
    const user = await signedIn(desk, request);
    if (user === undefined) {
      leaveNote(desk, reply, 'first');
      reply.redirect(`/account/sign-in?next=${path}`, 303);
      return undefined;
    }
    const reader = desk.reader(request, reply, path);
    const csrf = reply.generateCsrf();
    const frame: Frame = { reader, assets: desk.assets, signedIn: csrf };
    return { account: await admin.accountOfUser(user), csrf, frame };
  };

  const showKeys = async (reply: FastifyReply, { account, csrf, frame }: Person, told: Told = {}, status = 200) => {
    const keys = await admin.keys(account.id);
    const enterprise = account.plan === 'enterprise';
    return desk.private(
      reply,
      <Keys frame={frame} csrf={csrf} keys={keys} enterprise={enterprise} {...told} />,
      status,
    );
  };
  /** What a key's form came to; a refusal is said on the same page. */
  const keysForm = async (
    request: FastifyRequest,
    reply: FastifyReply,
    act: (who: Person) => Promise<Told>,
  ): Promise<FastifyReply> => {
    const who = await person(request, reply, '/account/keys');
    if (who === undefined) return reply;
    try {
      return await showKeys(reply, who, await act(who));
    } catch (error) {
      if (!(error instanceof AdminRefusal)) throw error;
      const { refusals } = who.frame.reader.words.keys;
      const said: Readonly<Record<string, string | undefined>> = refusals;
      return showKeys(reply, who, { wrong: said[error.code] ?? refusals.other }, 409);
    }
  };

  feedRoutes(app, desk, parts, person, guarded);

  app.get('/account', (_request, reply) => reply.redirect('/account/keys', 303));

  app.get('/account/keys', async (request, reply) => {
    const who = await person(request, reply, '/account/keys');
    return who === undefined ? reply : showKeys(reply, who);
  });

  app.post('/account/keys', guarded, (request, reply) =>
    keysForm(request, reply, async ({ account }) => {
      const prefix = fieldOf(request, 'prefix');
      if (!isKeyPrefix(prefix)) throw new AdminRefusal('no_key', 'there is no such prefix');
      const domains = linesOf(fieldOf(request, 'domains'));
      const { text } = await admin.createKey(account.id, prefix, fieldOf(request, 'label'), domains);
      const segment = firstOpened(prefix);
      const base = baseOf(request, settings.baseUrl);
      return { fresh: { text, call: `curl '${base}/v1/${segment}/tithi' -H 'X-API-Key: ${text}'` } };
    }),
  );

  app.post<{ Params: { id: string } }>('/account/keys/:id/revoke', guarded, (request, reply) =>
    keysForm(request, reply, async ({ account, frame }) => {
      await admin.revokeKey(request.params.id, account.id);
      return { done: frame.reader.words.keys.revokedNow };
    }),
  );

  app.post<{ Params: { id: string } }>('/account/keys/:id/domains', guarded, (request, reply) =>
    keysForm(request, reply, async ({ account, frame }) => {
      await admin.setDomains(request.params.id, linesOf(fieldOf(request, 'domains')), account.id);
      return { done: frame.reader.words.keys.saved };
    }),
  );

  app.get('/account/usage', async (request, reply) => {
    const who = await person(request, reply, '/account/usage');
    if (who === undefined) return reply;
    const [month, balance] = await Promise.all([usage.thisMonth(who.account.id), admin.balance(who.account.id)]);
    return desk.private(reply, <UsagePage frame={who.frame} usage={month} balance={balance} />);
  });

  app.get('/account/plan', async (request, reply) => {
    const user = await signedIn(desk, request);
    const account = user === undefined ? undefined : await admin.accountOfUser(user);
    const frame: Frame = {
      reader: desk.reader(request, reply),
      assets: desk.assets,
      signedIn: user === undefined ? null : reply.generateCsrf(),
    };
    return desk.private(reply, <PlanPage frame={frame} mine={account?.plan ?? null} contact={settings.contactEmail} />);
  });
}

const linesOf = (text: string): string[] => text.split(/[\s,]+/).filter((each) => each !== '');
