/** The keys of an account. A form redirects to the page, which shows the result once. */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { EngineInfo } from 'ganaka/internal/sky/engines/engine.ts';
import { type PageLanguage, pageWords } from 'ganaka/internal/text/contracts/page-words.ts';
import { AdminRefusal } from '../../../accounts/admin.ts';
import { type KeyPrefix, opens, prefixesOf } from '../../../accounts/policy.ts';
import { type EnginesOfPrefix, Keys, RevokeKey } from '../../pages/keys/page.tsx';
import type { PagesParts } from '../../parts.ts';
import type { FlashMessage, FlashMessages } from '../../serving/flash-message.ts';
import { engineSentence } from '../../tools/engine-sentence.ts';
import { baseOf, type Site } from '../reply.tsx';
import type { FormGuard, Person, WhoAsks } from './person.ts';
import { fieldOf } from './sign.tsx';

const PATH = '/account/keys';
const USUAL_ENGINE = 'drik';

type KeyResult = { readonly wrong?: string; readonly done?: string; readonly fresh?: { text: string; call: string } };
type OfKey = { Params: { id: string } };

export function keyRoutes(
  app: FastifyInstance,
  site: Site,
  parts: PagesParts,
  once: FlashMessages,
  person: WhoAsks,
  guarded: FormGuard,
): void {
  const { admin } = parts.accounts;
  const infos = Object.values(parts.engines).map(({ info }) => info);
  const prefixes = prefixesOf(infos);
  const widestFirst = prefixes.toReversed();
  const openedIn = (lang: PageLanguage): EnginesOfPrefix => openedBy(infos, lang);
  const show = async (reply: FastifyReply, { account, csrf, frame }: Person, told: KeyResult = {}, status = 200) => {
    const keys = await admin.keys(account.id);
    const enterprise = account.plan === 'enterprise';
    const shown = { frame, csrf, keys, now: Date.now(), enterprise, prefixes: widestFirst };
    const page = <Keys {...shown} opened={openedIn(frame.reader.lang)} {...told} />;
    return site.private(reply, page, status);
  };
  /** Executes a form and redirects to the page. An error is shown at once, without a redirect. */
  const form = async (
    request: FastifyRequest,
    reply: FastifyReply,
    act: (who: Person) => Promise<void>,
  ): Promise<FastifyReply> => {
    const who = await person(request, reply, PATH);
    if (who === undefined) return reply;
    try {
      await act(who);
      return reply.redirect(PATH, 303);
    } catch (error) {
      if (!(error instanceof AdminRefusal)) throw error;
      const { refusals } = who.frame.reader.words.keys;
      const said: Readonly<Record<string, string | undefined>> = refusals;
      return show(reply, who, { wrong: said[error.code] ?? refusals.other }, 409);
    }
  };

  app.get(PATH, async (request, reply) => {
    const who = await person(request, reply, PATH);
    if (who === undefined) return reply;
    return show(reply, who, toldBy(parts, request, who, once.take(request, reply, who.account.id)));
  });

  app.post(PATH, guarded, (request, reply) =>
    form(request, reply, async ({ account }) => {
      const prefix = fieldOf(request, 'prefix');
      if (!prefixes.includes(prefix)) throw new AdminRefusal('no_key', 'there is no such prefix');
      const domains = linesOf(fieldOf(request, 'domains'));
      const { text } = await admin.createKey(account.id, prefix, fieldOf(request, 'label'), domains);
      once.leave(reply, account.id, 'key', text);
    }),
  );

  app.get<OfKey>(`${PATH}/:id/revoke`, async (request, reply) => {
    const who = await person(request, reply, PATH);
    if (who === undefined) return reply;
    const key = (await admin.keys(who.account.id)).find(({ id }) => id === request.params.id);
    if (key === undefined) return show(reply, who, { wrong: who.frame.reader.words.keys.refusals.no_key }, 404);
    return site.private(
      reply,
      <RevokeKey frame={who.frame} csrf={who.csrf} row={key} opened={openedIn(who.frame.reader.lang)} />,
    );
  });

  app.post<OfKey>(`${PATH}/:id/revoke`, guarded, (request, reply) =>
    form(request, reply, async ({ account }) => {
      await admin.revokeKey(request.params.id, account.id);
      once.leave(reply, account.id, 'revoked');
    }),
  );

  app.post<OfKey>(`${PATH}/:id/domains`, guarded, (request, reply) =>
    form(request, reply, async ({ account }) => {
      await admin.setDomains(request.params.id, linesOf(fieldOf(request, 'domains')), account.id);
      once.leave(reply, account.id, 'saved');
    }),
  );
}

/** Returns what a key with this prefix can use: in the words of the page, or as the names of the engines. */
function openedBy(infos: readonly EngineInfo[], lang: PageLanguage): EnginesOfPrefix {
  const words: Readonly<Record<string, string>> = pageWords(lang).keys.prefixes;
  return (prefix) =>
    words[prefix] ??
    infos
      .filter((each) => opens(prefix, each))
      .map((each) => engineSentence(each, lang).name)
      .join(', ');
}

/** Returns the message of the page about the previous form. */
function toldBy(
  parts: PagesParts,
  request: FastifyRequest,
  { frame }: Person,
  said: FlashMessage | undefined,
): KeyResult {
  const keys = frame.reader.words.keys;
  if (said?.saying === 'key') return { fresh: { text: said.text, call: callWith(parts, request, said.text) } };
  if (said?.saying === 'revoked') return { done: keys.revokedNow };
  return said?.saying === 'saved' ? { done: keys.saved } : {};
}

function callWith(parts: PagesParts, request: FastifyRequest, text: string): string {
  const prefix = text.split('_', 1)[0] ?? '';
  const segment = firstOpened(parts, prefix);
  return `curl '${baseOf(request, parts.settings.baseUrl)}/v1/${segment}/tithi' -H 'X-API-Key: ${text}'`;
}

/** Returns the engine segment for a first call with such a key: that of the default engine, if the key can use it. */
function firstOpened({ engines }: PagesParts, prefix: KeyPrefix): string | undefined {
  const opened = Object.values(engines)
    .map(({ info }) => info)
    .filter((info) => opens(prefix, info));
  return (opened.find(({ key }) => key === USUAL_ENGINE) ?? opened[0])?.segment;
}

const linesOf = (text: string): string[] => text.split(/[\s,]+/).filter((each) => each !== '');
